import { type Piece, type PieceShaper, widthOf } from './pieces.ts'

/** What stands on one line: text from `start` to `end`, of which the spaces at its end are not drawn. */
interface BrokenLine {
  start: number
  end: number
  /** Logical order, without the spaces at the line's end. */
  pieces: Piece[]
  width: number
}

/** Rounding of sums of widths, in points. */
const tolerance = 0.001

/** Spaces that vanish at the end of a line (no-break spaces do not). */
const breakingSpace = /[ \u1680\u2000-\u2006\u2008-\u200A\u205F\u3000]/

/** What stands between two places where a line may end, shaped. */
export interface Word {
  start: number
  end: number
  /** Without the spaces after it. */
  body: Piece[]
  bodyWidth: number
  spaces: Piece[]
  spaceWidth: number
}

/**
 * Fills lines greedily. A word wider than the measure begins a line of its own and is broken between grapheme
 * clusters; a single cluster wider than the measure stands alone.
 * @param words As `shapeWords` gives them. @param shaper That of the words.
 * @param measure Points; undefined: everything goes on one line.
 */
export function breakLines(
  text: string,
  words: readonly Word[],
  shaper: PieceShaper,
  measure: number | undefined,
): BrokenLine[] {
  const lines: BrokenLine[] = []
  let line: BrokenLine = { start: 0, end: 0, pieces: [], width: 0 }
  /** Spaces after the line's last word: they count once another word follows. */
  let pending: Piece[] = []
  let pendingWidth = 0
  const startLine = (at: number) => {
    lines.push(line)
    line = { start: at, end: at, pieces: [], width: 0 }
    pending = []
    pendingWidth = 0
  }
  const append = (pieces: Piece[], width: number) => {
    for (const piece of pending) line.pieces.push(piece)
    for (const piece of pieces) line.pieces.push(piece)
    line.width += pendingWidth + width
    pending = []
    pendingWidth = 0
  }
  const fits = (width: number) =>
    measure === undefined || line.width + pendingWidth + width <= measure + tolerance
  for (const word of words) {
    if (word.body.length > 0) {
      if (!fits(word.bodyWidth) && line.end > line.start) startLine(word.start)
      if (fits(word.bodyWidth)) append(word.body, word.bodyWidth)
      else {
        const parts = cutWideWord(text, word, shaper, measure as number)
        parts.forEach((part, index) => {
          if (index > 0) startLine(part.start)
          append(part.pieces, part.width)
          line.end = part.end
        })
      }
    }
    for (const piece of word.spaces) pending.push(piece)
    pendingWidth += word.spaceWidth
    line.end = word.end
  }
  lines.push(line)
  return lines
}

/**
 * The words of a text, shaped.
 * @param breaks Break opportunities, ascending, ending with the text's length.
 */
export function shapeWords(text: string, breaks: readonly number[], shaper: PieceShaper): Word[] {
  const words: Word[] = []
  let start = 0
  for (const end of breaks) {
    if (end === start) continue
    words.push(shapeWord(text, start, end, shaper))
    start = end
  }
  return words
}

function shapeWord(text: string, start: number, end: number, shaper: PieceShaper): Word {
  const bodyEnd = start + bodyLength(text.slice(start, end))
  const body = shaper.shape(start, bodyEnd)
  const spaces = shaper.shape(bodyEnd, end)
  return { start, end, body, bodyWidth: widthOf(body), spaces, spaceWidth: widthOf(spaces) }
}

function bodyLength(word: string): number {
  let length = word.length
  while (length > 0 && breakingSpace.test(word[length - 1] as string)) length -= 1
  return length
}

/** What no line begins with, in Japanese and Chinese setting (JIS X 4051). */
const closing = /[\p{Pe}\p{Pf}、。，．・：；！？ー％]/u

/**
 * Cuts a word into parts that fit the measure, behind a slash if there is one in the second half of what fits; each is
 * shaped anew: letters change where they no longer join.
 */
function cutWideWord(
  text: string,
  word: Word,
  shaper: PieceShaper,
  measure: number,
): { start: number; end: number; pieces: Piece[]; width: number }[] {
  const wordEnd = (word.body[word.body.length - 1] as Piece).end
  const units = shaper.breakableParts(word.body)
  const unitStart = (index: number) => units[index]?.start ?? wordEnd
  const parts: { start: number; end: number; pieces: Piece[]; width: number }[] = []
  const behindSlash = (first: number, next: number) => {
    for (let cut = next; cut > (first + next) / 2; cut--)
      if (text[unitStart(cut) - 1] === '/') return cut
    return next
  }
  let first = 0
  while (first < units.length) {
    let next = first
    let width = 0
    while (next < units.length) {
      width += (units[next] as { width: number }).width
      if (next > first && width > measure + tolerance) break
      next += 1
    }
    if (next < units.length) next = behindSlash(first, next)
    while (next - first > 1 && closing.test(text[unitStart(next)] ?? '')) next -= 1
    let pieces = shaper.shape(unitStart(first), unitStart(next))
    while (next - first > 1 && widthOf(pieces) > measure + tolerance) {
      next -= 1
      pieces = shaper.shape(unitStart(first), unitStart(next))
    }
    parts.push({
      start: unitStart(first),
      end: unitStart(next),
      pieces,
      width: widthOf(pieces),
    })
    first = next
  }
  return parts
}
