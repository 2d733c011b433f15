import type { ChartBlock } from '../../../deck/blocks/chart/schema.ts'
import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { arrowWidth, drawArrow } from '../../devices/arrow.ts'
import { commonFigureStep, figureLadder, fitFigure } from '../../figure-text.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { lineBoxWidth } from '../../line-width.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import type { Figure } from '../../slide-content.ts'
import { fitText, longestWord } from '../../text-fitting.ts'
import { inFont, resized, type TypeStep } from '../type-step.ts'
import { drawTrendDisc } from './discs.ts'
import { drawPillBars, pillBarsHeight } from './pill-bars.ts'

/** A figure and the card that it fills. */
export interface StatCard {
  figure: Figure
  box: Box
  ground: Color
  name: string
}

const radius: Points = 27

function drawCard(sheet: Sheet, { name, box, ground }: StatCard): void {
  sheet.addShape(`${name}-card`, box, { fill: ground }, { type: 'rectangle', radius })
}

function addPart(
  sheet: Sheet,
  { name, ground }: StatCard,
  part: string,
  { x, y }: { x: Points; y: Points },
  set: SetText & { wrap?: boolean },
): void {
  sheet.addText({
    name: `${name}-${part}`,
    box: { x, y, width: set.width, height: set.layout.height },
    layout: set.layout,
    ...(set.wrap === false ? { wrap: false } : {}),
    ground,
  })
}

function fitPart(sheet: Sheet, text: string, step: TypeStep, width: Points): SetText | undefined {
  // Words are broken only in the smallest size.
  if (step.size > 12 && longestWord(sheet, text, step) > width * 0.98) return undefined
  return fitText(
    sheet,
    text,
    [step],
    { width, height: 400, balanced: true },
    { color: sheet.theme.colors.ink },
  )
}

const tallSizes = [
  { figure: 120, label: 22, note: 18, inset: 30 },
  { figure: 88, label: 18, note: 16, inset: 30 },
  { figure: 72, label: 16, note: 14, inset: 30 },
  { figure: 54, label: 14, note: 14, inset: 24 },
  { figure: 40, label: 14, note: 12, inset: 24 },
  { figure: 28, label: 12, note: 12, inset: 20 },
]

