import type { Deck } from '../deck/deck.ts'
import { applyOperations } from '../deck/operations/apply-operations.ts'
import type { Operation } from '../deck/operations/operation.ts'
import { OperationError, type OperationOutcome } from '../deck/operations/outcome.ts'
import { systemThemes } from '../design/themes/theme-list.ts'
import type { EditStep } from '../edit/edit-step.ts'
import { blankSlides } from '../edit/resolve/blank-slides.ts'
import { fitEdited } from '../edit/resolve/fit-edited.ts'
import { followUps } from '../edit/resolve/follow-ups.ts'
import { keepAgenda } from '../edit/resolve/keep-agenda.ts'
import { keepCounts } from '../edit/resolve/keep-counts.ts'
import { tooMuchToMerge } from '../edit/resolve/merge-limit.ts'
import type { EditMaterial } from '../edit/resolve/resolve-context.ts'
import { resolveStep } from '../edit/resolve/resolve-step.ts'
import { TwinSlides } from '../edit/resolve/twin-slides.ts'
import { SpokenSlides } from '../edit/spoken-of.ts'
import type { Typography } from '../typography/typography.ts'
import { slidesDeleted } from './deleted-slides.ts'
import { slidesMoved } from './moved-slides.ts'
import { inNumbersSeen } from './numbers-seen.ts'
import type { EditResult, EditTask } from './tasks.ts'

/**
 * Takes the steps of an edit in order, each on the deck as those before it have left it, and then makes every slide
 * fit that they have touched, with agendas that name what is left. Operations among the steps are taken as they are;
 * slides that were merged or split are named after what they hold, and those that were merged into one that no layout
 * shows become one list.
 */
export async function editDeck(
  task: EditTask,
  typography: Typography,
  newId: () => string,
): Promise<EditResult> {
  const result = emptyResult()
  const { deck: before, steps, isInWords = false, ...rest } = task
  const material = { ...rest, typography, newId }
  const spoken = new SpokenSlides()
  const edit: Edit = {
    seen: before,
    deck: before,
    material,
    result,
    twins: new TwinSlides(),
    spoken,
    isInWords,
    unmerged: new Set(),
  }
  try {
    for (const together of toldTogether(steps)) {
      const before = toldOf(together, edit)
      const said = result.summaries.length
      for (const step of together) await takeStep(step, edit)
      const sentence = before ?? toldAfter(together, edit)
      if (sentence !== undefined) result.summaries.splice(said, result.summaries.length, sentence)
      if (result.clarify !== undefined) break
    }
  } catch (error) {
    if (error instanceof OperationError)
      return { ...emptyResult(), refused: inNumbersSeen(error.message, edit.deck, before) }
    throw error
  }
  result.warnings.push(...edit.twins.warnings())
  for (const finish of [keepCounts, keepAgenda, fitEdited]) {
    const finished = finish(before, edit.deck, { ...edit.material, edited: result.operations })
    // Where a slide goes on is told by the numbers that the slides have from now on.
    const told = (sentence: string): string =>
      finish === fitEdited ? sentence : inNumbersSeen(sentence, edit.deck, before)
    result.summaries.push(...finished.summaries.map(told))
    result.warnings.push(...finished.warnings.map(told))
    apply(finished.operations, edit)
  }
  for (const sentence of blankSlides(before, edit.deck))
    result.warnings.push(inNumbersSeen(sentence, edit.deck, before))
  const present = new Set(edit.deck.slides.map((slide) => slide.id))
  return {
    ...result,
    spokenOf: edit.spoken.in(edit.deck),
    insertedSlideIds: result.insertedSlideIds.filter((id) => present.has(id)),
    regeneratedSlideIds: result.regeneratedSlideIds.filter((id) => present.has(id)),
  }
}

/** The deck and the result as far as the steps have come. */
interface Edit {
  /** The deck before them, whose numbers people say and are told. */
  seen: Deck
  deck: Deck
  material: EditMaterial
  result: EditResult
  twins: TwinSlides
  /** Hears the operations of the steps. */
  spoken: SpokenSlides
  isInWords: boolean
  /** The slides of merges that were left out: what was to be done with the merged slide is left out too. */
  unmerged: Set<string>
}

function emptyResult(): EditResult {
  return {
    operations: [],
    summaries: [],
    warnings: [],
    images: [],
    customThemes: [],
    declined: [],
    exports: [],
    insertedSlideIds: [],
    regeneratedSlideIds: [],
    spokenOf: { slideIds: [], reducedSlideIds: [] },
  }
}

/**
 * The steps one by one, except that slides which are deleted one after the other are together, and so are those that are
 * moved, and splits that divide what the one before has split off.
 */
function toldTogether(steps: readonly EditStep[]): EditStep[][] {
  const groups: EditStep[][] = []
  for (const step of steps) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const isLike =
      last !== undefined &&
      ((isDeletion(step) && isDeletion(last)) ||
        (isMove(step) && isMove(last)) ||
        (isSplit(step) && isSplit(last) && step.slideId === last.newSlideId))
    if (isLike) group?.push(step)
    else groups.push([step])
  }
  return groups
}

/** What is said of steps together, and known before them; undefined where each says it, or it is known afterwards. */
function toldOf(steps: readonly EditStep[], edit: Edit): string | undefined {
  const [first, ...more] = steps
  if (first === undefined) return undefined
  if (isDeletion(first))
    return slidesDeleted(steps.filter(isDeletion).map((one) => numberOf(one, edit)))
  if (isSplit(first) && more.length > 0)
    return `Split slide ${numberOf(first, edit)} into ${steps.length + 1} slides.`
  if ('op' in first && first.op === 'set_theme') {
    const { themeId } = first
    const theme = [...systemThemes, ...edit.material.themes].find((one) => one.id === themeId)
    return theme && `Changed the theme to ${theme.name}.`
  }
  return undefined
}

