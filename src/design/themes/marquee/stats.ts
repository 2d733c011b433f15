import type { Box, Points } from '../../../scene/geometry.ts'
import { arrowRoom, arrowWidth, drawArrow } from '../../devices/arrow.ts'
import { figureLadder, fitFigure } from '../../figure-text.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { fitBand } from '../../layouts/band.ts'
import { panelRows } from '../../layouts/stats.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import type { Figure, SlideContent } from '../../slide-content.ts'
import { fitText, longestWord } from '../../text-fitting.ts'
import { inFont, resized, type TypeStep } from '../type-step.ts'
import { addCentred } from './centred.ts'
import { drawFan } from './fan.ts'
import { house } from './house.ts'

const mostFigures = 8
/** Between a column's words and the line beside them. */
const inset: Points = 14
const bandGap: Points = 18

interface Sizes {
  fan: Points
  figure: Points
  label: Points
  note: Points
}

/** One figure or two have the stage to themselves. */
const few: Sizes[] = [
  { fan: 96, figure: 104, label: 24, note: 20 },
  { fan: 80, figure: 84, label: 22, note: 18 },
]
const single: Sizes[] = [
  { fan: 62, figure: 64, label: 20, note: 16 },
  { fan: 54, figure: 56, label: 18, note: 16 },
  { fan: 46, figure: 48, label: 16, note: 14 },
  { fan: 38, figure: 40, label: 16, note: 14 },
  { fan: 30, figure: 34, label: 14, note: 12 },
  { fan: 22, figure: 28, label: 12, note: 12 },
]
const double: Sizes[] = [
  { fan: 26, figure: 40, label: 16, note: 14 },
  { fan: 22, figure: 34, label: 14, note: 12 },
  { fan: 14, figure: 26, label: 12, note: 12 },
]

/** Figures under small fans in columns between hairlines; the first fan is gold. What sums them up in a band below. */
export function drawMarqueeStats(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { content: area } = sheet.theme.frame
  const { figures, paragraphs } = content
  if (figures.length > mostFigures) return false
  const length = figures.reduce((sum, one) => sum + one.label.length + one.note.length, 0)
  if (length > mostCharacters) return false
  const drawn = fitBand(sheet, paragraphs, area, (height) =>
    drawColumns(sheet, figures, {
      ...area,
      height: height === 0 ? area.height : area.height - height - bandGap,
    }),
  )
  if (!drawn) return false
  drawFooter(sheet)
  return true
}

function drawColumns(sheet: Sheet, figures: Figure[], area: Box): boolean {
  if (figures.length === 0) return true
  const rows = panelRows(figures.length)
  const rowHeight = area.height / rows.length
  const row = figures.length < 3 ? [...few, ...single] : single
  for (const sizes of rows.length === 1 ? row : double) {
    if (sizes.note < sheet.context.smallestBody) continue
    const narrowest = area.width / Math.max(...rows)
    const sets = figures.map((figure) => setFigureTexts(sheet, figure, narrowest, sizes))
    if (sets.some((set) => set === undefined)) continue
    const columns = sets as FigureTexts[]
    const height = Math.max(...columns.map((one) => one.height))
    if (height > rowHeight - (rows.length > 1 ? 10 : 0)) continue
    let first = 0
    rows.forEach((count, row) => {
      const width = area.width / count
      const top = area.y + rowHeight * row + (rowHeight - height) * (rows.length > 1 ? 0.3 : 0.4)
      for (let column = 0; column < count; column++) {
        const index = first + column
        const set = columns[index] as FigureTexts
        const x = area.x + width * column
        if (column > 0)
          sheet.addLine(
            `stat-rule-${index}`,
            { x, y: top },
            { x, y: top + height },
            { color: house.brass, width: 0.75 },
          )
        drawColumn(sheet, figures[index] as Figure, index, set, {
          middle: x + width / 2,
          top,
          sizes,
        })
      }
      first += count
    })
    return true
  }
  return false
}

interface FigureTexts {
  figure: (SetText & { wrap: boolean }) | undefined
  label: SetText | undefined
  note: SetText | undefined
  noteStep: TypeStep
  height: Points
}

