import { wordCount } from '../language/script.ts'
import { type MappedText, sliceMapped, trimMapped } from './mapped-text.ts'

/** Fewer words between marks are a name or a term. */
const leastWords = 5

/** Opening marks and what may close them. */
const pairs: readonly [string, string][] = [
  ['“', '”'],
  ['„', '“”'],
  ['"', '"'],
  ['«', '»'],
  ['»', '«'],
  ['‘', '’'],
  ['‚', '‘’'],
  ['‹', '›'],
  ['「', '」'],
  ['『', '』'],
  ['”', '”'],
]

/** The indices of each place where a quotation that opens at `from` may close: those of the closing mark. */
export function closings(text: string, from: number): number[] {
  const pair = pairs.find(([opening]) => opening === text[from])
  if (pair === undefined) return []
  const [opening, closing] = pair
  const places: number[] = []
  for (let at = from + 1; at < text.length; at++) {
    const unit = text[at] ?? ''
    // The same mark opens another quotation.
    if (unit === opening && !closing.includes(opening)) break
    if (!closing.includes(unit)) continue
    // An apostrophe stands inside a word.
    if (/[’'‘]/u.test(unit) && /[\p{L}\p{N}]/u.test(text[at + 1] ?? '')) continue
    places.push(at)
    if (!/[’'‘]/u.test(unit)) break
  }
  return places
}

export function isSpeech(words: MappedText): boolean {
  return wordCount(words.text) >= leastWords && /\p{L}/u.test(words.text)
}

/** Words between two marks, without a comma that only joined them to what follows. */
export function between(text: MappedText, opening: number, closing: number): MappedText {
  const words = trimMapped(sliceMapped(text, opening + 1, closing))
  const kept = words.text.replace(/[,，]$/u, '')
  return sliceMapped(words, 0, kept.length)
}
