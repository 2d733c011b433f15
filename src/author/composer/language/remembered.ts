import { LRUCache } from 'lru-cache'

/** Answers that are kept for each question, and UTF-16 units of what is asked about: longer texts are no sentences. */
const mostAnswers = 300
const longestText = 600

/**
 * A question about a sentence that keeps its last answers: several rules ask the same of one sentence, and those of a language
 * are long patterns.
 * @param answer depends on nothing else than its two arguments.
 */
export function remembered<Answer extends NonNullable<unknown>>(
  answer: (text: string, language: string) => Answer,
): (text: string, language: string) => Answer {
  const answers = new LRUCache<string, Answer>({ max: mostAnswers })
  return (text, language) => {
    if (text.length > longestText) return answer(text, language)
    const key = `${language} ${text}`
    const known = answers.get(key)
    if (known !== undefined) return known
    const found = answer(text, language)
    answers.set(key, found)
    return found
  }
}
