import type { Slide } from '../../deck/slide.ts'
import type { Ask, Asked } from './ask.ts'
import { again } from './ask-again.ts'
import { CheckedAsking } from './checked-asking.ts'
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
  readonly #asking: CheckedAsking

  constructor(wishes: PromptWishes, task: WritingTask, tools: WritingTools) {
    this.#wishes = wishes
    this.#task = task
    this.#tools = tools
    this.#asking = new CheckedAsking(tools)
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
    const written = await this.#asking.ask(first, attempts, async (answer) => {
      const review = await this.#tools.review(
        this.#reviewOf({ ...answer, form } as WrittenSlide, slide, facts),
      )
      return 'slide' in review ? { made: review.slide } : review
    })
    if ('reason' in written) return written
    const { made, asked, answer } = written
    return { slide: made, asked, answer }
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
