import type { Box, Points } from '../../../scene/geometry.ts'
import type { TextLayout } from '../../../scene/text.ts'
import { lineBoxWidth } from '../../line-width.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import { resized, step, type TypeStep } from '../type-step.ts'
import { headlineFace } from './faces.ts'

/** Running text that begins with a red initial three lines deep, set and ready to be drawn. */
export interface Story {
  step: TypeStep
  height: Points
  draw: (name: string, at: { x: Points; y: Points }) => void
}

const depth = 3
const initialGap: Points = 8

/** A way to set a text: its size and the width of its lines. */
export interface Measure {
  size: Points
  width: Points
}

/** Paragraphs in the first measure that fits the height; undefined if none does. */
export function setStory(
  sheet: Sheet,
  paragraphs: string[],
  measures: Measure[],
  height: Points,
  initial = true,
): Story | undefined {
  const length = paragraphs.reduce((sum, text) => sum + text.length, 0)
  if (length > mostCharacters) return undefined
  for (const { size, width } of measures) {
    if (size < sheet.context.smallestBody) continue
    const body = resized(sheet.theme.type.body, size)
    // Spares the shaping of texts that cannot possibly fit: no letter is narrower than a tenth of its size.
    if (length * size * 0.1 > (width * height) / body.lineHeight + width) continue
    const story =
      (initial ? withInitial(sheet, paragraphs, body, width) : undefined) ??
      plain(sheet, paragraphs, body, width)
    if (story.height <= height) return story
  }
  return undefined
}

function setParagraphs(
  sheet: Sheet,
  paragraphs: string[],
  body: TypeStep,
  width: Points,
): TextLayout {
  return sheet.setWithSlack(
    paragraphs.map((text, index) => ({
      ...sheet.paragraph(text, body, { color: sheet.theme.colors.ink }),
      spaceBefore: index === 0 ? 0 : Math.round(body.size * 0.85),
    })),
    width,
  )
}

function plain(sheet: Sheet, paragraphs: string[], body: TypeStep, width: Points): Story {
  const layout = setParagraphs(sheet, paragraphs, body, width)
  return {
    step: body,
    height: layout.height,
    draw: (name, { x, y }) => addText(sheet, name, { x, y, width, height: layout.height }, layout),
  }
}

/** Undefined where an initial has no place: in scripts without capitals, and before fewer than three lines. */
function withInitial(
  sheet: Sheet,
  [first = '', ...others]: string[],
  body: TypeStep,
  width: Points,
): Story | undefined {
  if (sheet.rightToLeft || !/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(first))
    return undefined
  if (!/^\p{Lu}\p{Ll}/u.test(first)) return undefined
  const { typography } = sheet.context
  const faceOf = (one: TypeStep) => typography.face(sheet.style(one, '#000000').font)
  const textFace = faceOf(body)
  const initialFace = faceOf({ ...body, font: headlineFace })
  const capHeight =
    (depth - 1) * body.lineHeight + (textFace.capHeight / textFace.unitsPerEm) * body.size
  const size = Math.round((capHeight * initialFace.unitsPerEm * 10) / initialFace.capHeight) / 10
  const initial = step(headlineFace, size, Math.round(size * 0.92))
  const letter = first.slice(0, 1)
  const letterWidth = lineBoxWidth(sheet, letter, initial)
  const indent = letterWidth + initialGap
  if (indent > width * 0.45) return undefined
  const beside = setParagraphs(sheet, [first.slice(1)], body, width - indent)
  const lines = beside.paragraphs.flatMap((one) => one.lines)
  if (lines.length < depth) return undefined
  const [head, rest] = cutAfter(
    first.slice(1),
    lines.slice(0, depth).map((one) => one.text),
  )
  const headLayout = setParagraphs(sheet, [head], body, width - indent)
  const headHeight = depth * body.lineHeight
  if (headLayout.height > headHeight + 0.1) return undefined
  const following = [rest, ...others].filter(Boolean)
  const restLayout = following.length > 0 ? setParagraphs(sheet, following, body, width) : undefined
  // The first of the following paragraphs goes on in the same one when the first is not at its end.
  const space = restLayout === undefined ? 0 : rest === '' ? Math.round(body.size * 0.85) : 0
  const letterLayout = sheet.set(
    [sheet.paragraph(letter, initial, { color: sheet.theme.colors.accent })],
    letterWidth,
    false,
  )
  // Letters of some faces stand so high over the foot of their lines that those reach below the text beside them.
  const baseline = lines[depth - 1]?.baseline ?? 0
  const letterTop = baseline - (letterLayout.paragraphs[0]?.lines[0]?.baseline ?? 0)
  if (letterTop + letterLayout.height > headHeight + 0.5) return undefined
  return {
    step: body,
    height: headHeight + space + (restLayout?.height ?? 0),
    draw: (name, { x, y }) => {
      sheet.addText({
        name: `${name}-initial`,
        box: { x, y: y + letterTop, width: letterWidth, height: letterLayout.height },
        layout: letterLayout,
        wrap: false,
        ground: sheet.theme.ground,
      })
      const head = { x: x + indent, y, width: width - indent, height: headHeight }
      addText(sheet, `${name}-beginning`, head, headLayout)
      if (restLayout === undefined) return
      const below = { x, y: y + headHeight + space, width, height: restLayout.height }
      addText(sheet, name, below, restLayout)
    },
  }
}

/** A text after so many of its lines: what they hold, and the rest. */
export function cutAfter(text: string, lines: string[]): [string, string] {
  let place = 0
  for (const line of lines) {
    while (/\s/.test(text[place] ?? '')) place += 1
    place += line.trim().length
  }
  return [text.slice(0, place).trim(), text.slice(place).trim()]
}

function addText(sheet: Sheet, name: string, box: Box, layout: TextLayout): void {
  sheet.addText({ name, box, layout, ground: sheet.theme.ground })
}
