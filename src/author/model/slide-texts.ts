import { plainText } from './marked-text.ts'
import type { WrittenSlide } from './written-slide.ts'

/** A text of a written slide, and whether the audience sees it or the speaker says it. */
interface SlideText {
  text: string
  /** `content`: a line, item or cell; `code` and `quote` are to be as in the source. */
  place: 'title' | 'content' | 'caption' | 'notes' | 'code' | 'quote'
}

/** Every text of a slide as it is printed, in the order it is read; empty ones and the values of charts are left out. */
export function slideTexts(written: WrittenSlide): SlideText[] {
  const content = (...texts: readonly string[]) =>
    texts.map((text): SlideText => ({ text: plainText(text), place: 'content' }))
  const inside = (): SlideText[] => {
    switch (written.form) {
      case 'points':
      case 'statement':
      case 'closing':
        return content(written.lead, ...written.lines.map(({ text }) => text))
      case 'comparison':
        return content(
          ...written.sides.flatMap(({ head, lines }) => [head, ...lines.map(({ text }) => text)]),
        )
      case 'table':
        return content(...written.columns, ...written.rows.flatMap(({ cells }) => cells))
      case 'chart':
        return content(
          written.unit,
          written.category_title,
          ...written.categories,
          ...written.series.map(({ name }) => name),
        )
      case 'quote':
        return [{ text: written.quote, place: 'quote' }, ...content(written.name, written.role)]
      case 'code':
        return [{ text: written.code, place: 'code' }]
      default:
        return content(...written.items.flatMap(({ head, text, detail }) => [head, text, detail]))
    }
  }
  const all: SlideText[] = [
    { text: plainText(written.title), place: 'title' },
    ...inside(),
    { text: plainText(written.caption), place: 'caption' },
    { text: plainText(written.notes), place: 'notes' },
  ]
  return all.filter(({ text }) => text.trim() !== '')
}
