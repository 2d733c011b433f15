import type { Points } from '../../../scene/geometry.ts'
import { closingLayout } from '../../layouts/closing.ts'
import { aside } from './faces.ts'
import { coverPicture } from './pictures.ts'
import { bar, drawColumnRule, drawDoubleRule, left, right, top } from './rules.ts'

const bottom: Points = 507
const columnRule: Points = 520
const side = { x: 544, y: 63, width: right - 544, height: bottom - 63 }

/** The last page: a headline, and beside it what is to be done; the cover's picture where nothing is. */
export const drawGazetteClosing = closingLayout({
  scenery: (sheet, { title, eyebrow, ...rest }) => {
    drawDoubleRule(sheet, 'head', top)
    drawColumnRule(sheet, 'column-rule', columnRule, [side.y, bottom])
    const { cards, paragraphs, bullets, meta } = rest
    if (cards.length + paragraphs.length + bullets.length > 0 || meta !== '') return
    const image = coverPicture(title, side, { name: 'closing', words: eyebrow })
    sheet.add({ kind: 'image', name: 'picture', box: side, image, description: '' })
  },
  area: { x: left, y: 92, width: columnRule - left - 30, height: 415 },
  beside: side,
  title: {
    lines: [
      [48, 5],
      [36, 7],
    ],
    bearing: 1,
    anchor: 'top',
  },
  ornament: () => ({ tree: bar('title-bar'), gap: 24 }),
  justify: 'start',
  words: { gap: 30, width: side.width, size: 24, tone: 'ink' },
  tasks: { most: 4, gap: 30, largest: 20, perRow: 1 },
  eyebrow: () => ({ x: left, y: 56, width: 440, step: aside, tone: 'mutedInk' }),
})
