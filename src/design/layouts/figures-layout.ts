import type { Box, Points } from '../../scene/geometry.ts'
import type { Sheet } from '../sheet.ts'
import type { Figure, SlideContent } from '../slide-content.ts'
import type { DrawLayout } from '../themes/theme.ts'
import { column, grid, type Part, parts, type Tree } from '../tree/tree.ts'
import { treeLayout } from '../tree/tree-layout.ts'
import { bandPart } from './band.ts'
import { columnsOrRows, type FigureScale } from './figure-rows.ts'
import { type FigureAttempt, type FigureSizes, figureAttempts } from './figure-slots.ts'

/** How a theme shows key figures side by side. */
interface FiguresLook<Sizes extends FigureSizes> {
  /** Fewer or more figures than these are not for this drawing. */
  counts: { least: number; most: number }
  /** Sizes that are tried, roomier first; number and unit of the figures in the theme's proportion. */
  sizes: (sheet: Sheet, count: number, content: SlideContent) => readonly Sizes[]
  scale: (sheet: Sheet, count: number) => FigureScale
  /** What a figure and its texts stand in: `edge` is left free at its sides. */
  cell: (
    sheet: Sheet,
    figures: Figure[],
    index: number,
    attempt: FigureAttempt<Sizes>,
    content: SlideContent,
  ) => Tree
  edge: (count: number) => Points
  /** Whether lines stand at the edges of the cells, which a figure must not reach in a wider face either. */
  bounded?: boolean
  gap: (sheet: Sheet, count: number) => { x: Points; y: Points }
  rows?: (count: number) => number[]
  /** Cells of a shorter row keep the width of the others. */
  even?: boolean
  /** The share of the free height that stays over cells which are as high as their texts; absent: cells share it all. */
  sink?: (rows: number) => number
  /** Cells of one row without a band grow no higher than this: they would be empty. */
  most?: Points
  /** How the figures of the first row share its width, and how many times larger than the others the first may be. */
  main?: (count: number) => { shares: number[]; scale?: number } | undefined
  /** So wide is a first cell that stands at the side of all others, as high as they are together. */
  tall?: (count: number) => Points | undefined
  /** What sums the figures up under them; a band of the theme unless said. */
  band?: (sheet: Sheet, paragraphs: string[]) => Part[] | undefined
  bandGap?: (sheet: Sheet) => Points
  area?: (sheet: Sheet, content: SlideContent) => Box
  footer?: (sheet: Sheet, content: SlideContent) => void
  /** The texts of a figure that has the slide to itself are no wider. */
  widest?: Points
}

/** What a figure in a wider face leaves free before a line beside it. */
const clearance: Points = 4

/** How many cells stand in each row: one row up to four, then two, the upper one never longer. */
export function panelRows(count: number): number[] {
  if (count <= 4) return [count]
  return [Math.floor(count / 2), Math.ceil(count / 2)]
}

/**
 * Key figures side by side, and what sums them up under them; two to four whose values are too long for that, under one
 * another.
 */
export function figuresLayout<Sizes extends FigureSizes>(look: FiguresLook<Sizes>): DrawLayout {
  return columnsOrRows((isEnough) => figureColumns(look, isEnough), look.scale)
}

/**
 * Key figures side by side, whatever their values.
 * @param isEnough which attempts are for a content; all unless said.
 */
export function figureColumns<Sizes extends FigureSizes>(
  look: FiguresLook<Sizes>,
  isEnough: (content: SlideContent, attempt: FigureAttempt) => boolean = () => true,
): DrawLayout {
  const { rows = panelRows } = look
  return treeLayout({
    attempts: (content, sheet) => {
      const { figures } = content
      const count = figures.length
      if (count < look.counts.least || count > look.counts.most) return []
      const area = look.area?.(sheet, content) ?? sheet.theme.frame.content
      const main = look.main?.(count)
      const gap = look.gap(sheet, count).x
      const tall = look.tall?.(count)
      const cells = tall
        ? figures.map((_, index) => (index === 0 ? tall : area.width - tall - gap))
        : rows(count).flatMap((columns, row) => {
            const shares = sharesOf(columns, row === 0 ? main?.shares : undefined)
            const free = area.width - gap * (columns - 1)
            const sum = shares.reduce((all, one) => all + one, 0)
            return shares.map((share) => (free * share) / sum)
          })
      const edge = look.edge(count)
      const columns = cells.map((cell) => {
        const own = cell - 2 * edge
        const width = Math.min(own, look.widest ?? own)
        return look.bounded ? { width, room: cell - 2 * clearance } : { width }
      })
      return figureAttempts(
        sheet,
        figures,
        look.sizes(sheet, count, content),
        look.scale(sheet, count),
        columns,
        main?.scale,
      ).filter((one) => isEnough(content, one))
    },
    tree: (sheet, content, attempt) => {
      const { paragraphs } = content
      const band =
        look.band?.(sheet, paragraphs) ??
        bandPart(sheet, paragraphs, look.bandGap?.(sheet) ?? sheet.theme.panelGap)
      return column([...cellParts(sheet, content, look, attempt), ...band])
    },
    ...(look.area ? { area: look.area } : {}),
    ...(look.footer ? { footer: look.footer } : {}),
  })
}

function sharesOf(columns: number, shares: number[] = []): number[] {
  return Array.from({ length: columns }, (_, index) => shares[index] ?? 1)
}

function cellParts<Sizes extends FigureSizes>(
  sheet: Sheet,
  content: SlideContent,
  look: FiguresLook<Sizes>,
  attempt: FigureAttempt<Sizes>,
): Part[] {
  const { figures } = content
  if (figures.length === 0) return []
  const counts = (look.rows ?? panelRows)(figures.length)
  const cells = figures.map((_, index) => look.cell(sheet, figures, index, attempt, content))
  const gap = look.gap(sheet, figures.length)
  const [first, ...others] = cells
  const tall = look.tall?.(figures.length)
  if (tall && first) {
    const side = {
      ...grid(
        others,
        others.map(() => 1),
        gap,
      ),
      equal: true,
    }
    return [
      {
        tree: parts([
          { tree: first, size: tall },
          { tree: side, gap: gap.x },
        ]),
        grow: 1,
      },
    ]
  }
  const tree = grid(cells, counts, gap, { aligned: true, ...(look.even ? { even: true } : {}) })
  const top = tree.parts[0]?.tree
  if (top?.kind === 'row') {
    const shares = sharesOf(top.parts.length, look.main?.(figures.length)?.shares)
    for (const [index, part] of top.parts.entries()) part.grow = shares[index] ?? 1
  }
  const sink = look.sink?.(counts.length)
  const blank = column([])
  if (look.most && counts.length === 1 && content.paragraphs.length === 0)
    return [
      { tree: blank, grow: 0.08 },
      { tree, grow: 0.92, most: look.most },
    ]
  if (sink === undefined) return [{ tree, grow: 1 }]
  return [{ tree: blank, grow: sink }, { tree }, { tree: blank, grow: 1 - sink }]
}
