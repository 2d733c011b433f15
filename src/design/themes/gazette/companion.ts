import { contentEnd } from '../../caption.ts'
import type { Sheet } from '../../sheet.ts'
import { coverPicture } from './pictures.ts'
import { columnTop, drawColumnRule, foot, right } from './rules.ts'

/** A halftone picture in the last column, beside a slide that has little to read. */
export function drawCompanion(sheet: Sheet): void {
  const end = contentEnd(sheet, foot)
  const box = { x: 661, y: columnTop, width: right - 661, height: end - columnTop }
  drawColumnRule(sheet, 'companion-rule', 641.2, [columnTop, end])
  const { deckTitle, pageNumber } = sheet.context
  const image = coverPicture(`${deckTitle} ${pageNumber}`, box, { name: 'companion' })
  sheet.add({ kind: 'image', name: 'companion', box, image, description: '' })
}
