import { means, type Token } from '../words/token.ts'

/** Whether a clause ends in words that may go on: a topic or a title without quotation marks. */
export function openText(tokens: readonly Token[]): boolean {
  const at = tokens.findLastIndex((token) => means(token, 'about', 'titled', 'rename', 'with'))
  return at !== -1 && tokens.slice(at + 1).every((token) => token.kind !== 'quote')
}
