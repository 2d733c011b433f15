import { allMatches } from '../../../text/all-matches.ts'
import { wordCount } from '../language/script.ts'
import { type MappedText, sliceMapped, trimMapped } from '../reading/mapped-text.ts'
import type { Atom } from './atom.ts'
import { longestLine } from './shorten.ts'
import { joinsBefore } from './stands-alone.ts'

/** Fewer words are a thing of a list and no clause. */
const fewestWords = 6

/**
 * The clauses of a sentence that is too long for a line of a slide, joined by a mark and a word for that (", and", "; but", ", so"):
 * each a line of its own. None where it is short enough, or where one of them would still be too long.
 */
export function longClauses({ text }: Atom, language: string): MappedText[] {
  if (text.text.length <= longestLine) return []
  const clauses: MappedText[] = []
  let from = 0
  for (const { index, 0: mark } of allMatches(text.text, /[,;]\s+|[，；、،؛]\s*/gu)) {
    const begins = index + mark.length
    const isClause =
      wordCount(text.text.slice(from, index)) >= fewestWords &&
      wordCount(text.text.slice(begins)) >= fewestWords &&
      joinsBefore(text.text.slice(begins), language)
    if (!isClause) continue
    clauses.push(trimMapped(sliceMapped(text, from, index)))
    from = begins
  }
  clauses.push(trimMapped(sliceMapped(text, from)))
  const fit = clauses.every((clause) => clause.text.length <= longestLine)
  return clauses.length > 1 && fit ? clauses : []
}
