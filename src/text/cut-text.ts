import { segmenter } from './segmenter.ts'

/** Two letters or signs that never are of one character. */
const standApart = /^[\x20-\x7e]{2}$/

/**
 * Where a text may be cut at a place or, where that lies within a character as readers know it, before it: never between
 * the parts of an emoji, of a flag, or of a letter and its marks (the grapheme clusters of UAX 29). A cluster that is
 * itself longer than the room, which only a text made for it has, is cut between code points.
 *
 * @param at UTF-16 units from the text's start.
 * @param from where the reading begins: the start of a cluster, not far before `at`.
 * @returns UTF-16 units from the text's start; above `from` unless `at` is not.
 */
export function placeToCut(text: string, at: number, from = 0): number {
  if (at >= text.length) return text.length
  if (at <= from) return from
  if (standApart.test(text.slice(at - 1, at + 1))) return at
  // Whether a cluster begins at a place shows in what is before it and in the one character behind it.
  const read = text.slice(from, at + 2)
  const cluster = segmenter('und', 'grapheme')
    .segment(read)
    .containing(at - from)
  const start = from + (cluster?.index ?? 0)
  if (start > from) return start
  return isHighSurrogate(text, at - 1) && at - 1 > from ? at - 1 : at
}

function isHighSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit >= 0xd800 && unit <= 0xdbff
}

/**
 * The beginning of a text, cut as `placeToCut` says.
 *
 * @param most of its length, in UTF-16 units.
 */
export function beginningOf(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, placeToCut(text, most))
}

/** A text that is too long as its beginning with `…` behind it. @param most of its length with that, in UTF-16 units. */
export function withEllipsis(text: string, most: number): string {
  return text.length <= most ? text : `${beginningOf(text, most - 1).trimEnd()}…`
}
