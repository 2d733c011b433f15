import type { Box, Points } from '../../../scene/geometry.ts'
import type { ConvexArea } from '../../devices/polygon.ts'
import { drawBigNumber } from '../../layouts/big-number.ts'
import { figureSlots } from '../../layouts/figure-slots.ts'
import { figuresLayout } from '../../layouts/figures-layout.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import { drawStats } from '../../layouts/stats.ts'
import type { Figure } from '../../slide-content.ts'
import { column, drawing, type Ground, type Part } from '../../tree/tree.ts'
import type { DrawLayout } from '../theme.ts'
import { resized } from '../type-step.ts'
import { foliage, type LeafColors } from './colors.ts'
import { drawLeafPanel } from './panels.ts'
import { drawFootPlant } from './plants.ts'

const padding: Points = 26
/** Plants are no higher, and left out where there is less room than the other under the texts. */
const plantHeight: { most: Points; least: Points } = { most: 132, least: 66 }

/** What is near, and what stands behind it: on the main panel, and on the others. */
const plantColors: [main: [LeafColors, LeafColors], others: [LeafColors, LeafColors]] = [
  [foliage.middle, foliage.far],
  [foliage.light, foliage.nearest],
]

const pairs: [label: Points, note: Points][] = [
  [22, 16],
  [20, 14],
  [18, 14],
  [16, 12],
  [14, 12],
]

/** Figures on panels from which plants grow, the main one on deep green. */
const drawPlantPanels = figuresLayout({
  counts: { least: 2, most: 4 },
  sizes: ({ theme: { type } }) =>
    pairs.map(([label, note]) => ({
      largest: 72,
      least: 32,
      label: resized(type.date, label),
      note: { ...resized(type.body, note), lineHeight: Math.round(note * 1.36) },
    })),
  scale: ({ theme: { type } }) => ({
    number: resized(type.statistic, 84),
    unit: resized(type.unit, 84),
  }),
  // An arrow stands behind a figure that went up or down.
  edge: () => padding + 10,
  gap: () => ({ x: 16, y: 16 }),
  bandGap: () => 16,
  // The main figure's panel is wider than the others, and so is its figure.
  main: () => ({ shares: [1.25], scale: 1.17 }),
  cell: (sheet, figures, index, attempt) => {
    const one = figures[index] as Figure
    const slots = figureSlots(sheet, one, index, attempt, {
      tones: { figure: index === 0 ? 'accent' : 'ink' },
      figure: { anchor: 'bottom' },
      label: { balanced: 'at sense' },
      note: { balanced: 'at sense' },
      arrow: 'figure',
    })
    const rule = drawing((on, box, { accent }) => {
      on.addShape(`stat-${index + 1}-rule`, { ...box, width: 54, height: 1 }, { fill: accent })
    }, 1)
    const noted = [
      { tree: rule, gap: 6 },
      { tree: slots.note, gap: 7 },
    ]
    const said = column([{ tree: slots.under }, ...(one.note === '' ? [] : noted)])
    return onPlantPanel(index, [
      { tree: slots.over },
      { tree: slots.figure },
      { tree: said, gap: 2 },
    ])
  },
})

/** Figures on panels from which plants grow; many figures, and those that say too much, stand in plain panels. */
export const drawHerbariumStats: DrawLayout = (sheet, content) =>
  content.figures.length === 1
    ? drawBigNumber(sheet, content)
    : firstThatFits(drawPlantPanels, drawStats)(sheet, content)

/** A panel with a plant as high as what the texts leave. */
function onPlantPanel(index: number, words: Part[]): Ground {
  const name = `stat-${index + 1}`
  let panel: { box: Box; outline: ConvexArea } | undefined
  const plant = drawing((sheet, { height }) => {
    const high = Math.min(plantHeight.most, height)
    if (panel === undefined || high < plantHeight.least) return
    const colors = plantColors[index === 0 ? 0 : 1]
    drawFootPlant(sheet, `${name}-sprig`, panel.box, panel.outline, colors, high)
  })
  return {
    kind: 'ground',
    padding: { x: padding, top: 22, bottom: 22 },
    tree: column([...words, { tree: plant, grow: 1 }]),
    draw: (sheet, box) => {
      const { colors, outline } = drawLeafPanel(
        sheet,
        `${name}-panel`,
        box,
        index === 0 ? 'focus' : 'plain',
      )
      panel = { box, outline }
      return colors
    },
  }
}
