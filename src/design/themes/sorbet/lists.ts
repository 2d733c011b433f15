import { drawBullets } from '../../layouts/bullets.ts'
import { type DrawRows, itemRows, type ListRow, rowsLayout } from '../../layouts/row-list.ts'
import type { Sheet } from '../../sheet.ts'
import { resized } from '../type-step.ts'
import { drawPillRows } from './pill-rows.ts'

/** Rows as lying pills. */
export const pills: DrawRows = (...rows) => drawPillRows(...rows) !== undefined

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
  (sheet, rows) => {
    const one = { name: 'item', columns: 1 as const, placeholder: true }
    const two = { ...one, columns: 2 as const }
    const sizes = nameSizes(sheet, rows)
    const arrangements = rows.length > 6 ? [two, one] : [one, two]
    return (sizes.length > 0 ? [{ ...two, sizes }, one, two] : arrangements).some((arrangement) =>
      pills(sheet, rows, arrangement),
    )
  },
  drawBullets,
)
