import {
  isEndState,
  isPausedState,
  type Task,
  type TaskEvent,
  type TaskUpdate,
} from '../../agent-tasks/task.ts'
import type { Casing, StoredTask, TaskStore } from '../../agent-tasks/task-store.ts'
import type { ServerSentEvent } from '../http/event-stream.ts'
import { writeNames } from './protocol-names.ts'
import { type TaskDetail, taskView } from './task-view.ts'

function isSettled({ status: { state } }: Pick<Task, 'status'>): boolean {
  return isEndState(state) || isPausedState(state)
}

function settles(update: TaskUpdate): boolean {
  return 'statusUpdate' in update && isSettled(update.statusUpdate)
}

/**
 * Waits until a task has ended or asks something.
 *
 * @param accepted the task as it was when a message of it was accepted.
 * @param signal ends the waiting; the end of the server does too.
 * @returns the task as it is then.
 */
export async function settledTask(
  store: TaskStore,
  ownerId: string,
  accepted: StoredTask,
  signal: AbortSignal,
): Promise<Task> {
  let { task, sequence } = accepted
  while (!isSettled(task)) {
    let isNew = false
    for await (const event of store.follow(task.id, { after: sequence, signal }))
      if (settles(event.update)) {
        isNew = true
        break
      }
    ;({ task, sequence } = await store.read(ownerId, task.id))
    // Nothing more will be heard.
    if (!isNew) break
  }
  return task
}

function updateEvent({ sequence, update }: TaskEvent, casing: Casing): ServerSentEvent {
  return { id: sequence, data: writeNames('StreamResponse', update, casing) }
}

function taskEvent(
  { task, sequence }: StoredTask,
  detail: TaskDetail,
  casing: Casing,
): ServerSentEvent {
  return {
    id: sequence,
    data: writeNames('StreamResponse', { task: taskView(task, detail) }, casing),
  }
}

/** How a stream shows a task. */
export interface StreamOptions {
  detail: TaskDetail
  casing: Casing
  signal: AbortSignal
}

/** A task as it was accepted, then what happens in it until it has ended or asks something. */
export async function* turnEvents(
  store: TaskStore,
  accepted: StoredTask,
  { detail, casing, signal }: StreamOptions,
): AsyncGenerator<ServerSentEvent> {
  yield taskEvent(accepted, detail, casing)
  if (isSettled(accepted.task)) return
  for await (const event of store.follow(accepted.task.id, { after: accepted.sequence, signal })) {
    yield updateEvent(event, casing)
    if (settles(event.update)) return
  }
}

/**
 * What happens in a task until it has ended, however often it asks something.
 *
 * @param after the number of the last event that the client has; undefined: it is shown the task as it is first.
 */
export async function* taskEvents(
  store: TaskStore,
  stored: StoredTask,
  after: number | undefined,
  { detail, casing, signal }: StreamOptions,
): AsyncGenerator<ServerSentEvent> {
  if (after === undefined) yield taskEvent(stored, detail, casing)
  const events = store.follow(stored.task.id, { after: after ?? stored.sequence, signal })
  for await (const event of events) yield updateEvent(event, casing)
}
