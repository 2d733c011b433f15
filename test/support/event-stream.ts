/** An event of a stream as a client reads it. */
export interface ReceivedEvent {
  id: number
  event: string
  data: unknown
}

/** What a stream's text holds so far: its whole events, comments left out, and what has come of the next one. */
export function parseEvents(text: string): { events: ReceivedEvent[]; rest: string } {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  const events = blocks.flatMap((block) => {
    const fields = Object.fromEntries(
      block.split('\n').map((line) => {
        const [name = '', ...value] = line.split(': ')
        return [name, value.join(': ')]
      }),
    )
    if (fields.data === undefined) return []
    return [{ id: Number(fields.id), event: fields.event ?? '', data: JSON.parse(fields.data) }]
  })
  return { events, rest }
}

/**
 * The events of a stream as they come, until it ends.
 * @param options.bytes how many bytes to read at the most before going away, even in the middle of an event.
 * @param options.body posted as JSON, in version 1.0 of the protocol of agents; without one the stream is got.
 */
export async function* receiveEvents(
  url: string,
  options: { key: string; lastEventId?: number; bytes?: number; body?: object },
): AsyncGenerator<ReceivedEvent> {
  const abort = new AbortController()
  const { key, lastEventId, bytes = Number.POSITIVE_INFINITY, body } = options
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'a2a-version': '1.0' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: abort.signal,
  })
  if (answer.status === 204) return
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
  const reader = answer.body?.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let left = bytes
  try {
    while (left > 0) {
      const { value, done } = (await reader?.read()) ?? { done: true }
      if (done || value === undefined) return
      const part = value.subarray(0, left)
      left -= part.byteLength
      const parsed = parseEvents(rest + decoder.decode(part, { stream: true }))
      rest = parsed.rest
      yield* parsed.events
    }
  } finally {
    abort.abort()
  }
}
