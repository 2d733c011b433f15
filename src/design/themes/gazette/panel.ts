import type { Points } from '../../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { plainTable, type TableLook } from '../../layouts/table.ts'
import type { DrawHeadBand, DrawPanel, DrawTile } from '../theme.ts'
import { ink, line, mutedInk, paper, red } from './colors.ts'
import { drawColumnRule, drawRule, left, rowGap, rowLine } from './rules.ts'

/**
 * No boxes on a page of type: equals are columns with a rule between them, and one between their rows; one alone stands
 * between two rules, and what sums up under a thick one.
 */
export const drawGazettePanel: DrawPanel = (sheet, name, box, role, { index, count }) => {
  const before = box.x - sheet.theme.panelGap / 2
  const ends: [Points, Points] = [box.x, rightEdge(box)]
  if (role === 'emphasis')
    sheet.addShape(`${name}-thick-rule`, { ...box, height: 3 }, { fill: ink })
  else if (count === 1)
    for (const [edge, y] of [box.y, bottomEdge(box)].entries())
      drawRule(sheet, `${name}-rule-${edge + 1}`, y, ends, rowLine)
  else if (index > 0 && before > left)
    drawColumnRule(sheet, `${name}-column-rule`, before, [box.y, bottomEdge(box)])
  else if (index > 0) drawRule(sheet, `${name}-row-rule`, box.y - rowGap / 2)
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

/** A table in black on the paper; a column that matters in red. */
export const gazetteTable: TableLook = {
  ...plainTable,
  row: (sheet, row) => {
    const look = plainTable.row(sheet, row)
    return row.litColumn ? { ...look, colors: { ...look.colors, ink: red, mutedInk: red } } : look
  },
}
