import { bottomEdge } from '../../grid.ts'
import type { DrawHeadBand, DrawPanel, DrawTile } from '../theme.ts'
import { ink, line, mutedInk, paper, red } from './colors.ts'
import { drawColumnRule, drawRule, left, rowGap } from './rules.ts'

/**
 * No boxes on a page of type: equals are columns with a rule between them, and one between their rows; what matters is
 * headed by a thick rule in red, what sums up by one in black.
 */
export const drawGazettePanel: DrawPanel = (sheet, name, box, role, { index }) => {
  const before = box.x - sheet.theme.panelGap / 2
  if (role !== 'plain') {
    const fill = role === 'focus' ? red : ink
    sheet.addShape(`${name}-thick-rule`, { ...box, height: 3 }, { fill })
  } else if (index > 0 && before > left) {
    drawColumnRule(sheet, `${name}-column-rule`, before, [box.y, bottomEdge(box)])
  } else if (index > 0) drawRule(sheet, `${name}-row-rule`, box.y - rowGap / 2)
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
