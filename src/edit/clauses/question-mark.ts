import { actions } from '../lexicons/verbs.ts'
import { means, type Token } from '../words/token.ts'
import { openText } from './open-text.ts'

/**
 * Whether words behind a question mark go on with a wish whose title asks something: "a slide titled What is next? **at
 * the end**". Words with a verb of their own do not.
 */
export function goesOnBehindQuestion(
  before: readonly Token[],
  by: Token | undefined,
  piece: readonly Token[],
): boolean {
  if (by === undefined || !/^[?？]$/.test(by.text)) return false
  if (!before.some((token) => means(token, 'titled', 'rename')) || !openText(before)) return false
  if (piece.every((token) => means(token, 'particle'))) return true
  const places = ['in', 'to', 'into', 'after', 'before', 'as', 'with', 'between'] as const
  return means(piece[0], ...places) && !piece.some((token) => means(token, ...actions))
}
