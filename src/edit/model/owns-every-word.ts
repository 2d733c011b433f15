import { isDeepStrictEqual } from 'node:util'
import { chosenVariant } from '../../deck/slide.ts'
import { type EditStep, isQuestion } from '../edit-step.ts'
import { readWithFrames } from '../frames/read-with-frames.ts'
import type { InstructionContext } from '../instruction-context.ts'
import type { Concept } from '../lexicons/concept.ts'
import { rewriteStyles } from '../lexicons/verbs.ts'
import { hasOtherSenses, isSaidIn } from '../other-senses.ts'
import { readWords } from '../read-words.ts'
import { Session } from '../session.ts'
import { isUnknown, means, type Token } from '../words/token.ts'

/** The fields of steps that have words of the instruction as they were said. */
const payloadFields = [
  'title',
  'topic',
  'subject',
  'points',
  'find',
  'replace',
  'notes',
  'text',
  'value',
  'items',
]

/** Things that words after them do not belong to: "make the title of the slide **punchier**" is no title. */
const nouns: readonly Concept[] = [
  'slide',
  'slides',
  'title',
  'subtitle',
  'deck',
  'point',
  'bullets',
]

/** Verbs whose object stands before what it becomes: "make **them** answers" gives no text. */
const makers: readonly Concept[] = ['make']

/**
 * Whether the steps of an instruction leave no word of it out, as far as words can tell: frames own each of them, or each is known, is one of the
 * title of a slide that is meant, or belongs to a text that was said to stand there as it is. Words that only a language model can follow ("punchier") are owned in such a text alone.
 */
export function ownsEveryWord(
  instruction: string,
  steps: readonly EditStep[],
  context: InstructionContext,
): boolean {
  const session = new Session(context)
  const words = readWords(instruction, context, session.search)
  if (words === undefined) return false
  const payloads = steps.flatMap(payloadsOf).flatMap((text) => placeOf(text, instruction))
  const isGiven = (token: Token) =>
    payloads.some(({ start, end }) => token.start >= start && token.end <= end)
  const open = words.tokens.filter((token) => means(token, 'needsModel'))
  if (!open.every(isGiven)) return false
  if (payloads.some(({ start }) => !isIntroduced(start, instruction, words.tokens))) return false
  if (steps.some((step) => isGuess(step, instruction, context))) return false
  const asks = steps.some(isQuestion)
  const isOtherwise = words.tokens.some((one) => means(one, ...rewriteStyles))
  if (steps.some(isRewritten) || (asks && isOtherwise)) return false
  const framed = readWithFrames(instruction, context, {})
  // Of two readings that differ neither is known to be the right one.
  if (framed) return isDeepStrictEqual(saidIn(framed.steps), saidIn(steps))
  // Without a frame nobody says which words a question is about, nor what shall be written.
  if (open.length > 0 || steps.some(isQuestion) || steps.some(isComposed)) return false
  const called = new Set(titlesOf(steps, context).flatMap((title) => title.split(notWord)))
  return words.tokens.every(
    (token) =>
      isGiven(token) ||
      called.has(token.text) ||
      // A slip that was put right may have been another word.
      !(isUnknown(token) || token.corrected === true),
  )
}

/** Whether a step takes words for something that the deck gives no reason for. */
function isGuess(step: EditStep, instruction: string, { deck }: InstructionContext): boolean {
  if ('op' in step) return step.op === 'replace_text' && hasOtherSenses(step, deck)
  if (step.request !== 'clarify') return false
  // What is asked about by words that the deck never says may be no name of anything.
  const quoted = [...step.question.matchAll(/“([^”]+)”/gu)].map(([, words = '']) => words)
  return quoted.some((words) => instruction.includes(words) && !isSaidIn(words, deck))
}

/** Requests that have words made up of what the deck says: for a slide that is there, and for a new one. */
const rewriting = ['rewrite_slide', 'convert_slide']
const isRewritten = (step: EditStep) => 'request' in step && rewriting.includes(step.request)
const isComposed = (step: EditStep) => 'request' in step && step.request === 'add_slide'

const notWord = /[^\p{L}\p{M}\p{N}]+/u

/** The titles of the slides that steps name, in lower case. */
function titlesOf(steps: readonly EditStep[], { deck }: InstructionContext): string[] {
  const named = JSON.stringify(steps)
  return deck.slides
    .filter(({ id }) => named.includes(JSON.stringify(id)))
    .map((slide) => chosenVariant(slide).title.toLowerCase())
}

/** What steps do, say and ask, whatever ids they make. */
function saidIn(steps: readonly EditStep[]): unknown[] {
  return steps.map((step) => [
    'op' in step ? step.op : step.request,
    ...payloadsOf(step),
    ...('request' in step && step.request === 'clarify' ? [step.question] : []),
  ])
}

function payloadsOf(step: EditStep): string[] {
  return Object.entries(step).flatMap(([field, value]) =>
    payloadFields.includes(field)
      ? [value].flat().filter((one): one is string => typeof one === 'string' && one !== '')
      : [],
  )
}

/** Where a text was said. */
function placeOf(text: string, instruction: string): { start: number; end: number }[] {
  const start = instruction.toLowerCase().indexOf(text.toLowerCase())
  return start < 0 ? [] : [{ start, end: start + text.length }]
}

/** What stands before a text that is given as it is. */
const opensText = /["“”„«»「」『』'‘’`:：]\s*$/u

/** Whether what stands before a text may say that it is one, and is no thing or number whose property it would be. */
function isIntroduced(start: number, instruction: string, tokens: readonly Token[]): boolean {
  if (opensText.test(instruction.slice(0, start))) return true
  const before = tokens.findLast((token) => token.end <= start)
  return (
    before === undefined ||
    !(isUnknown(before) || before.kind === 'number' || means(before, ...nouns, ...makers))
  )
}
