import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventInWords } from '../../support/a2a/event-in-words.ts'
import { heldExecutor } from '../../support/a2a/held-executor.ts'
import { scriptedAgent } from '../../support/a2a/scripted-agent.ts'
import {
  SnakeClient,
  type SnakeClientError,
  type SnakeEvent,
} from '../../support/a2a/snake-client.ts'
import { describeDatabase } from '../../support/databases.ts'

describeDatabase('a client written from the interface alone', (open) => {
  const executor = heldExecutor()
  const agent = scriptedAgent(open, { executor })
  beforeEach(() => executor.hold())
  afterEach(() => executor.letGo())

  const connect = (key = 'somebody') => new SnakeClient(`${agent.origin()}/a2a`, key)
  const presentationId = 'a presentation'
  let messages = 0
  /** A message whose id says what becomes of it. */
  function message(prefix: string, more: Record<string, string | undefined> = {}) {
    messages += 1
    const message_id = `${prefix}-${messages}`
    return connect().message('Please', { presentationId, message_id, ...more })
  }

  test('finds in the card what the interface says', async () => {
    expect(await connect().card()).toMatchObject({
      name: 'Scripted agent',
      version: '1.0.0',
      supported_interfaces: [
        { protocol_binding: 'HTTP+JSON', protocol_version: '1.0', url: `${agent.origin()}/a2a` },
      ],
      default_input_modes: ['text/plain', 'application/json'],
      default_output_modes: ['text/plain', 'application/json'],
      capabilities: { streaming: true, push_notifications: false },
      security_schemes: { Bearer: { http_auth_security_scheme: { scheme: 'Bearer' } } },
    })
  })

  test('sends a message and waits for the final task', async () => {
    const sent = message('tck-artifact-file-url')
    const task = await connect().send(sent)
    expect(task).toMatchObject({
      context_id: sent.context_id,
      status: { state: 'TASK_STATE_COMPLETED' },
      artifacts: [
        {
          parts: [
            {
              url: 'https://example.com/output.txt',
              media_type: 'text/plain',
              filename: 'output.txt',
            },
          ],
        },
      ],
    })
  })

  test('streams task events', async () => {
    const events: string[] = []
    await connect().stream(message('tck-stream-001'), (event) =>
      events.push(eventInWords({ data: event })),
    )
    expect(events).toEqual([
      'task submitted',
      'submitted',
      'working',
      'artifact output',
      'completed',
    ])
  })

  test('reads a task', async () => {
    const task = await connect().send(message('tck-artifact-text'))
    expect(await connect().task(task.id)).toEqual(task)
  })

  test('lists recent tasks by context, status and time', async () => {
    const client = connect('lister')
    const context_id = 'a talk of a plain client'
    const older = await client.send(message('tck-artifact-text', { context_id }))
    const newer = await client.send(message('tck-input-required', { context_id }))
    await client.send(message('any'))
    const ids = async (filters: Record<string, string>) =>
      (await client.tasks(filters)).map((task) => task.id)
    expect(await ids({ context_id })).toEqual([newer.id, older.id])
    expect(await ids({ status: 'TASK_STATE_INPUT_REQUIRED' })).toEqual([newer.id])
    const { timestamp } = newer.status as { state: string; timestamp?: string }
    expect(await ids({ context_id, status_timestamp_after: String(timestamp) })).toEqual([newer.id])
  })

  test('cancels a task in flight', async () => {
    const sent = message('held')
    const pending = connect().send(sent)
    const { id } = await agent.inState(sent.context_id, 'WORKING')
    expect((await connect().cancel(id)).status.state).toBe('TASK_STATE_CANCELED')
    expect((await pending).status.state).toBe('TASK_STATE_CANCELED')
  })

  test('answers a question in the same context and task, without naming the presentation', async () => {
    const asked = await connect().send(message('tck-input-required'))
    expect(asked.status).toMatchObject({
      state: 'TASK_STATE_INPUT_REQUIRED',
      message: { parts: [{ text: 'What do you mean?' }] },
    })
    const { id: task_id, context_id } = asked
    const answer = connect().message('The second one', { task_id, context_id })
    expect(await connect().send(answer)).toMatchObject({
      id: task_id,
      context_id,
      status: { state: 'TASK_STATE_COMPLETED' },
    })
  })

  test('comes back to a task after a disconnect', async () => {
    const cut = new AbortController()
    let id = ''
    const take = (event: SnakeEvent) => {
      id = event.task?.id ?? id
      if (eventInWords({ data: event }) === 'working') cut.abort()
    }
    await expect(connect().stream(message('held'), take, cut.signal)).rejects.toThrow()
    const events: string[] = []
    await connect().subscribe(id, (event) => {
      events.push(eventInWords({ data: event }))
      executor.letGo()
    })
    expect(events).toEqual(['task working', 'completed'])
  })

  describe('is refused', () => {
    const refusal = (call: Promise<unknown>) =>
      call.then(
        () => 200,
        (error: SnakeClientError) => error.statusCode,
      )

    test('without a key', async () => {
      const nobody = new SnakeClient(`${agent.origin()}/a2a`, '')
      expect(await refusal(nobody.send(message('any')))).toBe(401)
      expect(await refusal(nobody.tasks())).toBe(401)
    })

    test('with a message that lacks what it must have', async () => {
      const { parts: _parts, ...without } = message('any')
      expect(await refusal(connect().send(without))).toBe(400)
    })

    test('what is of a task that it does not have', async () => {
      const task = await connect('stranger').send(message('tck-input-required'))
      expect(await refusal(connect().task(task.id))).toBe(404)
      expect(await refusal(connect().cancel(task.id))).toBe(404)
      expect(await refusal(connect().subscribe(task.id, () => undefined))).toBe(404)
    })
  })
})
