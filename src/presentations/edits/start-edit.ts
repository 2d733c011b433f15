import { and, eq, notInArray } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { mostForTokens } from '../../accounts/prices.ts'
import type { Database } from '../../database/connection.ts'
import { goingInSql } from '../../database/operation-status.ts'
import { preparedTransaction } from '../../database/prepared-transaction.ts'
import { operations as operationRows } from '../../database/schema.ts'
import { type Deck, deckFormatVersion } from '../../deck/deck.ts'
import { applyOperations } from '../../deck/operations/apply-operations.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import { OperationError } from '../../deck/operations/outcome.ts'
import { AnsweredMeanwhileError, findFirstAnswer } from '../../jobs/first-answers.ts'
import { enqueueOperation, refuseTooMuch } from '../../jobs/operations.ts'
import { modelsOfPresentation } from '../asked-models.ts'
import { cleanTexts } from '../clean-text.ts'
import { InvalidEditError, StaleRevisionError, UnknownReferenceError } from '../errors.ts'
import { lockPresentation, type PresentationRow, readDeck } from '../presentation-repository.ts'
import { readingKinds } from '../reading-kinds.ts'
import type { WorkDependencies } from '../work-dependencies.ts'
import { checkOperations } from './check-operations.ts'
import { mostForEdit } from './edit-credits.ts'
import type { EditInput } from './edit-input.ts'
import { withFreshSlideIds } from './fresh-slide-ids.ts'
import { type InstructionReader, interpretEdit, type ReadEdit } from './interpret-edit.ts'
import { lastAddedSlides, lastEditedSlides, meantBy } from './last-edited-slides.ts'
import { openQuestion } from './open-question.ts'
import { readForAcceptance } from './readings-under-way.ts'

/** What a caller asks for; an instruction is clean and within its limits. */
export type EditWish = (
  | {
      instruction: string
      /** The slides that the caller has before them. */
      slideIds?: string[]
    }
  | { operations: Operation[] }
) & {
  /** The revision that the caller has read. */
  baseRevision?: number
}

/** What accepting an edit needs. */
export interface EditDependencies extends WorkDependencies {
  reader: InstructionReader
}

/**
 * Accepts an edit: it is durable when this resolves. With a base revision it is only accepted while the presentation is
 * at that revision and nothing else is about to change it.
 * @param signal is aborted when nobody waits for the answer any more: an instruction is not read then.
 * @throws {NotFoundError} when the caller has no such presentation.
 * @throws {StaleRevisionError} when the presentation is, or is about to be, at another revision.
 * @throws {UnknownReferenceError} for a slide that is not in the presentation, or a theme or vibe that does not exist.
 * @throws {InvalidEditError} for operations that do not fit the presentation, or would make bad slides.
 * @throws {TooMuchGoingError} when the caller has too much work going.
 * @throws {TooLongError} for an instruction that takes too long to read.
 * @throws {TooManyReadingsError} when the caller has too many instructions read at the same time.
 * @throws {InsufficientCreditsError} when the caller's credits do not cover the slides to be made.
 */
export async function startEdit(
  { connection, prices, requestKey, reader }: EditDependencies,
  ownerId: string,
  presentationId: string,
  wish: EditWish,
  signal?: AbortSignal,
): Promise<{ operationId: string }> {
  const started = { operationId: uuidv7() }
  const { baseRevision } = wish
  const { database } = connection
  await refuseTooMuch(database, ownerId)
  await preparedTransaction(database, async (tx, prepare) => {
    // For the whole check: of two edits of the same revision the second sees that the first was accepted.
    const presentation = await lockPresentation(tx, ownerId, presentationId, 'update')
    if (requestKey && (await findFirstAnswer(tx, ownerId, requestKey)))
      throw new AnsweredMeanwhileError()
    const changing = await isAboutToChange(tx, presentationId)
    if (baseRevision !== undefined) {
      if (baseRevision !== presentation.revision)
        throw new StaleRevisionError(baseRevision, presentation.revision)
      if (changing) throw new StaleRevisionError(baseRevision, undefined)
    }
    const deck = await readDeck(tx, presentation)
    const input: EditInput = {
      change: await changeOf(tx, { ownerId, presentation, deck, changing }, wish),
      format: deckFormatVersion,
      ...(baseRevision === undefined ? {} : { baseRevision }),
    }
    const { change } = input
    // Operations need no reading; their new slides have other ids in every run.
    const asked = modelsOfPresentation(presentation)
    const read: ReadEdit =
      change.kind === 'operations'
        ? { steps: change.operations }
        : await prepare([presentation.revision, change], () =>
            readForAcceptance(ownerId, signal, (stop) =>
              interpretEdit(
                database,
                reader,
                { presentation, deck },
                change,
                stop,
                // Who pays for a model is told whether it is needed; it takes a while.
                mostForTokens(prices, asked) > 0,
              ),
            ),
          )
    const { named } = read
    await enqueueOperation(tx, {
      id: started.operationId,
      kind: 'presentation_edit',
      ownerId,
      presentationId,
      limited: false,
      input: { ...input, ...(named === undefined ? {} : { named }) },
      ...mostForEdit(prices, read, asked),
      once: requestKey && { ...requestKey, answer: started },
    })
  })
  return started
}

async function isAboutToChange(tx: Database, presentationId: string): Promise<boolean> {
  const waiting = await tx.$count(
    operationRows,
    and(
      eq(operationRows.presentationId, presentationId),
      goingInSql(operationRows.status),
      notInArray(operationRows.kind, [...readingKinds]),
    ),
  )
  return waiting > 0
}

async function changeOf(
  tx: Database,
  target: { ownerId: string; presentation: PresentationRow; deck: Deck; changing: boolean },
  wish: EditWish,
): Promise<EditInput['change']> {
  const { ownerId, presentation, deck, changing } = target
  if ('operations' in wish) {
    const known = await checkOperations({ tx, ownerId, deck }, cleanTexts(wish.operations))
    const operations = withFreshSlideIds(known, uuidv7)
    // While other work changes the presentation nobody can say yet.
    if (!changing) requireFit(deck, operations)
    return { kind: 'operations', operations }
  }
  const { instruction } = wish
  const slideOrder = deck.slides.map((slide) => slide.id)
  const selectedSlideIds = [...new Set(wish.slideIds)]
  const unknown = selectedSlideIds.find((id) => !slideOrder.includes(id))
  if (unknown !== undefined) throw new UnknownReferenceError('slide', unknown)
  // What is about to be done is what "it" would mean, and nobody can say yet what that is.
  const meant = changing
    ? {}
    : meantBy(await lastEditedSlides(tx, presentation), await lastAddedSlides(tx, presentation.id))
  const answers = await openQuestion(tx, presentation.id, presentation.revision)
  return {
    kind: 'instruction',
    instruction,
    ...(selectedSlideIds.length === 0 ? {} : { selectedSlideIds }),
    ...meant,
    slideOrder,
    ...(answers === undefined ? {} : { answers }),
  }
}

/** @throws {InvalidEditError} */
function requireFit(deck: Deck, operations: readonly Operation[]): void {
  try {
    applyOperations(deck, operations)
  } catch (error) {
    if (error instanceof OperationError) throw new InvalidEditError(error.message)
    throw error
  }
}
