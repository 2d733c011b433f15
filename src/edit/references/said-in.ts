import { unspacedScript } from '../../text/unspaced-script.ts'
import { fold } from '../words/fold.ts'
import type { Token } from '../words/token.ts'
import { topicWords } from './topic-search.ts'

/** Whether a text says a word, whatever its ending. */
export function isSaid({ text }: Pick<Token, 'text'>, where: string): boolean {
  // Scripts without spaces are read character by character.
  if (unspacedScript.test(text)) return fold(where).includes(text)
  const there = topicWords(where)
  return topicWords(text).every((word) =>
    there.some(
      (one) =>
        one === word ||
        (word.length >= 4 &&
          one.length >= 4 &&
          Math.abs(one.length - word.length) <= 2 &&
          one.slice(0, -1).startsWith(word.slice(0, Math.max(4, word.length - 2)))),
    ),
  )
}
