import type { Box, Points } from '../../../scene/geometry.ts'
import {
  type ColumnsSpecification,
  drawColumns,
  type PlacedColumn,
  rowSpace,
} from '../../columns.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Place } from '../../layouts/sequence-look.ts'
import type { Sheet } from '../../sheet.ts'
import { drawColumnRule, drawRule } from './rules.ts'

/** Equals as columns of type with rules between columns and rows; undefined when the texts do not fit. */
export function drawRuledColumns(
  sheet: Sheet,
  // From the top of a row to where the rules between its columns begin.
  specification: ColumnsSpecification & { rulesFrom?: Points },
): PlacedColumn[] | undefined {
  const placed = drawColumns(sheet, specification)
  const { prefix, area, gutter = 39, rulesFrom } = specification
  placed?.forEach((column, index) => {
    const before = placed[index - 1]
    if (before === undefined) return
    const { x, top, bottom } = column
    if (before.top === top) {
      const from = top + (rulesFrom ?? (top === area.y ? 19 : 0))
      drawColumnRule(sheet, `${prefix}-${index + 1}-column-rule`, x - gutter / 2, [from, bottom])
      return
    }
    const y = top - rowSpace / 2
    drawRule(sheet, `${prefix}-${index + 1}-row-rule`, y, [area.x, area.x + area.width])
  })
  return placed
}

/** The space between columns of which more than so many stand side by side, and between fewer. */
export function gutterOf(columns: number): Points {
  return columns > 3 ? 33 : 45
}

/** The rule before a column of a sequence that is not the first of its row, and over its row: from so far under its top on. */
export function drawSequenceRules(
  sheet: Sheet,
  { name, row, column, columns }: Place,
  box: Box,
  from: Points,
): void {
  const { content } = sheet.theme.frame
  if (column > 0)
    drawColumnRule(sheet, `${name}-column-rule`, box.x - gutterOf(columns) / 2, [
      box.y + from,
      bottomEdge(box),
    ])
  else if (row > 0)
    drawRule(sheet, `${name}-row-rule`, box.y - rowSpace / 2, [content.x, rightEdge(content)])
}
