import type { Slide } from '../../deck/slide.ts'
import { isSameLanguage } from '../language-detection.ts'
import { inventedValues } from './checks/chart-values.ts'
import { languageProblems } from './checks/language.ts'
import { lengthProblems } from './checks/lengths.ts'
import { findMetaTalk } from './checks/meta-talk.ts'
import { inventedNames } from './checks/names.ts'
import { inventedNumbers } from './checks/numbers.ts'
import { inventedQuotations, isVerbatim } from './checks/quotations.ts'
import { factNumbersOf, shownSlide } from './shown-slide.ts'
import { slideTexts } from './slide-texts.ts'
import type { Fact } from './source-facts.ts'
import type { WrittenSlide } from './written-slide.ts'

/** A slide that a model wrote, with what it was to be made of. */
export interface ReviewTask {
  written: WrittenSlide
  /** What it was given. */
  facts: readonly Fact[]
  /** What it may repeat besides: the deck's title, what the caller asked for, what stands around the facts. */
  further: readonly string[]
  /** Its plan, by which it may name what its facts only point at. */
  planned: readonly string[]
  /** BCP 47: what the slide is to be in, and what the source is in. */
  language: string
  sourceLanguage: string
  /** The caller asked for content that the source lacks: lines may be without facts. */
  mayAdd: boolean
  /** The input that spans name. */
  inputId: string
}

/** The slide of the document, or what is wrong with what was written: sentences that a model can act on. */
export type SlideReview = { slide: Slide } | { problems: string[] }

/** Checks a written slide against its facts: language, numbers, quotations, names, lengths, talk about itself, and whether its form is one. */
export function reviewSlide(task: ReviewTask, newId: () => string): SlideReview {
  const { written, facts, language, sourceLanguage } = task
  const sources = [...facts.map(({ text }) => text), ...task.further]
  const headings = facts.map(({ heading }) => heading)
  const texts = slideTexts(written).filter(({ place }) => place !== 'code')
  const own = texts.map(({ text }) => text)
  const isTranslated = !isSameLanguage(language, sourceLanguage)
  const problems = [...lengthProblems(written), ...languageProblems(own, language)]
  const numbers = inventedNumbers(own, [...sources, ...headings])
  if (numbers.length > 0)
    problems.push(`The facts do not say ${numbers.join(', ')}: use only their figures, as printed.`)
  if (!isTranslated) {
    const quotable = [...passagesOf(facts), ...task.further]
    for (const words of inventedQuotations(own, quotable))
      problems.push(`The facts do not say "${words}": quote verbatim or not at all.`)
    const names = inventedNames(own, [...sources, ...headings, ...task.planned], language)
    if (names.length > 0) problems.push(`The facts do not name ${names.join(', ')}.`)
    if (written.form === 'quote' && !isVerbatim(written.quote, quotable))
      problems.push('The quotation is not verbatim.')
  }
  if (written.form === 'code' && !facts.some(({ text }) => text.includes(written.code.trim())))
    problems.push('The listing is not in the facts byte for byte.')
  if (written.form === 'chart') {
    const values = inventedValues(written, [...sources, ...headings])
    if (values.length > 0)
      problems.push(
        `The facts do not print ${values.join(', ')}: a chart shows only their figures, as they are printed.`,
      )
  }
  if (written.form === 'figures' && written.items.some(({ head }) => !/\p{Nd}/u.test(head)))
    problems.push('A figure has no number.')
  const talk = findMetaTalk(own, language)
  if (talk !== undefined)
    problems.push(`Say what is so, not what the slide or the source is: "${talk}"`)
  const known = new Map(facts.map((fact) => [fact.number, fact]))
  if (!task.mayAdd && !factNumbersOf(written).some((number) => known.has(number)))
    problems.push('Name in `facts` the numbers of the facts that each line is made of.')
  if (problems.length > 0) return { problems }
  try {
    return { slide: shownSlide(written, { inputId: task.inputId, facts: known, newId }) }
  } catch {
    return { problems: ['The slide is not of the form that was asked for.'] }
  }
}

/** The facts as running text: those that follow each other under one heading are one passage, which a quotation may take up. */
function passagesOf(facts: readonly Fact[]): string[] {
  const passages: string[] = []
  for (const [index, { number, text, heading }] of facts.entries()) {
    const before = facts[index - 1]
    const goesOn = before?.number === number - 1 && before.heading === heading
    passages.push(goesOn ? `${passages.pop()} ${text}` : text)
  }
  return passages
}
