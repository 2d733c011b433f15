import type { Ask } from '../../author/model/ask.ts'
import type { Deck } from '../../deck/deck.ts'
import { applyOperations } from '../../deck/operations/apply-operations.ts'
import type { SettledAnswer } from '../../deck/requests/dialogue-state.ts'
import type { Translate } from '../../deck/requests/request.ts'
import type { EditStep } from '../../edit/edit-step.ts'
import { InstructingFailedError, instructModel } from '../../edit/model/instruct-model.ts'
import type { JudgedAnswer, JudgeTask } from '../../edit/model/judge-answer.ts'
import {
  type Translations,
  textsToTranslate,
  translateTexts,
} from '../../edit/model/translate-texts.ts'
import type { EditResult } from '../../workers/tasks.ts'
import type { EditInput } from './edit-input.ts'
import type { ReadEdit } from './interpret-edit.ts'

/** What an edit comes to. */
export interface ResolvedEdit {
  result: EditResult
  warnings: string[]
  /** The steps that a language model said, so that their price was not known before; absent where the grammar read them. */
  byModel?: EditStep[]
  /** What the tokens cost the operator that something came of; of answers of no use nothing is counted. */
  spent: number
}

/** What a language model made of an edit, so that a retry of the work does not ask it again. */
export interface ModelSteps {
  /** The revision that it was asked about. */
  revision: number
  steps: EditStep[]
  warnings: string[]
  /** What its tokens cost the operator; absent where older software asked. */
  spent?: number
}

/** An edit whose words a language model may be asked about. */
interface AskedEdit {
  deck: Deck
  change: EditInput['change']
  read: ReadEdit
  /** The texts that the deck was made of. */
  sources: Readonly<Record<string, string>>
  /** What the model made of it before. */
  made?: Pick<ModelSteps, 'steps' | 'warnings'> | undefined
}

/** What it is resolved with. */
interface ModelOfEdit {
  /** Asks the language model; undefined: there is none. */
  ask: Ask | undefined
  /** What all that was asked has cost the operator so far. */
  spent(): number
  /** Reads an answer of it and judges it. */
  judge(task: JudgeTask): Promise<JudgedAnswer>
  /** The steps as they are kept, where the caller can use everything that they name; or what they cannot, in one sentence. */
  check(steps: readonly EditStep[]): Promise<{ steps: EditStep[] } | { problem: string }>
  /** What the steps come to on the deck; nothing is kept. */
  resolve(
    steps: readonly EditStep[],
    translations: ReadonlyMap<string, Translations>,
  ): Promise<EditResult>
}

/**
 * What an edit comes to. What the grammar understands whole is done as that; anything else is a language model's, where there is one, and stays what the
 * grammar made of it where the model fails, with a warning. Translations are the model's in either case.
 */
export async function resolveEdit(edit: AskedEdit, tools: ModelOfEdit): Promise<ResolvedEdit> {
  const { resolve, spentOn } = translating(edit.deck, tools)
  const before = tools.spent()
  const resolved = await resolveWith(edit, tools, resolve)
  const spent = resolved.byModel === undefined ? spentOn(edit.read.steps) : tools.spent() - before
  return { ...resolved, spent }
}

async function resolveWith(
  edit: AskedEdit,
  { ask, judge, check }: ModelOfEdit,
  resolve: (steps: readonly EditStep[]) => Promise<EditResult>,
): Promise<Omit<ResolvedEdit, 'spent'>> {
  const { read } = edit
  if (edit.made !== undefined) {
    const { steps, warnings } = edit.made
    return { result: await resolve(steps), warnings, byModel: steps }
  }
  if (ask === undefined || edit.change.kind !== 'instruction')
    return byGrammar(await resolve(read.steps))
  let result: EditResult | undefined
  if (read.left === undefined) {
    result = await resolve(read.steps)
    // What was understood may still be more than can be done without a model, such as saying less in other words.
    if (
      !result.declined.some(({ reason }) => reason === 'needs_model') ||
      isTranslation(read.steps)
    )
      return byGrammar(result)
  }
  try {
    const task = instructionOf(edit, edit.change)
    const { steps, tried, warnings } = await instructModel(task, {
      ask,
      judge,
      check,
      tryOut: resolve,
    })
    return { result: tried, warnings, byModel: steps }
  } catch (error) {
    if (!(error instanceof InstructingFailedError)) throw error
    return afterFailure(result ?? (await resolve(read.steps)), error.message)
  }
}

const byGrammar = (result: EditResult) => ({
  result,
  warnings: [],
})

