import type { Concept } from '../lexicons/concept.ts'

/** A piece of an instruction with what it can mean; a phrase that the lexicon knows is one token. */
export interface Token {
  kind: 'word' | 'number' | 'quote' | 'color' | 'sign'
  /** Folded; of a quote the words within as they stand. */
  text: string
  /** UTF-16 offsets into the instruction. */
  start: number
  end: number
  concepts: readonly Concept[]
  /** Of a number or an ordinal. */
  value?: number
  /** Of a name: the tag of a language, `#RRGGBB` of a colour, the id of a theme. */
  named?: string
  /** Whether a typing error was corrected to find what it means. */
  corrected?: boolean
}

/** Whether a token can mean one of some things. */
export function means(token: Token | undefined, ...concepts: Concept[]): boolean {
  if (token === undefined) return false
  for (const one of token.concepts) if (concepts.includes(one)) return true
  return false
}

/** Whether the lexicon knows nothing about a word. */
export function isUnknown(token: Token): boolean {
  return token.kind === 'word' && token.concepts.length === 0
}

/** Whether a token is a colon, of half or of full width. */
export const isColon = (token: Pick<Token, 'text'> | undefined): boolean =>
  token?.text === ':' || token?.text === '：'
