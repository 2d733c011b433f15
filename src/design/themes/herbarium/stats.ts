import type { Points } from '../../../scene/geometry.ts'
import { drawBigNumber } from '../../layouts/big-number.ts'
import { statsLayout } from '../../layouts/stats.ts'
import { drawing } from '../../tree/tree.ts'
import type { DrawLayout } from '../theme.ts'
import { foliage } from './colors.ts'
import { cornerPanelOutline } from './corner-panel.ts'
import { drawFootPlant } from './plants.ts'

/** Plants are no higher, and left out where there is less room than the other under the texts. */
const plantHeight: { most: Points; least: Points } = { most: 132, least: 66 }
/** Between words and the tips of leaves. */
const clear: Points = 26

/** Figures on panels, the main one wider and on deep green; plants grow in the room under their words. */
const drawPanels = statsLayout({
  words: [
    [22, 16],
    [20, 14],
    [18, 14],
  ],
  label: ({ theme }) => theme.type.date,
  main: { share: 1.25, scale: 1.17 },
  slots: (index) => ({
    tones: { figure: index === 0 ? 'accent' : 'ink' },
    label: { balanced: 'at sense' },
    note: { balanced: 'at sense' },
    order: 'value-first',
  }),
  rule: (name) =>
    drawing((sheet, box, { accent }) => {
      sheet.addShape(name, { ...box, width: 54 }, { fill: accent })
    }, 1),
  device: (sheet, name, room, index) => {
    const high = Math.min(plantHeight.most, room.height - clear)
    if (high < plantHeight.least) return
    const [near, far] = index === 0 ? onMain : onOthers
    drawFootPlant(sheet, `${name}-sprig`, room, cornerPanelOutline(room), [near, far], high)
  },
})

const onMain = [foliage.middle, foliage.far] as const
const onOthers = [foliage.light, foliage.nearest] as const

/** Key figures from which plants grow; one alone stands beside a plant. */
export const drawHerbariumStats: DrawLayout = (sheet, content) =>
  (content.figures.length === 1 ? drawBigNumber : drawPanels)(sheet, content)
