import { expect, test } from 'vitest'
import type { JobContext } from '../../../src/jobs/job-runner.ts'
import { inThreads } from '../../../src/presentations/handlers/in-threads.ts'
import { currentParty } from '../../../src/workers/party.ts'
import { TaskTimeLimitError } from '../../../src/workers/task-time-limit.ts'

/** What this looks at of a job's context. */
const context = { operation: { ownerId: 'ada' } } as JobContext

test('Work that a thread had no more time for fails with what can be done about it', async () => {
  const work = inThreads(async () => {
    throw new TaskTimeLimitError(120_000)
  })
  await expect(work(context)).rejects.toMatchObject({
    name: 'JobFailure',
    code: 'too_long',
    message:
      'This took more than 120 seconds of computing, which is the most that one step may take; ' +
      'a shorter text, fewer slides or fewer variants and pictures take less.',
  })
})

test("Tasks of a job are its owner's", async () => {
  const work = inThreads(async () => currentParty())
  expect(await work(context)).toBe('ada')
})
