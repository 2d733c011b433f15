import type { Point, Points } from '../../../scene/geometry.ts'
import { drawBigNumber } from '../../layouts/big-number.ts'
import { figureSlots } from '../../layouts/figure-slots.ts'
import { figuresLayout } from '../../layouts/figures-layout.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import { drawStats } from '../../layouts/stats.ts'
import { column, drawing, type Ground, type Part } from '../../tree/tree.ts'
import type { DrawLayout, PanelColors } from '../theme.ts'
import { resized } from '../type-step.ts'
import {
  berry,
  cream,
  deepGreen,
  foliage,
  ink,
  type LeafColors,
  mossOnGreen,
  paleLeaf,
  paleOnGreen,
  petal,
} from './colors.ts'
import { drawCornerPanel } from './corner-panel.ts'
import { drawFootPlant } from './plants.ts'

const padding: Points = 26
const air: Points = 22
/** Plants are no higher, and left out where there is less room than the other under the texts. */
const plantHeight: { most: Points; least: Points } = { most: 132, least: 66 }

const darkPanel: PanelColors = {
  ground: deepGreen,
  ink: cream,
  mutedInk: paleOnGreen,
  accent: petal,
  line: mossOnGreen,
}
const palePanel: PanelColors = {
  ground: paleLeaf,
  ink,
  mutedInk: '#445B4E',
  accent: berry,
  line: '#B4C49C',
}

/** Each panel's plant is of its own greens: what is near, and what stands behind it. */
const plantColors: [LeafColors, LeafColors][] = [
  [foliage.middle, foliage.far],
  [foliage.light, foliage.nearest],
  [foliage.near, foliage.nearest],
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
    const slots = figureSlots(sheet, figures[index] as (typeof figures)[number], index, attempt, {
      tones: { figure: index === 0 ? { color: petal } : 'ink' },
      figure: { anchor: 'bottom' },
      label: { balanced: 'at sense' },
      note: { balanced: 'at sense' },
      arrow: 'figure',
    })
    const rule = drawing((on, box, { accent }) => {
      on.addShape(`stat-${index + 1}-rule`, { ...box, width: 54, height: 1 }, { fill: accent })
    }, 1)
    return onPlantPanel(index, [
      { tree: slots.over },
      { tree: slots.figure },
      {
        tree: column([
          { tree: slots.under },
          { tree: figures.some((one) => one.note !== '') ? rule : column([]), gap: 6 },
          { tree: slots.note, gap: 7 },
        ]),
        gap: 2,
      },
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
  let outline: Point[] = []
  let panel = { x: 0, y: 0, width: 0, height: 0 }
  const plant = drawing((sheet, { height }) => {
    const high = Math.min(plantHeight.most, height)
    if (high >= plantHeight.least)
      drawFootPlant(sheet, `${name}-sprig`, panel, outline, plantColors[index], high)
  })
  return {
    kind: 'ground',
    padding: { x: padding, top: air, bottom: air },
    tree: column([...words, { tree: plant, grow: 1 }]),
    draw: (sheet, box) => {
      const colors = index === 0 ? darkPanel : palePanel
      panel = box
      outline = drawCornerPanel(sheet, `${name}-panel`, box, colors.ground)
      return colors
    },
  }
}
