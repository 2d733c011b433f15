import type { Box, Points } from '../../../scene/geometry.ts'
import { commonStep } from '../../common-step.ts'
import { arrowRoom, arrowWidth, drawArrow } from '../../devices/arrow.ts'
import { commonFigureStep, type FigureStep, figureLadder, setFigure } from '../../figure-text.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { rightEdge } from '../../grid.ts'
import { fitBand } from '../../layouts/band.ts'
import { drawStats } from '../../layouts/stats.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure, SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { inFont, ladder, resized, type TypeStep } from '../type-step.ts'
import { firstThatFits } from './alternatives.ts'
import { drawDraughtsmanBigNumber } from './big-number.ts'
import { drawDimension, drawExtension } from './dimension.ts'
import { comparableMagnitudes } from './magnitudes.ts'

const gap: Points = 30

/** Key figures as dimensions: on one scale where they share a unit, else each across its own column. */
export const drawDraughtsmanStats = firstThatFits(
  drawMeasuredStats,
  drawDraughtsmanBigNumber,
  drawStats,
)

function drawMeasuredStats(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { content: area } = sheet.theme.frame
  const { figures, paragraphs } = content
  if (figures.length < 2 || figures.length > 4) return false
  if (figures.some((one) => one.figure === '')) return false
  const drawn = fitBand(sheet, paragraphs, area, (height) => {
    const room = { ...area, height: area.height - (height === 0 ? 0 : height + 24) }
    return drawOnOneScale(sheet, figures, room) || drawInColumns(sheet, figures, room)
  })
  if (!drawn) return false
  drawFooter(sheet)
  return true
}

/** Figures of one unit under one another, each as long as it says. */
function drawOnOneScale(sheet: Sheet, figures: Figure[], area: Box): boolean {
  const values = comparableMagnitudes(figures.map((one) => one.figure))
  if (values === undefined || figures.length > 4) return false
  const { theme } = sheet
  const { ink, mutedInk, accent } = theme.colors
  const labelWidth = 230
  const x = area.x + labelWidth + 24
  const longest = Math.max(...values)
  const height = Math.min(112, area.height / figures.length)
  const top = area.y + (area.height - height * figures.length) * 0.4
  const label = inFont(theme.type.large, theme.strong)
  const room = { width: labelWidth, height: height - 12, maximumLines: () => 2 }
  const labels = commonStep(
    sheet,
    figures.map((one) => one.label),
    ladder(label, [16, 14, 13, 12]),
    room,
  )
  const step = commonFigureStep(
    sheet,
    figures.map((one) => one.figure),
    figureLadder(theme.type.statistic, theme.type.unit, [48, 44, 40, 34, 28]).filter(
      (one) => one.number.size <= 48 && one.number.lineHeight < height - 8,
    ),
    250,
  )
  if (labels === undefined || step === undefined) return false
  const noteStep = resized(theme.type.body, 12)
  const notes = figures.map((one) =>
    one.note === ''
      ? undefined
      : fitText(
          sheet,
          one.note,
          [noteStep],
          { width: labelWidth - (one.trend ? arrowRoom(noteStep.size) : 0), height: 40 },
          { color: mutedInk },
        ),
  )
  if (figures.some((one, index) => one.note !== '' && notes[index] === undefined)) return false
  const widths = figures.map((one) => setFigure(sheet, one.figure, step, { color: ink }).width)
  const scale = (rightEdge(area) - x - Math.max(...widths) * 0.1) / longest
  const most = Math.max(
    ...figures.map((one, index) =>
      stackHeight(sheet, one, notes[index]?.layout.height, labels, room.width),
    ),
  )
  if (most > height - 6) return false
  sheet.addLine(
    'origin',
    { x, y: top },
    { x, y: top + height * figures.length },
    { color: mutedInk, width: 0.75 },
  )
  figures.forEach((one, index) => {
    const name = `stat-${index + 1}`
    const color = index === 0 ? accent : ink
    const middle = top + height * (index + 0.5)
    const length = (values[index] as number) * scale
    const width = (widths[index] as Points) + 2
    const inside = length > width + 70
    const end = x + length
    drawExtension(
      sheet,
      `${name}-end`,
      { x: end, y: middle - 22 },
      { x: end, y: middle + 22 },
      color,
    )
    const from = { x, y: middle }
    const to = { x: end, y: middle }
    const start = (length - width) / 2
    drawDimension(sheet, `${name}-dimension`, {
      from,
      to,
      color,
      width: index === 0 ? 1.5 : 1,
      ...(inside ? { gap: { from: start - 10, to: start + width + 10 } } : {}),
      ...(length < 24 ? { arrows: 'outside' as const } : {}),
    })
    const figureX = inside ? x + start : end + (length < 24 ? 22 : 12)
    const set = setFigure(sheet, one.figure, step, { color })
    sheet.addText({
      name: `${name}-figure`,
      box: {
        x: Math.min(figureX, rightEdge(area) - width),
        y: middle - set.layout.height / 2,
        width,
        height: set.layout.height,
      },
      layout: sheet.set(
        set.layout.paragraphs.map((part) => part.specification),
        width,
        false,
      ),
      wrap: false,
      ground: theme.ground,
    })
    drawLabels(sheet, one, name, { x: area.x, middle, width: labelWidth }, labels, noteStep, color)
  })
  return true
}