/** Distances under the fan, under the figure, and between label and note. */
const [underFan, underFigure, underLabel]: [Points, Points, Points] = [16, 8, 6]

function setFigureTexts(
  sheet: Sheet,
  one: Figure,
  column: Points,
  sizes: Sizes,
): FigureTexts | undefined {
  const { type, strong, colors } = sheet.theme
  const width = column - 2 * inset
  const label = inFont(resized(type.body, sizes.label), strong)
  const note = resized(type.body, sizes.note)
  if (sizes.note > 12) {
    const broken = [longestWord(sheet, one.label, label), longestWord(sheet, one.note, note)]
    if (Math.max(...broken) > width * 0.98) return undefined
  }
  const set = (text: string, step: TypeStep, room: Points, color: string) =>
    text === ''
      ? null
      : fitText(
          sheet,
          text,
          [step],
          { width: room, height: 400, balanced: true },
          { color, align: 'center' },
        )
  // An arrow stands before the first line, which is centred: it needs as much room at the other side.
  const aside = one.trend ? 2 * arrowRoom(sizes.note) : 0
  const labelled = set(one.label, label, width, colors.ink)
  const noted = set(one.note, note, width - aside, colors.mutedInk)
  const steps = figureLadder(
    resized(type.bigFigure, sizes.figure),
    resized(type.bigUnit, Math.round(sizes.figure * 0.55)),
    sizes.note > 12
      ? [84, 64, 48, 40, 34].filter((size) => size >= sizes.figure * 0.7)
      : [24, 20, 18, 16],
  )
  const figure = fitFigure(
    sheet,
    one.figure,
    steps,
    { width, height: sizes.note > 12 ? sizes.figure * 1.5 : 160 },
    { color: colors.accent, align: 'center' },
  )
  if (labelled === undefined || noted === undefined) return undefined
  if (one.figure !== '' && (figure === undefined || (figure.wrap && sizes.note > 12)))
    return undefined
  const figureHeight = one.figure === '' ? 0 : (figure?.layout.height ?? 0) + underFigure
  const noteHeight = noted?.layout.height ?? (one.trend ? note.lineHeight : 0)
  return {
    figure: one.figure === '' ? undefined : figure,
    label: labelled ?? undefined,
    note: noted ?? undefined,
    noteStep: note,
    height:
      sizes.fan +
      underFan +
      figureHeight +
      (labelled?.layout.height ?? 0) +
      underLabel +
      noteHeight,
  }
}

function drawColumn(
  sheet: Sheet,
  figure: Figure,
  index: number,
  set: FigureTexts,
  { middle, top, sizes }: { middle: Points; top: Points; sizes: Sizes },
): void {
  const { ground, colors } = sheet.theme
  const name = `stat-${index + 1}`
  const first = index === 0
  drawFan(sheet, `${name}-fan`, { x: middle, y: top + sizes.fan }, sizes.fan, {
    petals: 7,
    stroke: { color: first ? house.night : house.gold, width: 1 },
    ...(first ? { fill: house.gold } : {}),
  })
  let y = top + sizes.fan + underFan
  if (set.figure) {
    const { wrap } = set.figure
    addCentred(sheet, `${name}-figure`, set.figure, { y, ground, middle }, wrap ? {} : { wrap })
    y += set.figure.layout.height + underFigure
  }
  if (set.label) {
    addCentred(sheet, `${name}-label`, set.label, { y, ground, middle })
    y += set.label.layout.height
  }
  y += underLabel
  if (set.note) addCentred(sheet, `${name}-note`, set.note, { y, ground, middle })
  if (figure.trend) {
    const { size, lineHeight } = set.noteStep
    const line = set.note?.layout.paragraphs[0]?.lines[0]
    const start = line ? middle - line.width / 2 - arrowRoom(size) : middle - arrowWidth(size) / 2
    const baseline = y + (line?.baseline ?? lineHeight * 0.73)
    const at = { x: start, y: baseline }
    drawArrow(sheet, `${name}-arrow`, figure.trend, at, arrowWidth(size), colors.accent)
  }
}
