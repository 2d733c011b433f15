import type { Points } from '../scene/geometry.ts'
import type { Glyph, GlyphRun, TextStyle } from '../scene/text.ts'
import type { Item } from './itemize.ts'
import type { ShapedText, Shaper } from './shaper.ts'
import { visualOrder } from './text-direction.ts'

/** A shaped stretch of an item. */
export interface Piece {
  item: Item
  /** UTF-16 indices in the paragraph's text. */
  start: number
  end: number
  shaped: ShapedText
  /** Points. */
  width: number
  /** The item's embedding level. */
  level: number
}

/** Longest stretch given to the shaper at once; longer ones are cut at grapheme boundaries. */
const longestPiece = 2_000

/** Shapes stretches of one paragraph. */
export class PieceShaper {
  private readonly shaper: Shaper
  private readonly items: readonly Item[]
  private readonly text: string
  private readonly graphemes: Uint8Array
  private readonly language: string
  private itemIndex = 0

  /** @param text The paragraph's text as it is shaped (see `Itemization`). */
  constructor(
    shaper: Shaper,
    items: readonly Item[],
    text: string,
    graphemes: Uint8Array,
    language: string,
  ) {
    this.shaper = shaper
    this.items = items
    this.text = text
    this.graphemes = graphemes
    this.language = /^[A-Za-z0-9-]+$/.test(language) ? language : 'und'
  }

  /** Shapes a stretch, cut where items end. Stretches asked for one after another cost the least. */
  shape(start: number, end: number): Piece[] {
    const pieces: Piece[] = []
    let from = start
    while (from < end) {
      const item = this.itemAt(from)
      let to = Math.min(item.end, end, from + longestPiece)
      while (to < Math.min(item.end, end) && !this.graphemes[to]) to += 1
      pieces.push(this.piece(item, from, to))
      from = to
    }
    return pieces
  }

  /**
   * Smallest parts into which a word can be broken: where a shaped cluster begins that begins a grapheme cluster too,
   * with the part's width.
   */
  breakableParts(word: readonly Piece[]): { start: number; width: number }[] {
    const parts: { start: number; width: number }[] = []
    for (const piece of word)
      for (const cluster of clusterWidths(piece)) {
        const last = parts[parts.length - 1]
        if (last && !this.graphemes[cluster.start]) last.width += cluster.width
        else parts.push(cluster)
      }
    return parts
  }

  private piece(item: Item, start: number, end: number): Piece {
    const { style, script, face } = item
    const shaped = this.shaper.shape(face, this.text.slice(start, end), {
      scriptTag: script.tag,
      language: this.language,
      rightToLeft: item.level % 2 === 1,
      tabularFigures: style.tabularFigures === true,
      ligatures: effectiveTracking(item, style) === 0,
    })
    const width = shapedWidth(shaped, item, style)
    return { item, start, end, shaped, width, level: item.level }
  }

  private itemAt(index: number): Item {
    while ((this.items[this.itemIndex] as Item).start > index) this.itemIndex -= 1
    while ((this.items[this.itemIndex] as Item).end <= index) this.itemIndex += 1
    return this.items[this.itemIndex] as Item
  }
}

/** Scripts whose letters join are never spaced out: it would tear their words. */
function effectiveTracking({ script }: Item, { tracking }: TextStyle): Points {
  return script.connected ? 0 : tracking
}

/** Width of a shaped stretch of an item in a style that differs from the item's in size and spacing at most. */
export function shapedWidth(shaped: ShapedText, item: Item, style: TextStyle): Points {
  const tracking = effectiveTracking(item, style)
  return (shaped.advance * style.size) / item.face.unitsPerEm + tracking * shaped.clusterCount
}

/** Sum of the pieces' widths in points. */
export function widthOf(pieces: readonly Piece[]): number {
  let width = 0
  for (const piece of pieces) width += piece.width
  return width
}

