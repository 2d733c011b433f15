import { abbreviations } from './abbreviations.ts'
import { isUnit } from './figure-phrases.ts'
import { sentenceEndsOf } from './sentence-ends.ts'
import { stopwordsFor } from './stopwords.ts'

/** A word of few letters behind a hyphen, a full stop or a space, and its full stop. */
const shortWord = /(?<![\p{L}\p{M}])(?<word>(?:(?:\p{Lu}|\p{Ll})\p{M}*){1,4})\.\s*$/u
/** A number, or one in brackets that counts no sentence behind it ("(1) We met"). */
const number = /^(?:\p{N}|[([]\p{N}(?![^)\]]{0,20}[)\]]\s+\p{Lu}))/u
const behindFigure = /\p{N}\s?$/u
/** A word in capitals stands for several, and a small one that ends in a vowel is one of the language. */
const whole = /^\p{Lu}{2,}$|^(?:\p{Ll}\p{M}*)+(?<=[aeiouyаеёиоуыэюяієїαεηιουω])$/u

/**
 * Whether a full stop is that of a short word which a number belongs to ("Carl-Kistner-Str. 51", "godz. 23:59", "Eq. (1)"),
 * and ends no sentence, in alphabets with capitals. Small words of the language and units behind a figure are whole words.
 */
export function abbreviatesBeforeNumber(before: string, after: string, language: string): boolean {
  if (!number.test(after) || sentenceEndsOf(language).shortSyllables === true) return false
  const found = shortWord.exec(before)
  const word = found?.groups?.word
  if (found === null || word === undefined) return false
  if (behindFigure.test(before.slice(0, found.index)) && isUnit(word)) return false
  // Lists of small words have abbreviations among them.
  if (abbreviations.has(word.toLowerCase())) return true
  return !whole.test(word) && !stopwordsFor(language).has(word)
}
