import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawColumns, type Part, type PlacedColumn } from '../../columns.ts'
import { arrowRoom, arrowWidth, drawArrow } from '../../devices/arrow.ts'
import { mixColors } from '../../devices/gradient.ts'
import { type FigureStep, figureLadder, figureRuns, setFigure } from '../../figure-text.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { fitBand } from '../../layouts/band.ts'
import { drawStats, panelRows } from '../../layouts/stats.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure, SlideContent } from '../../slide-content.ts'
import { longestWord } from '../../text-fitting.ts'
import { resized, type TypeStep } from '../type-step.ts'
import { paint, stripeAt } from './stripes.ts'

const mostFigures = 8
const gutter: Points = 34
const segments = 18
/** A figure alone does not take the whole width. */
const widestAlone: Points = 560

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
  const perRow = Math.ceil(figures.length / rows)
  const column = (area.width - gutter * (perRow - 1)) / perRow
  const width = figures.length === 1 ? Math.min(column, widestAlone) : column
  const possible = sizes.filter(
    ({ figure, label, note }) =>
      (rows === 1 || figure <= 48) && Math.min(label, note) >= sheet.context.smallestBody,
  )
  for (const size of possible) {
    for (const steps of stepsOf(sheet, size)) {
      if (!wordsFit(sheet, figures, steps, width, size === possible.at(-1))) continue
      const placed = drawColumns(sheet, {
        prefix: 'stat',
        columns: figures.map((one, place) => partsOf(sheet, one, steps.figure, stripeAt(place))),
        slots: [
          { name: 'figure', before: 0 },
          { name: 'label', before: 2 },
          { name: 'note', before: 6 },
        ],
        sizes: [[steps.figure.number, steps.label, steps.note]],
        area,
        rows,
        gutter,
        inset: size.meter + (size.meter > 40 ? 20 : 10),
        sink: rows === 1 ? 0.3 : 0,
        widest: width,
      })
      if (placed === undefined) continue
      placed.forEach((one, place) => {
        drawLevel(sheet, figures[place] as Figure, place, one, size)
      })
      return true
    }
  }
  return false
}

/** The steps that a size stands for; units that are words are tried in two sizes. */
interface Steps {
  figure: FigureStep
  label: TypeStep
  note: TypeStep
}

function stepsOf(sheet: Sheet, size: Size): Steps[] {
  const { statistic, unit, head, body } = sheet.theme.type
  const ownUnit = resized(unit, Math.round((unit.size * size.figure) / statistic.size))
  const label = { ...head, size: size.label, lineHeight: Math.round(size.label * 1.25) }
  const note = { ...body, size: size.note, lineHeight: Math.round(size.note * 1.4) }
  return figureLadder(resized(statistic, size.figure), ownUnit, []).map((figure) => ({
    figure,
    label,
    note,
  }))
}

/** Whether every figure stands on one line, and no word has to be broken; in the last size words may be. */
function wordsFit(
  sheet: Sheet,
  figures: Figure[],
  { figure, label, note }: Steps,
  width: Points,
  last: boolean,
): boolean {
  const room = width * 0.98
  return figures.every((one) => {
    const own = setFigure(sheet, one.figure, figure, { color: '#000000' })
    if (one.figure !== '' && own.width > room) return false
    const inset = one.trend ? arrowRoom(note.size) : 0
    return (
      last ||
      (longestWord(sheet, one.label, label) <= room &&
        longestWord(sheet, one.note, note) <= room - inset)
    )
  })
}

/** The meter over a figure, and which way that went. */
function drawLevel(
  sheet: Sheet,
  figure: Figure,
  place: number,
  { x, width, slots }: PlacedColumn,
  { meter, note }: Size,
): void {
  const [top = 0, , noteTop = 0] = slots
  const box = { x, y: top - meter - (meter > 40 ? 14 : 6), width, height: meter }
  const color = stripeAt(place)
  drawMeter(sheet, `meter-${place + 1}`, figure, box, color)
  if (figure.trend === undefined || figure.note === '') return
  const start = { x, y: noteTop + note * 1.08 }
  drawArrow(sheet, `stat-${place + 1}-arrow`, figure.trend, start, arrowWidth(note), color)
}

function partsOf(
  sheet: Sheet,
  { figure, label, note, trend }: Figure,
  step: FigureStep,
  color: Color,
): Part[] {
  const { ink, mutedInk } = sheet.theme.colors
  const inset = trend && note !== '' ? { inset: arrowRoom(1) } : {}
  return [
    { text: figure, color, runs: () => figureRuns(sheet, figure, step, color) },
    { text: label, color: ink },
    { text: note, color: mutedInk, ...inset },
  ]
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
