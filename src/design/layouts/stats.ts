import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { Sheet } from '../sheet.ts'
import type { Figure, SlideContent } from '../slide-content.ts'
import type { DrawLayout } from '../themes/theme.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import { column, drawing, type Part, panel, type Tree } from '../tree/tree.ts'
import {
  type FigureAttempt,
  type FigureLook,
  type FigureSizes,
  figureSlots,
} from './figure-slots.ts'
import { figuresLayout } from './figures-layout.ts'

type WordSizes = readonly (readonly [label: Points, note: Points])[]

/** How a theme shows key figures on its panels. */
interface StatsLook {
  /** Sizes of labels and notes of up to four figures, tried before the usual ones, and the type of those labels. */
  words?: WordSizes
  label?: (sheet: Sheet) => TypeStep
  /** How many times wider than the others the first panel is, and how many times larger its figure may be. */
  main?: { share: number; scale: number }
  slots?: (index: number) => FigureLook
  /** Between label and note; a hairline across the panel unless said. */
  rule?: (name: string) => Tree
  /** Draws what stands in the room that the words of up to four figures leave at the foot of a panel, up to its edges. */
  device?: (sheet: Sheet, name: string, room: Box, index: number) => void
}

/** Up to four panels that no band shortens are no higher than their words fill. */
const highestPanel: Points = inches(3.6)

/** Key figures in panels, the first of which is the one that matters; what sums them up in a band below. */
export const statsLayout = (look: StatsLook): DrawLayout =>
  figuresLayout({
    counts: { least: 0, most: 8 },
    sizes: (sheet, count, content) => panelSizes(sheet, count, content, look),
    ...(look.main ? { main: mainOf(look.main) } : {}),
    scale: ({ theme: { type } }, count) => {
      if (count < 3) return { number: type.bigFigure, unit: type.bigUnit }
      const { statistic, unit } = type
      const share = count <= mostInRow ? Math.max(1, few / statistic.size) : 1
      return {
        number: resized(statistic, statistic.size * share),
        unit: resized(unit, Math.round(unit.size * share)),
      }
    },
    cell: (sheet, figures, index, attempt) => panelTree(sheet, figures, index, attempt, look),
    edge: panelEdge,
    ...(look.device ? {} : { most: highestPanel }),
    widest: inches(9),
    gap: ({ theme: { panelGap } }) => ({ x: panelGap, y: panelGap }),
    bandGap: ({ theme: { panelGap } }) => Math.max(panelGap, inches(0.2)),
  })

/** Key figures in equal panels. */
export const drawStats = statsLayout({})

/** In one row the first panel may be the main one. */
function mainOf({ share, scale }: NonNullable<StatsLook['main']>) {
  return (count: number) =>
    count > 1 && count <= mostInRow ? { shares: [share], scale } : undefined
}

/** More figures than this stand in two rows, on low panels. */
const mostInRow = 4
/** Two or three figures are this large, where a theme's own are not larger. */
const few: Points = 72

/** Fewer figures are larger, in the type of a figure that fills a slide. */
function largestFigure(type: Sheet['theme']['type'], count: number, isRoomy: boolean): Points {
  if (count === 1) return Math.min(type.bigFigure.size, 120)
  if (count === 2 && isRoomy) return Math.max(type.figure.size, 96)
  if (count === 2 || (count === 3 && isRoomy)) return Math.max(type.figure.size, few)
  if (count > mostInRow) return Math.min(type.statistic.size, 44)
  return Math.max(type.statistic.size, isRoomy ? 60 : 0)
}

function panelSizes(
  sheet: Sheet,
  count: number,
  { figures, paragraphs }: SlideContent,
  look: StatsLook,
): FigureSizes[] {
  const { type, strong } = sheet.theme
  const bare = count <= mostInRow && figures.every((one) => one.note === '')
  const roomy = bare || (count <= mostInRow && paragraphs.length === 0)
  const pairs = [
    ...(count <= mostInRow ? (look.words ?? []) : []),
    ...(roomy ? [[24, 18]] : []),
    ...(count === 1 ? [[20, 20]] : []),
    ...(count <= 2 || roomy ? [[20, 16]] : []),
    ...(roomy ? [[18, 16]] : []),
    [16, 14],
    [14, 14],
    [14, 12],
    [12, 12],
  ]
  const label = count <= mostInRow ? look.label?.(sheet) : undefined
  const step = label ?? inFont(type.body, strong)
  return pairs.map(([label = 12, note = 12]) => ({
    largest: largestFigure(type, count, roomy),
    // Labels are set tighter than running text.
    label: { ...step, size: label, lineHeight: Math.round(label * 1.2) },
    note: resized(type.small, note),
  }))
}

/** Between a panel's side and its texts. */
function panelEdge(count: number): Points {
  return inches(count === 1 ? 0.4 : 0.25)
}

function panelTree(
  sheet: Sheet,
  figures: Figure[],
  index: number,
  attempt: FigureAttempt,
  look: StatsLook,
): Tree {
  const count = figures.length
  const edge = panelEdge(count)
  const low = count > mostInRow
  const noted = figures.some((one) => one.note !== '')
  const one = figures[index] as Figure
  const { over, figure, under, note } = figureSlots(sheet, one, index, attempt, {
    figure: { anchor: 'bottom' },
    label: attempt.label.size > 18 ? { lines: attempt.label.size > 20 ? 1 : 2 } : {},
    note: { fills: true },
    arrow: 'in note',
    order: 'label-first',
    ...look.slots?.(index),
  })
  const name = `stat-${index + 1}`
  // Where there is none, its room stays: figures stand on one line.
  const rule = one.note === '' ? drawing(() => {}, 0) : (look.rule ?? hairline)(`${name}-rule`)
  const device = low ? undefined : look.device
  // A device takes the room that else parts the words.
  const grow = (share: Points) => (device ? 0 : share)
  const below: Part[] = low
    ? [{ tree: note, gap: inches(0.12) }]
    : [
        { tree: rule, gap: inches(device ? 0.12 : 0.35) },
        {
          tree: note,
          gap: inches(device ? 0.1 : 0.18),
          grow: grow(count === 1 ? 20 : 39.2),
        },
      ]
  const padding = {
    x: edge,
    // Air under what stands at the head of the theme's panels.
    top: Math.max(inches(low ? 0.2 : count === 1 ? 0.4 : 0.3), (sheet.theme.panelHead ?? 0) + 6),
    bottom: inches(low || attempt.note.size > 14 ? 0.24 : 0.12),
  }
  const drawDevice = drawing((on, box) => {
    const [width, height] = [box.width + 2 * edge, box.height + padding.bottom]
    device?.(on, name, { x: box.x - edge, y: box.y, width, height }, index)
  })
  return panel(
    `${name}-panel`,
    index === 0 ? 'focus' : 'plain',
    { index, count },
    padding,
    column([
      { tree: over },
      { tree: figure, gap: inches(low ? 0 : 0.167), grow: grow(count === 1 ? 80 : 60.8) },
      { tree: under, gap: inches(0.08) },
      ...(noted ? below : [{ tree: column([]), grow: grow(low ? 0 : 39.2) }]),
      ...(device ? [{ tree: drawDevice, grow: 1 }] : []),
    ]),
  )
}

/** A line across a panel in the colour of its lines. */
function hairline(name: string): Tree {
  return drawing((sheet, { x, y, width }, { line: color }) => {
    sheet.addLine(name, { x, y }, { x: x + width, y }, { color, width: 0.75 })
  }, 0)
}
