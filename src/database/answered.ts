import { setTimeout as sleep } from 'node:timers/promises'

/** How long an embedded database that nobody else uses yet, or any more, may take; one that ended itself takes for ever. */
const longestMilliseconds = 30_000

/**
 * What an embedded database answers, if it does in time.
 *
 * @param longest in milliseconds.
 * @param tooLate what is thrown when it does not.
 */
export async function answered<Answer>(
  answer: Promise<Answer>,
  longest = longestMilliseconds,
  tooLate = new Error('The embedded database did not answer.'),
): Promise<Answer> {
  const over = new AbortController()
  const timeout = sleep(longest, undefined, { signal: over.signal }).then(() => {
    throw tooLate
  })
  try {
    return await Promise.race([answer, timeout])
  } finally {
    timeout.catch(() => undefined)
    over.abort()
  }
}
