import { type Message, Role, type Task, TaskState } from '@a2a-js/sdk'
import type { Client } from '@a2a-js/sdk/client'
import {
  A2AError,
  ContentTypeNotSupportedError,
  PushNotificationNotSupportedError,
  RequestMalformedError,
  TaskNotCancelableError,
  TaskNotFoundError,
  UnsupportedOperationError,
} from '@a2a-js/sdk/errors'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { heldExecutor } from '../../support/a2a/held-executor.ts'
import { scriptedAgent, scriptedMessage } from '../../support/a2a/scripted-agent.ts'
import {
  connectSdk,
  sdkEventInWords,
  sdkMessage,
  sdkPart,
  sdkRequest,
  sdkStateInWords,
} from '../../support/a2a/sdk-client.ts'
import { describeDatabase } from '../../support/databases.ts'

/** A message of the official client; its id is new, and its prefix says what becomes of it. */
function userMessage(prefix: string, more: Partial<Message> = {}): Message {
  const { message_id: messageId, context_id: contextId } = scriptedMessage(prefix)
  return sdkMessage('Please', { messageId, contextId, ...more })
}

/** The official JavaScript client, as it is published, against a server that listens. */
describeDatabase('the official client', (open) => {
  const executor = heldExecutor()
  const agent = scriptedAgent(open, { executor })
  beforeEach(() => executor.hold())
  afterEach(() => executor.letGo())

  const connect = (token = 'somebody', path = '') => connectSdk(agent.origin() + path, token)

  async function send(client: Client, message: Message): Promise<Task> {
    const answer = await client.sendMessage(sdkRequest(message))
    if ('messageId' in answer) throw new Error('A message was the answer.')
    return answer
  }

  const ask = (id: string) => ({ tenant: '', id, metadata: undefined })

  test.each(['', '/a2a/'])('finds the agent by its card below %j', async (path) => {
    const client = await connect('somebody', path)
    expect(client.protocolVersion).toBe('1.0')
    const card = await client.getAgentCard()
    expect(card).toMatchObject({
      name: 'Scripted agent',
      supportedInterfaces: [{ protocolBinding: 'HTTP+JSON', url: `${agent.origin()}/a2a` }],
      capabilities: { streaming: true, pushNotifications: false },
      defaultInputModes: ['text/plain', 'application/json'],
      securitySchemes: { Bearer: { scheme: { $case: 'httpAuthSecurityScheme' } } },
    })
  })

  test('sends a message and reads what became of it', async () => {
    const client = await connect()
    const message = userMessage('tck-artifact-data')
    const task = await send(client, message)
    expect(sdkStateInWords(task.status?.state)).toBe('completed')
    expect(task.contextId).toBe(message.contextId)
    expect(task.artifacts[0]?.parts[0]?.content).toEqual({
      $case: 'data',
      value: { key: 'value', count: 42 },
    })
    expect(task.history[0]).toMatchObject({ messageId: message.messageId, parts: message.parts })
  })

  test('reads files and where they are', async () => {
    const client = await connect()
    const [file] = (await send(client, userMessage('tck-artifact-file'))).artifacts
    expect(file?.parts[0]).toMatchObject({
      content: { $case: 'raw', value: Buffer.from('tck') },
      filename: 'output.txt',
      mediaType: 'text/plain',
    })
    const [address] = (await send(client, userMessage('tck-artifact-file-url'))).artifacts
    expect(address?.parts[0]?.content).toEqual({
      $case: 'url',
      value: 'https://example.com/output.txt',
    })
  })

  test('reads a message that is the whole answer', async () => {
    const client = await connect()
    const answer = await client.sendMessage(sdkRequest(userMessage('tck-message-response')))
    expect(answer).toMatchObject({
      role: Role.ROLE_AGENT,
      parts: [{ content: { $case: 'text', value: 'Direct message response' } }],
    })
  })

  test('need not wait', async () => {
    const client = await connect()
    const configuration = {
      acceptedOutputModes: [],
      taskPushNotificationConfig: undefined,
      returnImmediately: true,
    }
    const task = await client.sendMessage({ ...sdkRequest(userMessage('held')), configuration })
    expect('status' in task && sdkStateInWords(task.status?.state)).toBe('submitted')
  })

  test('streams what happens', async () => {
    const client = await connect()
    const events: string[] = []
    for await (const event of client.sendMessageStream(sdkRequest(userMessage('tck-stream-003'))))
      events.push(sdkEventInWords(event))
    expect(events).toEqual([
      'task submitted',
      'submitted',
      'working',
      'artifact output',
      'completed',
    ])
  })

  test('reads a task, with as much of its history as it wants', async () => {
    const client = await connect()
    const sent = await send(client, userMessage('tck-artifact-text'))
    expect(await client.getTask(ask(sent.id))).toEqual(sent)
    expect((await client.getTask({ ...ask(sent.id), historyLength: 0 })).history).toEqual([])
  })

  test('lists its tasks, page by page', async () => {
    const client = await connect('lister')
    const contextId = 'a talk of the official client'
    const older = await send(client, userMessage('tck-artifact-text', { contextId }))
    const newer = await send(client, userMessage('tck-input-required', { contextId }))
    await send(client, userMessage('any'))
    const query = {
      tenant: '',
      contextId,
      status: TaskState.TASK_STATE_UNSPECIFIED,
      pageSize: 1,
      pageToken: '',
      statusTimestampAfter: undefined,
    }
    const first = await client.listTasks(query)
    expect(first).toMatchObject({ pageSize: 1, totalSize: 2, tasks: [{ id: newer.id }] })
    const pageToken = first.nextPageToken
    const second = await client.listTasks({ ...query, pageToken, includeArtifacts: true })
    expect(second).toMatchObject({ nextPageToken: '', tasks: [older] })
    const asking = TaskState.TASK_STATE_INPUT_REQUIRED
    expect((await client.listTasks({ ...query, status: asking })).totalSize).toBe(1)
    const statusTimestampAfter = newer.status?.timestamp
    expect((await client.listTasks({ ...query, statusTimestampAfter })).totalSize).toBe(1)
  })

  test('cancels a task that is worked on', async () => {
    const client = await connect()
    const message = userMessage('held')
    const pending = send(client, message)
    const { id } = await agent.inState(message.contextId, 'WORKING')
    expect(sdkStateInWords((await client.cancelTask(ask(id))).status?.state)).toBe('canceled')
    expect(sdkStateInWords((await pending).status?.state)).toBe('canceled')
  })

  test('answers a question within the same task', async () => {
    const client = await connect()
    const asked = await send(client, userMessage('tck-input-required'))
    expect(sdkStateInWords(asked.status?.state)).toBe('input_required')
    expect(asked.status?.message?.parts).toEqual([
      sdkPart({ $case: 'text', value: 'What do you mean?' }),
    ])
    const { id: taskId, contextId } = asked
    const answered = await send(client, userMessage('any', { taskId, contextId }))
    expect([answered.id, sdkStateInWords(answered.status?.state)]).toEqual([taskId, 'completed'])
  })

  test('comes back to a task after its stream was cut', async () => {
    const client = await connect()
    const cut = new AbortController()
    let id = ''
    await expect(async () => {
      const stream = client.sendMessageStream(sdkRequest(userMessage('held')), {
        signal: cut.signal,
      })
      for await (const { payload } of stream) {
        if (payload?.$case === 'task') id = payload.value.id
        if (payload?.$case === 'statusUpdate' && sdkEventInWords({ payload }) === 'working')
          cut.abort()
      }
    }).rejects.toThrow()
    const events: string[] = []
    for await (const event of client.resubscribeTask(ask(id))) {
      events.push(sdkEventInWords(event))
      executor.letGo()
    }
    expect(events).toEqual(['task working', 'completed'])
  })

  describe('is told what is wrong by errors of its classes', () => {
    /** What a call fails with. */
    async function failure(call: (client: Client) => Promise<unknown>): Promise<unknown> {
      return call(await connect()).then(
        () => 'no error',
        (error: unknown) => error,
      )
    }

    test('a task that is none', async () => {
      expect(await failure((client) => client.getTask(ask('none')))).toBeInstanceOf(
        TaskNotFoundError,
      )
    })

    test('a task that has ended', async () => {
      const error = await failure(async (client) => {
        const { id } = await send(client, userMessage('any'))
        return client.cancelTask(ask(id))
      })
      expect(error).toBeInstanceOf(TaskNotCancelableError)
    })

    test('a message to a task that has ended, and a subscription to it', async () => {
      const errors = [
        await failure(async (client) => {
          const { id: taskId, contextId } = await send(client, userMessage('any'))
          return send(client, userMessage('any', { taskId, contextId }))
        }),
        await failure(async (client) => {
          const { id } = await send(client, userMessage('any'))
          return client.resubscribeTask(ask(id)).next()
        }),
      ]
      for (const error of errors) expect(error).toBeInstanceOf(UnsupportedOperationError)
    })

    test('a part that the agent does not take', async () => {
      const part = sdkPart({ $case: 'raw', value: Buffer.from('x') }, 'image/png')
      expect(
        await failure((client) => send(client, userMessage('any', { parts: [part] }))),
      ).toBeInstanceOf(ContentTypeNotSupportedError)
    })

    test('a message without parts', async () => {
      expect(
        await failure((client) => send(client, userMessage('any', { parts: [] }))),
      ).toBeInstanceOf(RequestMalformedError)
    })

    test('push notifications', async () => {
      const error = await failure((client) =>
        client.deleteTaskPushNotificationConfig({ tenant: '', taskId: 'one', id: 'two' }),
      )
      expect(error).toBeInstanceOf(PushNotificationNotSupportedError)
    })

    test('who it is not known to be', async () => {
      const client = await connect(' ')
      const error = await client.getTask(ask('none')).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(A2AError)
      expect(error).toMatchObject({ statusCode: 401 })
    })
  })
})
