import { actions } from '../lexicons/verbs.ts'
import { means, type Token } from '../words/token.ts'

/** How many words a greeting or a farewell has behind its first: "Hello dear team", "Best regards from Tom Miller". */
const mostNames = 4

/**
 * An instruction without the words that only open and close a message: "Hi Anna, …", "… Cheers, Tom". They stand alone:
 * "the thank you slide" is a slide.
 */
export function withoutGreetings(tokens: readonly Token[]): readonly Token[] {
  const opened = tokens.slice(endOfGreeting(tokens))
  const closed = opened.slice(0, startOfFarewell(opened))
  return closed.length > 0 ? closed : tokens
}

const isEnd = (token: Token | undefined) => /^[.!?。！？\n]$/.test(token?.text ?? '')
const isPause = (token: Token | undefined) =>
  isEnd(token) || /^[,，、:：–—]$/.test(token?.text ?? '')

/** Whether some words name people, as far as is known, and ask for nothing. */
function namesPeople(words: readonly Token[]): boolean {
  return (
    words.filter(({ kind }) => kind === 'word').length <= mostNames &&
    words.every((token) => !isAbout(token))
  )
}

function isAbout(token: Token): boolean {
  return (
    token.kind === 'number' ||
    token.kind === 'quote' ||
    token.kind === 'color' ||
    token.text === ':' ||
    means(token, ...actions, 'slide', 'slides', 'deck', 'title', 'it', 'unsupported', 'needsModel')
  )
}

/** Behind "Hello team,": 0 where nobody is greeted. */
function endOfGreeting(tokens: readonly Token[]): number {
  if (!means(tokens[0], 'greeting', 'farewell')) return 0
  const pause = tokens.findIndex((token, at) => at > 0 && isPause(token))
  return pause !== -1 && namesPeople(tokens.slice(1, pause)) ? pause + 1 : 0
}

/** Before "Cheers, Tom", where that is a sentence or a line by itself at the end. */
function startOfFarewell(tokens: readonly Token[]): number {
  for (let at = tokens.length - 1; at > 0; at--) {
    const rest = tokens.slice(at + 1)
    if (!means(tokens[at], 'farewell')) {
      if (isAbout(tokens[at] as Token)) return tokens.length
      continue
    }
    if (isEnd(tokens[at - 1]) && namesPeople(rest)) return at
  }
  return tokens.length
}
