import { expect, it } from 'vitest'
import type { Connection, Database } from '../../src/database/connection.ts'
import { DatabaseAwayError, DatabaseEndedError } from '../../src/database/database-away.ts'
import { operations } from '../../src/database/schema.ts'
import { describeEmbedded } from '../support/databases.ts'
import { jobRunners } from '../support/job-runners.ts'
import { noteLog } from '../support/note-log.ts'

const away = () => new DatabaseAwayError(new Error('Connection terminated unexpectedly'))

/** What Postgres says when its disk is full. */
const diskFull = () => Object.assign(new Error('could not extend file'), { code: '53100' })

/** The same database with transactions of another kind: each is given the real one, and may fail before it or after it. */
function withTransactions(
  connection: Connection,
  transact: (really: () => Promise<unknown>) => Promise<unknown>,
): Connection {
  const database: Database = new Proxy(connection.database, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== 'transaction') return value.bind(target)
      return (...given: unknown[]) =>
        transact(async (): Promise<unknown> => await Reflect.apply(value, target, given))
    },
  })
  return { ...connection, database }
}

/** The same database, one of whose transactions is committed, and its result lost on the way back. */
function losingOnce(connection: Connection, isLost: (result: unknown) => boolean): Connection {
  let lost = false
  return withTransactions(connection, async (really) => {
    const result = await really()
    if (lost || !isLost(result)) return result
    lost = true
    throw away()
  })
}

const isClaim = (result: unknown) => Array.isArray(result) && result.length > 0

// None of them waits for a lease: those of their own process last half a minute.
describeEmbedded('Work whose database went', (open) => {
  const { connection, accept, ended, run } = jobRunners(open)

  it('is taken up again at once by the process that had it, and that counts as no fault of the work', async () => {
    await run(async ({ operation }) => {
      if (operation.attempt < 30) throw away()
      return 'done'
    })
    const id = await accept()
    expect(await ended(id, 'completed')).toMatchObject({ attempt: 30, crashes: 0, result: 'done' })
  })

  it('is given up when the database ends itself under it again and again', async () => {
    await run(
      async () => {
        throw new DatabaseEndedError(new Error('unreachable'))
      },
      { crashLimit: 3 },
    )
    const id = await accept()
    expect(await ended(id, 'failed')).toMatchObject({
      attempt: 3,
      crashes: 3,
      error: { code: 'gave_up' },
    })
  })

  it('is taken up again when its claim was lost on the way back', async () => {
    await run(async () => 'done', {
      connection: losingOnce(connection(), isClaim),
    })
    const id = await accept()
    expect(await ended(id, 'completed')).toMatchObject({ attempt: 2, result: 'done' })
  })

  it('has ended once when its end was lost on the way back', async () => {
    const attempts: number[] = []
    await run(
      async ({ operation }) => {
        attempts.push(operation.attempt)
        return 'done'
      },
      { connection: losingOnce(connection(), (result) => result === true) },
    )
    const id = await accept()
    expect(await ended(id, 'completed')).toMatchObject({ result: 'done' })
    await ended(await accept(), 'completed')
    expect(attempts).toEqual([1, 1])
  })

  it('stays with the process that runs it, also when its lease ran out meanwhile', async () => {
    let release: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    await run(
      async ({ operation }) => {
        await gate
        return operation.attempt
      },
      { pollMilliseconds: 10 },
    )
    const id = await accept()
    await ended(id, 'in_progress')
    await connection()
      .database.update(operations)
      .set({ leaseExpiresAt: new Date(0) })
    await new Promise((resolve) => setTimeout(resolve, 100))
    release()
    expect(await ended(id, 'completed')).toMatchObject({ attempt: 1, result: 1 })
  })

  it('fails with a sentence when a disk is full', async () => {
    await run(async () => {
      throw Object.assign(new Error('write'), { code: 'ENOSPC' })
    })
    const id = await accept()
    expect((await ended(id, 'failed')).error).toEqual({
      code: 'disk_full',
      message: expect.stringContaining('disk of this server is full'),
    })
  })

  it('fails with that sentence too when the disk has no room for its result', async () => {
    let isFull = false
    const fullOnce = withTransactions(connection(), async (really) => {
      if (!isFull) return await really()
      isFull = false
      throw diskFull()
    })
    await run(
      async () => {
        isFull = true
      },
      { connection: fullOnce },
    )
    const id = await accept()
    expect(await ended(id, 'failed')).toMatchObject({ error: { code: 'disk_full' } })
  })

  it('is claimed when a full disk has room again, and the log says once that it could not be', async () => {
    const { said, logger } = noteLog()
    let isFull = false
    let refused = 0
    const fullForLong = withTransactions(connection(), async (really) => {
      if (!isFull) return await really()
      refused += 1
      throw diskFull()
    })
    await run(async () => 'done', { connection: fullForLong, logger, pollMilliseconds: 5 })
    isFull = true
    const id = await accept()
    await expect.poll(() => refused, { interval: 5 }).toBeGreaterThan(5)
    isFull = false
    await ended(id, 'completed')
    expect(said).toEqual([
      expect.stringMatching(/^Claiming operations failed/),
      'Claiming operations succeeds again',
    ])
  })
})
