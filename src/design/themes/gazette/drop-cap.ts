import type { Points } from '../../../scene/geometry.ts'
import type { TextLayout } from '../../../scene/text.ts'
import { lineBoxWidth } from '../../line-width.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import { toneColor } from '../../tree/tone.ts'
import { column, drawing, parts, type Tree, text } from '../../tree/tree.ts'
import { resized, step, type TypeStep } from '../type-step.ts'
import { headlineFace } from './faces.ts'

const depth = 3
const initialGap: Points = 8

/** Running text of a size in lines of a width, which begins with a red initial three lines deep where that has a place. */
export function storyOf(
  sheet: Sheet,
  name: string,
  paragraphs: string[],
  { size, width }: { size: Points; width: Points },
): Tree {
  const body = resized(sheet.theme.type.body, size)
  const short = paragraphs.join('').length <= mostCharacters
  const capped = short ? withInitial(sheet, name, paragraphs, body, width) : undefined
  return capped ?? plain(sheet, name, paragraphs, body)
}

function plain(sheet: Sheet, name: string, said: string[], body: TypeStep): Tree {
  const paragraphs = said.map((one, index) => ({
    ...sheet.paragraph(one, body, { color: toneColor('ink') }),
    spaceBefore: index === 0 ? 0 : Math.round(body.size * 0.85),
  }))
  return text(name, said.length === 0 ? '' : { paragraphs }, { step: body, tone: 'ink' })
}

/** Undefined where an initial has no place: in scripts without capitals, and before fewer than three lines. */
function withInitial(
  sheet: Sheet,
  name: string,
  [opening = '', ...others]: string[],
  body: TypeStep,
  width: Points,
): Tree | undefined {
  if (
    sheet.rightToLeft ||
    !/^(?=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{Lu}\p{Ll}/u.test(opening)
  )
    return undefined
  const [letter, rest] = [opening.slice(0, 1), opening.slice(1)]
  const initial = initialStep(sheet, body)
  const letterWidth = lineBoxWidth(sheet, letter, initial)
  const indent = letterWidth + initialGap
  if (indent > width * 0.45) return undefined
  const lines = linesOf(sheet, rest, body, width - indent)
  if (lines.length < depth) return undefined
  const [beginning, goesOn] = cutAfter(rest, lines.slice(0, depth))
  if (linesOf(sheet, beginning, body, width - indent).length > depth) return undefined
  const look = { step: body, tone: 'ink' } as const
  const cap = drawing((on, { x, y }, { accent: color, ground }) => {
    const setIn = (lineHeight: Points) => {
      const paragraph = on.paragraph(letter, { ...initial, lineHeight }, { color })
      const layout = on.set([paragraph], letterWidth, false)
      const top = baselineOf(on, 'x', body) + (depth - 1) * body.lineHeight - baseline(layout)
      return { layout, top, below: top + layout.height - depth * body.lineHeight }
    }
    const usual = setIn(initial.lineHeight)
    // Half of what a line is lower by is taken from its foot: in any face it ends with the lines beside it.
    const { layout, top } = setIn(initial.lineHeight - 2 * Math.max(0, usual.below))
    const box = { x, y: y + top, width: letterWidth, height: layout.height }
    on.addText({ name: `${name}-initial`, box, layout, wrap: false, ground })
  }, depth * body.lineHeight)
  const head = parts([
    { tree: cap, size: letterWidth },
    { tree: text(`${name}-beginning`, beginning, look), gap: initialGap },
  ])
  const following = plain(sheet, name, [goesOn, ...others].filter(Boolean), body)
  return column([
    { tree: head },
    // The first paragraph goes on under the initial, or is at its end.
    { tree: following, gap: goesOn === '' ? Math.round(body.size * 0.85) : 0 },
  ])
}

/** Capitals as high as three lines. */
function initialStep(sheet: Sheet, body: TypeStep): TypeStep {
  const { typography } = sheet.context
  const faceOf = (one: TypeStep) => typography.face(sheet.style(one, '#000000').font)
  const textFace = faceOf(body)
  const own = faceOf({ ...body, font: headlineFace })
  const capHeight =
    (depth - 1) * body.lineHeight + (textFace.capHeight / textFace.unitsPerEm) * body.size
  const size = Math.round((capHeight * own.unitsPerEm * 10) / own.capHeight) / 10
  return step(headlineFace, size, Math.round(size * 0.92))
}

function baseline(layout: TextLayout): Points {
  return layout.paragraphs[0]?.lines[0]?.baseline ?? 0
}

function baselineOf(sheet: Sheet, words: string, step: TypeStep): Points {
  return baseline(sheet.set([sheet.paragraph(words, step, { color: '#000000' })], 100, false))
}

/** The lines of a paragraph in a width. */
function linesOf(sheet: Sheet, words: string, step: TypeStep, width: Points): string[] {
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
