import type { Points } from '../../../scene/geometry.ts'
import { withUnit } from '../../charts/series-unit.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import { addTitle } from '../../frame.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine, longestWord } from '../../text-fitting.ts'
import { resized } from '../type-step.ts'

const top: Points = 43
const lowest: Points = 147

/** The title at the head of the sheet; under it, muted, what the slide is a part of or counts. */
export function drawHerbariumHeading(
  sheet: Sheet,
  content: SlideContent,
  titleWidth = Number.POSITIVE_INFINITY,
): boolean {
  const { theme } = sheet
  const { title: box } = theme.frame
  const own = content.eyebrow === content.title ? '' : content.eyebrow
  const { chart } = content
  const counted = chart?.series.length === 2 ? chart.series.map((one) => one.name) : []
  const under = withUnit(own, counted, sheet.language)
  const { small } = theme.type
  const bottom = under === '' ? lowest - 12 : lowest - small.lineHeight - 7
  // Beside a panel of the slide's height the title is narrower.
  const width = Math.min(titleWidth, isBesidePanel(content) ? 540 : box.width)
  const sizes: [size: Points, lines: number][] = [
    [34, 2],
    [30, 2],
    [26, 3],
    [22, 3],
    [20, 4],
  ]
  const set = sizes
    .map(([size, lines]) => {
      const step = resized(theme.type.title, size)
      // Words are broken only in the smallest size.
      if (size > 20 && longestWord(sheet, content.title, step) > width * 0.98) return undefined
      const room = { width, height: bottom - top + 0.5, maximumLines: () => lines }
      return fitDisplayTitle(sheet, content.title, [step], room, { color: theme.colors.ink })
    })
    .find((one) => one !== undefined)
  if (set === undefined) return false
  const { height } = set.layout
  const y = height < 50 ? top + (under === '' ? 14 : 8) : top
  addTitle(sheet, set, { x: box.x, y, width: set.width, height })
  if (under !== '')
    sheet.addText({
      name: 'eyebrow',
      box: { x: box.x, y: y + height + 7, width, height: small.lineHeight },
      layout: fitLine(sheet, under, small, width, { color: theme.colors.mutedInk }),
      wrap: false,
      ground: theme.ground,
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
