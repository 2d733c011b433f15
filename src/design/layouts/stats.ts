import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { TextLayout } from '../../scene/text.ts'
import { commonStep } from '../common-step.ts'
import { arrowRoom, arrowWidth, drawArrow } from '../devices/arrow.ts'
import { commonFigureStep, type FigureStep, figureLadder, fitFigure } from '../figure-text.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import { bottomEdge } from '../grid.ts'
import type { SetText, Sheet } from '../sheet.ts'
import { mostCharacters } from '../shorten.ts'
import type { Figure, SlideContent } from '../slide-content.ts'
import { balance, fitText } from '../text-fitting.ts'
import type { PanelColors } from '../themes/theme.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import { fitBand } from './band.ts'

/** More figures than this stand on further slides. */
const mostFigures = 8

/** Sizes that figures step down through. */
const figureSizes = [220, 180, 150, 120, 96, 84, 72, 66, 60, 54, 48, 44, 40, 36, 32, 28, 24]

/** Key figures in equal panels, the first of which is the one that matters; what sums them up in a band below. */
export function drawStats(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { content: area } = sheet.theme.frame
  const { figures, paragraphs } = content
  if (figures.length > mostFigures) return false
  const gap = Math.max(sheet.theme.panelGap, inches(0.2))
  const drawn = fitBand(sheet, paragraphs, area, (height) =>
    drawPanels(sheet, figures, {
      ...area,
      height: height === 0 ? area.height : area.height - height - gap,
    }),
  )
  if (!drawn) return false
  drawFooter(sheet)
  return true
}

/** How many panels stand in each row: one row up to four, then two, the upper one never longer. */
export function panelRows(count: number): number[] {
  if (count <= 4) return [count]
  return [Math.floor(count / 2), Math.ceil(count / 2)]
}

/** Draws the panels into an area; false when the texts do not fit them. */
function drawPanels(sheet: Sheet, figures: Figure[], area: Box): boolean {
  if (figures.length === 0) return true
  const gap = sheet.theme.panelGap
  const rows = panelRows(figures.length)
  const height = (area.height - gap * (rows.length - 1)) / rows.length
  const boxes = rows.flatMap((count, row) => {
    const width = (area.width - gap * (count - 1)) / count
    return Array.from({ length: count }, (_, column) => ({
      x: area.x + (width + gap) * column,
      y: area.y + (height + gap) * row,
      width,
      height,
    }))
  })
  const narrowest = Math.min(...boxes.map((box) => box.width))
  const plan = planPanels(sheet, figures, { width: narrowest, height })
  if (plan === undefined) return false
  return figures.every((figure, index) =>
    drawFigurePanel(sheet, figure, boxes[index] as Box, plan, { index, count: figures.length }),
  )
}

/** Distances inside a panel, from its own corner; equal in all panels, so that figures and hairlines agree. */
interface PanelPlan {
  inset: Points
  label: TypeStep
  labelTop: Points
  labelBottom: Points
  /** Undefined: each figure is set by itself, on several lines where it has to. */
  figure: FigureStep | undefined
  figureSteps: FigureStep[]
  figureTop: Points
  figureBottom: Points
  /** Undefined where there is no room for a line, or nothing under it. */
  rule: Points | undefined
  note: TypeStep
  noteTop: Points
  noteBottom: Points
}

interface PanelMeasures {
  label: Points
  note: Points
  inset: Points
  labelTop: Points
  /** From the figure's bottom to the rule, and from the rule to the note; without a rule their sum is one space. */
  aboveRule: Points
  belowRule: Points
  ruled: boolean
  bottom: Points
  /** Where the rule is in a panel of this height when nothing pushes it up. */
  ruleAt: Points
  largest: Points
}

/** What the panels are tried in: roomier first. */
function panelMeasures(sheet: Sheet, figures: Figure[], height: Points): PanelMeasures[] {
  const { type } = sheet.theme
  const smallest = sheet.context.smallestBody
  const alone = figures.length === 1
  const low = height < inches(2.6)
  const common = low
    ? {
        inset: inches(0.25),
        labelTop: inches(0.2),
        aboveRule: inches(0.06),
        belowRule: inches(0.06),
        ruled: false,
        bottom: inches(0.2),
        ruleAt: height,
        largest: Math.min(type.statistic.size, 44),
      }
    : {
        inset: inches(alone ? 0.4 : 0.25),
        labelTop: inches(alone ? 0.4 : 0.3),
        aboveRule: inches(0.35),
        belowRule: inches(0.18),
        ruled: true,
        bottom: inches(0.12),
        ruleAt: alone ? height * 0.74 : inches(2.4) + (height - inches(3.55)) * 0.7,
        largest: alone
          ? Math.min(type.bigFigure.size, 120)
          : figures.length === 2
            ? type.figure.size
            : type.statistic.size,
      }
  const sizes = alone
    ? [
        [20, 20],
        [20, 16],
      ]
    : figures.length === 2
      ? [[20, 16]]
      : []
  return [...sizes, [16, 14], [14, 14], [14, 12], [12, 12]]
    .map(([label = 12, note = 12]) => ({ ...common, label, note }))
    .filter(({ label, note }) => Math.min(label, note) >= smallest)
}

