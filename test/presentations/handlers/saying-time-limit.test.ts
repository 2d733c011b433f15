import { expect, test } from 'vitest'
import type { JobContext } from '../../../src/jobs/job-runner.ts'
import { sayingTimeLimit } from '../../../src/presentations/handlers/saying-time-limit.ts'
import { TaskTimeLimitError } from '../../../src/workers/task-time-limit.ts'

test('Work that a thread had no more time for fails with what can be done about it', async () => {
  const work = sayingTimeLimit(async () => {
    throw new TaskTimeLimitError(120_000)
  })
  // It asks nothing of its context.
  const context = {} as JobContext
  await expect(work(context)).rejects.toMatchObject({
    name: 'JobFailure',
    code: 'too_long',
    message:
      'This took more than 120 seconds of computing, which is the most that one step may take; ' +
      'a shorter text, fewer slides or fewer variants and pictures take less.',
  })
})
