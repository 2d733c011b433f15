import type { Box, Points } from '../../scene/geometry.ts'
import { splitDate } from '../date-parts.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import type { DrawLayout, PanelColors } from '../themes/theme.ts'
import { resized, type TypeStep } from '../themes/type-step.ts'
import type { Attempt } from '../tree/fit-tree.ts'
import { toneColor } from '../tree/tone.ts'
import {
  column,
  drawing,
  type Ground,
  inset,
  type Part,
  type Tone,
  type Tree,
  text,
} from '../tree/tree.ts'
import { treeLayout } from '../tree/tree-layout.ts'

// Steps of a process and events of a timeline are the same thing: columns of equals in one row or two, each with a head
// (a date), a text and a device (a number, a mark on a line), on a panel or not. What stands in a column and how it is
// fitted is said here; sizes, device and panel are the theme's.

/** A step or an event, as it is drawn. */
export interface SequenceItem {
  /** Of a step; empty for an event. */
  number: string
  /** What a step is called, or the date of an event without its year. */
  head: string
  year: string
  text: string
  /** Says more about an event, in smaller type under its text. */
  detail: string
  planned: boolean
  highlighted: boolean
}

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

type Word = 'head' | 'text' | 'detail'
type Slot = 'head' | 'device' | 'text'

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
  /** Space between a date and its year. */
  yearGap?: Points
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

/** A slide of steps. */
export function stepsLayout(look: SequenceLook): DrawLayout {
  return sequenceLayout('step', stepItems, look)
}

/** A slide of events. */
export function timelineLayout(look: SequenceLook): DrawLayout {
  const whole = ({ timeline }: SlideContent) =>
    timeline.map(({ date, ...event }) => ({ ...event, number: '', head: date, year: '' }))
  return sequenceLayout('event', look.wholeDates ? whole : eventItems, look)
}

/** The steps of a slide with their numbers, which go on where the slide before ended. */
export function stepItems({ steps, firstNumber }: SlideContent): SequenceItem[] {
  return steps.map(({ head, text: said }, index) => ({
    number: String(firstNumber + index),
    head,
    year: '',
    text: said,
    detail: '',
    planned: false,
    highlighted: false,
  }))
}

/** The events of a slide, their dates divided from their years. */
function eventItems({ timeline }: SlideContent): SequenceItem[] {
  return timeline.map(({ date, ...event }) => {
    const { main, detail: year } = splitDate(date)
    return { ...event, number: '', head: main, year }
  })
}

/** A slide of items that stand in columns. */
export function sequenceLayout(
  kind: 'step' | 'event',
  itemsOf: (content: SlideContent) => SequenceItem[],
  look: SequenceLook,
): DrawLayout {
  return treeLayout<SequenceSize>({
    attempts: (content, sheet) => {
      const items = itemsOf(content)
      if (items.length === 0) return undefined
      return items.length > look.most ? [] : look.sizes(items.length, sheet, items)
    },
    tree: (sheet, content, size) => {
      const area = look.area?.(sheet) ?? sheet.theme.frame.content
      return sequenceTree(sheet, itemsOf(content), { kind, look, size, width: area.width })
    },
    ...(look.area ? { area: look.area } : {}),
  })
}

/** What is the same for all items of a slide. */
interface Setting {
  kind: 'step' | 'event'
  look: SequenceLook
  size: SequenceSize
  width: Points
}

/** Each size of heads and texts in so many rows, with the heights of devices that are tried with it. */
export function sizesOf(
  rows: number,
  sizes: readonly (readonly [head: Points, text: Points])[],
  devices: readonly Points[] | ((text: Points) => readonly Points[]),
): SequenceSize[] {
  return sizes.flatMap(([head, words]) =>
    (typeof devices === 'function' ? devices(words) : devices).map((device) => ({
      rows,
      head,
      text: words,
      device,
    })),
  )
}

/** The usual sizes of heads and texts of so many columns. */
export function usualSizes(columns: number): [head: Points, text: Points][] {
  const sizes: [head: Points, text: Points, most: number][] = [
    [24, 20, 3],
    [22, 18, 5],
    [20, 16, 12],
    [18, 14, 12],
    [16, 14, 12],
    [14, 12, 12],
  ]
  return sizes.filter(([, , most]) => columns <= most).map(([head, said]) => [head, said])
}

