import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventInWords } from '../../../support/a2a/event-in-words.ts'
import { heldExecutor } from '../../../support/a2a/held-executor.ts'
import { reasonOf, scriptedAgent, scriptedMessage } from '../../../support/a2a/scripted-agent.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { type ReceivedEvent, receiveEvents } from '../../../support/event-stream.ts'

describeDatabase('a subscription to a task', (open) => {
  const executor = heldExecutor()
  const agent = scriptedAgent(open, { executor })
  beforeEach(() => executor.hold())
  afterEach(() => executor.letGo())

  function subscribe(id: string, options: { lastEventId?: number; method?: 'GET' | 'POST' } = {}) {
    const { method = 'POST', ...rest } = options
    return receiveEvents(`${agent.origin()}/a2a/tasks/${id}:subscribe`, {
      key: 'somebody',
      ...(method === 'POST' ? { body: {} } : {}),
      ...rest,
    })
  }

  /** All events until the stream ends; what is let go on or sent meanwhile is done after the first. */
  async function heard(
    stream: AsyncGenerator<ReceivedEvent>,
    meanwhile: () => unknown = () => undefined,
  ): Promise<[number, string][]> {
    const events: [number, string][] = []
    for await (const event of stream) {
      events.push([event.id, eventInWords(event)])
      if (events.length === 1) await meanwhile()
    }
    return events
  }

  /** A task that is being worked on, until it is let go on. */
  async function working(): Promise<string> {
    const { context_id } = await agent.sent(scriptedMessage('held'), { return_immediately: true })
    return (await agent.inState(context_id, 'WORKING')).id
  }

  test.each([
    'POST',
    'GET',
  ] as const)('begins with the task as it is, and tells what comes until its end: %s', async (method) => {
    const id = await working()
    expect(await heard(subscribe(id, { method }), executor.letGo)).toEqual([
      [2, 'task working'],
      [3, 'completed'],
    ])
  })

  test('after an event begins with the next one', async () => {
    const id = await working()
    expect(await heard(subscribe(id, { lastEventId: 1 }), executor.letGo)).toEqual([
      [2, 'working'],
      [3, 'completed'],
    ])
  })

  test('after the task as it was submitted has all events', async () => {
    const id = await working()
    expect(await heard(subscribe(id, { lastEventId: 0 }), executor.letGo)).toEqual([
      [1, 'submitted'],
      [2, 'working'],
      [3, 'completed'],
    ])
  })

  test('after a number that it never had begins with the task', async () => {
    const id = await working()
    expect(await heard(subscribe(id, { lastEventId: 77 }), executor.letGo)).toEqual([
      [2, 'task working'],
      [3, 'completed'],
    ])
  })

  test('goes on over a question and its answer', async () => {
    const { id, context_id } = await agent.sent(scriptedMessage('tck-input-required'))
    const answer = () => agent.sent(scriptedMessage('any', { task_id: id, context_id }))
    expect(await heard(subscribe(id), answer)).toEqual([
      [3, 'task input_required'],
      [4, 'submitted'],
      [5, 'working'],
      [6, 'completed'],
    ])
  })

  test('tells each subscriber the same', async () => {
    const id = await working()
    const streams = [subscribe(id), subscribe(id), subscribe(id)]
    const first = await Promise.all(streams.map(async (stream) => (await stream.next()).value?.id))
    executor.letGo()
    expect(first).toEqual([2, 2, 2])
    const rest = await Promise.all(streams.map((stream) => heard(stream)))
    expect(rest).toEqual([[[3, 'completed']], [[3, 'completed']], [[3, 'completed']]])
  })

  test('ends when the task is canceled', async () => {
    const id = await working()
    const events = await heard(subscribe(id), () => agent.post(`/tasks/${id}:cancel`))
    expect(events.at(-1)).toEqual([3, 'canceled'])
  })

  describe('to a task that has ended', () => {
    test('is refused, with and without the number of its last event', async () => {
      const { id } = await agent.sent(scriptedMessage('any'))
      for (const headers of [{}, { 'last-event-id': '3' }, { 'last-event-id': '77' }]) {
        const answer = await agent.post(`/tasks/${id}:subscribe`, undefined, headers)
        expect([answer.statusCode, reasonOf(answer)]).toEqual([400, 'UNSUPPORTED_OPERATION'])
      }
    })

    test('gives who was cut off before the end what is missing', async () => {
      const { id } = await agent.sent(scriptedMessage('any'))
      expect(await heard(subscribe(id, { lastEventId: 1 }))).toEqual([
        [2, 'working'],
        [3, 'completed'],
      ])
    })
  })

  test('to a task that is none, or somebody else’s, is refused', async () => {
    const id = await working()
    const stranger = { authorization: 'Bearer stranger' }
    for (const answer of [
      await agent.post('/tasks/none:subscribe'),
      await agent.get('/tasks/none:subscribe'),
      await agent.post(`/tasks/${id}:subscribe`, undefined, stranger),
    ])
      expect([answer.statusCode, reasonOf(answer)]).toEqual([404, 'TASK_NOT_FOUND'])
  })
})