/** Where shaped clusters begin in a piece, ascending, with their widths. */
function clusterWidths(piece: Piece): { start: number; width: number }[] {
  const { shaped, item, start } = piece
  const scale = item.style.size / item.face.unitsPerEm
  const tracking = effectiveTracking(item, item.style)
  const widths = new Map<number, number>()
  for (let index = 0; index < shaped.ids.length; index += 1) {
    const at = start + (shaped.clusters[index] as number)
    const advance = (shaped.advances[index] as number) * scale
    widths.set(at, (widths.get(at) ?? tracking) + advance)
  }
  return [...widths]
    .map(([partStart, width]) => ({ start: partStart, width }))
    .sort((a, b) => a.start - b.start)
}

/**
 * The glyph runs of a line, in visual order, from its pieces in logical order. Neighbours in one face, style and
 * direction become one run.
 * @param text The paragraph's text. @param x Left edge of the line.
 */
export function glyphRuns(pieces: readonly Piece[], text: string, x: number): GlyphRun[] {
  const groups: Piece[][] = []
  for (const piece of visualOrder(pieces)) {
    const group = groups[groups.length - 1]
    const last = group?.[group.length - 1]
    if (group && last && joins(last, piece)) group.push(piece)
    else groups.push([piece])
  }
  const runs: GlyphRun[] = []
  let left = x
  for (const group of groups) {
    const run = glyphRun(group, text, left)
    runs.push(run)
    left += run.width
  }
  return runs
}

/** Whether `next`, standing to the right of `last`, goes on in the same run. */
function joins(last: Piece, next: Piece): boolean {
  const adjacent = last.level % 2 === 0 ? last.end === next.start : next.end === last.start
  return (
    adjacent &&
    last.level === next.level &&
    last.item.face === next.item.face &&
    effectiveTracking(last.item, last.item.style) ===
      effectiveTracking(next.item, next.item.style) &&
    sameStyle(last.item.style, next.item.style)
  )
}

function sameStyle(a: TextStyle, b: TextStyle): boolean {
  return (
    a === b ||
    (a.size === b.size &&
      a.color === b.color &&
      a.tracking === b.tracking &&
      (a.tabularFigures ?? false) === (b.tabularFigures ?? false) &&
      (a.underline ?? false) === (b.underline ?? false) &&
      (a.strike ?? false) === (b.strike ?? false) &&
      a.link === b.link)
  )
}

function glyphRun(group: readonly Piece[], text: string, x: number): GlyphRun {
  const first = group[0] as Piece
  const last = group[group.length - 1] as Piece
  const start = Math.min(first.start, last.start)
  const end = Math.max(first.end, last.end)
  const { style, face } = first.item
  const tracking = effectiveTracking(first.item, style)
  const scale = style.size / face.unitsPerEm
  const glyphs: Glyph[] = []
  for (const { shaped, start: pieceStart } of group)
    for (let index = 0; index < shaped.ids.length; index += 1) {
      const cluster = shaped.clusters[index] as number
      const endsCluster = shaped.clusters[index + 1] !== cluster
      glyphs.push({
        id: shaped.ids[index] as number,
        advance: (shaped.advances[index] as number) * scale + (endsCluster ? tracking : 0),
        xOffset: (shaped.xOffsets[index] as number) * scale,
        yOffset: (shaped.yOffsets[index] as number) * scale,
        cluster: cluster + pieceStart - start,
      })
    }
  return {
    font: face.reference,
    size: style.size,
    color: style.color,
    tracking,
    ...(style.tabularFigures ? { tabularFigures: true } : {}),
    ...(style.underline ? { underline: true } : {}),
    ...(style.strike ? { strike: true } : {}),
    ...(style.link ? { link: style.link } : {}),
    text: text.slice(start, end),
    rightToLeft: first.level % 2 === 1,
    x,
    width: widthOf(group),
    glyphs,
  }
}
