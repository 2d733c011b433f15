import { expect, test } from 'vitest'
import { heldExecutor } from '../../../support/a2a/held-executor.ts'
import { reasonOf, scriptedAgent, scriptedMessage } from '../../../support/a2a/scripted-agent.ts'
import { describeDatabase } from '../../../support/databases.ts'

describeDatabase('a task that is canceled', (open) => {
  const agent = scriptedAgent(open, { executor: heldExecutor() })
  const cancel = (id: string, headers = {}) => agent.post(`/tasks/${id}:cancel`, undefined, headers)

  test('while it is worked on has ended in the answer, and whoever waits is answered', async () => {
    const message = scriptedMessage('held')
    const pending = agent.sent(message)
    const { id } = await agent.inState(message.context_id, 'WORKING')
    const answer = await cancel(id)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ id, status: { state: 'TASK_STATE_CANCELED' } })
    expect((await pending).status.state).toBe('TASK_STATE_CANCELED')
  })

  test('while it waits for an answer takes none any more', async () => {
    const { id } = await agent.sent(scriptedMessage('tck-input-required'))
    expect((await cancel(id)).json().status.state).toBe('TASK_STATE_CANCELED')
    const message = scriptedMessage('any', { context_id: undefined, task_id: id })
    const late = await agent.post('/message:send', { message })
    expect(reasonOf(late)).toBe('UNSUPPORTED_OPERATION')
  })

  test('again stays as it is', async () => {
    const { id } = await agent.sent(scriptedMessage('tck-input-required'))
    const first = (await cancel(id)).json()
    const again = await cancel(id)
    expect([again.statusCode, again.json()]).toEqual([200, first])
  })

  test('after it ended in another way stays as it is, which is an error', async () => {
    const { id } = await agent.sent(scriptedMessage('any'))
    const answer = await cancel(id)
    expect([answer.statusCode, reasonOf(answer)]).toEqual([400, 'TASK_NOT_CANCELABLE'])
    expect(answer.json().error.status).toBe('FAILED_PRECONDITION')
  })

  test('but is none, or somebody else’s, is unknown', async () => {
    const { id } = await agent.sent(scriptedMessage('tck-input-required'))
    for (const answer of [
      await cancel('none'),
      await cancel(id, { authorization: 'Bearer other' }),
    ])
      expect([answer.statusCode, reasonOf(answer)]).toEqual([404, 'TASK_NOT_FOUND'])
  })

  test.each([
    ['no body of a type', undefined, { 'content-type': 'application/json' }],
    ['a body of the protocol', '{"metadata":{}}', { 'content-type': 'application/a2a+json' }],
    ['a body that is no JSON', '{', { 'content-type': 'text/plain' }],
  ])('may be canceled with %s', async (_case, body, headers) => {
    const { id } = await agent.sent(scriptedMessage('tck-input-required'))
    const answer = await agent.post(`/tasks/${id}:cancel`, body, headers)
    expect(answer.statusCode).toBe(200)
  })
})
