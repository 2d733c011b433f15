import type { Deck } from '../deck/deck.ts'
import { applyOperations } from '../deck/operations/apply-operations.ts'
import type { Operation } from '../deck/operations/operation.ts'
import { OperationError } from '../deck/operations/outcome.ts'
import type { EditStep } from '../edit/edit-step.ts'
import { fitEdited } from '../edit/resolve/fit-edited.ts'
import { asOneList } from '../edit/resolve/one-list.ts'
import type { EditMaterial } from '../edit/resolve/resolve-context.ts'
import { resolveStep } from '../edit/resolve/resolve-step.ts'
import type { Typography } from '../typography/typography.ts'
import type { EditResult, EditTask } from './tasks.ts'

/**
 * Takes the steps of an edit in order, each on the deck as those before it have left it, and then makes every slide
 * fit that they have touched. Operations among the steps are taken as they are; slides that were merged into one that no
 * layout shows become one list.
 */
export async function editDeck(
  task: EditTask,
  typography: Typography,
  newId: () => string,
): Promise<EditResult> {
  const result = emptyResult()
  const { deck: before, steps, ...rest } = task
  const material = { ...rest, typography, newId }
  const edit = { deck: before, material, result }
  try {
    for (const step of steps) {
      await takeStep(step, edit)
      if (result.clarify !== undefined) break
    }
  } catch (error) {
    if (error instanceof OperationError) return { ...emptyResult(), refused: error.message }
    throw error
  }
  const fitting = fitEdited(before, edit.deck, edit.material)
  apply(fitting.operations, edit)
  result.summaries.push(...fitting.summaries)
  result.warnings.push(...fitting.warnings)
  const present = new Set(edit.deck.slides.map((slide) => slide.id))
  return {
    ...result,
    insertedSlideIds: result.insertedSlideIds.filter((id) => present.has(id)),
    regeneratedSlideIds: result.regeneratedSlideIds.filter((id) => present.has(id)),
  }
}

/** The deck and the result as far as the steps have come. */
interface Edit {
  deck: Deck
  material: EditMaterial
  result: EditResult
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
  }
}

async function takeStep(step: EditStep, edit: Edit): Promise<void> {
  const { result } = edit
  if ('op' in step) {
    result.summaries.push(apply([step], edit))
    if (step.op === 'merge_slides') {
      const [first = ''] = step.slideIds
      const slide = asOneList(first, { ...edit.material, deck: edit.deck })
      if (slide !== undefined) apply([{ op: 'replace_slide', slide }], edit)
    }
    if (step.op === 'insert_slide') result.insertedSlideIds.push(step.slide.id)
    return
  }
  switch (step.request) {
    case 'undo':
      result.undo = step.count
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
      const resolved = await resolveStep(step, { ...edit.material, deck: edit.deck })
      apply(resolved.operations, edit)
      if (resolved.summary !== '') result.summaries.push(resolved.summary)
      result.warnings.push(...resolved.warnings)
      result.images.push(...(resolved.images ?? []))
      if (resolved.declined) result.declined.push(resolved.declined)
      if (resolved.insertedSlideId) result.insertedSlideIds.push(resolved.insertedSlideId)
      if (resolved.regeneratedSlideId) result.regeneratedSlideIds.push(resolved.regeneratedSlideId)
      if (resolved.theme) {
        result.customThemes.push(resolved.theme)
        edit.material = { ...edit.material, themes: [...edit.material.themes, resolved.theme] }
      }
    }
  }
}

/** Applies operations and notes them; gives the sentence that says what they did. */
function apply(operations: readonly Operation[], edit: Edit): string {
  const outcome = applyOperations(edit.deck, operations)
  edit.deck = outcome.deck
  edit.result.operations.push(...operations)
  return outcome.summary
}
