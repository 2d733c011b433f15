import type { RawToken } from '../words/tokenize.ts'
import { type CompiledLexicon, compileLexicon } from './compile-lexicon.ts'
import { english } from './english.ts'

let compiled: CompiledLexicon[] | undefined

/** The lexicon of the language that an instruction seems to be in; English when none is better. */
export function chooseLexicon(
  _tokens: readonly RawToken[],
  _deckLanguage: string,
): CompiledLexicon {
  compiled ??= [compileLexicon(english)]
  return compiled[0] as CompiledLexicon
}
