import { z } from 'zod'
import type { Ask } from '../../author/model/ask.ts'
import type { Deck } from '../../deck/deck.ts'
import type { SettledAnswer } from '../../deck/requests/dialogue-state.ts'
import type { Clarify } from '../../deck/requests/request.ts'
import type { EditStep } from '../edit-step.ts'
import type { SaidWords } from '../interpreted-edit.ts'
import { printDeck } from './print-deck.ts'
import {
  instructionPrompt,
  instructionPromptVersion,
  shortenedNote,
} from './prompts/instruction-prompt.ts'
import { readSteps } from './read-steps.ts'
import { ShortNames } from './short-names.ts'
import { untracedIn } from './untraced.ts'
import { whatGoes } from './what-goes.ts'

/** An instruction that the grammar does not understand whole, with what a model needs to know. */
interface ModelInstruction {
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
  /** The texts that the deck was made of. */
  sources: readonly string[]
  newId: () => string
}

/** What carrying out steps came to, as far as it is judged here. */
interface TriedSteps {
  /** Why they cannot be taken, in one sentence. */
  refused?: string
}

/** What it takes to have a model carry out an instruction. */
interface ModelTools<Tried extends TriedSteps> {
  ask: Ask
  /** Takes the steps on the deck, without keeping what comes of it. */
  tryOut(steps: readonly EditStep[]): Promise<Tried>
}

/** What a model makes of an instruction. */
interface ModelEdit<Tried> {
  steps: EditStep[]
  /** What came of the steps. */
  tried: Tried
  warnings: string[]
}

/** A model could not carry out an instruction; `message` is a sentence that says why. */
export class InstructingFailedError extends Error {
  override name = 'InstructingFailedError'
}

const text = z.string().nullish()
const answerSchema = z.object({
  steps: z.array(z.record(z.string(), z.unknown())).nullish(),
  question: text,
  options: z.array(z.coerce.string()).nullish(),
  cannot: text,
  answer: text,
})
type Answer = z.infer<typeof answerSchema>

/** An answer that cannot be taken is sent back once, with the reason. */
const mostAttempts = 2
/** A question offers at most so many answers. */
const mostOptions = 4
/** So many slides are shown whole when a model asks for them. */
const mostRead = 12

/**
 * Has a model say the steps of an instruction. What would go that the words do not name is asked about first, whatever the model makes of them; what
 * cannot be read or does not fit the deck goes back to it once.
 * @throws {InstructingFailedError} when nothing comes of it: then nothing is done.
 */
export async function instructModel<Tried extends TriedSteps>(
  task: ModelInstruction,
  { ask, tryOut }: ModelTools<Tried>,
): Promise<ModelEdit<Tried>> {
  const names = new ShortNames(task.deck, task.themes)
  const inFull = new Set([
    ...task.said.slideIds,
    ...task.selectedSlideIds,
    ...task.lastChangedSlideIds,
  ])
  let problem = ''
  let hasRead = false
  for (let attempt = 1; attempt <= mostAttempts; ) {
    const answer = await askFor(promptOf(task, names, inFull, problem), ask)
    const wanted = 'problem' in answer || hasRead ? undefined : slidesToRead(answer, names)
    if (wanted !== undefined) {
      hasRead = true
      for (const id of wanted.slice(0, mostRead)) inFull.add(id)
      continue
    }
    const isLast = attempt === mostAttempts
    const judged = 'problem' in answer ? answer : judge(answer, task, names, isLast)
    if ('problem' in judged) problem = judged.problem
    else {
      const { warnings } = judged
      const tried = await tryOut(judged.steps)
      if (tried.refused !== undefined) problem = tried.refused
      else if (judged.confirm === undefined) return { steps: judged.steps, tried, warnings }
      else {
        const steps = [judged.confirm]
        return { steps, tried: await tryOut(steps), warnings: [] }
      }
    }
    attempt += 1
  }
  throw new InstructingFailedError(problem)
}

/** The steps of an answer, with the question whether they shall be taken where that is asked first; or what is wrong with them. */
function judge(
  answer: Answer,
  task: ModelInstruction,
  names: ShortNames,
  isLast: boolean,
): { steps: EditStep[]; warnings: string[]; confirm?: Clarify } | { problem: string } {
  const { deck, said, newId } = task
  const question = questionIn(answer, task)
  if (question !== undefined) return { steps: [question], warnings: [] }
  const read = readSteps(answer.steps ?? [], { deck, names, newId })
  if ('problem' in read) return read
  const { steps } = read
  const told = { unsupported: answer.cannot, answered: answer.answer } as const
  for (const reason of ['unsupported', 'answered'] as const) {
    const sentence = told[reason]?.trim() ?? ''
    if (sentence !== '') steps.push({ request: 'decline', reason, sentence })
  }
  if (steps.length === 0)
    return {
      problem: 'There are no steps, no question, no answer, and nothing that cannot be done.',
    }
  const words = [task.instruction, ...task.settled.map((one) => one.said)]
  const invented = untracedIn(steps, deck, [...words, ...task.sources])
  if (invented.length > 0 && !isLast)
    return {
      problem: `Neither the deck nor the person says ${invented.join(', ')}: leave it out, unless they ask for content that the deck lacks; then answer the same again.`,
    }
  const going = whatGoes({ steps, deck, said, instruction: words.join('. ') })
  return {
    steps,
    warnings: addedWarning(invented),
    ...(going.length === 0 ? {} : { confirm: confirmation(going, steps, task) }),
  }
}

