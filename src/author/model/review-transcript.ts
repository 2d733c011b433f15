import { wordCount } from '../composer/language/script.ts'
import { languageProblems } from './checks/language.ts'
import { findMetaTalk } from './checks/meta-talk.ts'
import { inventedNames } from './checks/names.ts'
import { inventedNumbers } from './checks/numbers.ts'
import { inventedQuotations } from './checks/quotations.ts'

/** What a model has a speaker say on a slide, with what it was to be made of. */
export interface TranscriptReviewTask {
  transcript: string
  /** What the slide shows, its notes, its stretches of the source, the deck's title. */
  sources: readonly string[]
  /** BCP 47: what the transcript is to be in. */
  language: string
}

/** Words above which a transcript goes back: two minutes and a half; prompts ask for one. */
const mostWords = 320

/** What is wrong with a transcript, sentences that a model can act on; empty: nothing. */
export function reviewTranscript(task: TranscriptReviewTask): string[] {
  const { transcript, sources, language } = task
  const texts = [transcript]
  if (transcript.trim() === '') return ['The transcript is empty.']
  const problems = languageProblems(texts, language)
  const words = wordCount(transcript)
  if (words > mostWords)
    problems.push(`The transcript has ${Math.round(words)} words: at most 150.`)
  const numbers = inventedNumbers(texts, sources)
  if (numbers.length > 0)
    problems.push(`Neither slide nor source says ${numbers.join(', ')}: use only their figures.`)
  for (const quotation of inventedQuotations(texts, sources))
    problems.push(`Neither slide nor source says "${quotation}": quote verbatim or not at all.`)
  const names = inventedNames(texts, sources, language)
  if (names.length > 0) problems.push(`Neither slide nor source names ${names.join(', ')}.`)
  const talk = findMetaTalk(transcript.split('\n'), language)
  if (talk !== undefined)
    problems.push('Say what is so, not what the slide shows or the source says.')
  return problems
}
