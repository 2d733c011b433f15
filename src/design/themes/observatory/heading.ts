import { withUnit } from '../../charts/series-unit.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import { addTitle } from '../../frame.ts'
import { lineBoxWidth } from '../../line-width.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine } from '../../text-fitting.ts'
import { ladder } from '../type-step.ts'

/** The title at the head of the sky; under it, muted, what the slide is a part of or counts. */
export function drawObservatoryHeading(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { title: box } = theme.frame
  const set = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.title, [26, 22, 19, 17]),
    {
      width: box.width,
      height: box.height,
      maximumLines: (step) => (step.size >= 22 ? 2 : 3),
    },
    { color: theme.colors.ink },
  )
  if (set === undefined) return false
  const { height } = set.layout
  addTitle(sheet, set, { ...box, width: set.width, height })
  const own = content.eyebrow === content.title ? '' : content.eyebrow
  const { chart } = content
  const counted = chart?.series.length === 2 ? chart.series.map((one) => one.name) : []
  const text = withUnit(own, counted, sheet.language)
  if (text === '') return true
  const step = theme.type.small
  const width = Math.min(box.width, lineBoxWidth(sheet, text.slice(0, 200), step))
  sheet.addText({
    name: 'eyebrow',
    box: {
      x: box.x,
      y: Math.min(box.y + height + 15, 160 - step.lineHeight),
      width,
      height: step.lineHeight,
    },
    layout: fitLine(sheet, text, step, width, { color: theme.colors.mutedInk }),
    wrap: false,
    ground: theme.ground,
  })
  return true
}
