import { readWords } from '../read-words.ts'
import { parseReferenceList } from '../references/parse-reference.ts'
import type { Session } from '../session.ts'
import { means } from '../words/token.ts'

/** Lets a session read the words of answers to its questions, and the slides that they name. */
export function readAnswersIn(session: Session): void {
  // An answer may be in another language than what it answers.
  const { language: _language, ...context } = session.context
  session.readWords = (answer) => readWords(answer, context, session.search)?.tokens ?? []
  session.readAnswer = (answer) => {
    const tokens = session.readWords(answer)
    if (tokens.length === 0) return undefined
    const given = { tokens, instruction: answer, session }
    // "**On** 8".
    const isPlace = means(tokens[0], 'in', 'of', 'about')
    const reference =
      parseReferenceList(given, 0) ?? (isPlace ? parseReferenceList(given, 1) : undefined)
    const rest = tokens.slice(reference?.end ?? 0)
    const saysNothing = rest.every(
      (token) => token.kind === 'sign' || means(token, 'please', 'particle'),
    )
    return saysNothing ? reference : undefined
  }
}
