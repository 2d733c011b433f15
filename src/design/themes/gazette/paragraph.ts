import type { Points } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { drawProse, splitLead } from '../../layouts/paragraph.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText, lineCount } from '../../text-fitting.ts'
import { ladder, resized, step } from '../type-step.ts'
import { cutAfter, type Measure, type Story, setStory } from './drop-cap.ts'
import { quoteFace } from './faces.ts'
import { drawBar, drawColumnRule, left, foot as pageFoot, right, width } from './rules.ts'

const gutter: Points = 39
const columnWidth: Points = (width - 2 * gutter) / 3
const top: Points = 151

/** Prose as in a paper: the lead in the first column, the story with its initial in the others. One sentence is a statement. */
export function drawGazetteParagraph(sheet: Sheet, content: SlideContent): boolean {
  const { paragraphs } = content
  const length = paragraphs.reduce((sum, text) => sum + text.length, 0)
  if (length < 200 || length > mostCharacters || paragraphs.length > 40)
    return drawProse(sheet, content)
  if (!drawFrame(sheet, content)) return false
  const { lead, rest } = splitLead(paragraphs, sheet.language)
  if (rest.length === 0) {
    sheet.nodes.length = 0
    return drawProse(sheet, content)
  }
  if (!(lead === '' ? drawStory(sheet, rest, left, 3) : drawLeadAndStory(sheet, lead, rest)))
    return false
  drawFooter(sheet)
  return true
}

function drawLeadAndStory(sheet: Sheet, lead: string, rest: string[]): boolean {
  const { colors, ground } = sheet.theme
  const foot = contentEnd(sheet, pageFoot)
  const set = fitText(
    sheet,
    lead,
    ladder(step(quoteFace, 28, 35), [28, 26, 24, 22, 20, 18, 16, 14]),
    {
      width: columnWidth,
      height: foot - top - 24,
      maximumLines: (one) => (one.size >= 24 ? 8 : 14),
    },
    { color: colors.ink },
  )
  if (set === undefined || set.step.size < sheet.context.smallestBody) return false
  const { height } = set.layout
  const box = { x: left, y: top, width: columnWidth, height }
  sheet.addText({ name: 'lead', box, layout: set.layout, ground })
  drawBar(sheet, 'lead-bar', { x: left, y: Math.min(top + height + 16, foot - 4) })
  return drawStory(sheet, rest, left + columnWidth + gutter, 2)
}

/** The story over so many columns, or over fewer and wider ones while it is short; large while it fits. */
function drawStory(sheet: Sheet, paragraphs: string[], x: Points, columns: number): boolean {
  const whole = right - x
  const foot = contentEnd(sheet, pageFoot)
  const height = foot - top
  const wide = setStory(
    sheet,
    paragraphs,
    [22, 20].map((size): Measure => ({ size, width: Math.min(whole, size * 27) })),
    height,
  )
  if (wide) {
    drawColumnRule(sheet, 'column-rule-1', x - gutter / 2, [149, foot])
    wide.draw('body', { x, y: top })
    return true
  }
  for (const size of [20, 18, 16, 14, 12]) {
    if (size < sheet.context.smallestBody) continue
    const stories = flow(sheet, paragraphs, size, columns, height)
    if (stories === undefined) continue
    stories.forEach((story, column) => {
      const at = x + (columnWidth + gutter) * column
      if (at > left)
        drawColumnRule(sheet, `column-rule-${column + 1}`, at - gutter / 2, [149, foot])
      story.draw(column === 0 ? 'body' : `body-${column + 1}`, { x: at, y: top })
    })
    return true
  }
  return false
}

/** Paragraphs over columns of about equal height; undefined if they do not fit. */
function flow(
  sheet: Sheet,
  paragraphs: string[],
  size: Points,
  columns: number,
  height: Points,
): Story[] | undefined {
  const measure = [{ size, width: columnWidth }]
  const body = resized(sheet.theme.type.body, size)
  const lines = countLines(sheet, paragraphs, size)
  const room = Math.floor(height / body.lineHeight)
  const own = Math.min(room, Math.ceil((lines + 2) / columns))
  const stories: Story[] = []
  let rest = paragraphs
  for (let column = 0; column < columns && rest.length > 0; column++) {
    let taken: Story | undefined
    let left: string[] = []
    // The initial and the spaces between paragraphs take lines of their own: fewer are tried until they fit.
    for (let count = column === columns - 1 ? lines + 2 : own; count > 2; count--) {
      const [head, tail] = cutLines(sheet, rest, size, count)
      taken = setStory(sheet, head, measure, height, column === 0)
      left = tail
      if (taken || column === columns - 1) break
    }
    if (taken === undefined) return undefined
    stories.push(taken)
    rest = left
  }
  return rest.length === 0 ? stories : undefined
}

function setPlain(sheet: Sheet, text: string, size: Points) {
  const body = resized(sheet.theme.type.body, size)
  return sheet.setWithSlack([sheet.paragraph(text, body, { color: '#000000' })], columnWidth)
}

function countLines(sheet: Sheet, paragraphs: string[], size: Points): number {
  return paragraphs.reduce((sum, text) => sum + lineCount(setPlain(sheet, text, size)) + 0.6, 0)
}

/** The first so many lines of paragraphs, and what follows them. */
function cutLines(
  sheet: Sheet,
  paragraphs: string[],
  size: Points,
  count: number,
): [string[], string[]] {
  const head: string[] = []
  let left = count
  for (const [index, text] of paragraphs.entries()) {
    const lines = setPlain(sheet, text, size).paragraphs.flatMap((one) => one.lines)
    if (lines.length <= left) {
      head.push(text)
      left -= lines.length + 0.6
      continue
    }
    // A single line of a paragraph does not stand alone at the foot of a column.
    const taken = Math.floor(left)
    if (taken < 2) return [head, paragraphs.slice(index)]
    const [begins, goesOn] = cutAfter(
      text,
      lines.slice(0, taken).map((line) => line.text),
    )
    return [[...head, begins], [goesOn, ...paragraphs.slice(index + 1)].filter(Boolean)]
  }
  return [head, []]
}
