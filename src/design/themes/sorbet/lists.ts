import { drawBullets } from '../../layouts/bullets.ts'
import { drawDefinition } from '../../layouts/definition.ts'
import {
  agendaRows,
  definitionRows,
  itemRows,
  type ListRow,
  pointRows,
  rowsLayout,
} from '../../layouts/row-list.ts'
import type { Sheet } from '../../sheet.ts'
import { resized } from '../theme.ts'
import { drawPillRows, type PillRowsOptions } from './pill-rows.ts'

/** Draws lying pills in the first of the arrangements that has room. */
function pills(arrangements: (rows: ListRow[], sheet: Sheet) => PillRowsOptions[]) {
  return (sheet: Sheet, rows: ListRow[]): boolean => {
    const area = sheet.theme.frame.content
    return arrangements(rows, sheet).some(
      (one) => drawPillRows(sheet, rows, area, one) !== undefined,
    )
  }
}

/** Half the content's width without the ends of a pill, and a little less. */
const longestName = 350

/**
 * The sizes in which each item is one line of half the width. Four, six or eight names fill two columns of high pills;
 * one column would leave its right half empty.
 */
function nameSizes(sheet: Sheet, rows: ListRow[]): { head: number; text: number }[] {
  const names = rows.every(({ text, children }) => text.length < 60 && !children?.length)
  if (!names || ![4, 6, 8].includes(rows.length)) return []
  return [24, 22, 20]
    .filter((size) => {
      const step = resized(sheet.theme.type.body, size)
      return rows.every(({ text }) => sheet.measure(text, step) < longestName)
    })
    .map((size) => ({ head: size, text: size }))
}

/** Items as pills, each in a flavour of its own. */
export const drawSorbetBullets = rowsLayout(
  itemRows,
  pills((rows, sheet) => {
    const one = { name: 'item', columns: 1 as const, placeholder: true }
    const two = { ...one, columns: 2 as const }
    const sizes = nameSizes(sheet, rows)
    if (sizes.length > 0) return [{ ...two, sizes }, one, two]
    return rows.length > 6 ? [two, one] : [one, two]
  }),
  drawBullets,
)

/** Key points as numbered pills. */
export const drawSorbetRecap = rowsLayout(
  pointRows,
  pills((rows) => [{ name: 'point', columns: rows.length > 6 ? 2 : 1, placeholder: true }]),
  drawBullets,
)

/** The deck's parts with the pages that they begin on; the next one's number in violet. */
export const drawSorbetAgenda = rowsLayout(
  agendaRows,
  pills((rows) => [
    {
      name: 'part',
      columns: rows.length > 5 ? 2 : 1,
      sizes: [24, 22, 20, 18, 16, 14, 12].map((size) => ({ head: size, text: size })),
    },
  ]),
  (sheet, content) => content.agenda.length === 0 && drawBullets(sheet, content),
)

/** Terms as heads of pills; one alone is set large. */
export const drawSorbetDefinition = rowsLayout(
  definitionRows,
  pills((rows) => [
    {
      name: 'term',
      columns: rows.length > 6 ? 2 : 1,
      sizes: [
        { head: 22, text: 18 },
        { head: 20, text: 16 },
        { head: 16, text: 14 },
        { head: 14, text: 12 },
      ],
    },
  ]),
  drawDefinition,
)
