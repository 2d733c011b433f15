import type { Slide } from '../../deck/slide.ts'
import type { Ask, Asked } from './ask.ts'
import { again, isModelError } from './ask-again.ts'
import { nearestTitles } from './existing-slides.ts'
import { factsAround } from './facts-around.ts'
import { slidePrompt, slidePromptVersion, slideQuestion } from './prompts/slide-prompt.ts'
import type { PromptWishes } from './prompts/wishes-prompt.ts'
import type { ReviewTask, SlideReview } from './review-slide.ts'
import { type Fact, printFacts } from './source-facts.ts'
import type { WritingTask } from './writing-task.ts'
import { type PlannedSlide, slideSchemas, type WrittenSlide } from './written-slide.ts'

/** What writing needs besides a model. */
export interface WritingTools {
  ask: Ask
  /** Checks a slide, where nothing waits for it. */
  review(task: ReviewTask): Promise<SlideReview>
  /** Why nothing more is to be asked for, a clause: there is no time left, or nothing of a budget. Undefined: go on. */
  whyOver(): string | undefined
}

/** After so many slides in a row without an answer nothing more is asked. */
const mostSilence = 2

/** Titles that the deck has already which a slide is told. */
const mostExistingTitles = 20

type SlideAnswer = Omit<WrittenSlide, 'form'>

/** A slide that is to be written, among the others of its plan. */
export interface SlideToWrite {
  slide: PlannedSlide
  facts: Fact[]
  index: number
  planned: readonly PlannedSlide[]
}

/** A slide that passed its checks, with the question and the answer that it is; or why there is none, a sentence. */
export type SlideWriting =
  | { slide: Slide; asked: Asked<SlideAnswer>; answer: SlideAnswer }
  | { reason: string }

/** Writes slides of one deck, each from its facts alone. */
export class SlideWriter {
  readonly #wishes: PromptWishes
  readonly #task: WritingTask
  readonly #tools: WritingTools
  #silence = 0

  constructor(wishes: PromptWishes, task: WritingTask, tools: WritingTools) {
    this.#wishes = wishes
    this.#task = task
    this.#tools = tools
  }

  /** Asks for a slide, and once more with the reasons where it fails a check. */
  async write({ slide, facts, index, planned }: SlideToWrite): Promise<SlideWriting> {
    const { existing } = this.#task
    const others = [
      ...(existing === undefined ? [] : nearestTitles(existing, mostExistingTitles)),
      ...planned.filter((_one, at) => at !== index).map(({ title }) => title),
    ].filter((title) => title !== '')
    const asked: Asked<SlideAnswer> = {
      name: `slide_${slidePromptVersion}`,
      instructions: slidePrompt(slide.form),
      prompt: slideQuestion({
        wishes: this.#wishes,
        others,
        title: slide.title,
        point: slide.point,
        facts: printFacts(facts),
        around: factsAround(facts, this.#task.source.facts),
      }),
      schema: slideSchemas[slide.form],
    }
    return this.#ask(asked, { slide, facts }, 2)
  }

  /** Asks once more for a slide that passed its checks, but has other faults. */
  rewrite(
    { asked, answer }: Extract<SlideWriting, { slide: Slide }>,
    of: Pick<SlideToWrite, 'slide' | 'facts'>,
    problems: readonly string[],
  ): Promise<SlideWriting> {
    return this.#ask(again(asked, answer, problems), of, 1)
  }

  async #ask(
    first: Asked<SlideAnswer>,
    { slide, facts }: Pick<SlideToWrite, 'slide' | 'facts'>,
    attempts: number,
  ): Promise<SlideWriting> {
    const { form } = slide
    let asked = first
    let reason = ''
    for (let attempt = 0; attempt < attempts; attempt++) {
      const over = this.#tools.whyOver()
      if (over !== undefined) return { reason: over }
      if (this.#silence >= mostSilence) return { reason: 'it does not answer.' }
      try {
        const answer = await this.#tools.ask(asked)
        this.#silence = 0
        const review = await this.#tools.review(
          this.#reviewOf({ ...answer, form } as WrittenSlide, slide, facts),
        )
        if ('slide' in review) return { slide: review.slide, asked, answer }
        reason = review.problems[0] ?? ''
        asked = again(first, answer, review.problems)
      } catch (error) {
        if (!isModelError(error)) throw error
        reason = error.message
        if (error.name === 'ModelAwayError') {
          this.#silence += 1
          return { reason }
        }
        asked = again(first, undefined, [reason])
      }
    }
    return { reason }
  }

  #reviewOf(written: WrittenSlide, slide: PlannedSlide, facts: readonly Fact[]): ReviewTask {
    const { source, title, instructions, language, inputId } = this.#task
    return {
      written,
      facts,
      further: [source.title, title, instructions, ...factsAround(facts, source.facts)],
      planned: [slide.title, slide.point],
      language,
      sourceLanguage: source.language,
      mayAdd: instructions.trim() !== '',
      inputId,
    }
  }
}
