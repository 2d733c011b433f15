import { onlySaying } from '../lexicons/any-language.ts'
import { readWords } from '../read-words.ts'
import { parseReferenceList } from '../references/parse-reference.ts'
import type { Session } from '../session.ts'
import { means } from '../words/token.ts'

const asWell = onlySaying('asWell')
const rather = onlySaying('rather')

/** Lets a session read the words of answers to its questions, and the slides that they name. */
export function readAnswersIn(session: Session): void {
  // An answer may be in another language than what it answers.
  const { language: _language, ...context } = session.context
  const wordsIn = (answer: string) => readWords(answer, context, session.search)
  session.readWords = (answer) => wordsIn(answer)?.tokens ?? []
  session.readAnswer = (answer) => {
    const { tokens = [], grammar } = wordsIn(answer) ?? {}
    const { particlesBehind } = grammar ?? {}
    if (tokens.length === 0) return undefined
    const given = { tokens, instruction: answer, session }
    // "**On** 8".
    const isPlace = means(tokens[0], 'in', 'of', 'about')
    const reference =
      parseReferenceList(given, 0) ?? (isPlace ? parseReferenceList(given, 1) : undefined)
    const rest = tokens.slice(reference?.end ?? 0)
    // What stays over may say what shall become of them: "slides 2 and 3 **into one**".
    const saysNothing = rest.every(
      (token) =>
        token.kind === 'sign' ||
        means(token, 'please') ||
        asWell.test(token.text) ||
        rather.test(token.text) ||
        // "Die 3 **raus**", "スライド3**を**".
        (means(token, 'particle') && (means(token, 'delete') || particlesBehind === true)),
    )
    return saysNothing ? reference : undefined
  }
}
