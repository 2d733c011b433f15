import type { Points } from '../../scene/geometry.ts'
import type { TextLayout, TextRun } from '../../scene/text.ts'
import { mostCharacters } from '../../text/shorten.ts'
import { fitRoomyTitle } from '../display-title.ts'
import { roomForWords } from '../line-width.ts'
import { inOwnAlign } from '../own-align.ts'
import type { Sheet } from '../sheet.ts'
import { balance, fitText, longestStyledWord, longestWord } from '../text-fitting.ts'
import { brokenWords, unspaced } from '../word-ends.ts'
import { toneColor } from './tone.ts'
import type { Column, First, Ground, Row, TextMark, TextSlot, Tree } from './tree.ts'

/** A tree in a width: how high it gets by itself, and that of its parts. */
export interface Measured {
  tree: Tree
  width: Points
  height: Points
  /** Of a text slot with words: `inset` is what its mark keeps free before it. */
  set?: { layout: TextLayout; width: Points; inset: Points }
  /** Of a title, where it is more than 1: how many times as wide as its slot its widest word may be in another face. */
  tightness?: number
  parts: Measured[]
}

/** What is true of the whole tree while it is measured. */
interface Measuring {
  sheet: Sheet
  /** Words are broken only where nothing smaller is left to try. */
  mayBreakWords: boolean
  /** Texts that were measured for another attempt, by all that their measures depend on. */
  known: Map<string, Measured | undefined>
  /** What gets higher than this fits nowhere, and need not be measured to its end. */
  room: Points
}

/** Higher than any slide. */
const unbounded: Points = 5000

/** The tree in a width; undefined when a text of it cannot be set in that, or when it is found to be too high. */
export function measureTree(tree: Tree, width: Points, measuring: Measuring): Measured | undefined {
  if (width <= 0) return undefined
  switch (tree.kind) {
    case 'text':
      return measureKnown(inOwnAlign(tree, measuring.sheet, wordsOf), width, measuring)
    case 'drawing':
      return { tree, width, height: tree.height ?? 0, parts: [] }
    case 'column':
      return measureColumn(tree, width, measuring)
    case 'row':
      return measureRow(tree, width, measuring)
    case 'stack': {
      const parts = measureAll(
        tree.trees.map((one) => ({ tree: one, width })),
        measuring,
      )
      return parts && { tree, width, height: highest(parts), parts }
    }
    case 'ground':
      return measureGround(tree, width, measuring)
    case 'first':
      return measureFirst(tree, width, measuring)
  }
}

function measureFirst({ trees }: First, width: Points, measuring: Measuring): Measured | undefined {
  const inAnyHeight = { ...measuring, room: unbounded }
  for (const tree of trees) {
    const measured = measureTree(tree, width, { ...inAnyHeight, mayBreakWords: false })
    if (measured) return measured
  }
  const last = trees.at(-1)
  return last && measuring.mayBreakWords ? measureTree(last, width, inAnyHeight) : undefined
}

function measureAll(
  trees: { tree: Tree; width: Points }[],
  measuring: Measuring,
): Measured[] | undefined {
  const all: Measured[] = []
  for (const one of trees) {
    const measured = measureTree(one.tree, one.width, measuring)
    if (measured === undefined) return undefined
    all.push(measured)
  }
  return all
}

function highest(parts: readonly Measured[]): Points {
  return Math.max(0, ...parts.map((one) => one.height))
}

/** What a slot says, and the width of its longest word, which not all need. */
function wordsOf({ text, step }: TextSlot, sheet: Sheet): { words: string; longest(): Points } {
  if (typeof text === 'string' || !('paragraphs' in text)) {
    const words = typeof text === 'string' ? text : text.map((run) => run.text).join('')
    return { words, longest: () => longestWord(sheet, words, step) }
  }
  const runs = text.paragraphs.flatMap(({ runs, bullet, marginStart = 0 }) =>
    runs.map((run) => ({ ...run, room: marginStart + (bullet?.indent ?? 0) })),
  )
  const widths = () => runs.map((run) => run.room + longestStyledWord(sheet, run.text, run.style))
  return { words: runs.map((run) => run.text).join('\n'), longest: () => Math.max(0, ...widths()) }
}

/** Attempts differ in some of their texts only. Runs are few and short, and are what they are by their objects. */
function measureKnown(slot: TextSlot, width: Points, measuring: Measuring): Measured | undefined {
  if (Array.isArray(slot.text)) return measureText(slot, width, measuring)
  const { name: _, mark: { draw: __, ...mark } = {}, ...look } = slot
  const key = JSON.stringify([look, mark, width, measuring.mayBreakWords])
  if (!measuring.known.has(key)) measuring.known.set(key, measureText(slot, width, measuring))
  const measured = measuring.known.get(key)
  return measured && { ...measured, tree: slot }
}

