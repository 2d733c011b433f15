import type { Points } from '../../../scene/geometry.ts'
import { markedRows } from '../../layouts/marked-rows.ts'
import { inFont, resized } from '../type-step.ts'
import { drawNumberDisc } from './discs.ts'
import { drawSoftBox } from './panels.ts'
import { pastelAt } from './pastels.ts'

/** Where a pill's words end, and begin where it has no disc. */
const end: Points = 30

/** A list as lying pills, each in a flavour of its own. */
export const drawPillRows = markedRows((rows, arrangement) => ({
  type: ({ theme: { type, strong } }, size) => {
    const body = resized(type.body, size.text)
    // Under a head, and where a label in the strong face leads it, running text is lighter than that.
    const font = { ...body.font, weight: 500 as const }
    const text = { ...body, font, lineHeight: Math.round(size.text * 1.32) }
    return { head: resized(type.head, size.head), text, detail: inFont(text, strong) }
  },
  lead: ({ mark }, equal) => (mark === undefined ? end : discInset(equal) + discSize(equal) + 18),
  trail: end,
  columnGap: 15,
  gaps: rows.length / arrangement.columns > 6 ? [8, 5] : [15, 10, 6],
  bullet: '•',
  detailTone: () => 'ink',
  draw: (sheet, { row: { mark, strong = false }, index, box, lowest }) => {
    const name = `${arrangement.name}-${index + 1}`
    const ground = pastelAt(index)
    drawSoftBox(sheet, `${name}-pill`, box, ground, box.height / 2)
    const radius = discSize(lowest) / 2
    const center = { x: box.x + discInset(lowest) + radius, y: box.y + box.height / 2 }
    if (mark !== undefined) drawNumberDisc(sheet, `${name}-mark`, mark, center, radius, { strong })
    return { ground }
  },
}))

/** The disc in a pill of a height, and how far in it stands. */
function discSize(height: Points): Points {
  return Math.min(Math.min(height, 96) - 14, 74)
}

function discInset(height: Points): Points {
  return (Math.min(height, 96) - discSize(height)) / 2
}
