import { type Box, type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { commonFigureStep, type FigureStep, figureLadder, fitFigure } from '../../figure-text.ts'
import { drawFrame } from '../../frame.ts'
import { bottomEdge } from '../../grid.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import type { Figure, SlideContent } from '../../slide-content.ts'
import { fitText, longestWord } from '../../text-fitting.ts'
import { inFont, resized, type TypeStep } from '../type-step.ts'
import { addPanel } from './add-panel.ts'
import { drawSignalBigNumber } from './big-number.ts'
import { black, type Panel, panelAt, whitePanel } from './colors.ts'
import { arrowSide, drawDirectionArrow } from './direction-arrow.ts'
import { drawFootBand, footBandHeight } from './foot-band.ts'
import { drawSignalFooter } from './footer.ts'
import { bandFoot } from './heading.ts'
import { drawSlab, slabHeight } from './slab.ts'

const margin: Points = 43.2
const inset: Points = 30
/** Over the footer. */
const floor: Points = 496
const mostFigures = 8
const slabWidth: Points = 36
/** Panels of less height have everything smaller. */
const lowPanel: Points = 240
const compactPanel: Points = 340
/** Less room than this for a figure asks for smaller texts under it. */
const leastFigure: Points = 58

/** Widths of the panels of a row as shares; the first of the slide's first row is the main figure's. */
const shares: Record<number, number[]> = {
  1: [1],
  2: [0.56, 0.44],
  3: [390 / 960, 307.5 / 960, 262.5 / 960],
  4: [0.31, 0.23, 0.23, 0.23],
}

const sizes: { label: Points; note: Points }[] = [
  { label: 20, note: 16 },
  { label: 18, note: 14 },
  { label: 16, note: 14 },
  { label: 14, note: 12 },
  { label: 12, note: 12 },
]
const figureSizes = [128, 112, 96, 84, 72, 64, 56, 48, 42, 36, 32, 28, 24]
const largestEqual: Points = 96

/** Figures on panels that touch: the first is the main one, on the widest. What they add up to stands on black below. */
export function drawSignalStats(sheet: Sheet, content: SlideContent): boolean {
  const { figures, paragraphs } = content
  if (figures.length === 1) return drawSignalBigNumber(sheet, content)
  if (!drawFrame(sheet, content)) return false
  if (figures.length === 0) {
    drawSignalFooter(sheet)
    return true
  }
  const length = figures.reduce((sum, one) => sum + one.label.length + one.note.length, 0)
  if (figures.length > mostFigures || length > mostCharacters) return false
  const band = footBandHeight(sheet, paragraphs)
  if (band === undefined) return false
  const boxes = panelBoxes(figures.length, pageHeight - band)
  // A black panel would run into the band under it.
  const panels = figures.map((_, index) => {
    const panel = panelAt(panelIndex(index, figures.length))
    return band > 0 && panel.ground === black ? whitePanel : panel
  })
  const plan = sizes
    .filter(({ note }) => note >= sheet.context.smallestBody)
    .map((size) => planPanels(sheet, figures, boxes, panels, size, band > 0))
    .find((one) => one !== undefined)
  if (plan === undefined) return false
  figures.forEach((figure, index) => {
    drawPanel(
      sheet,
      figure,
      boxes[index] as Box,
      panels[index] as Panel,
      plan[index] as SetPanel,
      index,
    )
  })
  if (band > 0) {
    drawFootBand(sheet, paragraphs, band)
    return true
  }
  drawSignalFooter(sheet)
  return true
}

/** In two rows neighbours differ across the rows too. */
function panelIndex(index: number, count: number): number {
  const upper = Math.floor(count / 2)
  return count <= 4 || index < upper ? index : index - upper + 2
}

function panelBoxes(count: number, bottom: Points): Box[] {
  const rows = count <= 4 ? [count] : [Math.floor(count / 2), Math.ceil(count / 2)]
  const height = (bottom - bandFoot) / rows.length
  return rows.flatMap((own, row) => {
    const widths =
      rows.length === 1 ? (shares[own] ?? []) : Array.from({ length: own }, () => 1 / own)
    let x = 0
    return widths.map((share) => {
      const box = { x, y: bandFoot + height * row, width: share * pageWidth, height }
      x += box.width
      return box
    })
  })
}

interface SetPanel {
  figure: (SetText & { wrap: boolean }) | undefined
  label: SetText | undefined
  note: SetText | undefined
  slab: Points
  arrow: Points
  x: Points
}

/** All texts in one pair of sizes; undefined if one of them has no room. */
function planPanels(
  sheet: Sheet,
  figures: Figure[],
  boxes: Box[],
  panels: Panel[],
  size: { label: Points; note: Points },
  banded: boolean,
): SetPanel[] | undefined {
  const { theme } = sheet
  const panelHeight = boxes[0]?.height ?? 0
  const low = panelHeight < lowPanel
  const compact = panelHeight < compactPanel
  const label: TypeStep = {
    ...resized(inFont(theme.type.large, theme.strong), size.label),
    lineHeight: Math.round(size.label * 1.25),
  }
  const note = resized(theme.type.body, size.note)
  const places = boxes.map((box) => {
    const first = box.x < 1
    const x = first ? margin : box.x + (low ? 24 : inset)
    return { x, width: box.x + box.width - x - (first ? 15 : 24) }
  })
  const texts = figures.map((one, index) => {
    const { width } = places[index] as { width: Points }
    const { ink, note: muted } = panels[index] as Panel
    // Words are broken only in the smallest size.
    const broken =
      longestWord(sheet, one.label, label) > width * 0.98 ||
      longestWord(sheet, one.note, note) > width * 0.98
    if (broken && size.label > 12) return undefined
    const set = (text: string, step: TypeStep, color: string) =>
      text === ''
        ? undefined
        : fitText(sheet, text, [step], { width, height: 400, balanced: 'at sense' }, { color })
    const sets = { label: set(one.label, label, ink), note: set(one.note, note, muted) }
    const lost = (one.label !== '' && !sets.label) || (one.note !== '' && !sets.note)
    return lost ? undefined : sets
  })
  if (texts.some((one) => one === undefined)) return undefined
  const height = (one: (typeof texts)[number]) =>
    (one?.label?.layout.height ?? 0) + (one?.note ? one.note.layout.height + 4 : 0)
  const planned: SetPanel[] = []
  for (const [index, figure] of figures.entries()) {
    const box = boxes[index] as Box
    const row = boxes.flatMap((other, place) => (other.y === box.y ? [place] : []))
    const tallest = Math.max(...row.map((place) => height(texts[place])))
    const lowest = bottomEdge(box) > pageHeight - 1 ? floor : bottomEdge(box) - (banded ? 18 : 14)
    const under = slabHeight + (low ? 9 : 14)
    const slab = Math.min(
      box.y + (low ? box.height * 0.55 : Math.min(232.5, box.height * 0.62)),
      lowest - tallest - under,
    )
    const arrow = low ? 24 : compact ? 30 : arrowSide
    const trended = row.some((place) => figures[place]?.trend !== undefined)
    const top = box.y + (low ? 14 : 24.5) + (trended ? arrow + (low ? 8 : 14) : 0)
    const room = slab - (low ? 8 : 16) - top
    const place = places[index] as { x: Points; width: Points }
    if (room < leastFigure && size.note > 12) return undefined
    const set = setNumber(sheet, figures, index, row, places, room, panels[index] as Panel)
    if (set === 'too large') return undefined
    planned.push({ figure: set, ...(texts[index] as object), slab, arrow, x: place.x } as SetPanel)
    if (room < 0 || (figure.figure === '' && slab < box.y)) return undefined
  }
  return planned
}

/** The main figure in the largest type, the others of its row in one size. */
function setNumber(
  sheet: Sheet,
  figures: Figure[],
  index: number,
  row: number[],
  places: { width: Points }[],
  room: Points,
  panel: Panel,
): SetPanel['figure'] | 'too large' {
  const figure = figures[index]?.figure ?? ''
  if (figure === '') return undefined
  const { statistic, unit } = sheet.theme.type
  const whole = { number: resized(statistic, 128), unit: resized(unit, 70) }
  const steps = figureLadder(whole.number, whole.unit, figureSizes).filter(
    // The ink of a line is lower than its box.
    ({ number }) => number.size * 0.92 <= room,
  )
  const equal = steps.filter(({ number }) => number.size <= largestEqual)
  const others = row.filter((place) => place > 0)
  // Equals are of one size, in which each fits its own panel.
  const common = equal.find((step) =>
    others.every(
      (place) =>
        commonFigureStep(
          sheet,
          [figures[place]?.figure ?? ''],
          [step],
          places[place]?.width ?? 0,
        ) !== undefined,
    ),
  )
  const own: FigureStep[] = index === 0 ? steps : common ? [common] : equal
  const width = places[index]?.width ?? 0
  const options = { color: panel.ink }
  const set = fitFigure(sheet, figure, own, { width, height: room + 40 }, options)
  if (set === undefined || (set.wrap && set.layout.height > room)) return 'too large'
  return set
}

function drawPanel(
  sheet: Sheet,
  figure: Figure,
  box: Box,
  panel: Panel,
  set: SetPanel,
  index: number,
): void {
  const name = `stat-${index + 1}`
  const { ground, ink } = panel
  const low = box.height < lowPanel
  addPanel(sheet, `${name}-panel`, box, ground)
  if (figure.trend) {
    const at = { x: set.x, y: box.y + (low ? 14 : 24.5) }
    drawDirectionArrow(sheet, `${name}-arrow`, figure.trend, at, set.arrow, ink)
  }
  if (set.figure) {
    const { layout, width, wrap } = set.figure
    const baseline = layout.paragraphs.at(-1)?.lines.at(-1)?.baseline ?? layout.height
    const y = set.slab - (low ? 12 : 26) - baseline
    sheet.addText({
      name: `${name}-figure`,
      box: { x: set.x - 2, y, width: width + 2, height: layout.height },
      layout,
      wrap,
      ground,
    })
  }
  drawSlab(sheet, `${name}-slab`, { x: set.x, y: set.slab }, slabWidth, ink)
  let y = set.slab + slabHeight + (low ? 9 : 14)
  for (const [part, text] of Object.entries({ label: set.label, note: set.note })) {
    if (text === undefined) continue
    const { height } = text.layout
    sheet.addText({
      name: `${name}-${part}`,
      box: { x: set.x, y, width: text.width, height },
      layout: text.layout,
      ground,
    })
    y += height + 4
  }
}
