import type { Points } from '../../../scene/geometry.ts'
import { addTitle, drawEyebrow } from '../../frame.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine, fitText } from '../../text-fitting.ts'
import type { Theme } from '../theme.ts'
import { ladder } from '../type-step.ts'

const underTitle: Points = 88

/** The title, one line of 34 or two smaller ones, and under it what the drawing shows. */
export function drawHeading(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { title: step } = theme.type
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
  const under = Math.max(underTitle, box.y + height + 4)
  const said = content.eyebrow === content.title ? '' : content.eyebrow
  drawEyebrow(sheet, said, { color: theme.colors.mutedInk, ground: theme.ground }, under)
  return true
}

/** The line under a title, or over what has none: as it is written, not in capitals. */
export const drawLetteredLine: NonNullable<Theme['drawEyebrow']> = (sheet, words, _, box) => {
  const { type, colors, ground } = sheet.theme
  const layout = fitLine(sheet, words, type.eyebrow, box.width, { color: colors.mutedInk })
  sheet.addText({ name: 'eyebrow', box, layout, wrap: false, ground })
}

/** Where the heading that is drawn already ends, with the line under its title; 0 without one. */
export function headingFoot(sheet: Sheet): Points {
  const ends = sheet.nodes
    .filter((node) => node.name === 'title' || node.name === 'eyebrow')
    .map(({ box }) => box.y + box.height)
  return Math.max(0, ...ends)
}
