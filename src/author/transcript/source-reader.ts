import type { SourceSpan } from '../../deck/sourced-text.ts'
import { allMatches } from '../../text/all-matches.ts'
import { foldedWords } from '../composer/slides/slide-draft.ts'

/** Reads the texts that a deck was made of, by input; what is missing is not spoken of. */
export interface SourceReader {
  /** The passage of a span as it is read: without marks of markup, on one line; empty when the text is missing. */
  passage(span: SourceSpan): string
  /** Where a sentence begins in one of the inputs; undefined when it is nowhere in it. */
  position(sentence: string, input: string): number | undefined
}

interface FoldedText {
  /** Only letters and digits, in lower case. */
  text: string
  /** Where each of its code units stands in the source. */
  positions: Uint32Array
}

/** So many letters tell one sentence from the others. */
const tellingLength = 60

/** Reads from these texts; each is folded once, when first searched. */
export function sourceReader(texts: Readonly<Record<string, string>>): SourceReader {
  const folded = new Map<string, FoldedText>()
  return {
    passage({ input, start, end }) {
      return withoutMarkup((texts[input] ?? '').slice(start, end))
    },
    position(sentence, input) {
      const text = texts[input]
      if (text === undefined) return undefined
      const known = folded.get(input) ?? fold(text)
      folded.set(input, known)
      const wanted = foldedWords(sentence).slice(0, tellingLength)
      const at = wanted === '' ? -1 : known.text.indexOf(wanted)
      return at === -1 ? undefined : known.positions[at]
    },
  }
}

function fold(text: string): FoldedText {
  const positions: number[] = []
  const parts: string[] = []
  for (const match of allMatches(text, /[\p{L}\p{M}\p{N}]/gu)) {
    const lower = match[0].toLowerCase()
    parts.push(lower)
    for (let unit = 0; unit < lower.length; unit++) positions.push(match.index)
  }
  return { text: parts.join(''), positions: Uint32Array.from(positions) }
}

function withoutMarkup(passage: string): string {
  return (
    passage
      .replace(/!\[([^\]]*)\]\([^)]*\)/gu, '$1')
      .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
      // A passage may begin inside a link, and end there.
      .replace(/^([^[\]]*)\]\([^)]*\)/u, '$1')
      .replace(/<\/?[a-zA-Z][^<>]{0,200}>/gu, '')
      .replace(/\*{1,3}|`+|~~|(?<![\p{L}\p{N}])_{1,2}|_{1,2}(?![\p{L}\p{N}])/gu, '')
      .replace(/\\([^\p{L}\p{N}\s])/gu, '$1')
      .replace(/\s+/gu, ' ')
      .trim()
  )
}