function planPanels(
  sheet: Sheet,
  figures: Figure[],
  box: { width: Points; height: Points },
): PanelPlan | undefined {
  const length = figures.reduce(
    (sum, one) => sum + one.label.length + one.figure.length + one.note.length,
    0,
  )
  if (length > mostCharacters) return undefined
  const measures = panelMeasures(sheet, figures, box.height)
  for (const [index, one] of measures.entries()) {
    const plan = planWith(sheet, figures, box, one, index === measures.length - 1)
    if (plan) return plan
  }
  return undefined
}

function planWith(
  sheet: Sheet,
  figures: Figure[],
  { width, height }: { width: Points; height: Points },
  measures: PanelMeasures,
  last: boolean,
): PanelPlan | undefined {
  const { type, strong } = sheet.theme
  const { inset, labelTop, aboveRule, belowRule, bottom } = measures
  const room = Math.min(width - 2 * inset, inches(9))
  const label = labelStep(inFont(type.body, strong), measures.label)
  const note = resized(type.small, measures.note)
  const whole = { width: room, height }
  // Words are broken in the smallest type only.
  const steps = (step: TypeStep) => (last ? [step] : [step, resized(step, step.size - 0.5)])
  const labels = figures.map((one) => one.label)
  const notes = figures.map((one) => one.note)
  if (commonStep(sheet, labels, steps(label), whole) !== label) return undefined
  if (commonStep(sheet, notes, steps(note), whole) !== note) return undefined
  const tallest = (heights: Points[]) => Math.max(0, ...heights)
  const labelHeight = tallest(
    labels.map((text) => setPlain(sheet, text, label, room)?.layout.height ?? 0),
  )
  const noteHeight = tallest(
    figures.map((one) => setNote(sheet, one, note, room, '#000000')?.layout.height ?? 0),
  )
  const hasNotes = noteHeight > 0 || figures.some((one) => one.trend !== undefined)
  const shownNote = hasNotes ? Math.max(noteHeight, note.lineHeight) : 0
  const labelBottom = labelTop + labelHeight
  const rule = hasNotes
    ? Math.min(measures.ruleAt, height - bottom - shownNote - belowRule)
    : height - inches(measures.ruled ? 0.05 : 0.1)
  const figureBottom = rule - aboveRule
  const possible = figureBottom - labelBottom
  // A note may take all the room, also where there is no figure to set.
  if (possible < 0) return undefined
  const figureSteps = figureLadder(type.statistic, type.unit, figureSizes)
  const larger =
    measures.largest > type.statistic.size
      ? figureLadder(type.bigFigure, type.bigUnit, figureSizes).filter(
          (step) => step.number.size <= measures.largest && step.number.size > type.statistic.size,
        )
      : []
  const candidates = [...larger, ...figureSteps].filter(
    (step) => step.number.size <= measures.largest && step.number.lineHeight <= possible,
  )
  const figure = commonFigureStep(
    sheet,
    figures.map((one) => one.figure),
    candidates.filter((step) => step.number.size >= 28),
    room,
  )
  const wraps = (one: Figure) =>
    one.figure === '' ||
    fitFigure(
      sheet,
      one.figure,
      candidates,
      { width: room, height: possible },
      { color: '#000000' },
    ) !== undefined
  if (figure === undefined && !figures.every(wraps)) return undefined
  const high = Math.max(inches(1.3), figure?.number.lineHeight ?? possible)
  return {
    inset,
    label,
    labelTop,
    labelBottom,
    figure,
    figureSteps: candidates,
    figureTop: Math.max(labelBottom, figureBottom - high),
    figureBottom,
    rule: measures.ruled && hasNotes ? rule : undefined,
    note,
    noteTop: rule + belowRule,
    noteBottom: height - bottom,
  }
}

/** Labels are set tighter than running text. */
function labelStep(step: TypeStep, size: Points): TypeStep {
  return { ...step, size, lineHeight: Math.round(size * 1.2) }
}

function setPlain(
  sheet: Sheet,
  text: string,
  step: TypeStep,
  width: Points,
  color = '#000000',
): SetText | undefined {
  if (text === '') return undefined
  return fitText(sheet, text, [step], { width, height: inches(7) }, { color })
}

