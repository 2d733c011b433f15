import { type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { figureSlots } from '../../layouts/figure-slots.ts'
import { figuresLayout, panelRows } from '../../layouts/figures-layout.ts'
import { footBandPart } from '../../layouts/foot-band.ts'
import type { Figure } from '../../slide-content.ts'
import { column } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { addPanel, black, blackPanel, panelAt, white, whitePanel, yellow } from './colors.ts'
import { drawSignalFooter } from './footer.ts'
import { bandFoot } from './heading.ts'
import { directionArrow, slab } from './markings.ts'

const margin: Points = 43.2

const pairs: [label: Points, note: Points][] = [
  [20, 16],
  [18, 14],
  [16, 14],
  [14, 12],
  [12, 12],
]

/** Figures on panels that touch: of three the first is the main one, on the widest. What they add up to stands on black. */
export const drawPanels = figuresLayout({
  counts: { least: 0, most: 8 },
  sizes: ({ theme: { type, strong } }, count) =>
    pairs.map(([label, note]) => ({
      largest: count < 3 ? 128 : 96,
      // Less room than this for a figure asks for smaller texts under it.
      least: note > 12 ? 42 : 28,
      label: resized(inFont(type.large, strong), label),
      note: resized(type.body, note),
    })),
  scale: ({ theme: { type } }) => ({
    number: resized(type.statistic, 128),
    unit: resized(type.unit, 70),
  }),
  main: (count) =>
    count === 3
      ? { shares: [390, 307.5, 262.5], scale: 4 / 3 }
      : { shares: count === 4 ? [1.2] : [] },
  edge: () => 29,
  gap: () => ({ x: 0, y: 0 }),
  area: (sheet) => {
    const height = contentEnd(sheet, pageHeight) - bandFoot
    return { x: 0, y: bandFoot, width: pageWidth, height }
  },
  cell: (sheet, figures, index, attempt, { paragraphs }) => {
    const { trend } = figures[index] as Figure
    const [columns = 0, more] = panelRows(figures.length)
    const isLow = more !== undefined
    const isLowest = !isLow || index >= columns
    const isFirst = index === 0 || index === columns
    const name = `stat-${index + 1}`
    const { over, figure, under, note } = figureSlots(
      sheet,
      figures[index] as Figure,
      index,
      attempt,
      {
        arrow: 'elsewhere',
        figure: { anchor: 'bottom' },
        label: { balanced: 'at sense' },
        note: { balanced: 'last line' },
      },
    )
    const isTrended = figures.some((one) => one.trend !== undefined)
    const arrow = directionArrow(`${name}-arrow`, trend, isLow ? 24 : 40)
    // Without arrows over them figures stand higher.
    const sink = isTrended ? 59 : 45
    // In two rows neighbours differ across the rows too.
    const own = panelAt(isLow && isLowest ? index - columns + 2 : index)
    // A black panel would run into the band under it.
    const banded = own === blackPanel && isLowest && paragraphs.length > 0
    return {
      kind: 'ground',
      tree: column([
        { tree: isTrended ? arrow : column([]) },
        { tree: over },
        { tree: figure, grow: sink },
        { tree: slab(`${name}-slab`, 36), gap: isLow ? 4 : 10 },
        {
          tree: column([{ tree: under }, { tree: note, gap: 4 }]),
          gap: isLow ? 9 : 14,
          grow: 100 - sink,
        },
      ]),
      padding: {
        x: isFirst ? margin : 30,
        right: isFirst ? 15 : 24,
        top: isLow ? 14 : 24.5,
        bottom: isLowest ? 44 : 14,
      },
      draw: (on, box) => addPanel(on, `${name}-panel`, box, banded ? whitePanel : own),
    }
  },
  band: (sheet, paragraphs) => {
    const look = { name: 'foot-band', fill: black, ink: white, leadInk: yellow, air: 14, x: 0 }
    return footBandPart(sheet, paragraphs, look)
  },
  footer: drawSignalFooter,
})
