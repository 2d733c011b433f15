import type { Points } from '../../../scene/geometry.ts'
import { withUnit } from '../../charts/series-unit.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import { addTitle } from '../../frame.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine } from '../../text-fitting.ts'
import { ladder, type TypeStep } from '../type-step.ts'

const top: Points = 43
const lowest: Points = 147
/** Between the title and what stands under it. */
const gap: Points = 7

/** The title at the head of the sheet; under it, muted, what the slide is a part of or counts. */
export function drawHerbariumHeading(
  sheet: Sheet,
  content: SlideContent,
  titleWidth = Number.POSITIVE_INFINITY,
): boolean {
  const { type, frame, colors, ground } = sheet.theme
  const { title, eyebrow, chart } = content
  const counted = chart?.series.length === 2 ? chart.series.map((one) => one.name) : []
  const under = withUnit(eyebrow === title ? '' : eyebrow, counted, sheet.language)
  const foot = under === '' ? lowest - 12 : lowest - type.small.lineHeight - gap
  // Beside a panel of the slide's height the title is narrower.
  const width = Math.min(titleWidth, isBesidePanel(content) ? 540 : frame.title.width)
  const lines = ({ size }: TypeStep) => (size >= 30 ? 2 : size > 20 ? 3 : 4)
  const set = fitDisplayTitle(
    sheet,
    title,
    ladder(type.title, [34, 30, 26, 22, 20]),
    { width, height: foot - top + 0.5, maximumLines: lines },
    { color: colors.ink },
  )
  if (set === undefined) return false
  const { height } = set.layout
  const { x } = frame.title
  const y = height < 50 ? top + (under === '' ? 14 : 8) : top
  addTitle(sheet, set, { x, y, width: set.width, height })
  if (under !== '')
    sheet.addText({
      name: 'eyebrow',
      box: { x, y: y + height + gap, width, height: type.small.lineHeight },
      layout: fitLine(sheet, under, type.small, width, { color: colors.mutedInk }),
      wrap: false,
      ground,
    })
  return true
}

/** Whether what a chart says stands on a panel at its side, which begins as high as the title. */
function isBesidePanel({ chart, takeaway, paragraphs }: SlideContent): boolean {
  return chart !== undefined && (takeaway !== undefined || paragraphs.length > 0)
}

/** Where what stands over the content ends. */
export function headingFoot(sheet: Sheet): Points {
  const feet = sheet.nodes.flatMap((node) =>
    node.kind === 'text' && (node.placeholder === 'title' || node.name === 'eyebrow')
      ? [node.box.y + node.box.height]
      : [],
  )
  return Math.max(top, ...feet)
}
