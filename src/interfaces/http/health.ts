import type { FastifyInstance } from 'fastify'

/** A part without which the server cannot do its work. */
export interface ReadinessCheck {
  part: 'database' | 'workers' | 'disk'
  /** What is wrong with it when it is not ready, in one sentence. */
  problem: string
  /** Rejects when it is not ready. */
  check(): Promise<unknown>
}

/** A part that does not answer within this time is not ready. */
const patienceMilliseconds = 2_000

/** When to ask again, in seconds. */
const retryAfterSeconds = '2'

/** The checks that fail, in their order. */
async function failedChecks(checks: readonly ReadinessCheck[]): Promise<ReadinessCheck[]> {
  const results = await Promise.all(
    checks.map((one) =>
      withinPatience(one.check()).then(
        () => [],
        () => [one],
      ),
    ),
  )
  return results.flat()
}

async function withinPatience(check: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('There was no answer.')), patienceMilliseconds)
  })
  await Promise.race([check, timeout]).finally(() => clearTimeout(timer))
}

/**
 * `GET /health/live`: the process runs. `GET /health/ready`: it can do its work; else 503, with the parts that are not
 * ready and a sentence about each.
 */
export function registerHealth(
  app: FastifyInstance,
  { isClosing, checks }: { isClosing: () => boolean; checks: readonly ReadinessCheck[] },
): void {
  // Whoever asks at the same time is told the same, so that asking costs nothing more.
  let checking: Promise<ReadinessCheck[]> | undefined
  const look = () => {
    checking ??= failedChecks(checks).finally(() => {
      checking = undefined
    })
    return checking
  }

  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    if (isClosing()) return reply.code(503).send({ detail: 'The server is stopping.' })
    const failed = await look()
    if (failed.length === 0) return { status: 'ok' }
    return reply
      .code(503)
      .header('retry-after', retryAfterSeconds)
      .send({
        detail: failed.map(({ problem }) => problem).join(' '),
        unready: failed.map(({ part }) => part),
      })
  })
}
