import type { Slide } from '../../deck/slide.ts'
import { wordCount } from '../composer/language/script.ts'
import { isSameLanguage } from '../language-detection.ts'
import { languageName } from '../languages.ts'
import type { SlideBounds } from '../slide-range.ts'
import type { Asked } from './ask.ts'
import { askTwice, isModelError } from './ask-again.ts'
import { inventedNames } from './checks/names.ts'
import { inventedNumbers } from './checks/numbers.ts'
import { printExisting } from './existing-slides.ts'
import { fitCount } from './fit-count.ts'
import { fittingForm } from './fitting-form.ts'
import { digestPrompt, digestPromptVersion, digestQuestion } from './prompts/digest-prompt.ts'
import {
  outlinePrompt,
  outlinePromptVersion,
  outlineQuestion,
  plannedTwice,
  plannedUntold,
  tooFewPlanned,
} from './prompts/outline-prompt.ts'
import type { PromptWishes } from './prompts/wishes-prompt.ts'
import { type Fact, printFacts } from './source-facts.ts'
import { SlideWriter, type WritingTools } from './write-slide.ts'
import { writeWithoutRepetitions } from './write-without-repetitions.ts'
import type { WritingTask } from './writing-task.ts'
import { digestSchema, type Outline, outlineSchema, type PlannedSlide } from './written-slide.ts'

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

/**
 * Slides that suit a source, where the range leaves the number open: some that any text takes, and one for so many words. It is what writers of decks
 * planned for texts of 90 to 1,000 words, a third more or less.
 */
const suitedAnyway = 2
const wordsASlide = 80

/** Facts of a long source for each slide, of which a plan is made. */
const factsASlide = 8

/** Facts of each part of a long source, however few the slides. */
const leastOfPart = 12

/** Characters of what a deck says already that the plan of further slides is told. */
const mostExisting = 3_000

/**
 * Writes a deck: digests a long source, plans, repairs the number of slides and their forms, writes them in parallel, has each checked, asks once
 * more with the reasons where a check fails, and sees to it that no two slides say the same.
 * @throws {WritingFailedError} when there is no plan.
 */
export async function writeDeck(task: WritingTask, tools: WritingTools): Promise<WrittenDeck> {
  const wishes: PromptWishes = {
    language: languageName(task.language) ?? task.language,
    instructions: task.instructions,
    title: task.title,
  }
  const bounds = contentBounds(task)
  // Nothing may be added, and the embedded author knows how to fill a deck with little.
  if (task.instructions.trim() === '' && task.source.facts.length < bounds.minimum)
    throw tooLittle(bounds)
  const digested = await digest(task, wishes, tools)
  const outline = await plan(digested, wishes, task, tools)
  const byNumber = new Map(task.source.facts.map((fact) => [fact.number, fact]))
  const known = outline.slides.map((slide) => ({
    ...slide,
    facts: [...new Set(slide.facts)].filter((number) => byNumber.has(number)),
  }))
  const counted = fitCount(known, bounds)
  if (counted.length < bounds.minimum) throw tooLittle(bounds)
  const factsOf = ({ facts }: PlannedSlide) => facts.map((number) => byNumber.get(number) as Fact)
  const planned = counted.map((slide, index) => ({
    ...slide,
    form: fittingForm(slide.form, factsOf(slide), index === counted.length - 1),
  }))
  const written = await writeWithoutRepetitions(
    planned.map((slide, index) => ({ slide, facts: factsOf(slide), index, planned })),
    task.existing?.slides ?? [],
    new SlideWriter(wishes, task, tools),
  )
  const reasons = written.flatMap((one) => ('slide' in one ? [] : [one.reason]))
  const parts = written.map(
    (one, index): DeckPart =>
      'slide' in one
        ? { slide: one.slide }
        : { facts: factsOf(planned[index] as PlannedSlide).toSorted((a, b) => a.start - b.start) },
  )
  return {
    title: outline.title.trim(),
    subtitle: outline.subtitle.trim(),
    meta: outline.meta.trim(),
    parts,
    warnings: failedWarning(reasons, parts.length),
  }
}

function tooLittle({ minimum }: SlideBounds): WritingFailedError {
  return new WritingFailedError(`it finds too little in the text for ${minimum} slides`)
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
  task: WritingTask,
  wishes: PromptWishes,
  tools: WritingTools,
): Promise<Fact[]> {
  const { facts } = task.source
  const chunks = chunksOf(facts)
  if (chunks.length <= 1) return [...facts]
  const most = Math.ceil((contentBounds(task).maximum * factsASlide) / chunks.length)
  const digests = await Promise.all(
    chunks.map(async (chunk) => {
      const byNumber = new Map(chunk.map((fact) => [fact.number, fact]))
      try {
        const { facts: chosen } = await tools.ask({
          name: `digest_${digestPromptVersion}`,
          instructions: digestPrompt,
          prompt: digestQuestion(wishes, printFacts(chunk), Math.max(leastOfPart, most)),
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
  const words = facts.reduce((sum, { text }) => sum + wordCount(text), 0)
  const natural = Math.round(suitedAnyway + words / wordsASlide)
  const suited = Math.min(maximum, Math.max(minimum, natural, 1))
  const { title, imprint } = task.source
  const asked: Asked<Outline> = {
    name: `outline_${outlinePromptVersion}`,
    instructions: outlinePrompt,
    prompt: outlineQuestion({
      wishes,
      least: minimum,
      most: maximum,
      suited,
      hasCover: task.hasCover,
      sourceTitle: title,
      imprint,
      facts: printFacts(facts),
      existing: task.existing === undefined ? '' : printExisting(task.existing, mostExisting),
    }),
    schema: outlineSchema,
  }
  try {
    return await askTwice(asked, tools.ask, ({ slides }) => ({
      bad: fitCount(slides, { minimum, maximum }).length < minimum ? [tooFewPlanned(minimum)] : [],
      // A short text that many slides are asked of may have to serve several of them.
      better: [
        ...(slides.length > minimum ? twicePlanned(slides) : []),
        ...untoldPlanned(slides, task),
      ],
    }))
  } catch (error) {
    if (!isModelError(error)) throw error
    throw new WritingFailedError(error.message)
  }
}

/** The figures and names in the titles and points of a plan that the source does not say. */
function untoldPlanned(slides: readonly PlannedSlide[], task: WritingTask): string[] {
  const { source, title, instructions, language } = task
  if (instructions.trim() !== '') return []
  const texts = slides.flatMap((slide) => [slide.title, slide.point])
  const told = [
    ...source.facts.flatMap(({ text, heading }) => [text, heading]),
    ...source.imprint,
    source.title,
    title,
  ]
  const names = isSameLanguage(language, source.language)
    ? inventedNames(texts, told, language)
    : []
  const untold = [...inventedNumbers(texts, told), ...names]
  return untold.length === 0 ? [] : [plannedUntold(untold)]
}

/** Which slides of a plan have the same title, or several facts and all of them of another one. */
function twicePlanned(slides: readonly PlannedSlide[]): string[] {
  return slides.flatMap((slide, index) => {
    const twin = slides
      .slice(0, index)
      .find(
        ({ title, facts }) =>
          (title !== '' && title === slide.title) ||
          (slide.facts.length > 1 && slide.facts.every((number) => facts.includes(number))),
      )
    return twin === undefined ? [] : [plannedTwice(twin.title, slide.title)]
  })
}
