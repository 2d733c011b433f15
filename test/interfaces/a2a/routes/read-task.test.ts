import { expect, test } from 'vitest'
import { reasonOf, scriptedAgent, scriptedMessage } from '../../../support/a2a/scripted-agent.ts'
import { describeDatabase } from '../../../support/databases.ts'

describeDatabase('a task that is read', (open) => {
  const agent = scriptedAgent(open)
  const read = (id: string, headers = {}) => agent.get(`/tasks/${id}`, headers)

  test('is the same as what its message was answered with', async () => {
    const task = await agent.sent(scriptedMessage('tck-artifact-text'))
    expect((await read(task.id)).json()).toEqual(task)
  })

  test('has as much of its history as is asked for, the newest of it', async () => {
    const { id, context_id } = await agent.sent(scriptedMessage('tck-input-required'))
    await agent.sent(scriptedMessage('any', { context_id, task_id: id, parts: [{ text: 'This' }] }))
    expect((await read(`${id}?history_length=1`)).json().history).toMatchObject([
      { role: 'ROLE_USER', parts: [{ text: 'This' }] },
    ])
    expect((await read(`${id}?history_length=0`)).json()).not.toHaveProperty('history')
    expect((await read(id)).json().history).toHaveLength(3)
  })

  test.each(['-1', 'x', ''])('is refused with a history of length %j', async (length) => {
    const { id } = await agent.sent(scriptedMessage('any'))
    const answer = await read(`${id}?history_length=${length}`)
    expect([answer.statusCode, reasonOf(answer)]).toEqual([400, 'INVALID_PARAMS'])
  })

  test.each([
    'none',
    'a:b',
    '..%2F',
    '%00',
    'x'.repeat(300),
  ])('is unknown by an id that is none: %s', async (id) => {
    const answer = await read(id)
    expect([answer.statusCode, reasonOf(answer)]).toEqual([404, 'TASK_NOT_FOUND'])
  })

  test('of somebody else is unknown in the same way', async () => {
    const { id } = await agent.sent(scriptedMessage('any'))
    const hidden = await read(id, { authorization: 'Bearer stranger' })
    expect(hidden.statusCode).toBe(404)
    expect(hidden.json()).toEqual((await read('none')).json())
  })
})
