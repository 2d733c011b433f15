import { expect, test, vi } from 'vitest'
import type { JobContext } from '../../../src/jobs/job-runner.ts'
import { TooLongError } from '../../../src/presentations/errors.ts'
import { inThreads } from '../../../src/presentations/handlers/in-threads.ts'
import { currentParty } from '../../../src/workers/party.ts'
import { TaskTimeLimitError } from '../../../src/workers/task-time-limit.ts'
import { silentLogger } from '../../support/operations.ts'

/** What this looks at of a job's context. */
const context = {
  operation: { id: 'one', kind: 'presentation_edit', ownerId: 'ada' },
} as JobContext

const anyTask =
  'This took more than 120 seconds of computing, which is the most that one step may take; ' +
  'a shorter text, fewer slides or fewer variants and pictures take less.'

test.each([
  [anyTask, new TaskTimeLimitError(120_000)],
  ['Say it in fewer words.', new TooLongError('Say it in fewer words.')],
])('Work that a thread had no more time for fails with what can be done about it: %s', async (message, error) => {
  const work = inThreads(() => Promise.reject(error), silentLogger)
  await expect(work(context)).rejects.toMatchObject({
    name: 'JobFailure',
    code: 'too_long',
    message,
  })
})

test('The log says which work a thread had no more time for', async () => {
  const warn = vi.fn()
  const stuck = () => Promise.reject(new TaskTimeLimitError(120_000))
  const work = inThreads(stuck, { ...silentLogger, warn })
  await expect(work(context)).rejects.toThrow()
  expect(warn.mock.calls).toEqual([
    [
      { operationId: 'one', kind: 'presentation_edit', err: expect.any(TooLongError) },
      'A task was ended at its time limit',
    ],
  ])
})

test("Tasks of a job are its owner's", async () => {
  const work = inThreads(async () => currentParty(), silentLogger)
  expect(await work(context)).toBe('ada')
})
