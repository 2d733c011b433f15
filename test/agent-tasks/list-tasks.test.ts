import { expect, test } from 'vitest'
import { describeEachDatabase } from '../support/databases.ts'
import { taskStores, userMessage } from '../support/task-stores.ts'

describeEachDatabase('a page of tasks that were told much', (open) => {
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
