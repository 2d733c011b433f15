import { isSettledState, settles } from '../../agent-tasks/settled-task.ts'
import type { TaskEvent } from '../../agent-tasks/task.ts'
import type { Casing, StoredTask, TaskStore } from '../../agent-tasks/task-store.ts'
import type { ServerSentEvent } from '../http/event-stream.ts'
import { writeNames } from './protocol-names.ts'
import { type TaskDetail, taskView } from './task-view.ts'

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
interface StreamOptions {
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
  if (isSettledState(accepted.task.status.state)) return
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