function stackHeight(
  sheet: Sheet,
  one: Figure,
  note: Points | undefined,
  label: TypeStep,
  width: Points,
): Points {
  const set =
    one.label === ''
      ? undefined
      : fitText(sheet, one.label, [label], { width, height: 80 }, { color: '#000000' })
  return (set?.layout.height ?? 0) + (note ?? 0) + 4
}

function drawLabels(
  sheet: Sheet,
  one: Figure,
  name: string,
  { x, middle, width }: { x: Points; middle: Points; width: Points },
  label: TypeStep,
  note: TypeStep,
  color: string,
): void {
  const { theme } = sheet
  const aside = one.trend ? arrowRoom(note.size) : 0
  const set = (text: string, step: TypeStep, ink: string, room: Points) =>
    text === ''
      ? undefined
      : fitText(sheet, text, [step], { width: room, height: 80 }, { color: ink })
  const head = set(one.label, label, color, width)
  const more = set(one.note, note, theme.colors.mutedInk, width - aside)
  const total = (head?.layout.height ?? 0) + (more ? more.layout.height + 4 : 0)
  let y = middle - total / 2
  if (head) {
    sheet.addText({
      name: `${name}-label`,
      box: { x, y, width, height: head.layout.height },
      layout: head.layout,
      ground: theme.ground,
    })
    y += head.layout.height + 4
  }
  if (!more) return
  drawTrend(sheet, one, name, { x, y: y + note.lineHeight * 0.73 }, note.size)
  sheet.addText({
    name: `${name}-note`,
    box: { x: x + aside, y, width: width - aside, height: more.layout.height },
    layout: more.layout,
    ground: theme.ground,
  })
}

function drawTrend(
  sheet: Sheet,
  one: Figure,
  name: string,
  origin: { x: Points; y: Points },
  size: Points,
): void {
  if (!one.trend) return
  const { colors } = sheet.theme
  const color =
    one.trend === 'flat' ? colors.mutedInk : one.trend === 'up' ? colors.positive : colors.ink
  drawArrow(sheet, `${name}-arrow`, one.trend, origin, arrowWidth(size), color)
}

