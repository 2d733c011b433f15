import { detectLanguage, isSameLanguage } from '../../language-detection.ts'
import { languageName } from '../../languages.ts'

/** Shorter texts say too little of their language. */
const leastDetected = 60

/** What is wrong with the language of texts that belong together: nothing where it cannot be told. */
export function languageProblems(texts: readonly string[], language: string): string[] {
  const text = texts.join('. ')
  if (text.length < leastDetected) return []
  const detected = detectLanguage(text)
  if (!detected.reliable || isSameLanguage(detected.tag, language)) return []
  return [`Write in ${languageName(language) ?? language}.`]
}
