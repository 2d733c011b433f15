import type { Box, Point, Points } from '../../../scene/geometry.ts'
import { drawArrow } from '../../devices/arrow.ts'
import { commonFigureStep, figureLadder, fitFigure } from '../../figure-text.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { bottomEdge } from '../../grid.ts'
import { fitBand } from '../../layouts/band.ts'
import { drawBigNumber } from '../../layouts/big-number.ts'
import { drawStats } from '../../layouts/stats.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import type { Figure, SlideContent } from '../../slide-content.ts'
import { fitText, longestWord } from '../../text-fitting.ts'
import type { PanelColors } from '../theme.ts'
import { resized } from '../type-step.ts'
import {
  berry,
  cream,
  deepGreen,
  foliage,
  ink,
  type LeafColors,
  mossOnGreen,
  paleLeaf,
  paleOnGreen,
  petal,
} from './colors.ts'
import { drawCornerPanel } from './corner-panel.ts'
import { drawFootPlant } from './plants.ts'

const mostPanels = 4
const gap: Points = 16
const padding: Points = 26
/** The main figure's panel is so much wider than another. */
const mainShare = 1.25
/** Plants are no higher, and left out where there is less room than the other under the texts. */
const plantHeight: { most: Points; least: Points } = { most: 132, least: 66 }

const sizes: { label: Points; note: Points }[] = [
  { label: 22, note: 16 },
  { label: 20, note: 14 },
  { label: 18, note: 14 },
  { label: 16, note: 12 },
  { label: 14, note: 12 },
]
/** Beside a figure that went up or down. */
const arrowRoom: Points = 18
const figureSizes = [84, 72, 66, 60, 54, 48, 42, 36, 32, 28, 24]

const darkPanel: PanelColors = {
  ground: deepGreen,
  ink: cream,
  mutedInk: paleOnGreen,
  accent: petal,
  line: mossOnGreen,
}
const palePanel: PanelColors = {
  ground: paleLeaf,
  ink,
  mutedInk: '#445B4E',
  accent: berry,
  line: '#B4C49C',
}

/** Figures on panels from which plants grow, the main one on deep green; many figures stand in plain panels. */
export function drawHerbariumStats(sheet: Sheet, content: SlideContent): boolean {
  const { figures, paragraphs } = content
  if (figures.length === 1) return drawBigNumber(sheet, content)
  if (figures.length === 0 || figures.length > mostPanels) return drawStats(sheet, content)
  const nodes = sheet.nodes.length
  if (drawFrame(sheet, content)) {
    const { content: area } = sheet.theme.frame
    const drawn = fitBand(sheet, paragraphs, area, (height) =>
      drawPanels(sheet, figures, {
        ...area,
        height: area.height - (height > 0 ? height + gap : 0),
      }),
    )
    if (drawn) {
      drawFooter(sheet)
      return true
    }
  }
  sheet.nodes.length = nodes
  return drawStats(sheet, content)
}

interface SetFigure {
  figure: (SetText & { wrap: boolean }) | undefined
  label: SetText | undefined
  note: SetText | undefined
}

function drawPanels(sheet: Sheet, figures: Figure[], area: Box): boolean {
  const share = (area.width - gap * (figures.length - 1)) / (figures.length - 1 + mainShare)
  const boxes = figures.map((_, index) => ({
    ...area,
    x: index === 0 ? area.x : area.x + share * mainShare + gap + (share + gap) * (index - 1),
    width: index === 0 ? share * mainShare : share,
  }))
  const colors = figures.map((_, index) => (index === 0 ? darkPanel : palePanel))
  for (const size of sizes) {
    if (size.note < sheet.context.smallestBody) continue
    const sets = setFigures(sheet, figures, boxes, colors, size, area.height)
    if (sets === undefined) continue
    const numbers = Math.max(0, ...sets.map((set) => set.figure?.layout.height ?? 0))
    const heights = sets.map((set) => {
      const label = set.label ? set.label.layout.height + 2 : 0
      return numbers + label + (set.note ? set.note.layout.height + 14 : 0)
    })
    const room = area.height - 2 * 22
    const tallest = Math.max(...heights)
    if (tallest > room) continue
    const plant = Math.min(plantHeight.most, room - tallest)
    sets.forEach((set, index) => {
      drawFigure(sheet, figures[index] as Figure, index, boxes[index] as Box, set, {
        colors: colors[index] as PanelColors,
        numbers,
        plant,
      })
    })
    return true
  }
  return false
}