/** Figures side by side, each over a dimension across its column; the first in red pencil. */
function drawInColumns(sheet: Sheet, figures: Figure[], area: Box): boolean {
  const { theme } = sheet
  const { ink, mutedInk } = theme.colors
  const count = figures.length
  const width = (area.width - gap * (count - 1)) / count
  const sizes = [84, 72, 60, 54, 48, 44, 40, 36, 32, 28]
  const large = { ...resized(theme.type.statistic, 84), lineHeight: 88 }
  const largeUnit = resized(theme.type.unit, 46)
  const steps =
    count <= 3
      ? figureLadder(large, largeUnit, sizes)
      : figureLadder(theme.type.statistic, theme.type.unit, sizes)
  for (const [labelSize, noteSize] of [
    [16, 13],
    [14, 12],
  ] as const) {
    const label = inFont(resized(theme.type.large, labelSize), theme.strong)
    const note = resized(theme.type.body, noteSize)
    const labels = commonStep(
      sheet,
      figures.map((one) => one.label),
      [label, resized(label, labelSize - 0.5)],
      {
        width,
        height: 60,
        maximumLines: () => 2,
      },
    )
    if (labels !== label) continue
    const set = figures.map((one) => ({
      label:
        one.label === ''
          ? undefined
          : fitText(sheet, one.label, [label], { width, height: 60 }, { color: ink }),
      note:
        one.note === ''
          ? undefined
          : fitText(
              sheet,
              one.note,
              [note],
              { width: width - (one.trend ? arrowRoom(noteSize) : 0), height: 160 },
              { color: mutedInk },
            ),
    }))
    if (set.some((one, index) => figures[index]?.note !== '' && one.note === undefined)) continue
    const tallest = (heights: (Points | undefined)[]) =>
      Math.max(0, ...heights.map((one) => one ?? 0))
    const labelHeight = tallest(set.map((one) => one.label?.layout.height))
    const noteHeight = tallest(set.map((one) => one.note?.layout.height))
    const under = 44 + labelHeight + (noteHeight > 0 ? noteHeight + 8 : 0)
    const figure = commonFigureStep(
      sheet,
      figures.map((one) => one.figure),
      steps.filter(({ number }) => number.lineHeight + under <= area.height),
      width - 12,
    )
    if (figure === undefined) continue
    const total = figure.number.lineHeight + under
    const top = area.y + (area.height - total) * 0.42
    drawColumns(sheet, figures, set, { figure, note, top, width, labelHeight, x: area.x })
    return true
  }
  return false
}

function drawColumns(
  sheet: Sheet,
  figures: Figure[],
  set: { label: ReturnType<typeof fitText>; note: ReturnType<typeof fitText> }[],
  measures: {
    figure: FigureStep
    note: TypeStep
    top: Points
    width: Points
    labelHeight: Points
    x: Points
  },
): void {
  const { theme } = sheet
  const { ink, mutedInk, accent } = theme.colors
  const { figure, note, top, width, labelHeight } = measures
  figures.forEach((one, index) => {
    const name = `stat-${index + 1}`
    const color = index === 0 ? accent : ink
    const x = measures.x + (width + gap) * index
    const figureHeight = figure.number.lineHeight
    const line = top + figureHeight + 14
    for (const [side, at] of [
      ['start', x],
      ['end', x + width],
    ] as const)
      drawExtension(
        sheet,
        `${name}-${side}`,
        { x: at, y: top + figureHeight * 0.2 },
        { x: at, y: line + 8 },
        index === 0 ? accent : mutedInk,
      )
    drawDimension(sheet, `${name}-dimension`, {
      from: { x, y: line },
      to: { x: x + width, y: line },
      color,
      width: index === 0 ? 1.5 : 1,
    })
    const runs = setFigure(sheet, one.figure, figure, { color, align: 'center' })
    sheet.addText({
      name: `${name}-figure`,
      box: { x: x + 4, y: top, width: width - 8, height: figureHeight },
      layout: sheet.set(
        runs.layout.paragraphs.map((part) => part.specification),
        width - 8,
        false,
      ),
      wrap: false,
      ground: theme.ground,
    })
    const texts = set[index]
    let y = line + 24
    if (texts?.label) {
      sheet.addText({
        name: `${name}-label`,
        box: { x, y, width, height: texts.label.layout.height },
        layout:
          fitText(sheet, one.label, [texts.label.step], { width, height: 60 }, { color })?.layout ??
          texts.label.layout,
        ground: theme.ground,
      })
    }
    y += labelHeight + 8
    if (!texts?.note) return
    const aside = one.trend ? arrowRoom(note.size) : 0
    drawTrend(sheet, one, name, { x, y: y + note.lineHeight * 0.73 }, note.size)
    sheet.addText({
      name: `${name}-note`,
      box: { x: x + aside, y, width: width - aside, height: texts.note.layout.height },
      layout: texts.note.layout,
      ground: theme.ground,
    })
  })
}
