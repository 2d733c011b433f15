import { type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { figureSlots } from '../../layouts/figure-slots.ts'
import { figuresLayout } from '../../layouts/figures-layout.ts'
import { footBandPart } from '../../layouts/foot-band.ts'
import type { Figure } from '../../slide-content.ts'
import { column, type Ground } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { addPanel, black, blackPanel, panelAt, white, whitePanel, yellow } from './colors.ts'
import { directionArrow } from './direction-arrow.ts'
import { drawSignalFooter } from './footer.ts'
import { bandFoot } from './heading.ts'
import { slab } from './slab.ts'

const margin: Points = 43.2

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
      label: resized(inFont(type.large, strong), label),
      note: resized(type.body, note),
    })),
  scale: ({ theme: { type } }) => ({
    number: resized(type.statistic, 128),
    unit: resized(type.unit, 70),
  }),
  main: (count) => ({ shares: shares[count] ?? [], scale: count > 4 ? 1 : 4 / 3 }),
  edge: () => 29,
  gap: () => ({ x: 0, y: 0 }),
  area: (sheet) => {
    const height = contentEnd(sheet, pageHeight) - bandFoot
    return { x: 0, y: bandFoot, width: pageWidth, height }
  },
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
    const trended = figures.some((one) => one.trend !== undefined)
    const side = low ? 24 : figures.length > 3 ? 30 : 40
    // Without arrows over them figures stand higher.
    const over = low ? 50 : trended ? 59 : 45
    return onPanel(
      index,
      figures.length,
      column([
        { tree: trended ? directionArrow(`${name}-arrow`, figure.trend, side) : column([]) },
        { tree: slots.over },
        { tree: slots.figure, grow: over },
        { tree: slab(`${name}-slab`, 36), gap: low ? 4 : 10 },
        {
          tree: column([{ tree: slots.under }, { tree: slots.note, gap: 4 }]),
          gap: low ? 9 : 14,
          grow: 100 - over,
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

/** A panel of the row's colours; the first of a row begins where the type area does. */
function onPanel(index: number, count: number, tree: Ground['tree']): Ground {
  const low = count > 4
  const upper = low ? Math.floor(count / 2) : 0
  const first = index === 0 || index === upper
  const lowest = index >= upper
  return {
    kind: 'ground',
    tree,
    padding: {
      x: first ? margin : low ? 24 : 30,
      right: first ? 15 : 24,
      top: low ? 14 : 24.5,
      bottom: lowest ? 44 : 14,
    },
    draw: (sheet, box) => {
      // In two rows neighbours differ across the rows too.
      const own = panelAt(low && lowest ? index - upper + 2 : index)
      // A black panel would run into the band under it.
      const banded = box.y + box.height < pageHeight - 1 && lowest
      return addPanel(
        sheet,
        `stat-${index + 1}-panel`,
        box,
        banded && own === blackPanel ? whitePanel : own,
      )
    },
  }
}
