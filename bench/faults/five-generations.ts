import { setTimeout as pause } from 'node:timers/promises'
import { sampleText } from '../../test/support/samples.ts'
import { bootstrapKey, type ServerProcess } from '../../test/support/server-process.ts'
import type { GenerationStatus } from '../../test/support/v1-client.ts'
import { slideRange } from './with-server.ts'

/** As many as one user may have under way. */
const generations = 5

/** How long all of them may take after the last fault, in milliseconds: how many faults there are time for depends on the machine. */
const patience = 180_000

/** An answer of the server, whatever it says; undefined: none came. */
async function ask(
  server: ServerProcess,
  path: string,
  options: { body?: unknown; idempotencyKey?: string } = {},
): Promise<Response | undefined> {
  const { body, idempotencyKey } = options
  return await fetch(`${server.url}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${bootstrapKey}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => undefined)
}

/** What a client saw of five generations. */
export interface Outcome {
  /** How each ended. */
  ended: GenerationStatus[]
  /** Statuses of answers that were no success. */
  refusals: Set<number>
}

/** Work that a client started, and follows until it has ended. */
interface FiveGenerations {
  ended: Promise<Outcome>
  isOver(): boolean
  /** Says that a fault has just befallen the server. */
  wasStruck(): void
}

/**
 * Starts five generations as a careful client does, which asks again after 503 with the same `Idempotency-Key`, and
 * follows them.
 *
 * @param name tells them from others of the same server.
 * @param server the one to ask, which may be another process than a moment ago.
 */
export function startFive(name: string, server: () => ServerProcess): FiveGenerations {
  const refusals = new Set<number>()
  let deadline = Date.now() + patience
  let over = false

  async function until<T>(path: string, options: Parameters<typeof ask>[2]): Promise<T> {
    for (;;) {
      const answer = await ask(server(), path, options)
      if (answer?.ok) return (await answer.json()) as T
      if (answer !== undefined) refusals.add(answer.status)
      if (Date.now() > deadline)
        throw new Error(`${path}: ${answer?.status} ${await answer?.text()}`)
      await pause(50)
    }
  }

  async function one(number: number): Promise<GenerationStatus> {
    const accepted = await until<{ generation_id: string }>('/generations', {
      idempotencyKey: `${name} ${number}`,
      body: {
        input_text: sampleText('quarterly-review.md'),
        export_formats: ['link', 'pdf', 'ppt'],
        presentation_options: { title: `${name} ${number}`, slide_range: slideRange },
      },
    })
    for (;;) {
      const status = await until<GenerationStatus>(`/generations/${accepted.generation_id}`, {})
      if (status.status === 'completed' || status.status === 'failed') return status
      if (Date.now() > deadline) throw new Error(`A generation is still ${status.status}.`)
      await pause(50)
    }
  }

  const ended = Promise.all(Array.from({ length: generations }, (_, number) => one(number)))
    .then((all) => ({ ended: all, refusals }))
    .finally(() => {
      over = true
    })
  // Whoever waits for it hears of it; until then it is no unhandled one.
  ended.catch(() => undefined)
  return {
    ended,
    isOver: () => over,
    wasStruck() {
      deadline = Date.now() + patience
    },
  }
}
