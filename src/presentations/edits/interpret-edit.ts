import { and, eq, isNull } from 'drizzle-orm'
import { agentTaskKind, type TurnInput } from '../../agent-tasks/turn-input.ts'
import type { Database } from '../../database/connection.ts'
import { operations, revisions } from '../../database/schema.ts'
import type { Deck } from '../../deck/deck.ts'
import { migrateOperations } from '../../deck/migrate-deck.ts'
import { wishChosen } from '../../deck/requests/dialogue-state.ts'
import type { EditStep } from '../../edit/edit-step.ts'
import type { SaidWords } from '../../edit/interpreted-edit.ts'
import { mostUndone } from '../../edit/most-undone.ts'
import type { Stop } from '../../workers/run-in-thread.ts'
import type { InterpretTask } from '../../workers/tasks.ts'
import type { WorkerPool } from '../../workers/worker-pool.ts'
import { listThemes } from '../custom-themes.ts'
import { inTime } from '../in-time.ts'
import type { PresentationRow } from '../presentation-repository.ts'
import type { EditInput, NamedSlides } from './edit-input.ts'
import { summariesOf, undoableChanges } from './revisions.ts'

/** Reads words in a thread of its own: a long instruction about many slides takes a while. */
export type InstructionReader = Pick<WorkerPool, 'interpret'>

/** What an edit of the deck as it is means. */
export interface ReadEdit {
  steps: EditStep[]
  /** The slides that its words speak of; absent for operations and answers, and where there are none. */
  named?: NamedSlides
  /** Of words that the grammar does not understand whole: what is left to a language model. */
  left?: SaidWords
  /** BCP 47, of words that are understood whole, where a language model may be needed to do what they ask. */
  language?: string
  /** What whoever has to understand the words may need: what was said and done before (empty: nobody knows), and the caller's themes. */
  context?: { lastWish: string; lastChange: string; themes: { id: string; name: string }[] }
}

/**
 * The steps of an edit of the deck as it is: its operations, or what its instruction means. Never inside a transaction,
 * which would hold others up.
 * @param forModel whether a language model can be asked about what the grammar leaves.
 * @throws {TooLongError} when a thread had no more time for the instruction.
 */
export async function interpretEdit(
  database: Database,
  reader: InstructionReader,
  { presentation, deck }: { presentation: PresentationRow; deck: Deck },
  change: EditInput['change'],
  stop?: Partial<Stop>,
  forModel = false,
): Promise<ReadEdit> {
  if (change.kind === 'operations') return { steps: change.operations }
  const { kind: _kind, contextId, ...wording } = change
  const task: InterpretTask = {
    ...wording,
    ...(forModel ? { forModel } : {}),
    deck,
    themes: (await listThemes(database, presentation.ownerId)).items,
    ...(await whatCanBeUndone(database, presentation)),
    ...(await lastWish(database, presentation, contextId)),
  }
  const { steps, namedSlideIds, left, language } = await inTime(
    () => reader.interpret(task, presentation.ownerId, stop),
    'This instruction takes too long to read; say it in fewer words.',
  )
  return {
    steps,
    context: {
      lastWish: task.lastWish?.instruction ?? '',
      lastChange: task.lastChange ?? '',
      themes: task.themes.map(({ id, name }) => ({ id, name })),
    },
    ...(left === undefined ? {} : { left }),
    ...(language === undefined ? {} : { language }),
    ...(namedSlideIds.length === 0
      ? {}
      : { named: { slideIds: namedSlideIds, revision: presentation.revision } }),
  }
}

/**
 * The wish in words that made the newest change of a presentation, by itself or chosen among those that were offered, and not as another answer.
 * @param contextId where it must have been said: this A2A context; undefined: the modern interface.
 */
async function lastWish(
  database: Database,
  { id, revision }: PresentationRow,
  contextId: string | undefined,
): Promise<Pick<InterpretTask, 'lastWish'>> {
  const [newest] = await database
    .select({
      kind: operations.kind,
      input: operations.input,
      inverse: revisions.inverse,
      format: revisions.format,
    })
    .from(revisions)
    .innerJoin(operations, eq(operations.id, revisions.operationId))
    .where(
      and(
        eq(revisions.presentationId, id),
        eq(revisions.number, revision),
        isNull(revisions.restores),
        eq(operations.kind, contextId === undefined ? 'presentation_edit' : agentTaskKind),
      ),
    )
  const change = newest && changeOf(newest, contextId)
  if (change?.kind !== 'instruction') return {}
  const { answers, slideOrder = [] } = change
  // What was chosen among wishes that were offered is as if it had been said.
  const chosen = answers?.state && wishChosen(answers.state, change.instruction)
  if (answers !== undefined && chosen === undefined) return {}
  const instruction = chosen ?? change.instruction
  const inverse = migrateOperations(newest?.inverse ?? [], newest?.format ?? 1)
  return { lastWish: { instruction, slideOrder, inverse } }
}

/** What an operation was accepted to change; undefined where it was said in another context. */
function changeOf(
  { kind, input }: Pick<typeof operations.$inferSelect, 'kind' | 'input'>,
  contextId: string | undefined,
): EditInput['change'] | undefined {
  if (kind !== agentTaskKind) return (input as EditInput).change
  const turn = input as TurnInput
  return turn.contextId === contextId ? (turn.input as Pick<EditInput, 'change'>).change : undefined
}

/** How many changes can be taken back, and what the last of them did. */
async function whatCanBeUndone(
  database: Database,
  presentation: PresentationRow,
): Promise<Pick<InterpretTask, 'undoable' | 'lastChange'>> {
  const changes = await undoableChanges(database, presentation, mostUndone + 1)
  const last = changes.slice(0, 1).map(({ number }) => number)
  const [lastChange = ''] = await summariesOf(database, presentation.id, last)
  return { undoable: changes.length, lastChange }
}