/** What the grammar's steps come to where the model fails: a decline for want of a model says what became of it. */
function afterFailure(result: EditResult, reason: string): Omit<ResolvedEdit, 'spent'> {
  const sentence = `The language model could not follow the words, which were read without it: ${reason}`
  const declined = result.declined.map((one) =>
    one.reason === 'needs_model' ? { ...one, sentence } : one,
  )
  const isSaid = declined.some((one) => one.sentence === sentence)
  return { ...byGrammar({ ...result, declined }), warnings: isSaid ? [] : [sentence] }
}

function instructionOf(
  { deck, read, sources }: AskedEdit,
  change: Extract<EditInput['change'], { kind: 'instruction' }>,
) {
  const { answers, instruction } = change
  const { state } = answers ?? {}
  const settled: SettledAnswer[] =
    state === undefined
      ? []
      : [
          ...state.settled,
          { hole: answers?.question ?? '', said: instruction, candidates: state.candidates },
        ]
  return {
    instruction: state?.instruction ?? instruction,
    settled,
    said: read.left ?? { ...nothingSaid, language: read.language ?? deck.language },
    deck,
    selectedSlideIds: change.selectedSlideIds ?? [],
    lastChangedSlideIds: change.lastChangedSlideIds ?? [],
    ...(read.context ?? { lastChange: '', lastWish: '', themes: [] }),
    sources,
  }
}

/** Of words that were understood: nothing of them lets anything go. */
const nothingSaid = {
  deletes: false,
  undoes: false,
  speaksOfNotes: false,
  isBound: true,
  kept: [],
  slideIds: [],
  deletedSlideIds: [],
  countsLeft: [],
}

function isTranslation(steps: readonly EditStep[]): boolean {
  return steps.some(isTranslate)
}

const isTranslate = (step: EditStep): step is Translate =>
  'request' in step && step.request === 'translate'

/** Resolves steps with what they want translated, each language asked for once. */
function translating(deck: Deck, { ask, spent, resolve }: ModelOfEdit) {
  const known = new Map<string, Translations>()
  const spentByLanguage = new Map<string, number>()

  /** The deck as a step finds it: a copy is translated, and a title that was just set; nothing that has gone. */
  async function deckBefore(at: number, steps: readonly EditStep[]): Promise<Deck> {
    const others = steps.slice(0, at).filter((step) => !isTranslate(step))
    if (others.length === 0) return deck
    const { operations } = await resolve(others, known)
    return applyOperations(deck, operations).deck
  }

  /** The texts that steps want in another language, by language. */
  async function wantedTexts(steps: readonly EditStep[]): Promise<Map<string, Set<string>>> {
    const wanted = new Map<string, Set<string>>()
    for (const [at, step] of steps.entries()) {
      if (!isTranslate(step)) continue
      const { language, slideId } = step
      const found = await deckBefore(at, steps)
      const meant = found.slides.filter(({ id }) => slideId === undefined || id === slideId)
      const texts = textsToTranslate(found, meant)
      wanted.set(language, new Set([...(wanted.get(language) ?? []), ...texts]))
    }
    return wanted
  }

  async function translate(language: string, texts: ReadonlySet<string>, ask: Ask): Promise<void> {
    const before = known.get(language)
    const left = [...texts].filter((text) => before?.texts.has(text) !== true)
    if (left.length === 0) return
    const spentBefore = spent()
    const made = await translateTexts(left, language, ask)
    spentByLanguage.set(language, (spentByLanguage.get(language) ?? 0) + spent() - spentBefore)
    known.set(language, { ...made, texts: new Map([...(before?.texts ?? []), ...made.texts]) })
  }

  return {
    /** What the translations took that steps want, where any text was translated. */
    spentOn(steps: readonly EditStep[]): number {
      const languages = new Set(steps.filter(isTranslate).map(({ language }) => language))
      return [...languages]
        .filter((language) => (known.get(language)?.texts.size ?? 0) > 0)
        .reduce((sum, language) => sum + (spentByLanguage.get(language) ?? 0), 0)
    },
    async resolve(given: readonly EditStep[]): Promise<EditResult> {
      const steps = deletionsFirst(given)
      if (ask !== undefined)
        for (const [language, texts] of await wantedTexts(steps))
          await translate(language, texts, ask)
      return resolve(steps, known)
    },
  }
}

/** The steps with slides deleted before they are translated, where that comes right after: it comes to the same. */
function deletionsFirst(steps: readonly EditStep[]): EditStep[] {
  const sorted: EditStep[] = []
  for (const step of steps) {
    let at = sorted.length
    if ('op' in step && step.op === 'delete_slide')
      while (at > 0 && canFollow(sorted[at - 1], step.slideId)) at -= 1
    sorted.splice(at, 0, step)
  }
  return sorted
}

const canFollow = (before: EditStep | undefined, slideId: string): boolean =>
  before !== undefined && isTranslate(before) && before.slideId !== slideId
