import { allMatches } from '../../../text/all-matches.ts'
import type { LatexInline } from './latex-inline.ts'
import {
  collapseSpace,
  joinMapped,
  type MappedText,
  type Span,
  sliceMapped,
  trimMapped,
} from './mapped-text.ts'
import type { SourceBlock } from './source-block.ts'

/** Title, subtitle, author and date of a document, wherever they stand; `words` reads a range of it. */
export function latexTitle(
  input: string,
  inline: LatexInline,
  words: (span: Span) => MappedText,
): SourceBlock[] {
  return ['title', 'subtitle', 'author', 'date'].flatMap((what): SourceBlock[] => {
    const match = new RegExp(`^[ \\t]*\\\\${what}\\s*(?=[[{])`, 'm').exec(input)
    const argument = match === null ? undefined : inline.argument(match.index + match[0].length)
    if (argument === undefined) return []
    const text = words(argument)
    if (!/[\p{L}\p{N}]/u.test(text.text)) return []
    if (what === 'title') return [{ kind: 'heading', level: 1, text }]
    return [{ kind: 'margin', place: 'cover', text: withoutMarks(text) }]
  })
}

/** What leads from a name to where its bearer works. */
const affiliationMark = /\^\([^()]{1,12}\)|\^[\d*†‡]|(?<=\p{L})[⁰¹²³⁴-⁹*†‡§]+(?:,[⁰¹²³⁴-⁹*†‡§]+)*/gu

function withoutMarks(names: MappedText): MappedText {
  const pieces: MappedText[] = []
  let from = 0
  for (const { index, 0: mark } of allMatches(names.text, affiliationMark)) {
    pieces.push(sliceMapped(names, from, index))
    from = index + mark.length
  }
  return trimMapped(collapseSpace(joinMapped([...pieces, sliceMapped(names, from)], '')))
}
