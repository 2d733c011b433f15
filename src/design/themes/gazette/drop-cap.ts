import type { Points } from '../../../scene/geometry.ts'
import { mostCharacters } from '../../../text/shorten.ts'
import { lineBoxWidth } from '../../line-width.ts'
import type { Sheet } from '../../sheet.ts'
import { toneColor } from '../../tree/tone.ts'
import { column, drawing, parts, type Tree, text } from '../../tree/tree.ts'
import { resized, step, type TypeStep } from '../type-step.ts'
import { headlineFace } from './faces.ts'

/** Lines beside an initial. */
const depth = 3
const initialGap: Points = 8
/** Heights of capitals in ems: of running text in Source Serif 4, and of headlines in Playfair Display. */
const capHeight = { text: 0.67, headline: 0.708 }
/** A word in a script with capitals. */
const capital = /^(?=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{Lu}\p{Ll}/u

/**
 * Running text of a size in lines of a width, which begins with a red initial three lines deep where that has a place: not
 * in scripts without capitals, nor before fewer than three lines.
 */
export function storyOf(
  sheet: Sheet,
  name: string,
  paragraphs: string[],
  { size, width }: { size: Points; width: Points },
): Tree {
  const body = resized(sheet.theme.type.body, size)
  const [opening = '', ...others] = paragraphs
  const plain = prose(sheet, name, paragraphs, body)
  if (paragraphs.join('').length > mostCharacters) return plain
  // An initial is for prose that is set as the theme does.
  const styled = sheet.styles?.styleOf(opening, size)
  if (sheet.rightToLeft || !capital.test(opening) || styled) return plain
  const [letter, rest] = [opening.slice(0, 1), opening.slice(1)]
  const high = (depth - 1) * body.lineHeight + capHeight.text * size
  const initialSize = Math.round((high * 10) / capHeight.headline) / 10
  const initial = step(headlineFace, initialSize, Math.round(initialSize * 0.8))
  const letterWidth = lineBoxWidth(sheet, letter, initial)
  const linesOf = (words: string) => lineTexts(sheet, words, body, width - letterWidth - initialGap)
  const lines = letterWidth < width * 0.4 ? linesOf(rest) : []
  const [beginning, goesOn] = cutAfter(rest, lines.slice(0, depth))
  if (lines.length < depth || linesOf(beginning).length > depth) return plain
  const cap = drawing((on, { x, y }, { accent: color, ground }) => {
    const setIn = (lineHeight: Points) => {
      const own = { ...initial, lineHeight }
      const layout = on.set([on.paragraph(letter, own, { color })], letterWidth, false)
      const foot = baseline(on, 'x', body) + (depth - 1) * body.lineHeight
      const top = foot - baseline(on, letter, own)
      return { layout, top, below: top + layout.height - depth * body.lineHeight }
    }
    const { below } = setIn(initial.lineHeight)
    // Half of what a line is lower by is taken from its foot: in any face it ends with the lines beside it.
    const { layout, top } = setIn(initial.lineHeight - 2 * Math.max(0, below))
    const box = { x, y: y + top, width: letterWidth, height: layout.height }
    on.addText({ name: `${name}-initial`, box, layout, wrap: false, ground })
  }, depth * body.lineHeight)
  const beside = text(`${name}-beginning`, beginning, { step: body, tone: 'ink' })
  const head = parts([
    { tree: cap, size: letterWidth },
    { tree: beside, gap: initialGap },
  ])
  const following = prose(sheet, name, [goesOn, ...others].filter(Boolean), body)
  // The first paragraph goes on under the initial, or is at its end.
  return column([{ tree: head }, { tree: following, gap: goesOn === '' ? size * 0.85 : 0 }])
}

function prose(sheet: Sheet, name: string, said: string[], body: TypeStep): Tree {
  const paragraphs = said.map((one, index) => ({
    ...sheet.paragraph(one, body, { color: toneColor('ink') }),
    spaceBefore: index === 0 ? 0 : Math.round(body.size * 0.85),
  }))
  return text(name, said.length === 0 ? '' : { paragraphs }, { step: body, tone: 'ink' })
}

/** Where the first line of words stands in its box. */
function baseline(sheet: Sheet, words: string, step: TypeStep): Points {
  const layout = sheet.set([sheet.paragraph(words, step, { color: '#000000' })], 1000, false)
  return layout.paragraphs[0]?.lines[0]?.baseline ?? 0
}

/** The lines of a paragraph in a width. */
function lineTexts(sheet: Sheet, words: string, step: TypeStep, width: Points): string[] {
  const paragraph = sheet.paragraph(words, step, { color: '#000000' })
  const { paragraphs } = sheet.setWithSlack([paragraph], width)
  return paragraphs.flatMap((one) => one.lines.map((line) => line.text))
}

/** A text after so many of its lines: what they hold, and the rest. */
function cutAfter(words: string, lines: string[]): [string, string] {
  let place = 0
  for (const line of lines) {
    while (/\s/.test(words[place] ?? '')) place += 1
    place += line.trim().length
  }
  return [words.slice(0, place).trim(), words.slice(place).trim()]
}
