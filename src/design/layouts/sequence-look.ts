import type { Box, Points } from '../../scene/geometry.ts'
import type { Sheet } from '../sheet.ts'
import type { PanelColors } from '../themes/theme.ts'
import type { TypeStep } from '../themes/type-step.ts'
import type { Attempt } from '../tree/fit-tree.ts'
import type { Ground, Part, Tone, Tree } from '../tree/tree.ts'
import type { SequenceItem } from './sequence-items.ts'

/** Where an item stands. */
export interface Place {
  item: SequenceItem
  /** Among all, from 0. */
  index: number
  count: number
  row: number
  rows: number
  column: number
  /** Of a full row. */
  columns: number
  /** Names its nodes: `step-1`. */
  name: string
  /** Where the one before it stands. */
  before?: Place
}

/** A way to set the items: their rows, the sizes of heads and texts, the height of the device. */
export interface SequenceSize extends Attempt {
  rows: number
  head: Points
  year?: Points
  device: Points
  /** How many layers the device has, where it has any. */
  layers?: number
}

/** The items of one row, where their devices stand. */
export interface SequenceRow {
  places: Place[]
  boxes: Box[]
  /** From the start of one column to the start of the next. */
  pitch: Points
  size: SequenceSize
  /** All of the slide. */
  items: SequenceItem[]
}

/** What an item stands on. */
interface SequencePanel {
  padding: (size: SequenceSize, place: Place, sheet: Sheet) => Ground['padding']
  /** In one row it is no lower than this. */
  least?: Points
  /** Says with which colours to write on it. */
  draw: (sheet: Sheet, place: Place, box: Box, size: SequenceSize) => Partial<PanelColors>
}

export type Word = 'head' | 'text' | 'detail'
export type Slot = 'head' | 'device' | 'text'

/** How a theme shows a sequence. */
export interface SequenceLook {
  /** More items than this stand on further slides. */
  most: number
  /** Fewer columns than these are as wide as these would be. */
  fewest?: number
  /** The content area unless said. */
  area?: (sheet: Sheet) => Box
  /** The ways to set so many items, roomier first. */
  sizes: (count: number, sheet: Sheet, items: SequenceItem[]) => SequenceSize[]
  gutter: Points | ((columns: number) => Points)
  /** Between rows. */
  rowGap?: Points
  /** Over each row. */
  top?: (rows: number, items: SequenceItem[]) => Points
  /** Where a short last row stands; it may also fill the width. */
  short?: 'start' | 'center' | 'fill'
  /** Words are no wider than this, or columns in a row that is centred. */
  widest?: Points | ((columns: number) => Points)
  /** How much nearer texts end to the next column than heads. */
  textInset?: Points
  /** Share of the free height that stays over a single row; without it the row fills the area. */
  sink?: number
  /** Panels of two rows are no higher than their words. */
  hugs?: boolean
  /** Share of the free height of each column that stays over its words. */
  innerSink?: number
  types?: (sheet: Sheet, size: SequenceSize) => Partial<Record<'head' | 'year' | 'text', TypeStep>>
  tones?: (place: Place, sheet: Sheet) => Partial<Record<Word | 'year', Tone>>
  /** Dates are not divided from their years. */
  wholeDates?: boolean
  align?: 'center'
  balanced?: boolean
  lines?: (word: Word, size: SequenceSize) => number | undefined
  /** From top to bottom: the device over head and text unless said. */
  order?: readonly Slot[]
  /** Space over a part that has something over it. */
  gap: (part: Slot, size: SequenceSize, place: Place, sheet: Sheet, width: Points) => Points
  /** Where a head stands in the height of the highest, which may be given, and on what. */
  head?: {
    height?: (size: SequenceSize) => Points
    anchor: 'top' | 'middle' | 'bottom'
    ground?: (place: Place, head: Tree, size: SequenceSize) => Tree
  }
  /** How high the device is, where that is not its size. */
  deviceHeight?: (size: SequenceSize) => Points
  /** What joins the items of a row; it lies under their devices. */
  rail?: (sheet: Sheet, row: SequenceRow) => void
  device?: (sheet: Sheet, place: Place, box: Box, row: SequenceRow, colors: PanelColors) => void
  panel?: SequencePanel
  /** How much lower than the others the item stands. */
  drop?: (place: Place, size: SequenceSize, sheet: Sheet, pitch: Points) => Points
  /** Lies under all rows. */
  under?: (sheet: Sheet, rows: Box[], count: number) => void
  /** Stands under the last row. */
  foot?: (sheet: Sheet, count: number) => Part[]
}

/** What the items are; their nodes are named so. */
export type SequenceKind = 'step' | 'event' | 'card'

/** What is the same for all items of a slide. */
export interface SequenceSetting {
  kind: SequenceKind
  look: SequenceLook
  size: SequenceSize
  width: Points
}
