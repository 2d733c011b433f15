import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tasksOfPage } from '../../src/agent-tasks/list-tasks.ts'
import type { TaskQuery } from '../../src/agent-tasks/task-store.ts'
import { describeDatabase } from '../support/databases.ts'
import { manyTasks } from '../support/many-tasks.ts'
import { rowsRead, stepsOf } from '../support/query-plan.ts'
import { asking, taskStores, userMessage } from '../support/task-stores.ts'

describeDatabase('a page of tasks that were told much', (open) => {
  const tasks = taskStores(open)

  test('has as many as there is room for, and the next one goes on behind them', async () => {
    const metadata = { notes: 'x'.repeat(99_000) }
    for (let count = 0; count < 50; count++) await tasks.say(userMessage('Go', { metadata }))
    const page = (more: object) => tasks.store().list(tasks.ownerId(), { pageSize: 100, ...more })
    const first = await page({})
    expect(first.tasks).toHaveLength(40)
    expect(first.totalSize).toBe(50)
    const second = await page({ pageToken: first.nextPageToken })
    expect(second.tasks).toHaveLength(10)
    expect(second.nextPageToken).toBe('')
  })

  test('has one at the least', async () => {
    await tasks.say(userMessage('Go', { metadata: { notes: 'x'.repeat(5_000_000) } }))
    await tasks.say(userMessage('Go'))
    const first = await tasks.store().list(tasks.ownerId(), { pageSize: 100 })
    expect(first.tasks).toHaveLength(1)
    const { nextPageToken: pageToken } = first
    const second = await tasks.store().list(tasks.ownerId(), { pageSize: 100, pageToken })
    expect(second.tasks).toHaveLength(1)
  })
})

describeDatabase('a page of many tasks', (open) => {
  const tasks = taskStores(open)
  const perDay = 30
  const makeTasks = async (count: number, contextId?: string) => {
    const { database } = tasks.connection()
    await manyTasks(database, tasks.ownerId(), {
      count,
      perDay,
      ...(contextId ? { contextId } : {}),
    })
    await database.execute(sql`analyze`)
  }

  // In one test, as making the tasks takes longest.
  test('is read from its place in an index, whichever are wished', async () => {
    await makeTasks(3_000, 'talk')
    const wishes: Record<string, Partial<TaskQuery>> = {
      all: {},
      'those in a state that one of a thousand has': { state: 'TASK_STATE_FAILED' },
      'those in a state that most have': { state: 'TASK_STATE_COMPLETED' },
      'those that are worked on': { state: 'TASK_STATE_WORKING' },
      'those of the last days': { statusSince: new Date('2026-01-01') },
      'those that failed since a day': {
        state: 'TASK_STATE_FAILED',
        statusSince: new Date('2025-01-01'),
      },
      'those of a conversation': { contextId: 'context 1' },
      'those of a conversation that nearly all belong to': { contextId: 'talk' },
      'those of it that failed': { contextId: 'talk', state: 'TASK_STATE_FAILED' },
    }
    const { database } = tasks.connection()
    for (const [which, wish] of Object.entries(wishes)) {
      const page = tasksOfPage(database, tasks.ownerId(), { pageSize: 20, ...wish })
      const steps = await stepsOf(database, page.getSQL())
      expect(
        steps.map((step) => step['Node Type']),
        which,
      ).not.toContain('Sort')
      expect(rowsRead(steps, 'operations'), which).toBeLessThan(25)
      expect(rowsRead(steps, 'agent_tasks'), which).toBeLessThan(25)
    }
  })

  // In one test, too.
  test('says how many there are, whichever are wished', async () => {
    await makeTasks(90, 'talk')
    const middleOfDay = new Date('2025-12-30T12:00:00.000Z')
    const totals: [which: string, wish: Partial<TaskQuery>, total: number][] = [
      ['in all', {}, 90],
      ['in a state', { state: 'TASK_STATE_COMPLETED' }, 88],
      ['in a conversation', { contextId: 'talk' }, 89],
      ['in another', { contextId: 'context 1' }, 1],
      ['in a conversation, in a state', { contextId: 'talk', state: 'TASK_STATE_COMPLETED' }, 88],
      [
        'in a conversation, since the middle of a day',
        { contextId: 'talk', statusSince: middleOfDay },
        44,
      ],
      ['since the middle of a day', { statusSince: middleOfDay }, 45],
    ]
    for (const [which, wish, total] of totals) {
      const { totalSize } = await tasks.store().list(tasks.ownerId(), { pageSize: 1, ...wish })
      expect(totalSize, which).toBe(total)
    }
  })

  test('shows a task once, in the state of its newest turn', async () => {
    await tasks.work(async () => asking('Which colour?'))
    const { task } = await tasks.say(userMessage('Go'))
    await tasks.events(task.id, { until: 'input_required' })
    const found = async (state: TaskQuery['state']) =>
      (await tasks.store().list(tasks.ownerId(), { pageSize: 5, state })).totalSize
    expect(await found('TASK_STATE_INPUT_REQUIRED')).toBe(1)
    await tasks.store().cancel(tasks.ownerId(), task.id)
    expect(await found('TASK_STATE_INPUT_REQUIRED')).toBe(0)
    expect(await found('TASK_STATE_CANCELED')).toBe(1)
  })
})
