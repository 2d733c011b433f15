import { unspacedScript } from '../../text/unspaced-script.ts'
import type { Token } from '../words/token.ts'
import { topicWords } from './word-forms.ts'

/** Whether a word is one of some, or a form of one. */
export function isPrinted({ text }: Token, known: ReadonlySet<string>): boolean {
  const words = topicWords(text)
  return words.every(
    (word) =>
      known.has(word) ||
      (unspacedScript.test(word) && [...known].some((one) => one.includes(word))) ||
      // "Prices" is about a slide that says "price".
      (word.length >= 4 &&
        [...known].some((one) => one.startsWith(word.slice(0, Math.max(4, word.length - 3))))),
  )
}
