import { expect, test } from 'vitest'
import { eventInWords } from '../../support/a2a/event-in-words.ts'
import { scriptedAgent, scriptedMessage } from '../../support/a2a/scripted-agent.ts'
import { describeDatabase } from '../../support/databases.ts'

/** What the public conformance suite (a2a-tck) looks for after each prefix of a message id. */
describeDatabase('the scripted agent', (open) => {
  const agent = scriptedAgent(open)
  const file = { filename: 'output.txt', media_type: 'text/plain' }

  test.each([
    ['tck-artifact-text', { text: 'Generated text content' }],
    ['tck-artifact-file', { raw: 'dGNr', ...file }],
    ['tck-artifact-file-url', { url: 'https://example.com/output.txt', ...file }],
    ['tck-artifact-data', { data: { key: 'value', count: 42 } }],
    ['tck-stream-artifact-file', { raw: 'dGNr', ...file }],
  ])('completes %s with an artifact', async (prefix, part) => {
    const task = await agent.sent(scriptedMessage(prefix))
    expect(task.status.state).toBe('TASK_STATE_COMPLETED')
    expect(task.artifacts.map((artifact: { parts: unknown }) => artifact.parts)).toEqual([[part]])
  })

  test('joins the pieces of tck-stream-artifact-chunked', async () => {
    const task = await agent.sent(scriptedMessage('tck-stream-artifact-chunked'))
    expect(task.artifacts).toMatchObject([{ parts: [{ text: 'chunk-1 ' }, { text: 'chunk-2' }] }])
  })

  test.each([
    'tck-stream-001',
    'tck-stream-003',
    'tck-stream-ordering-001',
    'tck-stream-artifact-text',
    'tck-stream-artifact-file',
  ])('streams %s: working, an artifact, completed', async (prefix) => {
    const events = await agent.streamed(scriptedMessage(prefix))
    expect(events.map(eventInWords)).toEqual([
      'task submitted',
      'submitted',
      'working',
      'artifact output',
      'completed',
    ])
  })

  test('streams tck-stream-002 without an artifact', async () => {
    const events = await agent.streamed(scriptedMessage('tck-stream-002'))
    expect(events.map(eventInWords)).not.toContain('artifact output')
    expect(events.map(eventInWords).at(-1)).toBe('completed')
  })

  test('works on test-resubscribe-message-id until it is canceled', async () => {
    const message = scriptedMessage('test-resubscribe-message-id')
    const { id } = await agent.sent(message, { return_immediately: true })
    await agent.inState(message.context_id, 'WORKING')
    expect((await agent.post(`/tasks/${id}:cancel`)).json().status.state).toBe(
      'TASK_STATE_CANCELED',
    )
  })

  test('completes the answer to its question, whatever its id', async () => {
    const { id } = await agent.sent(scriptedMessage('tck-input-required'))
    const message = scriptedMessage('tck-input-required', { context_id: undefined, task_id: id })
    expect((await agent.sent(message)).status.state).toBe('TASK_STATE_COMPLETED')
  })

  test('completes whatever it does not know', async () => {
    expect((await agent.sent(scriptedMessage('anything'))).status.state).toBe(
      'TASK_STATE_COMPLETED',
    )
  })

  test('takes messages of the same id for others, unless they name a context', async () => {
    const alone = { message_id: 'tck-complete-task-reused', context_id: undefined }
    const first = await agent.sent(scriptedMessage('', alone))
    const second = await agent.sent(scriptedMessage('', alone))
    expect(second.id).not.toBe(first.id)

    const waiting = await agent.sent(scriptedMessage('tck-input-required'))
    const third = await agent.sent(scriptedMessage('', { ...alone, task_id: waiting.id }))
    expect(third).toMatchObject({ id: waiting.id, status: { state: 'TASK_STATE_COMPLETED' } })

    const inContext = { ...alone, context_id: 'same' }
    const one = await agent.sent(scriptedMessage('', inContext))
    expect((await agent.sent(scriptedMessage('', inContext))).id).toBe(one.id)
  })
})
