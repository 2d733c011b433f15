import type { Points } from '../../../scene/geometry.ts'
import { addTitle } from '../../frame.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine, fitText } from '../../text-fitting.ts'
import { ladder } from '../type-step.ts'

/** The title, one line of 34 or two smaller ones, and under it what the drawing shows. */
export function drawHeading(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { title: step, eyebrow } = theme.type
  const box = theme.frame.title
  const set = fitText(
    sheet,
    content.title,
    ladder(step, [34, 28, 24, 20]),
    {
      width: box.width,
      height: box.height,
      maximumLines: ({ size }) => (size === step.size ? 1 : 3),
      balanced: true,
    },
    { color: theme.colors.ink },
  )
  if (set === undefined) return false
  const { height } = set.layout
  addTitle(sheet, set, { ...box, width: set.width, height })
  if (content.eyebrow === '' || content.eyebrow === content.title) return true
  sheet.addText({
    name: 'eyebrow',
    box: { ...theme.frame.eyebrow, y: Math.max(theme.frame.eyebrow.y, box.y + height + 4) },
    layout: fitLine(sheet, content.eyebrow, eyebrow, box.width, { color: theme.colors.mutedInk }),
    wrap: false,
    ground: theme.ground,
  })
  return true
}

/** Where the heading that is drawn already ends, with the line under its title; 0 without one. */
export function headingFoot(sheet: Sheet): Points {
  const ends = sheet.nodes
    .filter((node) => node.name === 'title' || node.name === 'eyebrow')
    .map(({ box }) => box.y + box.height)
  return Math.max(0, ...ends)
}