function setFigures(
  sheet: Sheet,
  figures: Figure[],
  boxes: Box[],
  colors: PanelColors[],
  size: { label: Points; note: Points },
  height: Points,
): SetFigure[] | undefined {
  const { type } = sheet.theme
  const label = resized(type.date, size.label)
  const note = { ...resized(type.body, size.note), lineHeight: Math.round(size.note * 1.36) }
  const width = (index: number) => (boxes[index]?.width ?? 0) - 2 * padding + 6
  const steps = figureLadder(
    resized(type.statistic, 84),
    resized(type.unit, 84),
    figureSizes,
  ).filter(({ number }) => number.size <= (height < 260 ? 60 : 84))
  const others = figures.slice(1).map((one) => one.figure)
  const common = commonFigureStep(sheet, others, steps.slice(1), width(1) - arrowRoom)
  const sets = figures.map((figure, index): SetFigure | undefined => {
    const own = width(index)
    const broken =
      longestWord(sheet, figure.label, label) > own * 0.98 ||
      longestWord(sheet, figure.note, note) > own * 0.98
    if (broken && size.label > 14) return undefined
    const { ink: color, mutedInk } = colors[index] as PanelColors
    const set = (text: string, step: typeof label, tint: string) =>
      text === ''
        ? null
        : fitText(
            sheet,
            text,
            [step],
            { width: own, height, balanced: 'at sense' },
            { color: tint },
          )
    const number =
      figure.figure === ''
        ? null
        : fitFigure(
            sheet,
            figure.figure,
            index === 0 || common === undefined ? steps : [common],
            { width: own - (figure.trend ? arrowRoom : 0), height: height * 0.5 },
            { color: index === 0 ? petal : color },
          )
    const labelled = set(figure.label, label, color)
    const noted = set(figure.note, note, mutedInk)
    if (number === undefined || labelled === undefined || noted === undefined) return undefined
    return { figure: number ?? undefined, label: labelled ?? undefined, note: noted ?? undefined }
  })
  return sets.some((set) => set === undefined) ? undefined : (sets as SetFigure[])
}

/** Each panel's plant is of its own greens: what is near, and what stands behind it. */
const plantColors: [LeafColors, LeafColors][] = [
  [foliage.middle, foliage.far],
  [foliage.light, foliage.nearest],
  [foliage.near, foliage.nearest],
  [foliage.light, foliage.nearest],
]

function drawFigure(
  sheet: Sheet,
  figure: Figure,
  index: number,
  box: Box,
  set: SetFigure,
  { colors, numbers, plant }: { colors: PanelColors; numbers: Points; plant: Points },
): void {
  const name = `stat-${index + 1}`
  const { ground } = colors
  const outline: Point[] = drawCornerPanel(sheet, `${name}-panel`, box, ground)
  if (plant >= plantHeight.least)
    drawFootPlant(sheet, `${name}-sprig`, box, outline, plantColors[index], plant)
  const x = box.x + padding
  let y = box.y + 22
  const add = (part: string, one: SetText, top: Points, wrap?: boolean) =>
    sheet.addText({
      name: `${name}-${part}`,
      box: {
        x,
        y: top,
        width: one.width,
        height: Math.min(one.layout.height, bottomEdge(box) - top),
      },
      layout: one.layout,
      ...(wrap === undefined ? {} : { wrap }),
      ground,
    })
  if (set.figure) {
    const { layout, wrap } = set.figure
    add('figure', set.figure, y + numbers - layout.height, wrap)
    if (figure.trend && !wrap) {
      const baseline = layout.paragraphs[0]?.lines[0]?.baseline ?? layout.height
      const start = { x: x + layout.width + 8, y: y + numbers - layout.height + baseline }
      drawArrow(sheet, `${name}-arrow`, figure.trend, start, arrowRoom - 3, colors.accent)
    }
  }
  y += numbers + 2
  if (set.label) {
    add('label', set.label, y)
    y += set.label.layout.height
  }
  if (set.note) add('note', set.note, y + 14)
  if (set.note && set.label)
    sheet.addShape(`${name}-rule`, { x, y: y + 6, width: 54, height: 1 }, { fill: colors.accent })
}
