import { placeToCut } from '../../../text/cut-text.ts'

/** Longer texts are segmented piece by piece: each segment object keeps its whole input alive, and long ones take longest. */
const pieceLength = 20_000

/** A text in pieces that a segmenter takes with ease, one after the other, each with its start in UTF-16 units. */
export function* pieces(text: string): Generator<{ start: number; piece: string }> {
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = pieceEnd(text, start)
    yield { start, piece: text.slice(start, end) }
  }
}

/** Where a piece ends: at a space where there is one near, never inside a character. */
function pieceEnd(text: string, start: number): number {
  const end = start + pieceLength
  if (end >= text.length) return text.length
  const space = text.lastIndexOf(' ', end)
  if (space > start + pieceLength / 2) return space + 1
  return placeToCut(text, end, start)
}