function sequenceTree(sheet: Sheet, items: SequenceItem[], setting: Setting): Tree {
  const { look, size, kind } = setting
  const { rows } = size
  const columns = Math.max(look.fewest ?? 1, Math.ceil(items.length / rows))
  const places: Place[] = []
  for (const [index, item] of items.entries()) {
    const before = places.at(-1)
    const at = { row: Math.floor(index / columns), column: index % columns, columns, rows }
    const name = `${kind}-${index + 1}`
    places.push({ item, index, count: items.length, name, ...at, ...(before ? { before } : {}) })
  }
  const sunk = rows === 1 && look.sink !== undefined
  const lines = Array.from({ length: rows }, (_, row): Part => {
    const own = places.filter((place) => place.row === row)
    const tree = rowTree(sheet, own, places, setting)
    const low = column([{ tree }, { tree: column([]), grow: 1 }])
    const gap = row > 0 ? (look.rowGap ?? 0) : 0
    return { tree: look.hugs && !sunk ? low : tree, gap, grow: sunk ? 0 : 1 }
  })
  const under = look.under
  const tree = column([...lines, ...(look.foot?.(sheet, items.length) ?? [])])
  const drawn: Tree = under
    ? { ...tree, under: (on, boxes) => under(on, boxes.slice(0, rows), items.length) }
    : tree
  if (!sunk) return drawn
  const sink = look.sink ?? 0
  return column([
    { tree: column([]), grow: sink },
    { tree: drawn },
    { tree: column([]), grow: 1 - sink },
  ])
}

/** Items of one row on their panels, which are drawn before all that stands on them. */
function rowTree(sheet: Sheet, places: Place[], all: Place[], setting: Setting): Tree {
  const { look, size, width } = setting
  const full = places[0]?.columns ?? 1
  const columns = look.short === 'fill' ? places.length : full
  const gutter = typeof look.gutter === 'number' ? look.gutter : look.gutter(full)
  const widest = typeof look.widest === 'function' ? look.widest(full) : (look.widest ?? width)
  const room = (width - gutter * (columns - 1)) / columns
  const centered = look.short === 'center'
  const own = centered ? Math.min(widest, room) : room
  const pitch = own + gutter
  const taken = own * places.length + gutter * (places.length - 1)
  const start = centered && taken < width - 1 ? (width - taken) / 2 : 0
  const drop = (place: Place) => look.drop?.(place, size, sheet, pitch) ?? 0
  const lowest = Math.max(0, ...places.map(drop))
  const items = all.map((place) => place.item)
  const grounds: (Partial<PanelColors> | undefined)[] = []
  const over = look.top?.(size.rows, items) ?? 0
  const cells = places.map((place, index): Part => {
    const padding = look.panel?.padding(size, place, sheet) ?? { x: 0, top: 0, bottom: 0 }
    const words = own - padding.x - (padding.right ?? padding.x)
    const rowAt = (box: Box): SequenceRow => ({
      places,
      boxes: places.map((one) => ({
        ...box,
        x: box.x - padding.x + pitch * (one.column - place.column),
        width: own,
        y: box.y + drop(one) - drop(place),
      })),
      pitch,
      size,
      items,
    })
    const inner = cellTree(sheet, place, setting, {
      width: Math.min(words, centered ? words : widest),
      spare: centered ? 0 : Math.max(0, words - widest),
      rowAt,
    })
    const tree: Tree = {
      kind: 'ground',
      tree: inner,
      padding: {
        ...padding,
        top: padding.top + drop(place),
        bottom: padding.bottom + (look.panel ? lowest - drop(place) : 0),
      },
      draw: (_sheet, _box, colors) => ({ ...colors, ...grounds[index] }),
    }
    return { tree, size: own, gap: index === 0 ? 0 : gutter }
  })
  const aligned = look.drop === undefined
  const row: Tree = {
    kind: 'row',
    parts: start > 0 ? [{ tree: column([]), size: start }, ...cells] : cells,
    ...(aligned ? { aligned } : {}),
  }
  const { panel } = look
  const least = size.rows === 1 ? (panel?.least ?? 0) : 0
  return {
    kind: 'ground',
    tree: least > 0 ? { kind: 'stack', trees: [drawing(() => {}, least), row] } : row,
    padding: { x: 0, top: over, bottom: 0 },
    draw: (on, whole, colors) => {
      const box = { ...whole, y: whole.y + over, height: whole.height - over }
      places.forEach((place, index) => {
        const x = box.x + start + pitch * place.column
        const y = box.y + drop(place)
        const at = { x, y, width: own, height: box.height - lowest }
        grounds[index] = panel?.draw(on, place, at, size)
      })
      return colors
    },
  }
}

