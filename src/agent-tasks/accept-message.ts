import { isDeepStrictEqual } from 'node:util'
import { and, eq, or } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { InsufficientCreditsError } from '../accounts/holds.ts'
import type { Database } from '../database/connection.ts'
import { type Prepare, preparedTransaction } from '../database/prepared-transaction.ts'
import { agentMessages, agentTasks, operations } from '../database/schema.ts'
import { changeWithEvent } from '../jobs/events.ts'
import { enqueueOperation } from '../jobs/operations.ts'
import type { AcceptedTurn, AgentExecutor, IncomingTurn } from './agent-executor.ts'
import { type AgentTaskRow, findTaskRow, loadTurns, lockTaskRow, taskAtTurn } from './load-tasks.ts'
import { isEndState, isPausedState, type Message } from './task.ts'
import { TaskRefusedError } from './task-errors.ts'
import { noteThen, stateInSql } from './task-state.ts'
import type { AcceptedMessage, Casing, StoredTask } from './task-store.ts'
import { agentTaskKind, type TurnInput } from './turn-input.ts'
import { turnEnd, turnEventTypes } from './turn-updates.ts'

/** A task that was told so much is read and shown with all of it, at every further message. */
const mostTurns = 200

/** Another request has accepted the same message meanwhile. */
class RepeatedMessageError extends Error {
  override name = 'RepeatedMessageError'
}

/**
 * Accepts a message once: a new task, or the next turn of a paused one, is durable when this resolves. One that was
 * accepted before, with the same id in the same context, starts nothing and has the same answer.
 * @throws {TaskRefusedError} when it cannot be accepted.
 */
export async function acceptMessage(
  database: Database,
  executor: Pick<AgentExecutor, 'accept'>,
  sent: SentMessage,
): Promise<AcceptedMessage> {
  const said = { ...sent, conversation: await conversationOf(database, sent) }
  const known = await findAccepted(database, said)
  if (known !== undefined) return { ...known, isRepeated: true }
  try {
    const answered = await preparedTransaction(database, (tx, prepare) =>
      acceptNew(tx, executor, said, prepare),
    )
    if (answered !== undefined) return answered
  } catch (error) {
    // Refused for what the same message, accepted meanwhile, has begun.
    const meanwhile = await findAccepted(database, said)
    if (meanwhile === undefined) throw error
    return { ...meanwhile, isRepeated: true }
  }
  const stored = await findAccepted(database, said)
  if (stored === undefined) throw new Error('A message was accepted and is not there.')
  return stored
}

