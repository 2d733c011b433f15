import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { Connection } from '../../../src/database/connection.ts'
import { parseEvents, type ReceivedEvent } from '../event-stream.ts'
import { whenTrue } from '../operations.ts'
import { freePort } from '../server-process.ts'
import { type ScriptedApp, startScriptedApp } from './scripted-app.ts'

let messages = 0

/** The fields of a message, as snake_case clients write them; it has a new id, whose prefix says what becomes of it. */
export function scriptedMessage(prefix: string, more: Record<string, unknown> = {}) {
  messages += 1
  return {
    role: 'ROLE_USER',
    message_id: `${prefix}-${process.pid}-${messages}`,
    context_id: `context-${process.pid}-${messages}`,
    parts: [{ text: 'Please' }],
    ...more,
  }
}

export interface Call {
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown
  headers?: Record<string, string | undefined>
}

/**
 * For the tests around this call: an agent that follows a script, listening on a port. Calls are made with a bearer token
 * and in version 1.0 unless their headers say otherwise.
 */
export function scriptedAgent(
  open: () => Promise<Connection>,
  options: Parameters<typeof startScriptedApp>[1] = {},
) {
  let connection: Connection
  let scripted: ScriptedApp
  let origin: string
  beforeAll(async () => {
    connection = await open()
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    scripted = await startScriptedApp(connection, { publicUrl: origin, ...options })
    await scripted.app.listen({ port, host: '127.0.0.1' })
  })
  afterAll(() => scripted.close())

  async function call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { body, headers = {} }: Call = {},
  ): Promise<LightMyRequestResponse> {
    const all = {
      authorization: 'Bearer somebody',
      'a2a-version': '1.0',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    }
    const given = Object.entries(all).filter(([, value]) => value !== undefined)
    return scripted.app.inject({
      method,
      url: path,
      headers: Object.fromEntries(given),
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  }

  const agent = {
    origin: () => origin,
    call,
    get: (path: string, headers: Call['headers'] = {}) => call('GET', `/a2a${path}`, { headers }),
    post: (path: string, body?: unknown, headers: Call['headers'] = {}) =>
      call('POST', `/a2a${path}`, { body, headers }),
    /** Sends a message and gives the task that comes of it. */
    async sent(message: object, configuration?: object) {
      const answer = await agent.post('/message:send', { message, configuration })
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`)
      return answer.json().task
    },
    /** A task in a context, once it has a state; waits for events, not for time. */
    async inState(contextId: string, state: string, headers: Call['headers'] = {}) {
      const path = `/tasks?context_id=${contextId}&status=TASK_STATE_${state}`
      return whenTrue(connection, async () => (await agent.get(path, headers)).json().tasks[0])
    },
    /** Sends a message and gives the events of its stream, until that ends. */
    async streamed(message: object, headers: Call['headers'] = {}): Promise<ReceivedEvent[]> {
      const answer = await agent.post('/message:stream', { message }, headers)
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`)
      return parseEvents(answer.body).events
    },
  }
  return agent
}

/** The reason of a refusal. */
export function reasonOf(answer: LightMyRequestResponse): string {
  return answer.json().error.details[0].reason
}