/** What is said of steps together, once all have been taken: where each slide has come to that they moved. */
function toldAfter(steps: readonly EditStep[], edit: Edit): string | undefined {
  const moved = [...new Set(steps.filter(isMove).map((one) => one.slideId))]
  if (moved.length < 2) return undefined
  return slidesMoved(
    moved.map((slideId) => ({
      number: numberOf({ slideId }, edit),
      position: edit.deck.slides.findIndex((slide) => slide.id === slideId) + 1,
    })),
  )
}

function isMove(step: EditStep): step is Extract<EditStep, { op: 'move_slide' }> {
  return 'op' in step && step.op === 'move_slide'
}

function isSplit(step: EditStep): step is Extract<EditStep, { op: 'split_slide' }> {
  return 'op' in step && step.op === 'split_slide'
}

function isDeletion(step: EditStep): step is Extract<EditStep, { op: 'delete_slide' }> {
  return 'op' in step && step.op === 'delete_slide'
}

/** The number of a slide, from 1: that which people see, and of a slide that is new the one that it has. */
function numberOf({ slideId }: { slideId: string }, { deck, seen }: Edit): number {
  const { slides } = seen.slides.some((slide) => slide.id === slideId) ? seen : deck
  return slides.findIndex((slide) => slide.id === slideId) + 1
}

async function takeStep(given: EditStep, edit: Edit): Promise<void> {
  const { result } = edit
  const step = edit.twins.moved(given)
  if (speaksOf(step, edit.unmerged)) return
  if ('op' in step) {
    if (step.op === 'merge_slides' && edit.isInWords) return mergeIfShown(step, edit)
    takeOperation(step, edit)
    if (step.op === 'insert_slide') result.insertedSlideIds.push(step.slide.id)
    return
  }
  switch (step.request) {
    case 'take_back':
      // What it names is not spoken of, but what is done instead.
      apply(step.operations, edit)
      result.summaries.push('Took back the last change.')
      return
    case 'undo':
      result.undo = (result.undo ?? 0) + step.count
      return
    case 'restore_revision':
      result.restore = step.revision
      return
    case 'export':
      result.exports = [...new Set([...result.exports, ...step.formats])]
      return
    case 'clarify':
      result.clarify = step
      return
    case 'decline':
      result.declined.push(step)
      return
    default: {
      const { deck: said, seen } = edit
      const resolved = await resolveStep(step, { ...edit.material, deck: said })
      if (step.request === 'add_slide' && edit.twins.hasTwin(resolved, given)) return
      applySpoken(resolved.operations, edit)
      if (resolved.summary !== '')
        result.summaries.push(inNumbersSeen(resolved.summary, said, seen))
      result.warnings.push(...resolved.warnings.map((one) => inNumbersSeen(one, said, seen)))
      result.images.push(...(resolved.images ?? []))
      if (resolved.declined) {
        const sentence = inNumbersSeen(resolved.declined.sentence, said, seen)
        result.declined.push({ ...resolved.declined, sentence })
      }
      if (resolved.insertedSlideId) result.insertedSlideIds.push(resolved.insertedSlideId)
      if (resolved.regeneratedSlideId) result.regeneratedSlideIds.push(resolved.regeneratedSlideId)
      if (resolved.theme) {
        result.customThemes.push(resolved.theme)
        edit.material = { ...edit.material, themes: [...edit.material.themes, resolved.theme] }
      }
    }
  }
}

function speaksOf(step: EditStep, slideIds: ReadonlySet<string>): boolean {
  return 'slideId' in step && step.slideId !== undefined && slideIds.has(step.slideId)
}

/** Merges slides, or says why they stay as they are. */
function mergeIfShown(merge: Extract<EditStep, { op: 'merge_slides' }>, edit: Edit): void {
  const { result } = edit
  const [done, said] = [result.operations.length, result.summaries.length]
  try {
    takeOperation(merge, edit)
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    result.operations.length = done
    result.summaries.length = said
    for (const id of merge.slideIds) edit.unmerged.add(id)
    const sentence = inNumbersSeen(error.message, edit.deck, edit.seen)
    result.declined.push({ request: 'decline', reason: 'unsupported', sentence })
  }
}

/**
 * Applies an operation and what follows from it.
 * @throws {OperationError} when it does not fit, and for slides that one slide cannot show: steps behind would take the
 * first of them for all.
 */
function takeOperation(operation: Operation, edit: Edit): void {
  const { result, material } = edit
  const before = edit.deck
  result.summaries.push(inNumbersSeen(applySpoken([operation], edit), before, edit.seen))
  for (const follow of followUps)
    apply(follow(operation, before, { ...material, deck: edit.deck }), edit)
  if (operation.op !== 'merge_slides') return
  const sentence = tooMuchToMerge(operation, before, edit.deck, material)
  if (sentence === undefined) return
  edit.deck = before
  throw new OperationError(sentence)
}

/** Applies operations that a step asks for, one by one, and notes of which slides they speak. */
function applySpoken(operations: readonly Operation[], edit: Edit): string {
  const summaries: string[] = []
  for (const operation of operations) {
    const outcome = apply([operation], edit)
    edit.spoken.note(operation, outcome.changedSlideIds)
    summaries.push(outcome.summary)
  }
  return summaries.join(' ')
}

/** Applies operations and keeps them in the result. */
function apply(operations: readonly Operation[], edit: Edit): OperationOutcome {
  const outcome = applyOperations(edit.deck, operations)
  edit.deck = outcome.deck
  edit.result.operations.push(...operations)
  return outcome
}
