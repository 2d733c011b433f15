import type { Box, Point, Points } from '../../scene/geometry.ts'
import type { TextNode } from '../../scene/node.ts'
import type { Color } from '../../scene/paint.ts'
import type { ParagraphSpecification, TextRun } from '../../scene/text.ts'
import type { Sheet } from '../sheet.ts'
import type { PanelColors, PanelRole } from '../themes/theme.ts'
import type { TypeStep } from '../themes/type-step.ts'

// A layout declares a tree of these; `measure-tree.ts` says how high it gets in a width, `place-tree.ts` draws it.

/** A colour by its role on whatever ground the text comes to stand, or one that stays. */
export type Tone = keyof Omit<PanelColors, 'ground' | 'line'> | { color: Color }

/** A text in one step of the type scale, on as many lines as its width asks for. */
export interface TextSlot {
  kind: 'text'
  /** What it is called in the file: `card-1-head`. */
  name: string
  /** Without any, the slot takes no room. Runs and paragraphs have their colours already: see `toneColor`. */
  text: string | TextRun[] | { paragraphs: ParagraphSpecification[] }
  step: TypeStep
  tone: Tone
  align?: 'start' | 'center' | 'end'
  /** Where it stands in a box that is higher than it: at the top unless said. */
  anchor?: TextNode['anchor']
  /** More lines than this do not fit, of several paragraphs in the first. 1: it does not wrap either. */
  lines?: number
  /**
   * Lines of about equal length; at sense: of those with the same number of lines, where most end with a clause; last
   * line: only where the last one would be short; title: as display type, in a box with room for a wider face.
   */
  balanced?: boolean | 'at sense' | 'last line' | 'title'
  tabularFigures?: boolean
  /** Its box is as high as the room that is left for it, so that a longer text grows there. */
  fills?: boolean
  mark?: TextMark
  /** Its box reaches so far into the space under it: room for a wider face where slide software has not its font. */
  overhang?: Points
  placeholder?: TextNode['placeholder']
  link?: TextNode['link']
}

/** A small sign that belongs to a line of a text: an arrow, the mark of an item. Alone, it is as high as a line. */
export interface TextMark {
  /** Kept free for it: all lines stand so far from the edge, or from both edges of a text that is centred. */
  room: Points
  /** Behind the first line instead of before it. */
  after?: boolean
  /** Only the first line starts after it; the others where it stands itself. */
  inline?: boolean
  /** `start` is on the first line's baseline. */
  draw: (sheet: Sheet, start: Point, colors: PanelColors) => void
}

/** Something that a device draws into its box. */
interface Drawing {
  kind: 'drawing'
  /** What it takes by itself; absent: nothing, it gets what is left. */
  height?: Points
  draw: (sheet: Sheet, box: Box, colors: PanelColors) => void
}

/** A part of a column or a row. */
export interface Part {
  tree: Tree
  /** Space before it, where something stands before it. */
  gap?: Points
  /** Its share of the room that is left along the line of parts; 0 unless said. */
  grow?: number
  /** Exactly so much along that line; in a row also what its words need, where there is so much. */
  size?: Points | 'words'
  /** It grows no higher than this in a column; what it needs it gets. */
  most?: Points
}

/** Parts under one another. */
export interface Column {
  kind: 'column'
  parts: Part[]
  /** Where they stand when none of them grows; a number is the share of the free height over them, the last has the rest. */
  justify?: 'start' | 'center' | 'end' | number
  /** It fits only where all parts can be as high as the highest of them. */
  equal?: boolean
  /** Draws what lies under all parts where they stand: rules between them, a line that joins them. */
  under?: (sheet: Sheet, boxes: Box[], colors: PanelColors) => void
}

/** Parts beside one another; each as high as the highest. Parts without a size share the width by `grow` (1 unless said). */
export interface Row {
  kind: 'row'
  parts: Part[]
  /** The parts are columns of equals: their first parts end at one height, so do the second, and so on. */
  aligned?: boolean
}

/** Trees in one box, the first lies under the others. */
interface Stack {
  kind: 'stack'
  trees: Tree[]
}

/** A tree on a ground that the theme or a device draws, which says with what to write on it. */
export interface Ground {
  kind: 'ground'
  tree: Tree
  padding: { x: Points; top: Points; bottom: Points; right?: Points }
  /** It is only as wide as what stands on it. */
  hugs?: boolean
  draw: (sheet: Sheet, box: Box, colors: PanelColors) => PanelColors
}

/** The first of these that can be set in the width: a text that steps down by itself. The last one may break words. */
export interface First {
  kind: 'first'
  trees: Tree[]
}

export type Tree = TextSlot | Drawing | Column | Row | Stack | Ground | First

/** A text slot. */
export function text(
  name: string,
  words: TextSlot['text'],
  look: Omit<TextSlot, 'kind' | 'name' | 'text'>,
): TextSlot {
  return { kind: 'text', name, text: words, ...look }
}

/** A device's drawing. */
export function drawing(draw: Drawing['draw'], height?: Points): Drawing {
  return { kind: 'drawing', draw, ...(height === undefined ? {} : { height }) }
}

/** Parts under one another. */
export function column(parts: Part[], justify?: Column['justify']): Column {
  return { kind: 'column', parts, ...(justify === undefined ? {} : { justify }) }
}

/** Equals beside one another, `gap` apart. */
export function row(trees: Tree[], gap: Points, look: Omit<Row, 'kind' | 'parts'> = {}): Row {
  return { kind: 'row', parts: trees.map((tree) => ({ tree, gap, grow: 1 })), ...look }
}

/** Parts of unlike widths beside one another. */
export function parts(list: Part[]): Row {
  return { kind: 'row', parts: list }
}

/** The first of these that can be set in the width. */
export function first(...trees: Tree[]): First {
  return { kind: 'first', trees }
}

/** Trees in one box. */
export function stack(...trees: Tree[]): Stack {
  return { kind: 'stack', trees }
}

/**
 * Equals in rows of so many, all rows of one height: a last row that is shorter keeps the width of the others when
 * `even` is set, else its members share the whole.
 */
export function grid(
  trees: Tree[],
  counts: number[],
  gap: { x: Points; y: Points },
  { aligned = false, even = false }: { aligned?: boolean; even?: boolean } = {},
): Column {
  const columns = Math.max(...counts)
  let first = 0
  return column(
    counts.map((count) => {
      const cells = trees.slice(first, first + count)
      first += count
      const missing = even ? columns - cells.length : 0
      const blanks = Array.from({ length: missing }, () => column([]))
      return { tree: row([...cells, ...blanks], gap.x, { aligned }), gap: gap.y, grow: 1 }
    }),
  )
}

/** A tree on a panel of the theme. */
export function panel(
  name: string,
  role: PanelRole,
  position: { index: number; count: number },
  padding: Ground['padding'],
  tree: Tree,
): Ground {
  const draw: Ground['draw'] = (sheet, box) =>
    sheet.theme.drawPanel(sheet, name, box, role, position)
  return { kind: 'ground', tree, padding, draw }
}

/** A tree with space around it. */
export function inset(padding: Ground['padding'], tree: Tree): Ground {
  return { kind: 'ground', tree, padding, draw: (_sheet, _box, colors) => colors }
}