/** Tall cards: a large figure, its note in a white pill when it is short, bars to scale at the foot of the first. */
export function drawTallCards(
  sheet: Sheet,
  cards: StatCard[],
  chart: ChartBlock | undefined,
): boolean {
  if (cards.length === 0) return chart === undefined
  const { bigFigure, bigUnit, statistic, large, body } = sheet.theme.type
  const scale = {
    number: resized(bigFigure, 120),
    unit: resized(bigUnit, 120 * (bigUnit.size / bigFigure.size)),
  }
  for (const sizes of tallSizes) {
    if (sizes.note < sheet.context.smallestBody) continue
    // Beside bars the figure leaves them room.
    if (chart !== undefined && sizes.figure > 88) continue
    const steps = figureLadder(
      scale.number,
      scale.unit,
      [104, 88, 80, 72, 60, 54, 44, 40, 36, 32, 28, 24],
    ).filter(({ number }) => number.size <= Math.max(sizes.figure, statistic.size * 0.4))
    const plans = cards.map((card, index) => {
      const { box, figure } = card
      const width = box.width - 2 * sizes.inset
      const bars = index === 0 && chart ? pillBarsHeight(chart, box.height * 0.6) : 0
      const labelRoom = figure.trend && !fitsChip(sheet, figure.note, width) ? width - 52 : width
      const label = fitPart(
        sheet,
        figure.label,
        inFont(resized(large, sizes.label), body.font),
        labelRoom,
      )
      const number = fitFigure(
        sheet,
        figure.figure,
        steps,
        { width, height: 130 },
        { color: sheet.theme.colors.ink },
      )
      const chip = fitsChip(sheet, figure.note, width)
      const note = chip
        ? undefined
        : fitPart(sheet, figure.note, resized(sheet.theme.type.body, sizes.note), width)
      if (label === undefined || number === undefined || (!chip && note === undefined))
        return undefined
      if (bars === undefined) return undefined
      const labelHeight = figure.label === '' ? 0 : label.layout.height
      const numberHeight = figure.figure === '' ? 0 : number.layout.height
      const noteHeight = figure.note === '' ? 0 : chip ? chipHeight : (note?.layout.height ?? 0)
      const height = 28 + labelHeight + 8 + numberHeight + 16 + noteHeight
      const floor = bottomEdge(box) - (bars > 0 ? bars + 42 + 16 : 30)
      if (box.y + height > floor) return undefined
      return {
        card,
        label,
        number,
        note,
        chip,
        labelHeight,
        numberHeight,
        noteHeight,
        bars,
        inset: sizes.inset,
        width,
      }
    })
    if (plans.some((plan) => plan === undefined)) continue
    for (const plan of plans) {
      if (plan === undefined) continue
      const { card, label, number, note, inset, width } = plan
      const { box, figure, name } = card
      drawCard(sheet, card)
      const x = box.x + inset
      let y = box.y + 28
      if (figure.label !== '') addPart(sheet, card, 'label', { x, y }, label)
      y += plan.labelHeight + 8
      // Without bars the figure stands at the foot of the card, its label at the head.
      if (plan.bars === 0) y = bottomEdge(box) - 32 - plan.noteHeight - 13 - plan.numberHeight
      if (figure.figure !== '') addPart(sheet, card, 'figure', { x, y }, number)
      y += plan.numberHeight + 13
      if (figure.note !== '') {
        if (plan.chip) drawChip(sheet, card, { x, y }, width)
        else if (note) addPart(sheet, card, 'note', { x, y }, note)
      }
      if (figure.trend && !(plan.chip && figure.note !== ''))
        drawTrendDisc(sheet, name, figure.trend, { x: rightEdge(box) - 48, y: box.y + 43.5 }, 21)
      if (plan.bars > 0 && chart) {
        const bars = {
          x,
          y: bottomEdge(box) - 42 - plan.bars,
          width,
          height: plan.bars,
        }
        if (!drawPillBars(sheet, chart, bars, card.ground)) return false
      }
    }
    return true
  }
  return false
}

const chipHeight: Points = 29.5

function chipStep(sheet: Sheet): TypeStep {
  const { theme } = sheet
  return inFont(resized(theme.type.body, 13), theme.strong)
}

/** Whether a note is one short line, and so may stand in a pill of its own. */
function fitsChip(sheet: Sheet, note: string, width: Points): boolean {
  if (note === '' || note.length > 60) return false
  return sheet.measure(note, chipStep(sheet)) * 1.03 + 52 <= width
}

function drawChip(
  sheet: Sheet,
  card: StatCard,
  { x, y }: { x: Points; y: Points },
  most: Points,
): void {
  const step = chipStep(sheet)
  const { note, trend } = card.figure
  const lead = trend ? 37.5 : 18
  const width = Math.min(most - lead - 10, lineBoxWidth(sheet, note, step))
  sheet.addShape(
    `${card.name}-chip`,
    { x, y, width: lead + width + (trend ? 10 : 18), height: chipHeight },
    { fill: '#FFFFFF' },
    { type: 'rectangle', radius: chipHeight / 2 },
  )
  if (trend) {
    const wide = arrowWidth(18)
    const start = { x: x + 17, y: y + chipHeight / 2 + wide * 0.4 }
    drawArrow(sheet, `${card.name}-arrow`, trend, start, wide, sheet.theme.colors.positive)
  }
  sheet.addText({
    name: `${card.name}-note`,
    box: { x: x + lead, y: y + (chipHeight - step.lineHeight) / 2, width, height: step.lineHeight },
    layout: sheet.set(
      [sheet.paragraph(note, step, { color: sheet.theme.colors.ink })],
      width,
      false,
    ),
    wrap: false,
    ground: '#FFFFFF',
  })
}

