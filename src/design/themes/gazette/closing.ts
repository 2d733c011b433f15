import { closingLayout } from '../../layouts/closing.ts'
import { aside } from './faces.ts'
import { coverPicture } from './pictures.ts'
import { bar, bodyTop, drawColumnRule, drawDoubleRule, left, right, top } from './rules.ts'

const bottom = 507
const side = { x: 565, y: bodyTop, width: right - 565, height: bottom - bodyTop }

/** The last page: a headline, what to take home and what is to be done, beside a picture as on the first. */
export const drawGazetteClosing = closingLayout({
  scenery: (sheet, { title, eyebrow }) => {
    drawDoubleRule(sheet, 'head', top)
    drawColumnRule(sheet, 'column-rule', side.x - 24, [side.y, bottom])
    const image = coverPicture(title, side, { name: 'closing', words: eyebrow })
    sheet.add({ kind: 'image', name: 'picture', box: side, image, description: '' })
  },
  area: { x: left, y: 86, width: side.x - 48 - left, height: bottom - 86 },
  title: { lines: { 48: 4, 36: 6 }, bearing: 1, anchor: 'top' },
  ornament: () => ({ tree: bar('title-bar'), gap: 24 }),
  justify: 'start',
  words: { gap: 24, width: side.x - 48 - left, size: 22, tone: 'ink' },
  tasks: { most: 4, gap: 30, perRow: 2 },
  eyebrow: () => ({ x: left, y: 56, width: 440, step: aside, tone: 'mutedInk' }),
})
