import { type Points, pageHeight } from '../../../scene/geometry.ts'
import { underHeading } from '../../heading-bottom.ts'
import { figureSlots } from '../../layouts/figure-slots.ts'
import { figuresLayout } from '../../layouts/figures-layout.ts'
import { footBandPart } from '../../layouts/foot-band.ts'
import type { Figure } from '../../slide-content.ts'
import { column, drawing } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { drawArch, drawFooterInArches, drawHalfDiscs } from './glazed-arch.ts'
import { skinAt } from './glazes.ts'

const gap: Points = 18
const padding: Points = 18

/** Sizes of figure, label and note in the order in which they are tried; the largest are for labels without notes. */
const typeSizes: [figure: Points, label: Points, note: Points][] = [
  [66, 26, 16],
  [66, 23, 16],
  [66, 20, 16],
  [66, 18, 16],
  [54, 16, 14],
  [44, 14, 14],
  [40, 14, 12],
  [32, 12, 12],
]

const isBare = (figures: Figure[]) => figures.every(({ note }) => note === '')

const archWidth = (width: Points, count: number) => (width + gap) / count - gap

/** Figures in arches that stand on the bottom edge of the slide, or on a band with what they add up to. */
export const drawArches = figuresLayout({
  counts: { least: 0, most: 4 },
  // What gives first is the mark over the figures.
  sizes: ({ theme: { type, strong, frame } }, count, { figures }) => {
    const fitting = typeSizes.filter(([, label]) => label <= 20 || isBare(figures))
    return fitting.flatMap(([largest, label, note]) =>
      [archWidth(frame.content.width, count) * 0.156, 30, 22, 0].map((radius) => ({
        largest,
        radius: Math.min(radius, 46),
        label: inFont(resized(type.large, label), strong),
        note: resized(type.body, note),
      })),
    )
  },
  scale: ({ theme: { type } }) => ({
    number: resized(type.statistic, 66),
    unit: resized(type.unit, (type.unit.size * 66) / type.statistic.size),
  }),
  edge: () => padding,
  gap: () => ({ x: gap, y: gap }),
  area: (sheet, { paragraphs }) =>
    underHeading(paragraphs.length > 0 ? 24 : 37.5, pageHeight)(sheet),
  cell: (sheet, figures, index, attempt) => {
    const skin = skinAt(index)
    const figure = figures[index] as Figure
    const slots = figureSlots(sheet, figure, index, attempt, {
      align: 'center',
      arrow: 'elsewhere',
      label: { lines: 3 },
      note: { balanced: 'last line' },
    })
    const width = archWidth(sheet.theme.frame.content.width, figures.length)
    const { radius } = attempt
    const foot = radius === 0 ? width * 0.12 : Math.min(width * 0.178, 62) + radius
    // Above the middle of its round top an arch is too narrow for text.
    const height = Math.max(width * 0.14, foot + (radius === 0 ? 8 : radius * 0.86))
    const name = `arch-${index + 1}`
    // Words without notes stand lower: they would leave the foot of their arch empty.
    const mark = drawing((on, box) => {
      const middle = { x: box.x + box.width / 2, y: box.y + foot }
      if (radius > 0) drawHalfDiscs(on, name, middle, radius, skin.mark, figure.trend)
    }, height)
    return {
      kind: 'ground',
      padding: { x: padding, top: 0, bottom: 43 },
      tree: column([
        { tree: column([{ tree: mark }]), ...(isBare(figures) ? { size: height + 24 } : {}) },
        { tree: slots.over },
        { tree: slots.figure },
        { tree: column([{ tree: slots.under }, { tree: slots.note, gap: 7 }]), gap: 11 },
      ]),
      draw: (on, box) => {
        drawArch(on, name, box, skin.ground)
        return skin
      },
    }
  },
  band: (sheet, paragraphs) => {
    const { surface, ink } = sheet.theme.colors
    const look = { name: 'band', fill: surface, ink, leadInk: ink, air: 16 }
    return footBandPart(sheet, paragraphs, { ...look, x: sheet.theme.frame.content.x })
  },
  footer: drawFooterInArches,
})
