import { type NgramData, readNgrams } from './language-ngrams.ts'

/** What eld says of a text. */
interface LanguageResult {
  /** ISO 639-1 code; empty for a text without words. */
  language: string
  isReliable(): boolean
  /** From 0 to 1, by ISO 639-1 code. */
  getScores(): Record<string, number>
}

/** eld's detector without data, which none of its own entries gives. */
interface DetectorModule {
  createEld(): {
    instance: { detect(text: string): LanguageResult }
    loadData(data: NgramData): void
  }
}

const entry = import.meta.resolve('eld/small')
const { createEld }: DetectorModule = await import(new URL('../languageDetector.js', entry).href)
let detector: ReturnType<typeof createEld>['instance'] | undefined

/** The language of a text by eld's small set of n-grams, which is read at the first call. */
export function detectByNgrams(text: string): LanguageResult {
  if (detector === undefined) {
    const { instance, loadData } = createEld()
    loadData(readNgrams(new URL('../ngrams/small.js', entry)))
    detector = instance
  }
  return detector.detect(text)
}
