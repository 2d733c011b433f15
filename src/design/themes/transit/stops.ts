import type { Points } from '../../../scene/geometry.ts'
import {
  drawMarkedRows,
  type ListRow,
  type PlacedRow,
  type RowArrangement,
  type RowLook,
} from '../../layouts/marked-rows.ts'
import type { DrawRows } from '../../layouts/row-list.ts'
import type { Sheet } from '../../sheet.ts'
import { type Line, lineAt, sectionLine } from './lines.ts'
import { drawRoundel, drawStation } from './stations.ts'

const lead: Points = 62
/** Middle of the line, from the left edge of the rows. */
const railX: Points = 22

interface StopList extends RowArrangement {
  /** Each stop is the number of another line: the parts of a deck. */
  lines?: boolean
}

/** Rows beside a line with a stop each. */
export function drawStops(
  sheet: Sheet,
  rows: ListRow[],
  list: StopList,
  area = sheet.theme.frame.content,
): boolean {
  const own = sectionLine(sheet)
  const lineOf = (index: number) => (list.lines ? lineAt(index) : own)
  return drawMarkedRows(sheet, rows, area, list, {
    lead,
    bullet: '–',
    under: (_, placed) => drawRail(sheet, placed, list.name, lineOf),
    draw: (_, one) => drawStop(sheet, one, `${list.name}-${one.index + 1}`, lineOf(one.index)),
  })
}

function drawRail(
  sheet: Sheet,
  placed: PlacedRow[],
  name: string,
  lineOf: (index: number) => Line,
): void {
  const { surface } = sheet.theme.colors
  for (const { row, index, box } of placed)
    if (row.strong) {
      const inner = { ...box, x: box.x + railX, width: box.width - railX }
      sheet.addShape(`${name}-${index + 1}-panel`, inner, { fill: surface })
    }
  placed.forEach((one, index) => {
    const next = placed[index + 1]
    if (next === undefined) return
    const x = one.box.x + railX
    const from = { x, y: one.box.y + one.box.height / 2 }
    const to = { x, y: next.box.y + next.box.height / 2 }
    const stroke = { color: lineOf(one.index).color, width: 10 }
    sheet.addLine(`${name}-${one.index + 1}-line`, from, to, stroke)
  })
}

function drawStop(
  sheet: Sheet,
  { row, box }: PlacedRow,
  name: string,
  line: Line,
): ReturnType<RowLook['draw']> {
  const center = { x: box.x + railX, y: box.y + box.height / 2 }
  const names = { disc: `${name}-stop`, number: `${name}-number` }
  if (row.mark === undefined) drawStation(sheet, names.disc, center, Math.min(12, box.height * 0.3))
  else drawRoundel(sheet, names, row.mark, center, Math.min(20, box.height * 0.36), line)
  return { ground: row.strong ? sheet.theme.colors.surface : sheet.theme.ground }
}

/** The deck's parts are its lines: each a roundel in its colour, with the page where it begins. */
export const drawLines: DrawRows = (sheet, rows, arrangement) =>
  drawStops(sheet, rows, { ...arrangement, lines: true })
