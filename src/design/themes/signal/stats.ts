import { type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { figureSlots } from '../../layouts/figure-slots.ts'
import { figuresLayout } from '../../layouts/figures-layout.ts'
import { footBandPart } from '../../layouts/foot-band.ts'
import type { Figure } from '../../slide-content.ts'
import { column, drawing, type Ground } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { addPanel } from './add-panel.ts'
import { black, type Panel, panelAt, white, whitePanel, yellow } from './colors.ts'
import { arrowSide, drawDirectionArrow } from './direction-arrow.ts'
import { drawSignalFooter } from './footer.ts'
import { bandFoot } from './heading.ts'
import { drawSlab, slabHeight } from './slab.ts'

const margin: Points = 43.2
const inset: Points = 30
const slabWidth: Points = 36

/** Of the width: the first panel is the main figure's. */
const shares: Record<number, number[]> = {
  2: [0.56, 0.44],
  3: [390, 307.5, 262.5],
  4: [0.31, 0.23, 0.23, 0.23],
}

const pairs: [label: Points, note: Points][] = [
  [20, 16],
  [18, 14],
  [16, 14],
  [14, 12],
  [12, 12],
]

/** Figures on panels that touch: the first is the main one, on the widest. What they add up to stands on black below. */
export const drawPanels = figuresLayout({
  counts: { least: 0, most: 8 },
  sizes: ({ theme: { type, strong } }) =>
    pairs.map(([label, note]) => ({
      largest: 96,
      // Less room than this for a figure asks for smaller texts under it.
      least: note > 12 ? 42 : 28,
      label: {
        ...resized(inFont(type.large, strong), label),
        lineHeight: Math.round(label * 1.25),
      },
      note: resized(type.body, note),
    })),
  scale: ({ theme: { type } }) => ({
    number: resized(type.statistic, 128),
    unit: resized(type.unit, 70),
  }),
  main: (count) => ({ shares: shares[count] ?? [], scale: count > 4 ? 1 : 4 / 3 }),
  edge: () => 29,
  gap: () => ({ x: 0, y: 0 }),
  area: (sheet) => ({
    x: 0,
    y: bandFoot,
    width: pageWidth,
    height: contentEnd(sheet, pageHeight) - bandFoot,
  }),
  cell: (sheet, figures, index, attempt) => {
    const low = figures.length > 4
    const figure = figures[index] as Figure
    const name = `stat-${index + 1}`
    const slots = figureSlots(sheet, figure, index, attempt, {
      arrow: 'elsewhere',
      figure: { anchor: 'bottom' },
      label: { balanced: 'at sense' },
      note: { balanced: 'at sense' },
    })
    const side = low ? 24 : figures.length > 3 ? 30 : arrowSide
    const trended = figures.some((one) => one.trend !== undefined)
    const arrow = drawing(
      (on, box, { ink }) => {
        if (figure.trend) drawDirectionArrow(on, `${name}-arrow`, figure.trend, box, side, ink)
      },
      trended ? side : 0,
    )
    const slab = drawing((on, box, { ink }) => {
      drawSlab(on, `${name}-slab`, box, slabWidth, ink)
    }, slabHeight)
    return onPanel(
      index,
      figures.length,
      column([
        { tree: arrow },
        { tree: slots.over },
        { tree: slots.figure, grow: low ? 50 : 59 },
        { tree: slab, gap: low ? 4 : 10 },
        {
          tree: column([{ tree: slots.under }, { tree: slots.note, gap: 4 }]),
          gap: low ? 9 : 14,
          grow: low ? 50 : 41,
        },
      ]),
    )
  },
  band: (sheet, paragraphs) => {
    const look = { name: 'foot-band', fill: black, ink: white, leadInk: yellow, air: 14, x: 0 }
    return footBandPart(sheet, paragraphs, look)
  },
  footer: drawSignalFooter,
})

/** In two rows neighbours differ across the rows too. */
function panelIndex(index: number, count: number): number {
  const upper = Math.floor(count / 2)
  return count <= 4 || index < upper ? index : index - upper + 2
}

/** A panel of the row's colours; the first of a row begins where the type area does. */
function onPanel(index: number, count: number, tree: Ground['tree']): Ground {
  const low = count > 4
  const first = index === 0 || (low && index === Math.floor(count / 2))
  const lowest = !low || index >= Math.floor(count / 2)
  return {
    kind: 'ground',
    tree,
    padding: {
      x: first ? margin : low ? 24 : inset,
      right: first ? 15 : 24,
      top: low ? 14 : 24.5,
      bottom: lowest ? 44 : 14,
    },
    draw: (sheet, box) => {
      const own = panelAt(panelIndex(index, count))
      // A black panel would run into the band under it.
      const banded = box.y + box.height < pageHeight - 1 && lowest
      const { ground, ink, note }: Panel = banded && own.ground === black ? whitePanel : own
      addPanel(sheet, `stat-${index + 1}-panel`, box, ground)
      return { ground, ink, mutedInk: note, accent: ink, line: ink }
    },
  }
}
