import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { heldExecutor } from '../../../support/a2a/held-executor.ts'
import { reasonOf, scriptedAgent, scriptedMessage } from '../../../support/a2a/scripted-agent.ts'
import { describeDatabase } from '../../../support/databases.ts'

describeDatabase('a message that is sent', (open) => {
  const executor = heldExecutor()
  const agent = scriptedAgent(open, { executor })
  beforeEach(() => executor.hold())
  afterEach(() => executor.letGo())

  test('is answered with its task as it ended: what was said, and what was given', async () => {
    const message = scriptedMessage('tck-complete-task')
    const task = await agent.sent(message)
    expect(task).toEqual({
      id: expect.any(String),
      context_id: message.context_id,
      status: {
        state: 'TASK_STATE_COMPLETED',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        message: {
          message_id: expect.any(String),
          context_id: message.context_id,
          task_id: task.id,
          role: 'ROLE_AGENT',
          parts: [{ text: 'Hello from TCK' }],
        },
      },
      artifacts: [],
      history: [{ ...message, task_id: task.id }],
    })
  })

  test('without a context is given one', async () => {
    const task = await agent.sent(scriptedMessage('any', { context_id: undefined }))
    expect(task.context_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(task.history[0].context_id).toBe(task.context_id)
  })

  test('can be answered without a task', async () => {
    const message = scriptedMessage('tck-message-response')
    const answer = await agent.post('/message:send', { message })
    expect(answer.json()).toEqual({
      message: {
        message_id: expect.any(String),
        context_id: message.context_id,
        role: 'ROLE_AGENT',
        parts: [{ text: 'Direct message response' }],
      },
    })
  })

  test('can be rejected', async () => {
    const { status } = await agent.sent(scriptedMessage('tck-reject-task'))
    expect(status).toMatchObject({
      state: 'TASK_STATE_REJECTED',
      message: { parts: [{ text: 'rejected' }] },
    })
  })

  test('is waited for as long as it is worked on', async () => {
    const message = scriptedMessage('held')
    const pending = agent.sent(message)
    await agent.inState(message.context_id, 'WORKING')
    executor.letGo()
    expect((await pending).status.state).toBe('TASK_STATE_COMPLETED')
  })

  test.each([
    { return_immediately: true },
    { blocking: false },
  ])('is not waited for on request: %j', async (configuration) => {
    const task = await agent.sent(scriptedMessage('held'), configuration)
    expect(task.status.state).toBe('TASK_STATE_SUBMITTED')
    executor.letGo()
    await agent.inState(task.context_id, 'COMPLETED')
  })

  test.each([
    [undefined, 3],
    [2, 2],
    [100, 3],
  ])('shows of the history as much as is asked for: %j', async (historyLength, shown) => {
    const asked = await agent.sent(scriptedMessage('tck-input-required'))
    const answer = { task_id: asked.id, context_id: asked.context_id }
    const task = await agent.sent(scriptedMessage('any', answer), {
      history_length: historyLength,
    })
    const said = task.history.map((one: { parts: { text: string }[] }) => one.parts[0]?.text)
    expect(said).toEqual(['Please', 'What do you mean?', 'Please'].slice(-shown))
  })

  test('has no history in its answer when none is asked for', async () => {
    const task = await agent.sent(scriptedMessage('any'), { history_length: 0 })
    expect(task).not.toHaveProperty('history')
  })

  test('that makes the agent ask is answered with the question, and the next one goes on', async () => {
    const asked = await agent.sent(scriptedMessage('tck-input-required'))
    expect(asked.status).toMatchObject({
      state: 'TASK_STATE_INPUT_REQUIRED',
      message: { parts: [{ text: 'What do you mean?' }] },
    })
    const answered = await agent.sent(
      scriptedMessage('any', { task_id: asked.id, context_id: undefined }),
    )
    expect(answered).toMatchObject({
      id: asked.id,
      context_id: asked.context_id,
      status: { state: 'TASK_STATE_COMPLETED' },
    })
  })

  test('twice starts nothing new', async () => {
    const message = scriptedMessage('tck-artifact-text')
    const [one, other] = await Promise.all([agent.sent(message), agent.sent(message)])
    expect(other).toEqual(one)
    expect(await agent.sent(message)).toEqual(one)
    const list = await agent.get(`/tasks?context_id=${message.context_id}`)
    expect(list.json().total_size).toBe(1)
  })

  test('again later shows the task as it has become since', async () => {
    const message = scriptedMessage('tck-input-required')
    const asked = await agent.sent(message)
    const { context_id, task_id = asked.id } = asked
    const answered = await agent.sent(scriptedMessage('any', { task_id, context_id }))
    expect(await agent.sent(message)).toEqual(answered)
  })

  describe('about a task', () => {
    const about = (task_id: string, more = {}) =>
      agent.post('/message:send', {
        message: scriptedMessage('any', { context_id: undefined, task_id, ...more }),
      })

    test('that is none is refused', async () => {
      const answer = await about('01996c1e-7b2b-7c11-8d2a-5b6c7d8e9f01')
      expect([answer.statusCode, reasonOf(answer)]).toEqual([404, 'TASK_NOT_FOUND'])
      expect(answer.json().error.status).toBe('NOT_FOUND')
    })

    test('of somebody else is refused in the same way', async () => {
      const { id } = await agent.sent(scriptedMessage('tck-input-required'))
      const answer = await agent.post(
        '/message:send',
        { message: scriptedMessage('any', { context_id: undefined, task_id: id }) },
        { authorization: 'Bearer stranger' },
      )
      expect([answer.statusCode, reasonOf(answer)]).toEqual([404, 'TASK_NOT_FOUND'])
    })

    test('that has ended is refused', async () => {
      const { id } = await agent.sent(scriptedMessage('any'))
      const answer = await about(id)
      expect([answer.statusCode, reasonOf(answer)]).toEqual([400, 'UNSUPPORTED_OPERATION'])
      expect(answer.json().error.status).toBe('FAILED_PRECONDITION')
    })

    test('of another context is refused, naming the field', async () => {
      const { id } = await agent.sent(scriptedMessage('tck-input-required'))
      const answer = await about(id, { context_id: 'another' })
      expect([answer.statusCode, reasonOf(answer)]).toEqual([400, 'INVALID_PARAMS'])
      const [, badRequest] = answer.json().error.details
      expect(badRequest.field_violations[0].field).toBe('message.context_id')
      const message = {
        messageId: 'other-context',
        contextId: 'another',
        taskId: id,
        role: 'ROLE_USER',
        parts: [{ text: 'Please' }],
      }
      const inCamelCase = await agent.post('/message:send', { message })
      expect(inCamelCase.json().error.details[1].fieldViolations[0].field).toBe('message.contextId')
    })
  })

  test('is done though whoever sent it goes away', async () => {
    const message = scriptedMessage('held')
    const abort = new AbortController()
    const pending = fetch(`${agent.origin()}/a2a/message:send`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer leaver',
        'a2a-version': '1.0',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ message }),
      signal: abort.signal,
    })
    const leaver = { authorization: 'Bearer leaver' }
    await agent.inState(message.context_id, 'WORKING', leaver)
    abort.abort()
    await expect(pending).rejects.toThrow()
    executor.letGo()
    await agent.inState(message.context_id, 'COMPLETED', leaver)
  })
})

describeDatabase('a message that an agent fails to accept', (open) => {
  const agent = scriptedAgent(open, {
    executor: {
      accept: () => Promise.reject(new Error('secret detail')),
      execute: () => Promise.reject(new Error('secret detail')),
    },
  })

  test('is answered without saying what went wrong inside', async () => {
    const answer = await agent.post('/message:send', { message: scriptedMessage('any') })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      error: {
        code: 500,
        status: 'INTERNAL',
        message: 'Internal server error',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'INTERNAL_ERROR',
            domain: 'a2a-protocol.org',
            metadata: {},
          },
        ],
      },
    })
  })
})
