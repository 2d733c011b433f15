import type { Slide } from '../../deck/slide.ts'
import { languageName } from '../languages.ts'
import type { SlideBounds } from '../slide-range.ts'
import type { Ask, Asked } from './ask.ts'
import { fitCount } from './fit-count.ts'
import { digestPrompt, digestPromptVersion } from './prompts/digest-prompt.ts'
import { outlinePrompt, outlinePromptVersion } from './prompts/outline-prompt.ts'
import { slidePrompt, slidePromptVersion } from './prompts/slide-prompt.ts'
import { type PromptWishes, printWishes } from './prompts/wishes-prompt.ts'
import type { ReviewTask, SlideReview } from './review-slide.ts'
import { type Fact, printFacts, type SourceFacts } from './source-facts.ts'
import {
  digestSchema,
  type Outline,
  outlineSchema,
  type PlannedSlide,
  slideSchemas,
  type WrittenSlide,
} from './written-slide.ts'

/** What a deck is to be written of, and how. */
export interface WritingTask {
  inputId: string
  source: SourceFacts
  bounds: SlideBounds
  /** BCP 47: what the slides are to be in. */
  language: string
  /** The caller's wishes in their words; empty: none. */
  instructions: string
  /** The title that was given; empty: the model chooses it. */
  title: string
  /** Whether the deck begins with a cover, which counts as a slide. */
  hasCover: boolean
}

/** What writing needs besides a model. */
interface WritingTools {
  ask: Ask
  /** Checks a slide, where nothing waits for it. */
  review(task: ReviewTask): Promise<SlideReview>
  /** Why nothing more is to be asked for, a clause: there is no time left, or nothing of a budget. Undefined: go on. */
  whyOver(): string | undefined
}

/** A slide that was written, or the facts of one that was not: the embedded author makes it then. */
type DeckPart = { slide: Slide } | { facts: Fact[] }

/** What a model wrote. */
export interface WrittenDeck {
  title: string
  subtitle: string
  meta: string
  parts: DeckPart[]
  /** What went wrong and what became of it, a sentence each. */
  warnings: string[]
}

/** No deck could be written: the model did not answer, or not with a plan. `message` says why. */
export class WritingFailedError extends Error {
  override name = 'WritingFailedError'
}

/** Characters of facts that one question holds: some 6,000 tokens of English, a third more in other scripts. */
const mostCharacters = 24_000

/** Words of a source that one slide tells, where the range leaves the number open (WORDS.md of the mockups: a third more or less). */
const wordsASlide = 65

/** After so many slides in a row without an answer nothing more is asked. */
const mostSilence = 2

/**
 * Writes a deck: digests a long source, plans, repairs the number of slides, writes them in parallel, has each checked, asks once more with the
 * reasons where a check fails.
 * @throws {WritingFailedError} when there is no plan.
 */
export async function writeDeck(task: WritingTask, tools: WritingTools): Promise<WrittenDeck> {
  const wishes: PromptWishes = {
    language: languageName(task.language) ?? task.language,
    instructions: task.instructions,
    title: task.title,
  }
  const digested = await digest(task.source.facts, wishes, tools)
  const outline = await plan(digested, wishes, task, tools)
  const byNumber = new Map(task.source.facts.map((fact) => [fact.number, fact]))
  const known = outline.slides.map((slide) => ({
    ...slide,
    facts: [...new Set(slide.facts)].filter((number) => byNumber.has(number)),
  }))
  const planned = fitCount(known, contentBounds(task))
  if (planned.length === 0) throw new WritingFailedError('its plan names no facts')
  const silence = { inARow: 0 }
  const reasons: string[] = []
  const parts = await Promise.all(
    planned.map(async (slide, index): Promise<DeckPart> => {
      const facts = slide.facts.map((number) => byNumber.get(number) as Fact)
      const result = await writeSlide(
        { slide, facts, index, planned },
        wishes,
        task,
        tools,
        silence,
      )
      if ('slide' in result) return result
      reasons.push(result.reason)
      return { facts: facts.toSorted((a, b) => a.start - b.start) }
    }),
  )
  return {
    title: outline.title.trim(),
    subtitle: outline.subtitle.trim(),
    meta: outline.meta.trim(),
    parts,
    warnings: failedWarning(reasons, parts.length),
  }
}