/** One item: its device, head and text, from top to bottom in the theme's order. */
function cellTree(
  sheet: Sheet,
  place: Place,
  { look, size, kind }: Setting,
  { width, spare, rowAt }: { width: Points; spare: Points; rowAt: (box: Box) => SequenceRow },
): Tree {
  const { item, name } = place
  const { theme } = sheet
  const tones = { ...usualTones(kind, item), ...look.tones?.(place, sheet) }
  const types = { ...usualTypes(sheet, kind, size), ...look.types?.(sheet, size) }
  const centered = look.align ? { align: look.align } : {}
  const beside = spare / (look.align ? 2 : 1)
  const narrow = (tree: Tree): Tree =>
    spare > 0 ? inset({ x: look.align ? beside : 0, right: beside, top: 0, bottom: 0 }, tree) : tree
  const fills = look.sink === undefined && look.innerSink === undefined && item.detail === ''
  const usual = (word: Word) => {
    const lines = look.lines?.(word, size)
    return {
      ...centered,
      ...(look.balanced ? { balanced: true } : {}),
      ...(lines === undefined ? {} : { lines }),
    }
  }
  const slot = (word: 'text' | 'detail', words: string, step: TypeStep): Tree =>
    narrow(
      text(`${name}-${word}`, words, {
        step,
        tone: tones[word],
        ...usual(word),
        ...(word === 'text' && fills ? { fills: true } : {}),
      }),
    )
  /** The year in smaller type under the date. */
  const dated = () => [
    sheet.paragraph(item.head, types.head, { color: toneColor(tones.head), ...centered }),
    {
      ...sheet.paragraph(item.year, types.year, {
        color: toneColor(tones.year),
        tabularFigures: true,
        ...centered,
      }),
      spaceBefore: look.yearGap ?? 0,
    },
  ]
  const headed = {
    ...text(`${name}-${kind === 'event' ? 'date' : 'head'}`, item.head, {
      step: types.head,
      tone: tones.head,
      ...usual('head'),
      ...(look.head ? { anchor: look.head.anchor } : {}),
    }),
  }
  if (item.year !== '') headed.text = { paragraphs: dated() }
  const small = Math.max(12, Math.min(16, size.text - 2))
  const detail = { ...resized(theme.type.body, small), lineHeight: Math.round(small * 1.36) }
  const short = (tree: Tree): Tree =>
    look.textInset ? inset({ x: 0, right: look.textInset, top: 0, bottom: 0 }, tree) : tree
  const said = slot('text', item.text, types.text)
  const more = { tree: slot('detail', item.detail, detail), gap: Math.round(small * 0.35) }
  const trees: Record<Slot, Tree> = {
    head: look.head?.ground
      ? atFoot(look.head.ground(place, narrow(headed), size))
      : narrow(headed),
    device: drawing((on, box, colors) => {
      const row = rowAt(box)
      if (place.column === 0) look.rail?.(on, row)
      look.device?.(on, place, box, row, colors)
    }, look.deviceHeight?.(size) ?? size.device),
    text: short(item.detail === '' ? said : column([{ tree: said }, more])),
  }
  /** A ground is no higher than its head. */
  function atFoot(tree: Tree): Tree {
    if (look.head?.anchor !== 'bottom') return tree
    return column([{ tree: column([]), grow: 1 }, { tree }])
  }
  const order = look.order ?? ['device', 'head', 'text']
  const height = look.head?.height?.(size)
  const parts = order.map((part): Part => {
    const gap = look.gap(part, size, place, sheet, width)
    const own = part === 'head' && height !== undefined ? { size: height } : {}
    return { tree: trees[part], gap, grow: part === 'text' && fills ? 1 : 0, ...own }
  })
  const { innerSink } = look
  if (innerSink === undefined) return column(parts)
  const space = (grow: number): Part => ({ tree: column([]), grow })
  return column([space(innerSink), ...parts, space(1 - innerSink)])
}

function usualTones(kind: 'step' | 'event', { head }: SequenceItem): Record<Word | 'year', Tone> {
  const quiet = kind === 'step' && head !== ''
  return { head: 'ink', year: 'mutedInk', text: quiet ? 'mutedInk' : 'ink', detail: 'mutedInk' }
}

function usualTypes(
  { theme: { type } }: Sheet,
  kind: 'step' | 'event',
  { head, year = Math.max(12, Math.min(14, head - 2)), text: words }: SequenceSize,
): Record<'head' | 'year' | 'text', TypeStep> {
  return {
    head: resized(kind === 'step' ? type.head : type.date, head),
    year: resized(type.small, year),
    text: { ...resized(type.body, words), lineHeight: Math.round(words * 1.36) },
  }
}
