import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { mixColors } from '../../devices/gradient.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { figureSlots } from '../../layouts/figure-slots.ts'
import { figuresLayout } from '../../layouts/figures-layout.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import { drawStats } from '../../layouts/stats.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure } from '../../slide-content.ts'
import { column, drawing, inset } from '../../tree/tree.ts'
import { resized } from '../type-step.ts'
import { paint, stripeAt } from './stripes.ts'

const segments = 18

/** A figure alone does not take the whole width. */
const widestAlone: Points = 560

/** Sizes of figure, label, note; and the height of the meters over them. */
const sizes: [figure: Points, label: Points, note: Points, meter: Points][] = [
  [84, 22, 18, 84],
  [72, 20, 16, 84],
  [60, 20, 16, 76],
  [54, 18, 16, 64],
  [48, 16, 14, 56],
  [40, 16, 14, 44],
  [36, 16, 14, 34],
  [32, 14, 12, 26],
  [28, 14, 12, 20],
]

/** Key figures under level meters: a share lights as many segments, a trend makes them rise or fall. */
const drawMeters = figuresLayout({
  counts: { least: 1, most: 8 },
  sizes: ({ theme: { type } }, count) =>
    sizes
      .filter(([figure]) => count <= 4 || figure <= 48)
      .map(([largest, label, note, meter]) => ({
        largest,
        least: largest * 0.9,
        meter,
        label: { ...type.head, size: label, lineHeight: Math.round(label * 1.25) },
        note: { ...type.body, size: note, lineHeight: Math.round(note * 1.4) },
      })),
  scale: ({ theme: { type } }) => ({
    number: resized(type.statistic, 84),
    unit: resized(type.unit, Math.round((type.unit.size * 84) / type.statistic.size)),
  }),
  rows: (count) => (count <= 4 ? [count] : [Math.ceil(count / 2), Math.floor(count / 2)]),
  even: true,
  widest: widestAlone,
  edge: () => 0,
  gap: () => ({ x: 34, y: 30 }),
  bandGap: () => 16,
  sink: (rows) => (rows === 1 ? 0.3 : 0),
  area: (sheet) => {
    const { content } = sheet.theme.frame
    const y = Math.max(content.y - 12, headingBottom(sheet) + 26)
    return { ...content, y, height: content.y + content.height - y }
  },
  cell: (sheet, figures, index, attempt) => {
    const { meter } = attempt
    const figure = figures[index] as Figure
    const color = stripeAt(index)
    const slots = figureSlots(sheet, figure, index, attempt, {
      tones: { figure: { color }, arrow: { color } },
    })
    const level = drawing((on, box) => {
      drawMeter(on, `meter-${index + 1}`, figure, box, color)
    }, meter)
    const words = column([
      { tree: level },
      { tree: slots.over, gap: 10 },
      { tree: slots.figure, gap: meter > 40 ? 14 : 6 },
      { tree: slots.under, gap: 2 },
      { tree: slots.note, gap: 6 },
    ])
    const { width } = sheet.theme.frame.content
    const right = figures.length === 1 ? Math.max(0, width - widestAlone) : 0
    return inset({ x: 0, right, top: 0, bottom: 0 }, words)
  },
})

/** Key figures under level meters, in plain panels where those have no room. */
export const drawCassetteStats = firstThatFits(drawMeters, drawStats)

/** The share that a figure in percent says, 0 to 1; undefined for any other figure. */
export function shareOf(figure: string): number | undefined {
  const found = /^[^\p{Nd}+−-]{0,2}(\p{Nd}+(?:[.,٫]\p{Nd}+)?)[\s\u00a0\u202f]*[%٪]$/u.exec(
    figure.trim(),
  )
  if (found?.[1] === undefined) return undefined
  const value = Number(found[1].replace(/[,٫]/, '.'))
  return value >= 0 && value <= 100 ? value / 100 : undefined
}

/**
 * Segments side by side. A share lights as many of them as it says, and at least one where it is not nothing; other
 * figures light all. With a trend they get higher or lower.
 */
function drawMeter(sheet: Sheet, name: string, figure: Figure, box: Box, color: Color): void {
  const share = shareOf(figure.figure)
  const lit =
    share === undefined ? segments : Math.max(share > 0 ? 1 : 0, Math.round(share * segments))
  const pitch = box.width / segments
  const width = pitch * 0.64
  const dim = mixColors(paint.brown, color, 0.22)
  for (let index = 0; index < segments; index++) {
    const height = box.height * levelAt(index / (segments - 1), figure.trend)
    sheet.addShape(
      `${name}-${index + 1}`,
      { x: box.x + index * pitch, y: box.y + box.height - height, width, height },
      { fill: index < lit ? color : dim },
      { type: 'rectangle', radius: Math.min(2.5, width / 2) },
    )
  }
}

/** How high a segment is at a share of the way: a straight climb or fall with a beat in it, or one level. */
function levelAt(way: number, trend: Figure['trend']): number {
  const beat = 0.06 * Math.sin(way * 19)
  if (trend === 'up') return 0.3 + 0.62 * way + beat
  if (trend === 'down') return 0.92 - 0.62 * way + beat
  return 0.62 + beat * 2
}
