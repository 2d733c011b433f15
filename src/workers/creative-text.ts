import { metaLine } from '../deck/meta-line.ts'
import { chosenVariant, type Slide } from '../deck/slide.ts'
import type { SourcedText } from '../deck/sourced-text.ts'

/** What stands on the picture of a creative slide. */
export interface CreativeText {
  title: string
  eyebrow?: string
  /** Small text under the title. */
  subtitle: SourcedText[]
  /** Nothing of the classic variant is missing. */
  complete: boolean
}

/** A statement or a quotation of more characters than this is not one line of thought. */
const longestStatement = 110

/**
 * The words for a picture: the title, and the little that goes with it where that is all there is. A picture shows no
 * caption, so a slide that has one is never said whole.
 */
export function creativeText(slide: Slide): CreativeText {
  const shown = chosenVariant(slide)
  const { layout, title, eyebrow, caption, blocks } = shown
  const meta = metaLine(shown, slide)
  const only = blocks.length === 1 ? blocks[0] : undefined
  const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.paragraphs : []))
  const plain = blocks.every((block) => block.kind === 'paragraph')
  if (layout === 'title' || layout === 'section' || layout === 'closing')
    return {
      title,
      ...(layout === 'title' && eyebrow ? { eyebrow } : {}),
      subtitle: plain ? [...paragraphs, ...(meta ? [meta] : [])] : [],
      complete: plain && !caption,
    }
  if (layout === 'quote' && only?.kind === 'quote' && only.quote.text.length <= longestStatement) {
    const who = [only.name, only.affiliation].filter(Boolean).join(', ')
    return {
      title: quoted(only.quote.text),
      ...(title === '' ? {} : { eyebrow: title }),
      subtitle: who === '' ? [] : [{ ...only.quote, text: who }],
      complete: !caption,
    }
  }
  const length = paragraphs.reduce((sum, one) => sum + one.text.length, 0)
  if (plain && paragraphs.length <= 1 && length <= longestStatement)
    return { title, subtitle: paragraphs, complete: !caption }
  return { title, subtitle: [], complete: false }
}

/** With quotation marks, unless it has some. */
function quoted(text: string): string {
  return /^["“„«‹「『]/u.test(text) ? text : `“${text}”`
}