function failedWarning(reasons: readonly string[], count: number): string[] {
  const [reason] = reasons
  if (reason === undefined) return []
  const which = reasons.length === 1 ? 'One slide' : `${reasons.length} slides`
  const verb = reasons.length === 1 ? 'was' : 'were'
  return [
    `${which} of ${count} ${verb} made by the embedded author, because the model's answer could not be used: ${reason}`,
  ]
}

/** The slides besides the cover. */
function contentBounds({ bounds, hasCover }: WritingTask): SlideBounds {
  const cover = hasCover && bounds.maximum > 1 ? 1 : 0
  return {
    minimum: Math.max(1, bounds.minimum - cover),
    maximum: Math.max(1, bounds.maximum - cover),
  }
}

/** Facts of a long source become the gists of those that matter; those of a short one stay as they are. */
async function digest(
  facts: readonly Fact[],
  wishes: PromptWishes,
  tools: WritingTools,
): Promise<Fact[]> {
  const chunks = chunksOf(facts)
  if (chunks.length <= 1) return [...facts]
  const digests = await Promise.all(
    chunks.map(async (chunk) => {
      const byNumber = new Map(chunk.map((fact) => [fact.number, fact]))
      try {
        const { facts: chosen } = await tools.ask({
          name: `digest_${digestPromptVersion}`,
          instructions: digestPrompt,
          prompt: `${printWishes({ ...wishes, language: 'that of the source' })}\n\nSource, in part:\n${printFacts(chunk)}`,
          schema: digestSchema,
        })
        return chosen.flatMap(({ number, gist }) => {
          const fact = byNumber.get(number)
          return fact && gist.trim() !== '' ? [{ ...fact, text: gist.trim() }] : []
        })
      } catch (error) {
        if (!isModelError(error)) throw error
        // What it does not tell of this part is not planned; the first of each heading stands for it.
        return chunk.filter((fact, index) => chunk[index - 1]?.heading !== fact.heading)
      }
    }),
  )
  return digests.flat()
}

/** Facts in stretches that one question holds, whole sections where they can be. */
function chunksOf(facts: readonly Fact[]): Fact[][] {
  const chunks: Fact[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const fact of facts) {
    const last = chunks.at(-1)
    const length = fact.text.length + 8
    const opens = fact.heading !== last?.at(-1)?.heading && size > mostCharacters * 0.7
    if (last === undefined || size + length > mostCharacters || opens) {
      chunks.push([fact])
      size = length
    } else {
      last.push(fact)
      size += length
    }
  }
  return chunks
}

async function plan(
  facts: readonly Fact[],
  wishes: PromptWishes,
  task: WritingTask,
  tools: WritingTools,
): Promise<Outline> {
  const { minimum, maximum } = contentBounds(task)
  const words = facts.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0)
  const natural = Math.round(words / wordsASlide)
  const suited = Math.min(maximum, Math.max(minimum, natural, 1))
  const count =
    minimum === maximum
      ? `exactly ${minimum}`
      : `${minimum} to ${maximum}; about ${suited} suit the length of the source`
  const { title, imprint } = task.source
  const prompt = [
    printWishes(wishes),
    `Slides: ${count}.${task.hasCover ? ' The cover comes before them and is not counted.' : ''}`,
    ...(title === '' ? [] : [`The source is called: ${title}`]),
    ...(imprint.length === 0 ? [] : [`About the source: ${imprint.join(' · ')}`]),
    `\nSource:\n${printFacts(facts)}`,
  ].join('\n')
  const asked: Asked<Outline> = {
    name: `outline_${outlinePromptVersion}`,
    instructions: outlinePrompt,
    prompt,
    schema: outlineSchema,
  }
  try {
    return await askTwice(asked, tools, ({ slides }) =>
      slides.some(({ facts: numbers }) => numbers.length > 0)
        ? []
        : ['Plan slides, each with the numbers of its facts.'],
    )
  } catch (error) {
    if (!isModelError(error)) throw error
    throw new WritingFailedError(error.message)
  }
}

