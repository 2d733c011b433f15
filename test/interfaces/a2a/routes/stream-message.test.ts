import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventInWords } from '../../../support/a2a/event-in-words.ts'
import { heldExecutor } from '../../../support/a2a/held-executor.ts'
import { reasonOf, scriptedAgent, scriptedMessage } from '../../../support/a2a/scripted-agent.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { receiveEvents } from '../../../support/event-stream.ts'

describeDatabase('the stream of a message', (open) => {
  const executor = heldExecutor()
  const agent = scriptedAgent(open, { executor })
  beforeEach(() => executor.hold())
  afterEach(() => executor.letGo())

  test('tells what happens in its task, in order and numbered, until that has ended', async () => {
    const events = await agent.streamed(scriptedMessage('tck-stream-001'))
    expect(events.map((event) => [event.id, eventInWords(event)])).toEqual([
      [0, 'task submitted'],
      [1, 'submitted'],
      [2, 'working'],
      [3, 'artifact output'],
      [4, 'completed'],
    ])
  })

  test('is of server-sent events without names, which no cache keeps', async () => {
    const message = scriptedMessage('tck-stream-002')
    const { headers, body } = await agent.post('/message:stream', { message })
    expect(headers['content-type']).toMatch(/^text\/event-stream/)
    expect(headers['cache-control']).toContain('no-store')
    expect(body).toMatch(/^retry: 1000\n\nid: 0\ndata: \{"task":/)
    expect(body).not.toContain('event:')
  })

  test('begins with the whole task', async () => {
    const message = scriptedMessage('tck-stream-003')
    const [first] = await agent.streamed(message)
    expect(first?.data).toMatchObject({
      task: {
        context_id: message.context_id,
        status: { state: 'TASK_STATE_SUBMITTED' },
        artifacts: [],
        history: [message],
      },
    })
  })

  test('has the pieces of an artifact as they were given', async () => {
    const events = await agent.streamed(scriptedMessage('tck-stream-artifact-chunked'))
    const pieces = events.flatMap(({ data }) => {
      const { artifact_update: update } = data as { artifact_update?: Record<string, unknown> }
      return update === undefined ? [] : [update]
    })
    expect(pieces).toMatchObject([
      { artifact: { artifact_id: 'output', parts: [{ text: 'chunk-1 ' }] } },
      {
        artifact: { artifact_id: 'output', parts: [{ text: 'chunk-2' }] },
        append: true,
        last_chunk: true,
      },
    ])
  })

  test('ends with a question, and that of the answer goes on with the task as it is then', async () => {
    const message = scriptedMessage('tck-input-required')
    const asking = await agent.streamed(message)
    expect(asking.map(eventInWords)).toEqual([
      'task submitted',
      'submitted',
      'working',
      'input_required',
    ])
    const { task } = asking[0]?.data as { task: { id: string } }
    const answering = await agent.streamed(
      scriptedMessage('any', { context_id: message.context_id, task_id: task.id }),
    )
    expect(answering.map((event) => [event.id, eventInWords(event)])).toEqual([
      [3, 'task submitted'],
      [4, 'submitted'],
      [5, 'working'],
      [6, 'completed'],
    ])
  })

  test('that is answered at once has the answer only', async () => {
    const message = scriptedMessage('tck-message-response')
    const { body } = await agent.post('/message:stream', { message })
    expect(body).toMatch(
      /^retry: 1000\n\ndata: \{"message":\{[^\n]*Direct message response[^\n]*\n\n$/,
    )
  })

  test('of a message that was sent before tells the same again', async () => {
    const message = scriptedMessage('tck-stream-001')
    const events = await agent.streamed(message)
    expect(await agent.streamed(message)).toEqual(events)
  })

  test('that cannot begin is an error like any other', async () => {
    const message = scriptedMessage('any', { context_id: undefined, task_id: 'none' })
    const answer = await agent.post('/message:stream', { message })
    expect([answer.statusCode, reasonOf(answer)]).toEqual([404, 'TASK_NOT_FOUND'])
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('does not stop the work when whoever reads it goes away', async () => {
    const message = scriptedMessage('held')
    const stream = receiveEvents(`${agent.origin()}/a2a/message:stream`, {
      key: 'leaver',
      body: { message },
    })
    for await (const event of stream) if (eventInWords(event) === 'working') break
    executor.letGo()
    const leaver = { authorization: 'Bearer leaver' }
    await agent.inState(message.context_id, 'COMPLETED', leaver)
  })
})
