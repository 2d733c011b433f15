import { beforeAll, describe, expect, test } from 'vitest'
import { scriptedAgent, scriptedMessage } from '../../../support/a2a/scripted-agent.ts'
import { describeDatabase } from '../../../support/databases.ts'

describeDatabase('the list of tasks', (open) => {
  const agent = scriptedAgent(open)
  const list = async (query = '', headers = {}) =>
    (await agent.get(`/tasks${query}`, headers)).json()
  const idsOf = (page: { tasks: { id: string }[] }) => page.tasks.map((task) => task.id)

  /** Three tasks, oldest first: the first two of one context. */
  let one: Record<string, string>
  let two: Record<string, string>
  let three: Record<string, string>
  beforeAll(async () => {
    const context_id = 'a talk'
    one = await agent.sent(scriptedMessage('tck-artifact-text', { context_id }))
    two = await agent.sent(scriptedMessage('tck-input-required', { context_id }))
    three = await agent.sent(scriptedMessage('tck-artifact-data'))
  })

  test('has the caller’s own, newest status first', async () => {
    const page = await list()
    expect(idsOf(page)).toEqual([three.id, two.id, one.id])
    expect(page).toMatchObject({ next_page_token: '', page_size: 50, total_size: 3 })
    expect(await list('', { authorization: 'Bearer stranger' })).toEqual({
      tasks: [],
      next_page_token: '',
      page_size: 50,
      total_size: 0,
    })
  })

  test('comes page by page', async () => {
    const first = await list('?page_size=2')
    expect(first).toMatchObject({ page_size: 2, total_size: 3 })
    expect(idsOf(first)).toEqual([three.id, two.id])
    const token = encodeURIComponent(first.next_page_token)
    const second = await list(`?page_size=2&page_token=${token}`)
    expect(idsOf(second)).toEqual([one.id])
    expect(second).toMatchObject({ next_page_token: '', total_size: 3 })
  })

  test('begins at the beginning with the token of an end', async () => {
    expect(idsOf(await list('?page_token='))).toHaveLength(3)
  })

  test('is of all where a filter is empty', async () => {
    expect(idsOf(await list('?context_id=&status='))).toHaveLength(3)
  })

  test('can be of one context, of one state, or of both', async () => {
    expect(idsOf(await list('?context_id=a%20talk'))).toEqual([two.id, one.id])
    expect(idsOf(await list('?status=TASK_STATE_INPUT_REQUIRED'))).toEqual([two.id])
    expect(idsOf(await list('?context_id=a%20talk&status=TASK_STATE_COMPLETED'))).toEqual([one.id])
    expect(idsOf(await list('?contextId=none'))).toEqual([])
  })

  test.each([
    'status_timestamp_after',
    'statusTimestampAfter',
    'last_updated_after',
    'lastUpdatedAfter',
  ])('can be of those whose status is as new as a moment: %s', async (name) => {
    const { tasks } = await list()
    const { timestamp } = tasks[1].status
    expect(idsOf(await list(`?${name}=${timestamp}`))).toEqual([three.id, two.id])
    const later = new Date(Date.parse(timestamp) + 1).toISOString().replace('Z', '%2B00:00')
    expect(idsOf(await list(`?${name}=${later}`))).toEqual([three.id])
  })

  test('has no artifacts unless they are asked for', async () => {
    for (const query of ['', '?include_artifacts=false'])
      for (const task of (await list(query)).tasks) expect(task).not.toHaveProperty('artifacts')
    const [newest] = (await list('?include_artifacts=true')).tasks
    expect(newest.artifacts).toMatchObject([{ parts: [{ data: { key: 'value', count: 42 } }] }])
  })

  test('has as much of the histories as is asked for', async () => {
    expect((await list()).tasks[0].history).toHaveLength(1)
    expect((await list('?history_length=0')).tasks[0]).not.toHaveProperty('history')
  })

  describe('refuses', () => {
    test.each([
      ['page_size', '0'],
      ['page_size', '101'],
      ['page_size', '-1'],
      ['page_size', '1.5'],
      ['page_size', 'many'],
      ['page_size', ''],
      ['history_length', '-1'],
      ['history_length', 'all'],
      ['include_artifacts', 'yes'],
      ['status', 'completed'],
      ['status', 'TASK_STATE_UNSPECIFIED'],
      ['status_timestamp_after', 'yesterday'],
      ['status_timestamp_after', '0000-06-01T00:00:00Z'],
      ['status_timestamp_after', '0001-01-01T00:00:00+01:00'],
      ['status_timestamp_after', '9999-12-31T23:59:59-01:00'],
      ['status_timestamp_after', '2026-02-30T00:00:00Z'],
      ['status_timestamp_after', '2026-01-01T00:00:00'],
      ['last_updated_after', '5'],
    ])('%s=%s', async (name, value) => {
      const answer = await agent.get(`/tasks?${name}=${value}`)
      expect(answer.statusCode).toBe(400)
      const { error } = answer.json()
      expect(error.status).toBe('INVALID_ARGUMENT')
      expect(error.details[1].field_violations[0].field).toBe(name)
    })

    test('with a sentence that says what would be right', async () => {
      const { error } = (await agent.get('/tasks?page_size=0')).json()
      expect(error.message).toBe('page_size: Input should be an integer from 1 to 100')
    })

    test('a field that is there twice', async () => {
      const answer = await agent.get('/tasks?pageSize=1&pageSize=2')
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error.details[1].fieldViolations[0].field).toBe('pageSize')
    })

    test('a token that no page gave', async () => {
      expect((await agent.get('/tasks?page_token=invented')).statusCode).toBe(400)
    })
  })

  test('does not mind fields that nobody knows', async () => {
    expect(idsOf(await list('?tenant=x&surprise=1'))).toHaveLength(3)
  })
})