function addedWarning(invented: readonly string[]): string[] {
  if (invented.length === 0) return []
  return [
    `The language model wrote what stands neither in the presentation nor in your words; please check: ${invented.join(', ')}.`,
  ]
}

async function askFor(prompt: string, ask: Ask): Promise<Answer | { problem: string }> {
  try {
    return await ask({
      name: `instruction_${instructionPromptVersion}`,
      instructions: instructionPrompt(),
      prompt,
      schema: answerSchema,
      // One of many tools with fields of its own is no strict schema, and text in text costs small models their quotation marks.
      form: 'object',
    })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (error.name === 'UnusableAnswerError') return { problem: error.message }
    if (error.name === 'ModelAwayError') throw new InstructingFailedError(error.message)
    throw error
  }
}

function promptOf(
  task: ModelInstruction,
  names: ShortNames,
  inFull: ReadonlySet<string>,
  problem: string,
): string {
  const { text: shown, shortened } = printDeck(task.deck, names, inFull)
  const named = (ids: readonly string[]) =>
    ids
      .map((id) => names.ofSlide(id))
      .filter((name) => name !== '')
      .join(', ')
  const selected = named(task.selectedSlideIds)
  const changed = named(task.lastChangedSlideIds)
  const lines = [
    shown,
    ...(shortened ? [shortenedNote] : []),
    ...(task.themes.length === 0 ? [] : [`Themes: ${names.themeNames.join(', ')}`]),
    '',
    ...(selected === '' ? [] : [`Selected: ${selected}. "This slide" is one of them.`]),
    ...(task.lastWish === '' ? [] : [`Said before: ${JSON.stringify(task.lastWish)}`]),
    ...(task.lastChange === '' ? [] : [`Done before: ${JSON.stringify(task.lastChange)}`]),
    ...(changed === '' ? [] : [`Changed last: ${changed}`]),
    `The person says: ${JSON.stringify(task.instruction)}`,
    ...task.settled.flatMap(({ hole, said, candidates }) => [
      `Asked back: ${JSON.stringify(hole)} ${candidates.map(({ label }, at) => `${at + 1}. ${label}`).join('; ')}`,
      `They answer: ${JSON.stringify(said)}`,
    ]),
    ...(problem === ''
      ? []
      : ['', `Your last answer could not be used: ${problem} Answer again, with all steps.`]),
  ]
  return lines.join('\n')
}

/** The slides that a model wants to read whole before it answers. */
function slidesToRead({ steps }: Answer, names: ShortNames): string[] | undefined {
  const wish = steps?.find((one) => one.tool === 'read_slides')
  if (wish === undefined) return undefined
  return (Array.isArray(wish.slideIds) ? wish.slideIds : []).flatMap(
    (name) => names.slideId(name) ?? [],
  )
}

/** A question instead of steps, as an edit ends in it. */
function questionIn({ question, options }: Answer, task: ModelInstruction): Clarify | undefined {
  const asked = question?.trim() ?? ''
  if (asked === '') return undefined
  const labels = (options ?? []).map((one) => one.trim()).filter((one) => one !== '')
  const offered = [...new Set(labels)].slice(0, mostOptions)
  return questionOf(
    asked,
    offered.map((label) => ({ id: label, label })),
    task,
  )
}

/** Asks whether something shall go that the words do not name; with a yes all the steps are taken. */
function confirmation(
  going: readonly string[],
  proposed: readonly EditStep[],
  task: ModelInstruction,
): Clarify {
  const shown = going.slice(0, 8)
  const more = going.length > shown.length ? ` and ${going.length - shown.length} more` : ''
  return questionOf(
    `For this, ${shown.join(', ')}${more} would go. Shall it be done?`,
    [
      { id: 'no', label: 'No, leave everything as it is', saidBy: 'no' },
      { id: 'yes', label: 'Yes, do it', saidBy: 'yes' },
    ],
    task,
    proposed,
  )
}

function questionOf(
  question: string,
  candidates: NonNullable<Clarify['state']>['candidates'],
  { instruction, settled, deck }: ModelInstruction,
  proposed?: readonly EditStep[],
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
      ...(proposed === undefined ? {} : { proposed: [...proposed] }),
    },
  }
}
