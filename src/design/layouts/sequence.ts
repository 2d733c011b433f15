import type { Box } from '../../scene/geometry.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import type { DrawLayout, PanelColors } from '../themes/theme.ts'
import { column, drawing, type Part, type Tree } from '../tree/tree.ts'
import { treeLayout } from '../tree/tree-layout.ts'
import { itemTree } from './sequence-item-tree.ts'
import { eventItems, type SequenceItem, stepItems } from './sequence-items.ts'
import type {
  Place,
  SequenceKind,
  SequenceLook,
  SequenceRow,
  SequenceSetting,
  SequenceSize,
} from './sequence-look.ts'

// Steps of a process and events of a timeline are the same thing: columns of equals in one row or two, each with a head
// (a date), a text and a device (a number, a mark on a line), on a panel or not. What stands in a column and how it is
// fitted is said here; sizes, device and panel are the theme's.

/** A slide of steps. */
export function stepsLayout(look: SequenceLook): DrawLayout {
  return sequenceLayout('step', stepItems, look)
}

/** A slide of events. */
export function timelineLayout(look: SequenceLook): DrawLayout {
  return sequenceLayout('event', (content) => eventItems(content, look.wholeDates), look)
}

/** A slide of items that stand in columns. */
export function sequenceLayout(
  kind: SequenceKind,
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

function sequenceTree(sheet: Sheet, items: SequenceItem[], setting: SequenceSetting): Tree {
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
function rowTree(sheet: Sheet, places: Place[], all: Place[], setting: SequenceSetting): Tree {
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
    const inner = itemTree(sheet, place, setting, {
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
