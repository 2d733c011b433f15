import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { operations } from '../../src/database/schema.ts'
import { type JobHandler, LeaseLostError } from '../../src/jobs/job-runner.ts'
import { failOperationsOf } from '../../src/jobs/operations.ts'
import { describeEachDatabase } from '../support/databases.ts'
import { jobRunners } from '../support/job-runners.ts'
import { signal } from '../support/operations.ts'

interface LogLine {
  level: 'info' | 'warn' | 'error'
  details: object
}

describeEachDatabase('What a runner logs of an operation that it no longer holds', (open) => {
  const { connection, ownerId, accept, run } = jobRunners(open)

  /** The first line that is logged when an operation is taken away from its handler, with its id. */
  async function logged(
    handler: JobHandler,
    takeAway: (id: string) => Promise<unknown>,
  ): Promise<LogLine & { id: string }> {
    const begun = signal()
    const line = signal<LogLine>()
    const taken = signal()
    const log = (level: LogLine['level']) => (details: object) => line.resolve({ level, details })
    await run(
      async (context) => {
        begun.resolve()
        await taken.promise
        return handler(context)
      },
      { logger: { info: log('info'), warn: log('warn'), error: log('error') } },
    )
    const id = await accept({ presentationId: 'deck' })
    await begun.promise
    await takeAway(id)
    taken.resolve()
    return { ...(await line.promise), id }
  }

  const deletePresentation = () =>
    connection().database.transaction((tx) =>
      failOperationsOf(
        tx,
        { ownerId: ownerId(), presentationId: 'deck' },
        { code: 'x', message: 'Gone.' },
      ),
    )
  const giveToAnother = (id: string) =>
    connection()
      .database.update(operations)
      .set({ worker: 'another', attempt: 2 })
      .where(eq(operations.id, id))

  it('is one plain line when its presentation was deleted and the handler stops for it', async () => {
    const { level, details, id } = await logged(async ({ progress }) => {
      await progress(1, 2, 'Half of it')
      return null
    }, deletePresentation)
    expect({ level, details }).toEqual({
      level: 'info',
      details: { operationId: id, kind: 'work', attempt: 1 },
    })
  })

  it('is one plain line when its presentation was deleted and the handler did not notice', async () => {
    const { level, details, id } = await logged(async () => 'done', deletePresentation)
    expect({ level, details }).toEqual({
      level: 'info',
      details: { operationId: id, kind: 'work', attempt: 1 },
    })
  })

  it('is a warning when another worker has it', async () => {
    const { level, details, id } = await logged(async ({ progress }) => {
      await progress(1, 2, 'Half of it')
      return null
    }, giveToAnother)
    expect({ level, details }).toEqual({
      level: 'warn',
      details: { operationId: id, kind: 'work', attempt: 1, err: expect.any(LeaseLostError) },
    })
  })

  it('is a warning when another worker had it and is done', async () => {
    const { level } = await logged(
      async () => 'done',
      async (id) => {
        await giveToAnother(id)
        await connection().database.update(operations).set({ status: 'completed' })
      },
    )
    expect(level).toBe('warn')
  })
})
