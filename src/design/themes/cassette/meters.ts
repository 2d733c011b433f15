import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawColumns, type PlacedColumn } from '../../columns.ts'
import { arrowRoom, arrowWidth, drawArrow } from '../../devices/arrow.ts'
import { mixColors } from '../../devices/gradient.ts'
import { type FigureStep, figureLadder, figureRuns } from '../../figure-text.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { fitBand } from '../../layouts/band.ts'
import { drawStats, panelRows } from '../../layouts/stats.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure, SlideContent } from '../../slide-content.ts'
import { inFont, resized, type TypeStep } from '../theme.ts'
import { paint, stripeAt } from './stripes.ts'

const mostFigures = 8
const gutter: Points = 34
const segments = 18

/** Key figures under level meters: a share lights as many segments, a trend makes them rise or fall. */
export function drawCassetteStats(sheet: Sheet, content: SlideContent): boolean {
  const { figures, paragraphs } = content
  const nodes = sheet.nodes.length
  if (figures.length > 0 && figures.length <= mostFigures) {
    if (!drawFrame(sheet, content)) return false
    const { content: frame } = sheet.theme.frame
    const top = Math.max(frame.y - 12, headingBottom(sheet) + 26)
    const area = { ...frame, y: top, height: frame.y + frame.height - top }
    const drawn = fitBand(sheet, paragraphs, area, (height) =>
      drawMeters(sheet, figures, { ...area, height: area.height - (height > 0 ? height + 16 : 0) }),
    )
    if (drawn) {
      drawFooter(sheet)
      return true
    }
    sheet.nodes.length = nodes
  }
  return drawStats(sheet, content)
}

/** Sizes of figure, label, note; and the height of the meters over them. */
interface Size {
  figure: Points
  label: Points
  note: Points
  meter: Points
}

const sizes: Size[] = [
  { figure: 84, label: 22, note: 18, meter: 84 },
  { figure: 72, label: 20, note: 16, meter: 84 },
  { figure: 60, label: 20, note: 16, meter: 76 },
  { figure: 54, label: 18, note: 16, meter: 64 },
  { figure: 48, label: 16, note: 14, meter: 56 },
  { figure: 40, label: 16, note: 14, meter: 44 },
  { figure: 34, label: 16, note: 14, meter: 34 },
  { figure: 30, label: 14, note: 12, meter: 26 },
  { figure: 24, label: 14, note: 12, meter: 20 },
]

function drawMeters(sheet: Sheet, figures: Figure[], area: Box): boolean {
  const rows = panelRows(figures.length).length
  const { statistic, unit, head, body } = sheet.theme.type
  const { ink, mutedInk } = sheet.theme.colors
  for (const [index, size] of sizes.entries()) {
    if (rows > 1 && size.figure > 48) continue
    if (Math.min(size.label, size.note) < sheet.context.smallestBody) continue
    const figure = figureLadder(
      { ...statistic, ...resized(statistic, size.figure) },
      resizedUnit(unit, statistic, size.figure),
      [],
    )
    for (const step of figure) {
      const nodes = sheet.nodes.length
      const placed = drawColumns(sheet, {
        prefix: 'stat',
        columns: figures.map((one, place) =>
          partsOf(sheet, one, step, stripeAt(place), { ink, mutedInk }),
        ),
        slots: [
          { name: 'figure', before: 0, lines: 1 },
          { name: 'label', before: 2 },
          { name: 'note', before: 6 },
        ],
        sizes: [
          [
            step.number,
            labelStep(inFont(head, sheet.theme.strong), size.label),
            noteStep(body, size.note),
          ],
        ],
        area,
        rows,
        gutter,
        inset: size.meter + (size.meter > 40 ? 20 : 10),
        sink: rows === 1 ? 0.3 : 0,
        ...(figures.length === 1 ? { widest: 560 } : {}),
      })
      if (placed === undefined) continue
      const fits = figures.every((one, place) => fitsLine(sheet, one, step, placed[place]))
      if (!fits && index < sizes.length - 1) {
        sheet.nodes.length = nodes
        continue
      }
      if (!fits) return false
      placed.forEach((column, place) => {
        const meter = {
          x: column.x,
          y: (column.slots[0] ?? 0) - size.meter - (size.meter > 40 ? 14 : 6),
          width: column.width,
          height: size.meter,
        }
        const one = figures[place] as Figure
        drawMeter(sheet, `meter-${place + 1}`, one, meter, stripeAt(place))
        drawTrend(sheet, `stat-${place + 1}-arrow`, one, column, size.note, stripeAt(place))
      })
      return true
    }
  }
  return false
}

function resizedUnit(unit: TypeStep, number: TypeStep, size: Points): TypeStep {
  return resized(unit, Math.round((unit.size * size) / number.size))
}

function labelStep(step: TypeStep, size: Points): TypeStep {
  return { ...step, size, lineHeight: Math.round(size * 1.25) }
}

function noteStep(step: TypeStep, size: Points): TypeStep {
  return { ...step, size, lineHeight: Math.round(size * 1.4) }
}

function partsOf(
  sheet: Sheet,
  { figure, label, note, trend }: Figure,
  step: FigureStep,
  color: Color,
  { ink, mutedInk }: { ink: Color; mutedInk: Color },
) {
  return [
    { text: figure, color, runs: () => figureRuns(sheet, figure, step, color) },
    { text: label, color: ink },
    { text: note, color: mutedInk, ...(trend && note !== '' ? { inset: arrowRoom(1) } : {}) },
  ]
}

/** Whether a figure stands on one line that its column is wide enough for. */
function fitsLine(
  sheet: Sheet,
  { figure }: Figure,
  step: FigureStep,
  column: PlacedColumn | undefined,
): boolean {
  if (figure === '' || column === undefined) return true
  const runs = figureRuns(sheet, figure, step, '#000000')
  const layout = sheet.set(
    [sheet.paragraph(runs, step.number, { color: '#000000' })],
    10_000,
    false,
  )
  return layout.width <= column.width * 0.98
}

/** Which way a figure went, in front of its note. */
function drawTrend(
  sheet: Sheet,
  name: string,
  { note, trend }: Figure,
  column: PlacedColumn,
  size: Points,
  color: Color,
): void {
  if (trend === undefined || note === '') return
  const baseline = (column.slots[2] ?? 0) + size * 1.08
  drawArrow(sheet, name, trend, { x: column.x, y: baseline }, arrowWidth(size), color)
}

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
