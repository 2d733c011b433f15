import type { ChartBlock } from '../../deck/blocks/chart/schema.ts'
import type { Box, Points } from '../../scene/geometry.ts'
import type { Sheet } from '../sheet.ts'
import { fitLine } from '../text-fitting.ts'
import { inFont } from '../themes/type-step.ts'

/** A short text under each category, the one discussed in the accent. */
export function drawAnnotations(sheet: Sheet, chart: ChartBlock, plot: Box, y: Points): void {
  const { accent, mutedInk } = sheet.theme.colors
  const width = plot.width / chart.categories.length
  const step = sheet.theme.type.small
  chart.annotations?.forEach((text, index) => {
    if (text === '') return
    const discussed = index === chart.highlightedCategory
    const own = discussed ? inFont(step, sheet.theme.strong) : step
    if (width < 24) return
    sheet.addText({
      name: `change-${index + 1}`,
      box: { x: plot.x + width * index + 2, y, width: width - 4, height: step.lineHeight },
      layout: fitLine(sheet, text, own, width - 4, {
        color: discussed ? accent : mutedInk,
        align: 'center',
      }),
      wrap: false,
      ground: sheet.theme.ground,
    })
  })
}