const shortSizes = [
  { figure: 60, label: 16, note: 14, inset: 27, top: 23 },
  { figure: 54, label: 14, note: 14, inset: 27, top: 20 },
  { figure: 44, label: 14, note: 14, inset: 24, top: 16 },
  { figure: 36, label: 14, note: 12, inset: 24, top: 14 },
  { figure: 28, label: 12, note: 12, inset: 20, top: 12 },
  { figure: 24, label: 12, note: 12, inset: 20, top: 8 },
]

/** Short cards of one size of type: label, figure, note; the arrow in the upper right corner. */
export function drawShortCards(sheet: Sheet, cards: StatCard[]): boolean {
  if (cards.length === 0) return true
  const { statistic, unit, body, small } = sheet.theme.type
  const narrowest = Math.min(...cards.map(({ box }) => box.width))
  for (const sizes of shortSizes) {
    if (sizes.note < sheet.context.smallestBody) continue
    const width = narrowest - 2 * sizes.inset
    const ladder = figureLadder(statistic, unit, [54, 48, 44, 40, 36, 32, 28, 24]).filter(
      ({ number }) => number.size <= sizes.figure,
    )
    const common = commonFigureStep(
      sheet,
      cards.map(({ figure }) => figure.figure),
      ladder,
      width,
    )
    const sets = cards.map(({ figure, box }) => {
      const own = box.width - 2 * sizes.inset
      return {
        label: fitPart(
          sheet,
          figure.label,
          inFont(resized(body, sizes.label), sheet.theme.strong),
          figure.trend ? own - 52 : own,
        ),
        figure: fitFigure(
          sheet,
          figure.figure,
          common ? [common] : ladder,
          { width: own, height: 90 },
          { color: sheet.theme.colors.ink },
        ),
        note: fitPart(sheet, figure.note, inFont(resized(small, sizes.note), body.font), own),
      }
    })
    const labelHeight = Math.max(
      ...sets.map(({ label }, index) =>
        cards[index]?.figure.label === '' ? 0 : (label?.layout.height ?? 1000),
      ),
    )
    const figureHeight = Math.max(
      ...sets.map(({ figure }, index) =>
        cards[index]?.figure.figure === '' ? 0 : (figure?.layout.height ?? 1000),
      ),
    )
    const fits = sets.every(({ note }, index) => {
      const card = cards[index] as StatCard
      const noteHeight = card.figure.note === '' ? 0 : (note?.layout.height ?? 1000)
      const bottom =
        sizes.top + labelHeight + 2 + figureHeight + 10.5 + noteHeight + sizes.top * 0.7
      return bottom <= card.box.height
    })
    if (!fits) continue
    cards.forEach((card, index) => {
      drawCard(sheet, card)
      const { box, figure, name } = card
      const set = sets[index]
      const x = box.x + sizes.inset
      const y = box.y + sizes.top
      if (set?.label && figure.label !== '') addPart(sheet, card, 'label', { x, y }, set.label)
      const figureTop = y + labelHeight + 2
      if (set?.figure && figure.figure !== '')
        addPart(sheet, card, 'figure', { x, y: figureTop }, set.figure)
      const noteTop = figureTop + figureHeight + 10.5
      if (set?.note && figure.note !== '') addPart(sheet, card, 'note', { x, y: noteTop }, set.note)
      const disc = Math.min(21, box.height * 0.15)
      if (figure.trend)
        drawTrendDisc(
          sheet,
          name,
          figure.trend,
          { x: rightEdge(box) - 27 - disc, y: box.y + Math.min(43.5, sizes.top + disc) },
          disc,
        )
    })
    return true
  }
  return false
}