/** Asks, and once more with the reasons where the answer cannot be used. */
async function askTwice<Value>(
  asked: Asked<Value>,
  { ask }: WritingTools,
  problemsOf: (value: Value) => string[],
): Promise<Value> {
  const first = await ask(asked).then(
    (value) => ({ value, problems: problemsOf(value) }),
    (error: unknown) => {
      if (!isModelError(error) || error.name !== 'UnusableAnswerError') throw error
      return { value: undefined, problems: [error.message] }
    },
  )
  if (first.value !== undefined && first.problems.length === 0) return first.value
  const value = await ask(again(asked, first.value, first.problems))
  const [problem] = problemsOf(value)
  if (problem !== undefined) throw unusable(problem)
  return value
}

/** The same question with what was wrong with the answer. */
function again<Value>(
  asked: Asked<Value>,
  answer: unknown,
  problems: readonly string[],
): Asked<Value> {
  const before = answer === undefined ? '' : `\n\nYour last answer:\n${JSON.stringify(answer)}`
  return {
    ...asked,
    prompt: `${asked.prompt}${before}\n\nYour last answer had faults; answer again without them:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
  }
}

const unusable = (message: string) =>
  Object.assign(new Error(message), { name: 'UnusableAnswerError' })

/** Whether the error says that a model did not answer, or not well: all others are ours, or the end of the work. */
function isModelError(error: unknown): error is Error {
  return error instanceof Error && ['UnusableAnswerError', 'ModelAwayError'].includes(error.name)
}

interface SlideToWrite {
  slide: PlannedSlide
  facts: Fact[]
  index: number
  planned: readonly PlannedSlide[]
}

async function writeSlide(
  { slide, facts, index, planned }: SlideToWrite,
  wishes: PromptWishes,
  task: WritingTask,
  tools: WritingTools,
  silence: { inARow: number },
): Promise<{ slide: Slide } | { reason: string }> {
  const others = planned
    .filter((_one, at) => at !== index)
    .map(({ title }) => title)
    .filter((title) => title !== '')
  let asked: Asked<Omit<WrittenSlide, 'form'>> = {
    name: `slide_${slidePromptVersion}`,
    instructions: slidePrompt(slide.form),
    prompt: [
      printWishes(wishes),
      ...(others.length === 0 ? [] : [`Other slides: ${others.join(' | ')}`]),
      ...(slide.title === '' ? [] : [`Planned title: ${slide.title}`]),
      ...(slide.point === '' ? [] : [`Point: ${slide.point}`]),
      `\nFacts:\n${printFacts(facts)}`,
    ].join('\n'),
    schema: slideSchemas[slide.form],
  }
  let reason = ''
  for (let attempt = 0; attempt < 2; attempt++) {
    const over = tools.whyOver()
    if (over !== undefined) return { reason: over }
    if (silence.inARow >= mostSilence) return { reason: 'it does not answer.' }
    try {
      const answer = await tools.ask(asked)
      silence.inARow = 0
      const review = await tools.review({
        written: { ...answer, form: slide.form } as WrittenSlide,
        facts,
        further: [task.source.title, task.title, task.instructions],
        language: task.language,
        sourceLanguage: task.source.language,
        mayAdd: task.instructions.trim() !== '',
        inputId: task.inputId,
      })
      if ('slide' in review) return review
      reason = review.problems[0] ?? ''
      asked = again(asked, answer, review.problems)
    } catch (error) {
      if (!isModelError(error)) throw error
      reason = error.message
      if (error.name === 'ModelAwayError') {
        silence.inARow += 1
        return { reason }
      }
      asked = again(asked, undefined, [reason])
    }
  }
  return { reason }
}