function measureText(slot: TextSlot, whole: Points, measuring: Measuring): Measured | undefined {
  const { sheet, mayBreakWords } = measuring
  const { mark } = slot
  const inline = mark !== undefined && standsInline(sheet, mark)
  const width = whole - (inline ? 0 : (mark?.room ?? 0) * (slot.align === 'center' ? 2 : 1))
  const { words, longest } = wordsOf(slot, sheet)
  if (words === '') {
    return { tree: slot, width: whole, height: mark ? slot.step.lineHeight : 0, parts: [] }
  }
  if (width <= 0 || words.length > mostCharacters) return undefined
  if (!mayBreakWords && slot.lines !== 1 && longest() > width * 0.98) return undefined
  const options = {
    color: toneColor(slot.tone),
    ...(slot.align ? { align: slot.align } : {}),
    ...(slot.tabularFigures ? { tabularFigures: true } : {}),
  }
  const set = (layout: TextLayout, own = width): Measured => ({
    tree: slot,
    width: whole,
    height: layout.height,
    set: { layout, width: own, inset: inline ? 0 : insetOf(slot, whole - own) },
    parts: [],
  })
  if (slot.lines === 1 || typeof slot.text !== 'string') {
    const paragraphs =
      typeof slot.text !== 'string' && 'paragraphs' in slot.text
        ? slot.text.paragraphs
        : [sheet.paragraph(slot.text, slot.step, options)]
    const layout =
      slot.lines === 1 ? sheet.set(paragraphs, width, false) : sheet.setWithSlack(paragraphs, width)
    const firstLines = layout.paragraphs[0]?.lines.length ?? 0
    const tooMany = slot.lines !== undefined && firstLines > slot.lines
    return layout.width > width + 0.01 || tooMany ? undefined : set(layout)
  }
  const { lines, balanced } = slot
  if (inline || balanced === 'last line') {
    const words = inline ? afterMark(sheet, slot.text, slot, mark.room) : slot.text
    const layout = sheet.setWithSlack([sheet.paragraph(words, slot.step, options)], width)
    if (layout.width > width + 0.01) return undefined
    const last = layout.paragraphs.at(-1)?.lines.at(-1)?.width ?? width
    const own = { step: slot.step, layout, width }
    const better = last > width * 0.4 ? own : balance(sheet, words, own, options)
    return set(better.layout, better.width)
  }
  const room = {
    width,
    height: unbounded,
    ...(lines === undefined ? {} : { maximumLines: () => lines }),
    ...(balanced && balanced !== 'title' ? { balanced } : {}),
  }
  const fitting = balanced === 'title' ? fitRoomyTitle : fitText
  const fitted = fitting(sheet, slot.text, [slot.step], room, options)
  if (fitted === undefined) return undefined
  const torn = unspaced.test(words) && brokenWords(fitted.layout, sheet.language) >= 1
  if (!mayBreakWords && slot.lines !== undefined && torn) return undefined
  const tightness = balanced === 'title' ? roomForWords(sheet, words, slot.step) / width : 0
  return { ...set(fitted.layout, fitted.width), ...(tightness > 1 && { tightness }) }
}

/** Lines of a deck that runs from right to left may start at either side, so that its marks stand beside them. */
export function standsInline(sheet: Sheet, { inline = false }: TextMark): boolean {
  return inline && !sheet.rightToLeft
}

/** A text whose first line begins after a space as wide as a mark. */
function afterMark(
  sheet: Sheet,
  words: string,
  { step, tone, tabularFigures }: TextSlot,
  room: Points,
): TextRun[] {
  const style = sheet.style(step, toneColor(tone), tabularFigures)
  const tracking = Math.round((room - sheet.measure('\u00a0', step)) * 100) / 100
  return [
    { text: '\u00a0', style: { ...style, tracking } },
    { text: words, style },
  ]
}

/** How far a text stands from the start of its room, of which so much is left beside it. */
function insetOf({ align, mark }: TextSlot, left: Points): Points {
  if (align === 'center') return left / 2
  if (align === 'end') return left
  return mark && !mark.after ? mark.room : 0
}

function measureColumn(tree: Column, width: Points, measuring: Measuring): Measured | undefined {
  const parts: Measured[] = []
  for (const { tree: one, size } of tree.parts) {
    const measured = measureTree(one, width, measuring)
    const sized = measured && typeof size === 'number' ? withHeight(measured, size) : measured
    if (sized === undefined) return undefined
    parts.push(sized)
    const least = tree.equal ? highest(parts) * tree.parts.length : sumOfHeights(parts)
    if (least > measuring.room + 0.01) return undefined
  }
  if (!tree.equal) return { tree, width, height: columnHeight(tree, parts), parts }
  const height = highest(parts)
  const equal = parts.map((one) => ({ ...one, height }))
  return { tree, width, height: columnHeight(tree, equal), parts: equal }
}

/** The same with another height, undefined where it needs more. */
function withHeight(measured: Measured, height: Points): Measured | undefined {
  return measured.height > height + 0.01 ? undefined : { ...measured, height }
}

