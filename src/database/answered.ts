import { setTimeout as sleep } from 'node:timers/promises'

/** How long an embedded database that nobody else uses yet, or any more, may take; one that ended itself takes for ever. */
const longestMilliseconds = 30_000

/**
 * What an embedded database answers, if it does in time.
 *
 * @throws Error when it does not.
 */
export async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const over = new AbortController()
  const timeout = sleep(longestMilliseconds, undefined, { signal: over.signal }).then(() => {
    throw new Error('The embedded database did not answer.')
  })
  try {
    return await Promise.race([answer, timeout])
  } finally {
    timeout.catch(() => undefined)
    over.abort()
  }
}
