import { v7 as uuidv7 } from 'uuid'
import { parseEvents } from '../event-stream.ts'

// A client of the agent as somebody writes it who has read the interface (spec/interface.md, "A2A endpoint") and nothing
// else: snake_case, the headers that stand there, and no more.

interface SnakePart {
  text?: string
  data?: unknown
  url?: string
  raw?: string
  media_type?: string
  filename?: string
}

interface SnakeStatus {
  state: string
  message?: { parts: SnakePart[] }
}

export interface SnakeTask {
  id: string
  context_id: string
  status: SnakeStatus
  artifacts: { name: string; parts: SnakePart[] }[]
}

/** One of the four. */
export interface SnakeEvent {
  task?: SnakeTask
  message?: { parts: SnakePart[] }
  status_update?: { task_id: string; status: SnakeStatus }
  artifact_update?: { artifact: { name: string; parts: SnakePart[] } }
}

/** An answer other than success. */
export class SnakeClientError extends Error {
  readonly statusCode: number

  constructor(statusCode: number, body: string) {
    super(body)
    this.statusCode = statusCode
  }
}

export class SnakeClient {
  readonly #url: string
  readonly #key: string

  /** @param url the address of the endpoint, as the agent card gives it. */
  constructor(url: string, key: string) {
    this.#url = url
    this.#key = key
  }

  async #call(method: string, path: string, body?: unknown, signal?: AbortSignal) {
    const isMessage = path.startsWith('/message')
    const answer = await fetch(this.#url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#key}`,
        ...(isMessage ? { 'content-type': 'application/json', 'a2a-version': '1.0' } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    })
    if (!answer.ok) throw new SnakeClientError(answer.status, await answer.text())
    return answer
  }

  async #events(call: Promise<Response>, take: (event: SnakeEvent) => unknown): Promise<void> {
    const reader = (await call).body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true }
      if (done) return
      const { events, rest } = parseEvents(text + value)
      text = rest
      for (const { data } of events) await take(data as SnakeEvent)
    }
  }

  /** The card needs no key. */
  async card(): Promise<Record<string, unknown>> {
    return (await fetch(`${this.#url}/.well-known/agent-card.json`)).json()
  }

  /** An instruction about a presentation, in a message with a new id unless another is given. */
  message(
    instruction: string,
    { presentationId, ...more }: { presentationId?: string } & Record<string, string | undefined>,
  ) {
    return {
      role: 'ROLE_USER',
      message_id: uuidv7(),
      context_id: uuidv7(),
      ...more,
      parts: [
        { text: instruction },
        ...(presentationId === undefined ? [] : [{ data: { presentation_id: presentationId } }]),
      ],
    }
  }

  /** Sends a message and waits for the final task. */
  async send(message: object): Promise<SnakeTask> {
    return (await (await this.#call('POST', '/message:send', { message })).json()).task
  }

  /** Sends a message; takes its events one by one until the stream ends. */
  async stream(
    message: object,
    take: (event: SnakeEvent) => unknown,
    signal?: AbortSignal,
  ): Promise<void> {
    await this.#events(this.#call('POST', '/message:stream', { message }, signal), take)
  }

  async task(id: string): Promise<SnakeTask> {
    return (await this.#call('GET', `/tasks/${id}`)).json()
  }

  async cancel(id: string): Promise<SnakeTask> {
    return (await this.#call('POST', `/tasks/${id}:cancel`)).json()
  }

  /** Comes back to a task's events. */
  async subscribe(id: string, take: (event: SnakeEvent) => unknown): Promise<void> {
    await this.#events(this.#call('POST', `/tasks/${id}:subscribe`), take)
  }

  /** @param filters `context_id`, `status`, `status_timestamp_after`. */
  async tasks(filters: Record<string, string> = {}): Promise<SnakeTask[]> {
    const query = new URLSearchParams(filters)
    return (await (await this.#call('GET', `/tasks?${query}`)).json()).tasks
  }
}
