import type { Ask } from '../../author/model/ask.ts'
import type { Clarify } from '../../deck/requests/request.ts'
import type { EditStep } from '../edit-step.ts'
import {
  type InstructionAnswer,
  instructionAnswerSchema,
  type JudgedAnswer,
  type JudgeTask,
  type ModelInstruction,
} from './judge-answer.ts'
import { printDeck } from './print-deck.ts'
import {
  instructionPrompt,
  instructionPromptVersion,
  shortenedNote,
} from './prompts/instruction-prompt.ts'
import { ShortNames } from './short-names.ts'

/** What carrying out steps came to, as far as it is judged here. */
interface TriedSteps {
  /** Why they cannot be taken, in one sentence. */
  refused?: string
}

/** What it takes to have a model carry out an instruction. */
interface ModelTools<Tried extends TriedSteps> {
  ask: Ask
  /** Reads an answer and judges it, where that holds up nobody else. */
  judge(task: JudgeTask): Promise<JudgedAnswer>
  /** The steps as they are kept, where the caller can use everything that they name; or what they cannot, in one sentence. */
  check(steps: readonly EditStep[]): Promise<{ steps: EditStep[] } | { problem: string }>
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

/** An answer that cannot be taken is sent back once, with the reason. */
const mostAttempts = 2
/** So many slides are shown whole when a model asks for them. */
const mostRead = 12

/**
 * Has a model say the steps of an instruction. What would go that the words do not name is asked about first, whatever the model makes of them; what
 * cannot be read or does not fit the deck goes back to it once.
 * @throws {InstructingFailedError} when nothing comes of it: then nothing is done.
 */
export async function instructModel<Tried extends TriedSteps>(
  task: ModelInstruction,
  tools: ModelTools<Tried>,
): Promise<ModelEdit<Tried>> {
  const names = new ShortNames(task.deck, task.themes)
  const inFull = new Set([
    ...task.said.slideIds,
    ...task.selectedSlideIds,
    ...task.lastChangedSlideIds,
  ])
  let refusal: Refusal | undefined
  let hasRead = false
  for (let attempt = 1; attempt <= mostAttempts; ) {
    const answer = await askFor(promptOf(task, names, inFull, refusal), tools.ask)
    const wanted = 'problem' in answer || hasRead ? undefined : slidesToRead(answer, names)
    if (wanted !== undefined) {
      hasRead = true
      for (const id of wanted.slice(0, mostRead)) inFull.add(id)
      continue
    }
    const isLast = attempt === mostAttempts
    const made = 'problem' in answer ? answer : await carryOut({ answer, task, isLast }, tools)
    if (!('problem' in made)) return made
    refusal = { problem: made.problem, ...('problem' in answer ? {} : { answer }) }
    attempt += 1
  }
  throw new InstructingFailedError(refusal?.problem ?? '')
}

/** Why an answer was sent back, and what it was if it could be read. */
interface Refusal {
  problem: string
  answer?: InstructionAnswer
}

/** So much of an answer that is sent back is shown again, in characters: a small model has no more room. */
const mostShownAgain = 4_000

/** What an answer comes to, or what is wrong with it. */
async function carryOut<Tried extends TriedSteps>(
  said: JudgeTask,
  { judge, check, tryOut }: ModelTools<Tried>,
): Promise<ModelEdit<Tried> | { problem: string }> {
  const judged = await judge(said)
  if ('problem' in judged) return judged
  const { confirm, warnings } = judged
  const checked = await check(judged.steps)
  if ('problem' in checked) return checked
  const { steps } = checked
  const tried = await tryOut(steps)
  if (tried.refused !== undefined) return { problem: tried.refused }
  if (confirm === undefined) return { steps, tried, warnings }
  const asked = [withProposed(confirm, steps)]
  return { steps: asked, tried: await tryOut(asked), warnings: [] }
}

/** A question whose answer "yes" has the steps taken. */
function withProposed(question: Clarify, proposed: readonly EditStep[]): Clarify {
  const { state } = question
  return state === undefined
    ? question
    : { ...question, state: { ...state, proposed: [...proposed] } }
}

async function askFor(prompt: string, ask: Ask): Promise<InstructionAnswer | { problem: string }> {
  try {
    return await ask({
      name: `instruction_${instructionPromptVersion}`,
      instructions: instructionPrompt(),
      prompt,
      schema: instructionAnswerSchema,
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
  refusal: Refusal | undefined,
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
    ...(refusal === undefined ? [] : ['', ...refusalLines(refusal)]),
  ]
  return lines.join('\n')
}

function refusalLines({ problem, answer }: Refusal): string[] {
  const shown = answer === undefined ? '' : JSON.stringify(answer)
  return [
    ...(shown === '' || shown.length > mostShownAgain ? [] : [`Your last answer: ${shown}`]),
    `Your last answer could not be used: ${problem} Answer again, with all steps.`,
  ]
}

/** The slides that a model wants to read whole before it answers. */
function slidesToRead({ steps }: InstructionAnswer, names: ShortNames): string[] | undefined {
  const wish = steps?.find((one) => one.tool === 'read_slides')
  if (wish === undefined) return undefined
  return (Array.isArray(wish.slideIds) ? wish.slideIds : []).flatMap(
    (name) => names.slideId(name) ?? [],
  )
}
