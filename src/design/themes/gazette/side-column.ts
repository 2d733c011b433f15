import type { Points } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure, SlideContent } from '../../slide-content.ts'
import { fitLine, fitText } from '../../text-fitting.ts'
import { inFont, ladder } from '../type-step.ts'
import { type Measure, setStory } from './drop-cap.ts'
import { strongFace, total } from './faces.ts'
import { headRule } from './heading.ts'
import { drawColumnRule, drawRule, foot as pageFoot, right } from './rules.ts'

const columnRule: Points = 641.2
const left: Points = 661
const width: Points = right - left
const measures: Measure[] = [
  { size: 16, width: 212 },
  { size: 16, width: 250 },
  { size: 14, width: 250 },
  { size: 12, width: 250 },
]

/**
 * The column beside a chart: its figure, if it explains one, then its text; a figure without a note is what the column
 * adds up to, and stands at its foot.
 */
export function drawSideColumn(sheet: Sheet, content: SlideContent): boolean {
  const { takeaway } = content
  const foot = contentEnd(sheet, pageFoot)
  drawColumnRule(sheet, 'column-rule', columnRule, [149, foot])
  const sums = takeaway !== undefined && content.paragraphs.length > 0 && isTotal(sheet, takeaway)
  const top =
    takeaway === undefined || sums ? headRule + 21.7 : drawFigure(sheet, takeaway, headRule + 19)
  if (top === undefined) return false
  const bottom = sums ? foot - 44 : foot
  const texts = [...(takeaway && !sums ? [takeaway.note] : []), ...content.paragraphs].filter(
    Boolean,
  )
  if (texts.length > 0) {
    const story = setStory(sheet, texts, measures, bottom - top, takeaway === undefined || sums)
    if (story === undefined) return false
    story.draw('takeaway-text', { x: left, y: top })
  }
  if (sums) drawTotal(sheet, takeaway, foot)
  return true
}

/** The figure in red with its name under it; returns where the text goes on, undefined if there is no room. */
function drawFigure(sheet: Sheet, takeaway: Figure, top: Points): Points | undefined {
  const { theme } = sheet
  const { accent, ink } = theme.colors
  let y = top - 6
  const figure = fitText(
    sheet,
    takeaway.figure,
    ladder(theme.type.figure, [54, 48, 40, 34, 28, 24, 20, 16]),
    { width, height: 110, maximumLines: (step) => (step.size >= 34 ? 1 : 3) },
    { color: accent },
  )
  const label = fitText(
    sheet,
    takeaway.label,
    ladder(inFont(theme.type.body, strongFace), [16, 14, 12]),
    { width, height: 90 },
    { color: ink },
  )
  if (takeaway.figure !== '') {
    if (figure === undefined) return undefined
    const { height } = figure.layout
    const box = { x: left, y, width, height }
    sheet.addText({
      name: 'takeaway-figure',
      box,
      layout: figure.layout,
      ground: theme.ground,
    })
    y += height + 2
  }
  if (takeaway.label !== '') {
    if (label === undefined) return undefined
    const { height } = label.layout
    const box = { x: left, y, width, height }
    sheet.addText({ name: 'takeaway-label', box, layout: label.layout, ground: theme.ground })
    y += height
  }
  drawRule(sheet, 'takeaway-rule', y + 10, [left, right])
  return y + 20
}

/** Whether a figure needs no more than its name, and has room for both in one line. */
function isTotal(sheet: Sheet, { note, ...figure }: Figure): boolean {
  const text = totalText(figure)
  return note === '' && text.length < 90 && sheet.measure(text, total) <= width
}

function totalText({ label, figure }: Pick<Figure, 'label' | 'figure'>): string {
  return [label, figure].filter(Boolean).join(': ')
}

function drawTotal(sheet: Sheet, figure: Figure, foot: Points): void {
  const box = { x: left, y: foot - 36, width, height: 3 }
  sheet.addShape('total-rule', box, { fill: sheet.theme.colors.ink })
  sheet.addText({
    name: 'takeaway-figure',
    box: { ...box, y: foot - 25, height: total.lineHeight },
    layout: fitLine(sheet, totalText(figure), total, width, { color: sheet.theme.colors.ink }),
    wrap: false,
    ground: sheet.theme.ground,
  })
}
