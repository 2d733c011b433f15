import type { DrawHeadBand, DrawPanel, DrawTile } from '../theme.ts'
import { ink, line, mutedInk, paper, red } from './colors.ts'
import { drawColumnRule, hairline } from './rules.ts'

/**
 * No boxes on a page of type: equals are columns with a rule between them; what matters is headed by a thick rule in
 * red, what sums up by one in black.
 */
export const drawGazettePanel: DrawPanel = (sheet, name, box, role, { index }) => {
  const { panelGap } = sheet.theme
  if (role !== 'plain')
    sheet.addShape(
      `${name}-thick-rule`,
      { ...box, height: 3 },
      { fill: role === 'focus' ? red : ink },
    )
  else if (index > 0 && box.x - panelGap / 2 > sheet.theme.frame.content.x)
    drawColumnRule(
      sheet,
      `${name}-column-rule`,
      box.x - panelGap / 2,
      [box.y, box.y + box.height],
      hairline,
    )
  return { ground: paper, ink, mutedInk, accent: red, line }
}

/** Nothing under a number or an icon: they stand on the paper, in red. */
export const drawGazetteTile: DrawTile = () => ({ ground: paper, ink: red })

/** Over a column of a comparison only a thick rule, and its name in the same colour. */
export const drawGazetteHeadBand: DrawHeadBand = (sheet, name, box, tone) => {
  const color = tone === 'accent' ? red : ink
  sheet.addShape(`${name}-rule`, { ...box, height: 3 }, { fill: color })
  return { ground: paper, ink: color }
}