/** Whether a part takes room: what is empty has no gap either. */
export function isEmpty(measured: Measured): boolean {
  const { tree } = measured
  if (tree.kind === 'drawing') return false
  if (tree.kind === 'text') return measured.set === undefined && measured.height === 0
  return measured.height === 0 && measured.parts.every(isEmpty)
}

/** The space before each part: none before the first that is there. */
export function gapsOf(tree: Column | Row, parts: readonly Measured[]): Points[] {
  let something = false
  return parts.map((one, index) => {
    const part = tree.parts[index]
    if (tree.kind === 'column' && isEmpty(one) && !part?.grow) return 0
    const gap = something ? (part?.gap ?? 0) : 0
    something = true
    return gap
  })
}

function columnHeight(tree: Column, parts: readonly Measured[]): Points {
  const gaps = gapsOf(tree, parts)
  return parts.reduce((sum, one, index) => sum + one.height + (gaps[index] ?? 0), 0)
}

function sumOfHeights(parts: readonly Measured[]): Points {
  return parts.reduce((sum, one) => sum + one.height, 0)
}

/** The widths of a row's parts: those with a size have it, the others share what is left. */
function rowWidths(tree: Row, width: Points, measuring: Measuring): Points[] {
  const gaps = tree.parts.slice(1).reduce((sum, part) => sum + (part.gap ?? 0), 0)
  const own = tree.parts.map(({ tree: one, size }) => {
    if (size !== 'words') return size
    const alone = measureTree(one, width - gaps, { ...measuring, room: unbounded })
    return alone && inkWidth(alone)
  })
  const fixed = own.reduce<Points>((sum, size) => sum + (size ?? 0), 0)
  const share = (index: number) => (own[index] === undefined ? (tree.parts[index]?.grow ?? 1) : 0)
  const shares = own.reduce<number>((sum, _, index) => sum + share(index), 0)
  const left = Math.max(0, width - gaps - fixed)
  return own.map((size, index) => size ?? (left * share(index)) / shares)
}

function measureRow(tree: Row, width: Points, measuring: Measuring): Measured | undefined {
  const widths = rowWidths(tree, width, measuring)
  const measured = measureAll(
    tree.parts.map((part, index) => ({ tree: part.tree, width: widths[index] ?? 0 })),
    measuring,
  )
  if (measured === undefined) return undefined
  const parts = tree.aligned ? alignTracks(measured) : measured
  return { tree, width, height: highest(parts), parts }
}

/** The column in which the parts of an equal stand: itself, or the one on its ground. */
function columnOf(measured: Measured): Measured | undefined {
  if (measured.tree.kind === 'column') return measured
  if (measured.tree.kind !== 'ground') return undefined
  const [inner] = measured.parts
  return inner && columnOf(inner)
}

/** The equals of a row with their parts as high as the highest of each kind. */
function alignTracks(equals: Measured[]): Measured[] {
  const columns = equals.map(columnOf)
  const count = Math.max(0, ...columns.map((one) => one?.parts.length ?? 0))
  const heights = Array.from({ length: count }, (_, track) =>
    Math.max(0, ...columns.map((one) => one?.parts[track]?.height ?? 0)),
  )
  return equals.map((one) => inTracks(one, heights))
}

function inTracks(measured: Measured, heights: readonly Points[]): Measured {
  const { tree } = measured
  if (tree.kind === 'column') {
    const parts = measured.parts.map((part, index) => ({
      ...part,
      height: heights[index] ?? part.height,
    }))
    return { ...measured, parts, height: columnHeight(tree, parts) }
  }
  if (tree.kind !== 'ground') return measured
  const parts = measured.parts.map((part) => inTracks(part, heights))
  return { ...measured, parts, height: highest(parts) + tree.padding.top + tree.padding.bottom }
}

function measureGround(tree: Ground, width: Points, measuring: Measuring): Measured | undefined {
  const { x, right = x, top, bottom } = tree.padding
  const within = { ...measuring, room: measuring.room - top - bottom }
  const inner = measureTree(tree.tree, width - x - right, within)
  if (inner === undefined) return undefined
  const height = inner.height + top + bottom
  if (!tree.hugs) return { tree, width, height, parts: [inner] }
  // What is written from right to left stands at the end of its room.
  const ink = inkWidth(inner)
  const hugged = measureTree(tree.tree, ink + 0.01, { ...within, room: unbounded }) ?? inner
  return { tree, width: ink + x + right, height, parts: [hugged] }
}

/** How much of its width a tree needs: that of its longest line, or of a row's parts. */
function inkWidth({ tree, set, parts, width }: Measured): Points {
  const marks = set?.layout.paragraphs.map(({ specification }) => specification.bullet?.indent ?? 0)
  const indent = Math.max((tree.kind === 'text' && tree.mark?.room) || 0, ...(marks ?? []))
  if (tree.kind === 'text') return Math.min(width, (set?.layout.width ?? 0) * 1.03 + 2 + indent)
  if (tree.kind === 'drawing') return 0
  const inner = parts.map(inkWidth)
  return tree.kind === 'row' ? width : Math.max(0, ...inner)
}
