import type { Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import type { SetText, Sheet } from '../sheet.ts'
import { mostCharacters } from '../shorten.ts'
import { fitText, longestWord } from '../text-fitting.ts'
import { resized, type TypeStep } from '../themes/type-step.ts'

// Steps and events in columns, in themes that draw a band or a panel over or under them: what stands in the columns is
// set here in one size for all, where it stands is the theme's.

/** The words of one column: a head, a small line under it (the year of a date), a text. */
export interface ColumnEntry {
  head: string
  detail?: string
  text: string
  colors: { head: Color; detail: Color; text: Color }
}

/** The words of all columns in one size. */
export interface ColumnTexts {
  sets: { head?: SetText; detail?: SetText; text?: SetText }[]
  /** Of the highest head, and of the highest detail. */
  headHeight: Points
  detailHeight: Points
  /** Between head, or detail, and text. */
  gap: Points
  /** Height of a column whose text is the highest. */
  height: Points
}

/** Sizes of heads and texts, in the order in which they are tried; a size with `columns` only for so many at most. */
const typeSizes: { head: Points; text: Points; columns: number }[] = [
  { head: 24, text: 20, columns: 3 },
  { head: 20, text: 18, columns: 4 },
  { head: 20, text: 16, columns: 5 },
  { head: 18, text: 14, columns: 6 },
  { head: 16, text: 14, columns: 8 },
  { head: 14, text: 12, columns: 8 },
]

/**
 * Sets the words of columns that are `width` wide in the largest size in which none is higher than `height`; undefined
 * when they fit in none. Words are broken in the smallest size only.
 */
export function setColumnTexts(
  sheet: Sheet,
  entries: ColumnEntry[],
  room: { width: Points; height: Points; columns: number },
  align: 'start' | 'center' = 'start',
): ColumnTexts | undefined {
  const length = entries.reduce((sum, one) => sum + one.head.length + one.text.length, 0)
  if (length > mostCharacters) return undefined
  for (const sizes of typeSizes) {
    if (sizes.text < sheet.context.smallestBody || room.columns > sizes.columns) continue
    const texts = setInSize(sheet, entries, room, sizes, align)
    if (texts && texts.height <= room.height + 0.01) return texts
  }
  return undefined
}

function setInSize(
  sheet: Sheet,
  entries: ColumnEntry[],
  { width }: { width: Points },
  sizes: { head: Points; text: Points },
  align: 'start' | 'center',
): ColumnTexts | undefined {
  const { type } = sheet.theme
  const head = resized(type.head, sizes.head)
  const detail = resized(type.small, Math.max(12, Math.min(14, sizes.text - 2)))
  const text: TypeStep = {
    ...resized(type.body, sizes.text),
    lineHeight: Math.round(sizes.text * 1.36),
  }
  const smallest = sizes.text <= 12
  const broken = (words: string, step: TypeStep) =>
    !smallest && longestWord(sheet, words, step) > width * 0.98
  if (entries.some((one) => broken(one.head, head) || broken(one.text, text))) return undefined
  const set = (words: string, step: TypeStep, color: Color, lines: number) =>
    words === ''
      ? null
      : fitText(
          sheet,
          words,
          [step],
          { width, height: 1000, balanced: true, maximumLines: () => lines },
          { color, align },
        )
  const sets: ColumnTexts['sets'] = []
  for (const { colors, ...entry } of entries) {
    const own = {
      head: set(entry.head, head, colors.head, smallest ? 6 : 3),
      detail: set(entry.detail ?? '', detail, colors.detail, 2),
      text: set(entry.text, text, colors.text, 60),
    }
    if (Object.values(own).some((one) => one === undefined)) return undefined
    sets.push({
      ...(own.head ? { head: own.head } : {}),
      ...(own.detail ? { detail: own.detail } : {}),
      ...(own.text ? { text: own.text } : {}),
    })
  }
  const tallest = (part: 'head' | 'detail' | 'text') =>
    Math.max(0, ...sets.map((one) => one[part]?.layout.height ?? 0))
  const [headHeight, detailHeight] = [tallest('head'), tallest('detail')]
  const textHeight = tallest('text')
  const gap = headHeight + detailHeight > 0 && textHeight > 0 ? Math.round(sizes.text * 0.45) : 0
  return {
    sets,
    headHeight,
    detailHeight,
    gap,
    height: headHeight + detailHeight + gap + textHeight,
  }
}

/** Adds the words of one column: its parts are named `name-head`, `name-detail` and `name-text`. */
export function addColumnTexts(
  sheet: Sheet,
  name: string,
  texts: ColumnTexts,
  index: number,
  place: { x: Points; y: Points; width: Points; align?: 'start' | 'center'; ground: Color },
): void {
  const { head, detail, text } = texts.sets[index] ?? {}
  const add = (part: string, set: SetText | undefined, y: Points) => {
    if (set === undefined) return
    const x = place.align === 'center' ? place.x + (place.width - set.width) / 2 : place.x
    sheet.addText({
      name: `${name}-${part}`,
      box: { x, y, width: set.width, height: set.layout.height },
      layout: set.layout,
      ground: place.ground,
    })
  }
  add('head', head, place.y)
  add('detail', detail, place.y + (head?.layout.height ?? texts.headHeight))
  // A text without a head stands where the others have theirs.
  const above = head || detail ? texts.headHeight + texts.detailHeight + texts.gap : 0
  add('text', text, place.y + above)
}
