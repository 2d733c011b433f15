import { expect, test } from 'vitest'
import { applyTaskUpdate, withMessage } from '../../src/agent-tasks/apply-task-update.ts'
import type { Artifact, Message, Task, TaskState, TaskUpdate } from '../../src/agent-tasks/task.ts'

const about = { taskId: 'a task', contextId: 'a talk' }

function message(text: string, role: Message['role'] = 'ROLE_AGENT'): Message {
  return { messageId: text, role, parts: [{ text }] }
}

/** A task that nothing has happened to, but what is said. */
function task(change: Partial<Task> = {}): Task {
  const status = { state: 'TASK_STATE_SUBMITTED', timestamp: '2026-11-21T10:00:00.000Z' } as const
  return { id: 'a task', contextId: 'a talk', status, artifacts: [], history: [], ...change }
}

function status(state: TaskState, said?: Message): TaskUpdate {
  const timestamp = '2026-11-21T10:00:01.000Z'
  return {
    statusUpdate: { ...about, status: { state, timestamp, ...(said && { message: said }) } },
  }
}

function given(artifactId: string, text: string, append?: boolean): TaskUpdate {
  const artifact: Artifact = { artifactId, parts: [{ text }] }
  return { artifactUpdate: { ...about, artifact, ...(append === undefined ? {} : { append }) } }
}

const after = (...updates: TaskUpdate[]) => updates.reduce(applyTaskUpdate, task())

test('a user’s message is the newest of the history', () => {
  const before = task({ history: [message('Hello', 'ROLE_USER')] })
  const { history } = withMessage(before, message('Delete slide 2', 'ROLE_USER'))
  expect(history.map((one) => one.messageId)).toEqual(['Hello', 'Delete slide 2'])
})

test('a status takes the place of the one before', () => {
  expect(after(status('TASK_STATE_WORKING')).status).toEqual({
    state: 'TASK_STATE_WORKING',
    timestamp: '2026-11-21T10:00:01.000Z',
  })
})

test('what a status says is in the history only once there is another status', () => {
  const asked = after(status('TASK_STATE_INPUT_REQUIRED', message('Which slide?')))
  expect(asked.status.message?.messageId).toBe('Which slide?')
  expect(asked.history).toEqual([])
  const answered = applyTaskUpdate(asked, status('TASK_STATE_SUBMITTED'))
  expect(answered.status.message).toBeUndefined()
  expect(answered.history.map((one) => one.messageId)).toEqual(['Which slide?'])
})

test('artifacts are kept in the order in which they first came', () => {
  const { artifacts } = after(given('page', 'one'), given('pdf', 'file'), given('page', 'two'))
  expect(artifacts.map((one) => [one.artifactId, one.parts[0]?.text])).toEqual([
    ['page', 'two'],
    ['pdf', 'file'],
  ])
})

test('a further piece is added to its artifact, and begins one that is not there', () => {
  const { artifacts } = after(given('poem', 'one', true), given('poem', 'two', true))
  expect(artifacts).toEqual([{ artifactId: 'poem', parts: [{ text: 'one' }, { text: 'two' }] }])
})

test('nothing of the task before is changed', () => {
  const before = task()
  applyTaskUpdate(before, given('page', 'one'))
  applyTaskUpdate(before, status('TASK_STATE_FAILED', message('No.')))
  withMessage(before, message('Hello', 'ROLE_USER'))
  expect(before).toEqual(task())
})
