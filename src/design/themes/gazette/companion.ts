import type { Sheet } from '../../sheet.ts'
import { coverPicture } from './pictures.ts'
import { drawColumnRule, foot, right } from './rules.ts'

/** A halftone picture in the last column, beside a slide that has little to read. */
export function drawCompanion(sheet: Sheet): void {
  const box = { x: 661, y: 149, width: right - 661, height: foot - 149 }
  drawColumnRule(sheet, 'companion-rule', 641.2, [box.y, foot])
  const { deckTitle, pageNumber } = sheet.context
  sheet.add({
    kind: 'image',
    name: 'companion',
    box,
    image: coverPicture(`${deckTitle} ${pageNumber}`, box, { name: 'companion' }),
    description: '',
  })
}
