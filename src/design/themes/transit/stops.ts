import type { Points } from '../../../scene/geometry.ts'
import { type DrawRows, markedRows, type PlacedRow } from '../../layouts/marked-rows.ts'
import type { Sheet } from '../../sheet.ts'
import { drawRoundel, drawStation, type Line, lineAt, sectionLine } from './lines.ts'

/** Middle of the line, from the left edge of the rows. */
const railX: Points = 22

const middleOf = ({ box }: PlacedRow) => ({ x: box.x + railX, y: box.y + box.height / 2 })

/** Rows beside a line, or the line of each, with a stop each. */
function stopsOn(lineOf: (sheet: Sheet, index: number) => Line): DrawRows {
  return markedRows((_, list) => ({
    lead: 62,
    bullet: '–',
    under: (sheet, placed) => {
      for (const { row, index, box } of placed) {
        if (!row.strong) continue
        const inner = { ...box, x: box.x + railX, width: box.width - railX }
        const fill = sheet.theme.colors.surface
        sheet.addShape(`${list.name}-${index + 1}-panel`, inner, { fill })
      }
      for (const [place, next] of placed.slice(1).entries()) {
        const one = placed[place] as PlacedRow
        const pen = { color: lineOf(sheet, one.index).color, width: 10 }
        sheet.addLine(`${list.name}-${one.index + 1}-line`, middleOf(one), middleOf(next), pen)
      }
    },
    draw: (sheet, one) => {
      const { row, index, box } = one
      const name = `${list.name}-${index + 1}`
      const center = middleOf(one)
      if (row.mark === undefined)
        drawStation(sheet, `${name}-stop`, center, Math.min(12, box.height * 0.3))
      else {
        const radius = Math.min(20, box.height * 0.36)
        drawRoundel(sheet, name, row.mark, center, radius, lineOf(sheet, index))
      }
      return { ground: row.strong ? sheet.theme.colors.surface : sheet.theme.ground }
    },
  }))
}

/** Rows beside the section's line with a stop each. */
export const drawStops = stopsOn(sectionLine)

/** The deck's parts are its lines: each a roundel in its colour, with the page where it begins. */
export const drawLines = stopsOn((_, index) => lineAt(index))
