import { describe, expect, test } from 'vitest'
import type { TaskUpdate } from '../../src/agent-tasks/task.ts'
import {
  createTurnReader,
  type TurnOperation,
  turnEnd,
  turnEventTypes,
} from '../../src/agent-tasks/turn-updates.ts'
import { inWords } from '../support/task-stores.ts'

const accepted = new Date('2026-11-21T10:00:00Z')

/** The operation of a turn, as far as it counts here. */
function operation(change: Partial<TurnOperation> = {}): TurnOperation {
  return { id: 'the turn', result: null, error: null, createdAt: accepted, ...change }
}

/** An event of the operation, in the second in which it happened. */
function event(second: number, type: string, data: unknown) {
  return { type, data, createdAt: new Date(accepted.getTime() + second * 1_000) }
}

const status = (second: number, name: string) => event(second, 'status', { status: name })
const begun = status(1, 'in_progress')

/** Something that the executor said. */
function said(second: number, key: string, text: string) {
  const message = { messageId: key, role: 'ROLE_AGENT', parts: [{ text }] }
  return event(second, turnEventTypes.given, { key, message })
}

/** Something that the executor gave. */
function gave(second: number, key: string, text: string) {
  return event(second, turnEventTypes.given, {
    key,
    artifact: { artifactId: 'page', parts: [{ text }] },
  })
}

/** What is read from events, one after the other. */
function read(
  events: readonly ReturnType<typeof event>[],
  ended: TurnOperation = operation(),
): TaskUpdate[] {
  const reader = createTurnReader({ taskId: 'a task', contextId: 'a talk' })
  return events.flatMap((one) => reader.read(one, ended))
}

const words = (updates: readonly TaskUpdate[]) =>
  updates.map((update, index) => inWords({ sequence: index + 1, update }))

const completed = operation({
  result: { state: 'TASK_STATE_COMPLETED', parts: [{ text: 'Done.' }] },
})

describe('the events of a turn', () => {
  test('begin with its acceptance', () => {
    const reader = createTurnReader({ taskId: 'a task', contextId: 'a talk' })
    expect(reader.begin(operation())).toEqual({
      statusUpdate: {
        taskId: 'a task',
        contextId: 'a talk',
        status: { state: 'TASK_STATE_SUBMITTED', timestamp: '2026-11-21T10:00:00.000Z' },
      },
    })
  })

  test('tell the work, what is said and given meanwhile, and the end, each with its time', () => {
    const updates = read(
      [
        begun,
        gave(2, 'artifact 1 page', 'the page'),
        said(3, 'message 1', 'Half.'),
        status(4, 'completed'),
      ],
      completed,
    )
    expect(words(updates)).toEqual([
      'working',
      'artifact page: the page',
      'working: Half.',
      'completed: Done.',
    ])
    const times = updates.flatMap((update) =>
      'statusUpdate' in update ? [update.statusUpdate.status.timestamp.slice(17, 19)] : [],
    )
    expect(times).toEqual(['01', '03', '04'])
  })

  test('do not tell that the work is begun again', () => {
    const updates = read([begun, status(2, 'pending'), status(3, 'in_progress')])
    expect(words(updates)).toEqual(['working'])
  })

  test('tell what several attempts say or give once, as it was the first time', () => {
    const updates = read([
      gave(2, 'artifact 1 page', 'first'),
      said(3, 'message 1', 'first'),
      gave(4, 'artifact 1 page', 'second'),
      said(5, 'message 1', 'second'),
      gave(6, 'artifact 2 page', 'more'),
    ])
    expect(words(updates)).toEqual([
      'artifact page: first',
      'working: first',
      'artifact page: more',
    ])
  })

  test('tell nothing of what is no matter of the task’s', () => {
    expect(
      read([event(2, 'progress', { done: 1 }), event(3, turnEventTypes.continued, {})]),
    ).toEqual([])
  })

  test('tell a failure with its reason', () => {
    const failed = operation({ error: { code: 'invalid_edit', message: 'There is no slide 9.' } })
    expect(words(read([status(2, 'failed')], failed))).toEqual(['failed: There is no slide 9.'])
  })

  test('tell a cancel without words where none were left', () => {
    expect(words(read([status(2, 'canceled')]))).toEqual(['canceled'])
  })

  test('tell that the task ended while it asked', () => {
    const asking = operation({
      result: { state: 'TASK_STATE_INPUT_REQUIRED', parts: [{ text: 'Which?' }] },
    })
    const dismissed = { messageId: 'a message', sentence: 'The presentation was deleted.' }
    const updates = read(
      [status(2, 'completed'), event(3, turnEventTypes.dismissed, dismissed)],
      asking,
    )
    expect(words(updates)).toEqual([
      'input_required: Which?',
      'canceled: The presentation was deleted.',
    ])
  })
})

test('what an end says has the turn’s id, so that it is the same message whoever reads it', () => {
  const [update] = read([status(2, 'completed')], completed)
  expect(update).toMatchObject({ statusUpdate: { status: { message: { messageId: 'the turn' } } } })
})

test('an end that says nothing has no message', () => {
  const silent = operation({ result: { state: 'TASK_STATE_COMPLETED', parts: [] } })
  const [update] = read([status(2, 'completed')], silent)
  expect(update).toEqual({
    statusUpdate: {
      taskId: 'a task',
      contextId: 'a talk',
      status: { state: 'TASK_STATE_COMPLETED', timestamp: '2026-11-21T10:00:02.000Z' },
    },
  })
})

test('a result that no turn ended with is refused', () => {
  expect(() => turnEnd({ summary: 'Deleted slide 2.' })).toThrow()
})
