import { drawBullets } from '../../layouts/bullets.ts'
import { itemRows, type ListRow, rowsLayout } from '../../layouts/row-list.ts'
import type { Sheet } from '../../sheet.ts'
import { resized } from '../type-step.ts'
import { drawPillRows } from './pill-rows.ts'

/** Half the content's width without the ends of a pill, and a little less. */
const longestName = 350

/** The sizes in which each item is one line of half the width. */
function nameSizes(sheet: Sheet, rows: ListRow[]): { head: number; text: number }[] {
  if (rows.some(({ text, children }) => text.length > 60 || children?.length)) return []
  const { body } = sheet.theme.type
  const holds = (size: number) =>
    rows.every(({ text }) => sheet.measure(text, resized(body, size)) < longestName)
  return [24, 22, 20].filter(holds).map((size) => ({ head: size, text: size }))
}

/**
 * Items as pills, each in a flavour of its own. An even number of names fills two columns: one would leave its right
 * half empty.
 */
export const drawSorbetBullets = rowsLayout(
  itemRows,
  (sheet, rows) => {
    const even = rows.length > 3 && rows.length % 2 === 0
    const sizes = even ? nameSizes(sheet, rows) : []
    const one = { name: 'item', columns: 1 as const, placeholder: true }
    const two = { ...one, columns: 2 as const }
    const named = sizes.length > 0 ? [{ ...two, sizes }] : []
    const arrangements = [...named, ...(rows.length > 6 ? [two, one] : [one, two])]
    return arrangements.some((arrangement) => drawPillRows(sheet, rows, arrangement))
  },
  drawBullets,
)