/** A message as somebody sends it. */
interface SentMessage {
  ownerId: string
  message: Message
  casing: Casing
  /** Is aborted when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined
}

/** A message in its conversation. */
interface SaidMessage extends SentMessage {
  /** The context that it names, itself or by its task; empty: none. */
  conversation: string
}

async function conversationOf(
  database: Database,
  { ownerId, message: { contextId, taskId } }: SentMessage,
): Promise<string> {
  if (contextId !== undefined) return contextId
  const task = taskId === undefined ? undefined : await findTaskRow(database, ownerId, taskId)
  return task?.contextId ?? ''
}

async function findAccepted(
  database: Database,
  { ownerId, conversation, message }: SaidMessage,
): Promise<(StoredTask & { kind: 'task' }) | undefined> {
  const [found] = await database
    .select({
      task: agentTasks,
      operationId: agentMessages.operationId,
      message: agentMessages.message,
    })
    .from(agentMessages)
    .innerJoin(agentTasks, eq(agentTasks.id, agentMessages.taskId))
    .where(
      and(
        eq(agentMessages.ownerId, ownerId),
        eq(agentMessages.messageId, message.messageId),
        or(
          eq(agentMessages.conversation, conversation),
          // Sent first without a context, then in the one that it was given.
          and(eq(agentMessages.conversation, ''), eq(agentTasks.contextId, conversation)),
        ),
      ),
    )
  if (found === undefined) return undefined
  const first = found.message as Message
  if (!isDeepStrictEqual(first.parts, message.parts))
    throw new TaskRefusedError(
      'INVALID_ARGUMENT',
      'This message id was used for another message; give each message an id of its own.',
      'message.messageId',
    )
  // This needs no snapshot: the turns before that message have ended, and of its own no event counts.
  const turns = await loadTurns(database, [found.task.id])
  return {
    kind: 'task',
    ...taskAtTurn(found.task, turns.get(found.task.id) ?? [], found.operationId),
  }
}

/** @returns the answer where no task is made; else undefined. */
async function acceptNew(
  tx: Database,
  executor: Pick<AgentExecutor, 'accept'>,
  { ownerId, conversation, message: given, casing, signal }: SaidMessage,
  prepare: Prepare,
): Promise<AcceptedMessage | undefined> {
  const paused = given.taskId === undefined ? undefined : await lockPaused(tx, ownerId, given)
  const contextId = paused?.task.contextId ?? given.contextId ?? uuidv7()
  const taskId = paused?.task.id ?? uuidv7()
  const message = { ...given, contextId, taskId }
  const incoming = {
    ownerId,
    contextId,
    message,
    ...(signal && { signal }),
    ...(paused === undefined ? {} : { previous: paused.previous }),
  }
  const accepted = await executor.accept(tx, incoming, prepare)
  if (accepted.kind === 'message')
    return {
      kind: 'message',
      message: { messageId: uuidv7(), contextId, role: 'ROLE_AGENT', parts: accepted.parts },
    }
  const operationId = uuidv7()
  if (paused === undefined)
    await tx.insert(agentTasks).values({ id: taskId, ownerId, contextId, operationId, casing })
  const turn = (paused?.turns ?? 0) + 1
  const kept = await tx
    .insert(agentMessages)
    .values({
      ownerId,
      conversation,
      messageId: message.messageId,
      taskId,
      turn,
      operationId,
      message,
    })
    .onConflictDoNothing()
    .returning({ turn: agentMessages.turn })
  if (kept.length === 0) throw new RepeatedMessageError()
  await enqueueTurn(tx, operationId, ownerId, accepted, { taskId, contextId, message })
  // Last, as counting tasks locks what other ends of the owner's tasks wait for.
  if (paused !== undefined) await continueTask(tx, paused.task, operationId, casing)
  return undefined
}

/** Without the credits the task is made all the same, and fails: the protocol has no answer for it. */
async function enqueueTurn(
  tx: Database,
  id: string,
  ownerId: string,
  accepted: Extract<AcceptedTurn, { kind: 'task' }>,
  said: { taskId: string; contextId: string; message: Message },
): Promise<void> {
  const { presentationId, hold, tokenHold = 0 } = accepted
  const input: TurnInput = { ...said, input: accepted.input }
  const request = { id, kind: agentTaskKind, ownerId, presentationId, limited: false }
  try {
    await enqueueOperation(tx, { ...request, input, hold, tokenHold })
  } catch (error) {
    if (!(error instanceof InsufficientCreditsError)) throw error
    const refused: TurnInput = { ...input, refused: error.message }
    await enqueueOperation(tx, { ...request, input: refused, hold: 0 })
  }
}

interface PausedTask {
  task: AgentTaskRow
  /** How many turns it has had. */
  turns: number
  previous: NonNullable<IncomingTurn['previous']>
}

/** @throws {TaskRefusedError} when the message's task is not there, or does not wait for it. */
async function lockPaused(
  tx: Database,
  ownerId: string,
  { taskId = '', contextId }: Message,
): Promise<PausedTask> {
  const task = await lockTaskRow(tx, ownerId, taskId)
  if (contextId !== undefined && contextId !== task.contextId)
    throw new TaskRefusedError(
      'INVALID_ARGUMENT',
      'The task belongs to another context; send its own context id, or none.',
      'message.contextId',
    )
  const [newest] = await tx
    .select({
      state: stateInSql,
      input: operations.input,
      result: operations.result,
      turn: agentMessages.turn,
    })
    .from(agentTasks)
    .innerJoin(operations, eq(operations.id, agentTasks.operationId))
    .innerJoin(agentMessages, eq(agentMessages.operationId, operations.id))
    .where(eq(agentTasks.id, task.id))
  if (newest === undefined) throw new Error('A task has no turn.')
  if (isEndState(newest.state))
    throw new TaskRefusedError(
      'UNSUPPORTED_OPERATION',
      'The task has ended; send the message without a task id.',
    )
  if (!isPausedState(newest.state))
    throw new TaskRefusedError(
      'UNSUPPORTED_OPERATION',
      'The task is being worked on; wait until it asks something or has ended.',
    )
  if (newest.turn >= mostTurns)
    throw new TaskRefusedError(
      'UNSUPPORTED_OPERATION',
      `The task has had ${mostTurns} messages, which is the most; send the message without a task id.`,
    )
  const previous = {
    input: (newest.input as TurnInput).input,
    memory: turnEnd(newest.result).memory,
  }
  return { task, turns: newest.turn, previous }
}

async function continueTask(
  tx: Database,
  task: AgentTaskRow,
  operationId: string,
  casing: Casing,
): Promise<void> {
  await tx.update(agentTasks).set({ operationId, casing }).where(eq(agentTasks.id, task.id))
  // Whoever follows the turn that has ended learns of the next one.
  await changeWithEvent(tx, {
    set: noteThen('continued'),
    where: eq(operations.id, task.operationId),
    type: turnEventTypes.continued,
    data: { operationId },
  })
}
