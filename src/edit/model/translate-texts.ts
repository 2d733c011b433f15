import { z } from 'zod'
import { detectLanguage, isSameLanguage } from '../../author/language-detection.ts'
import { languageName } from '../../author/languages.ts'
import type { Ask } from '../../author/model/ask.ts'
import { inventedNumbers } from '../../author/model/checks/numbers.ts'
import { textsIn } from '../../deck/blocks/printed-text.ts'
import type { Deck } from '../../deck/deck.ts'
import type { Slide } from '../../deck/slide.ts'
import { translationPrompt, translationPromptVersion } from './prompts/translation-prompt.ts'
import { mapTranslated } from './translated-slide.ts'

/** What texts are in another language. */
export interface Translations {
  /** By the texts as they were; a text that is not here stays as it is. */
  texts: ReadonlyMap<string, string>
  /** Why some texts are not translated; absent: all are. */
  failure?: string
}

/** A question has texts of so many characters at most, and so many of them: an answer is as long, and small models lose count. */
const mostCharacters = 4_000
const mostTexts = 40

/** What stands around a text in an answer, in characters. */
const aroundText = 30

/** Shorter texts say too little of their language. */
const leastDetected = 60

const answerSchema = z.object({
  texts: z.array(z.object({ number: z.number().int(), text: z.string() })),
})

/** What languages write in ways of their own: words, and amounts with what parts their digits or names their unit. */
const isWrittenByLanguage = /\p{L}|\p{Sc}|%|\p{Nd}[.,]\p{Nd}/u

/** Everything that a deck says, or some of its slides, in the order of the slides, each text once; not what is the same in all languages. */
export function textsToTranslate(deck: Deck, slides: readonly Slide[]): string[] {
  const isWhole = slides.length === deck.slides.length
  const all = slides.flatMap((slide) => textsIn((change) => mapTranslated(slide, change)))
  return [...new Set([...(isWhole ? [deck.title] : []), ...all])].filter((text) =>
    isWrittenByLanguage.test(text),
  )
}

/**
 * Has a model translate texts, some at a time and these together. What it leaves out, what is in another language, and what has other figures is
 * asked for once more; then it stays as it was.
 * @param language BCP 47.
 * @throws {DOMException} an AbortError, when the asking was given up.
 */
export async function translateTexts(
  texts: readonly string[],
  language: string,
  ask: Ask,
): Promise<Translations> {
  const parts = await Promise.all(inParts(texts).map((part) => translatePart(part, language, ask)))
  const failure = parts.find((part) => part.failure !== undefined)?.failure
  return {
    texts: new Map(parts.flatMap((part) => [...part.texts])),
    ...(failure === undefined ? {} : { failure }),
  }
}

function inParts(texts: readonly string[]): string[][] {
  const parts: string[][] = []
  let length = 0
  for (const text of texts) {
    const part = parts.at(-1)
    if (part && part.length < mostTexts && length + text.length <= mostCharacters) {
      part.push(text)
      length += text.length
    } else {
      parts.push([text])
      length = text.length
    }
  }
  return parts
}

async function translatePart(
  part: readonly string[],
  language: string,
  ask: Ask,
): Promise<Translations> {
  const done = new Map<string, string>()
  let failure: string | undefined
  for (let attempt = 1; attempt <= 2; attempt++) {
    const left = part.filter((text) => !done.has(text))
    if (left.length === 0) return { texts: done }
    try {
      const { texts } = await ask({
        name: `translation_${translationPromptVersion}`,
        instructions: translationPrompt,
        prompt: promptOf(left, language, failure),
        // About as long as what is translated, with what is around each text.
        answerCharacters: left.reduce((length, text) => length + text.length + aroundText, 0),
        schema: answerSchema,
      })
      failure = take(texts, left, language, done)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if (error.name === 'ModelAwayError') return { texts: done, failure: error.message }
      if (error.name !== 'UnusableAnswerError') throw error
      failure = error.message
    }
  }
  return failure === undefined ? { texts: done } : { texts: done, failure }
}

/** Takes what is a translation; says what is wrong with the rest. */
function take(
  answered: readonly { number: number; text: string }[],
  asked: readonly string[],
  language: string,
  done: Map<string, string>,
): string | undefined {
  let failure: string | undefined
  for (const [index, before] of asked.entries()) {
    const after = answered.find(({ number }) => number === index + 1)?.text.trim()
    const problem = problemOf(before, after, language)
    if (problem === undefined && after !== undefined) done.set(before, after)
    failure ??= problem && `Text ${index + 1} ${problem}`
  }
  return failure
}

/** A day and a month as numbers, each with its full stop, in the way of many European languages. */
const dayAndMonth = /(?<![\p{Nd}.,])\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{4}(?!\d))?/gu

function problemOf(
  before: string,
  after: string | undefined,
  language: string,
): string | undefined {
  if (after === undefined || after === '') return 'is missing.'
  // "12.04." is "12 April" elsewhere, or "04/12".
  const dates = before.match(dayAndMonth) ?? []
  const undated = dates.length === 0 ? before : before.replace(dayAndMonth, ' ')
  const parts = dates.flatMap((date) => date.split('.'))
  const numbers = [
    ...inventedNumbers([after], [before, ...parts]),
    ...inventedNumbers([undated], [after]),
  ]
  if (numbers.length > 0) return `has other figures: ${numbers.join(', ')}.`
  if (after.length < leastDetected) return undefined
  const detected = detectLanguage(after)
  if (!detected.reliable || isSameLanguage(detected.tag, language)) return undefined
  return `is not in ${languageName(language) ?? language}.`
}

function promptOf(texts: readonly string[], language: string, failure: string | undefined): string {
  return [
    `Language: ${languageName(language) ?? language}`,
    'Texts:',
    ...texts.map((text, index) => `[${index + 1}] ${JSON.stringify(text)}`),
    ...(failure === undefined ? [] : [`Your last answer had faults: ${failure}`]),
  ].join('\n')
}