/**
 * A note, with room for its arrow at the start of the first line. In a deck that runs from right to left the whole
 * note moves aside instead, since its lines may start at either side.
 */
function setNote(
  sheet: Sheet,
  { note, trend }: Figure,
  step: TypeStep,
  width: Points,
  color: string,
): (SetText & { aside: Points }) | undefined {
  if (note === '') return undefined
  const room = trend === undefined ? 0 : arrowRoom(step.size)
  if (room === 0 || sheet.rightToLeft) {
    const set = setPlain(sheet, note, step, width - room, color)
    if (set === undefined) return undefined
    const lines = set.layout.paragraphs[0]?.lines ?? []
    const widow = lines.length > 1 && (lines.at(-1)?.width ?? width) < width * 0.4
    return { ...(widow ? balance(sheet, note, set, { color }) : set), aside: room }
  }
  const style = sheet.style(step, color)
  const space = sheet.measure('\u00a0', step)
  const runs = [
    { text: '\u00a0', style: { ...style, tracking: Math.round((room - space) * 100) / 100 } },
    { text: note, style },
  ]
  const set = (measure: Points) =>
    sheet.setWithSlack([sheet.paragraph(runs, step, { color })], measure)
  return { step, ...withoutWidow(set, width), aside: 0 }
}

/** A text whose last line is short, in the width that shares it out among the others without another line. */
function withoutWidow(
  set: (width: Points) => TextLayout,
  width: Points,
): { layout: TextLayout; width: Points } {
  const layout = set(width)
  const lines = layout.paragraphs.at(-1)?.lines ?? []
  if (lines.length < 2 || (lines.at(-1)?.width ?? width) > width * 0.4) return { layout, width }
  let best = { layout, width }
  for (let share = 0.95; share > 0.5; share -= 0.05) {
    const narrower = set(width * share)
    if (narrower.height > layout.height || narrower.width > width * share) break
    best = { layout: narrower, width: width * share }
  }
  return best
}

function drawFigurePanel(
  sheet: Sheet,
  figure: Figure,
  box: Box,
  plan: PanelPlan,
  position: { index: number; count: number },
): boolean {
  const name = `stat-${position.index + 1}`
  const role = position.index === 0 ? 'focus' : 'plain'
  const panel = sheet.theme.drawPanel(sheet, `${name}-panel`, box, role, position)
  const x = box.x + plan.inset
  const width = Math.min(box.width - 2 * plan.inset, inches(9))
  const { ground } = panel
  const label = setPlain(sheet, figure.label, plan.label, width, panel.ink)
  if (label)
    sheet.addText({
      name: `${name}-label`,
      box: { x, y: box.y + plan.labelTop, width, height: plan.labelBottom - plan.labelTop },
      layout: label.layout,
      ground,
    })
  if (figure.figure !== '') {
    const height = plan.figureBottom - plan.figureTop
    const steps = plan.figure ? [plan.figure] : plan.figureSteps
    const options = { color: panel.ink }
    const set = fitFigure(sheet, figure.figure, steps, { width, height }, options)
    if (set === undefined) return false
    sheet.addText({
      name: `${name}-figure`,
      box: { x, y: box.y + plan.figureTop, width, height },
      anchor: 'bottom',
      layout: set.layout,
      wrap: set.wrap,
      ground,
    })
  }
  if (plan.rule !== undefined) {
    const y = box.y + plan.rule
    const stroke = { color: panel.line, width: 0.75 }
    const end = box.x + box.width - plan.inset
    sheet.addLine(`${name}-rule`, { x, y }, { x: end, y }, stroke)
  }
  drawNote(sheet, figure, name, { ...box, x, width }, plan, panel)
  return true
}

function drawNote(
  sheet: Sheet,
  figure: Figure,
  name: string,
  box: Box,
  plan: PanelPlan,
  panel: PanelColors,
): void {
  const y = box.y + plan.noteTop
  const height = Math.min(bottomEdge(box), box.y + plan.noteBottom) - y
  const set = setNote(sheet, figure, plan.note, box.width, panel.mutedInk)
  const baseline = set?.layout.paragraphs[0]?.lines[0]?.baseline ?? plan.note.lineHeight * 0.73
  if (figure.trend)
    drawArrow(
      sheet,
      `${name}-arrow`,
      figure.trend,
      { x: box.x, y: y + baseline },
      arrowWidth(plan.note.size),
      panel.accent,
    )
  if (set)
    sheet.addText({
      name: `${name}-note`,
      box: { x: box.x + set.aside, y, width: set.width, height },
      layout: set.layout,
      ground: panel.ground,
    })
}
