import { z } from 'zod'
import { blockPlainText } from '../../deck/blocks/block.ts'
import type { Deck } from '../../deck/deck.ts'
import type { SettledAnswer } from '../../deck/requests/dialogue-state.ts'
import type { Clarify } from '../../deck/requests/request.ts'
import { chosenVariant, slidePlainText } from '../../deck/slide.ts'
import type { EditStep } from '../edit-step.ts'
import type { SaidWords } from '../interpreted-edit.ts'
import { Phrasing, quoted } from './going-phrases.ts'
import { readSteps } from './read-steps.ts'
import { ShortNames } from './short-names.ts'
import { untracedIn } from './untraced.ts'
import { whatGoes } from './what-goes.ts'

/** An instruction that the grammar does not understand whole, with what a model needs to know. */
export interface ModelInstruction {
  /** As it was said first; answers to questions stand in `settled`. */
  instruction: string
  /** Questions about it that were answered, in their order. */
  settled: readonly SettledAnswer[]
  said: SaidWords
  deck: Deck
  /** The themes that the caller can use. */
  themes: readonly { id: string; name: string }[]
  /** Ids of the slides that the caller has chosen, and of those that were changed last. */
  selectedSlideIds: readonly string[]
  lastChangedSlideIds: readonly string[]
  /** What the last change did, and the wish that made it; empty: nobody knows. */
  lastChange: string
  lastWish: string
  /** The texts that the deck was made of, by the inputs that spans name. */
  sources: Readonly<Record<string, string>>
}

const text = z.string().nullish()

/** The form that a model answers an instruction in. */
export const instructionAnswerSchema = z.object({
  steps: z.array(z.record(z.string(), z.unknown())).nullish(),
  question: text,
  options: z.array(z.coerce.string()).nullish(),
  cannot: text,
  answer: text,
})
export type InstructionAnswer = z.infer<typeof instructionAnswerSchema>

/** A question offers at most so many answers. */
const mostOptions = 4
/** What an answer comes to: the steps, with the question whether they shall be taken where that is asked first; or what is wrong with it. */
export type JudgedAnswer =
  | { steps: EditStep[]; warnings: string[]; confirm?: Clarify }
  | { problem: string }

/** A model's answer to an instruction. */
export interface JudgeTask {
  answer: InstructionAnswer
  task: ModelInstruction
  /** Whether the model can no more be asked to leave out what nobody has said: then that is warned about. */
  isLast: boolean
}

/**
 * Reads what a model answers to an instruction, and judges it by the deck and the words: what cannot be read, what nobody has said, what would go
 * though the words do not name it.
 */
export function judgeAnswer(
  { answer, task, isLast }: JudgeTask,
  newId: () => string,
): JudgedAnswer {
  const { deck, said } = task
  const names = new ShortNames(deck, task.themes)
  const spoken = (sentence: string) => inPeoplesWords(sentence, names, task)
  const question = questionIn(answer, task, spoken)
  if (question !== undefined) return { steps: [question], warnings: [] }
  const read = readSteps(answer.steps ?? [], { deck, names, newId, sources: task.sources })
  if ('problem' in read) return read
  const { steps } = read
  const told = { unsupported: answer.cannot, answered: answer.answer } as const
  for (const reason of ['unsupported', 'answered'] as const) {
    const sentence = spoken(told[reason]?.trim() ?? '')
    if (sentence !== '') steps.push({ request: 'decline', reason, sentence })
  }
  if (steps.length === 0)
    return {
      problem: 'There are no steps, no question, no answer, and nothing that cannot be done.',
    }
  const words = [task.instruction, ...task.settled.map((one) => one.said)]
  const invented = untracedIn(steps, deck, [...words, ...Object.values(task.sources)])
  if (invented.length > 0 && !isLast)
    return {
      problem: `Neither the deck nor the person says ${invented.join(', ')}. Leave out what is made up; what follows from the deck (a sum, another unit, a name in full) or is asked for may stay.`,
    }
  const going = whatGoes({ steps, deck, said, instruction: words.join('. ') })
  return {
    steps,
    warnings: addedWarning(invented),
    ...(going.length === 0 ? {} : { confirm: confirmation(going, task) }),
  }
}

function addedWarning(invented: readonly string[]): string[] {
  if (invented.length === 0) return []
  return [
    `The language model wrote what stands neither in the presentation nor in your words; please check: ${invented.join(', ')}.`,
  ]
}

/** A question instead of steps, as an edit ends in it. */
function questionIn(
  { question, options }: InstructionAnswer,
  task: ModelInstruction,
  spoken: (sentence: string) => string,
): Clarify | undefined {
  const asked = spoken(question?.trim() ?? '')
  if (asked === '') return undefined
  const labels = (options ?? []).map((one) => spoken(one.trim())).filter((one) => one !== '')
  const offered = [...new Set(labels)].slice(0, mostOptions)
  return questionOf(
    asked,
    offered.map((label) => ({ id: label, label })),
    task,
  )
}

/**
 * What a model says to a person: slides by their numbers in the person's language, blocks by their words, not by the names that only the model knows
 * (`s3`, `s3b1`). A name that stands in the person's words or in the deck is theirs.
 */
function inPeoplesWords(
  sentence: string,
  names: ShortNames,
  { instruction, deck, said }: ModelInstruction,
): string {
  const phrasing = new Phrasing(said.language, deck)
  const theirs = [
    instruction,
    deck.title,
    ...deck.slides.flatMap((slide) => [slidePlainText(slide), slide.notes ?? '']),
  ].join('\n')
  return sentence.replace(/\bs\d+(?:b\d+)?\b/gu, (name, at: number) => {
    const placed = names.block(name)
    const slideId = names.slideId(name) ?? placed?.slideId
    const index = deck.slides.findIndex(({ id }) => id === slideId)
    const slide = deck.slides[index]
    if (slide === undefined || new RegExp(`\\b${name}\\b`, 'u').test(theirs)) return name
    const block = chosenVariant(slide).blocks.find(({ id }) => id === placed?.blockId)
    if (block === undefined) return phrasing.number(index + 1, sentence.slice(0, at))
    const words = blockPlainText(block)
    const what = words === '' ? phrasing.block(block) : quoted(words)
    return phrasing.say('onSlide', { what, slideId: slide.id })
  })
}

/** Asks whether something shall go that the words do not name. */
function confirmation(going: readonly string[], task: ModelInstruction): Clarify {
  const { question, no, yes } = new Phrasing(task.said.language, task.deck).question(going)
  return questionOf(
    question,
    [
      { id: 'no', label: no, saidBy: 'no' },
      { id: 'yes', label: yes, saidBy: 'yes' },
    ],
    task,
  )
}

function questionOf(
  question: string,
  candidates: NonNullable<Clarify['state']>['candidates'],
  { instruction, settled, deck }: ModelInstruction,
): Clarify {
  return {
    request: 'clarify',
    question,
    options: candidates.map(({ label }) => label),
    state: {
      version: 1,
      instruction,
      language: deck.language,
      slideOrder: deck.slides.map(({ id }) => id),
      reader: 'model',
      from: 0,
      asking: 0,
      mentioned: [],
      settled: [...settled],
      hole: question,
      candidates,
    },
  }
}
