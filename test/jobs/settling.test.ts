import { asc, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { creditBalance } from '../../src/accounts/credits.ts'
import { InsufficientCreditsError } from '../../src/accounts/holds.ts'
import type { Connection } from '../../src/database/connection.ts'
import { creditLedger, operations } from '../../src/database/schema.ts'
import { claimOperations } from '../../src/jobs/claim.ts'
import { endOperation } from '../../src/jobs/end-operation.ts'
import { LeaseLostError } from '../../src/jobs/failures.ts'
import { createJobContext, type JobContext } from '../../src/jobs/job-context.ts'
import { type Claim, isHeldBy, recoverOperations } from '../../src/jobs/leases.ts'
import { failOperationsOf, requestCancel } from '../../src/jobs/operations.ts'
import { describeEachDatabase, emptyDatabase } from '../support/databases.ts'
import { accept, somebody } from '../support/operations.ts'

const nothing = async () => undefined
const error = { code: 'broken', message: 'It is broken.' }

describeEachDatabase('What work costs', (open) => {
  let connection: Connection
  let ownerId: string
  const balance = () => creditBalance(connection.database, ownerId)

  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    await emptyDatabase(connection)
    ownerId = await somebody(connection, 100)
  })

  /** What the ledger has for an operation, such as `hold -60`. */
  async function entries(operationId: string): Promise<string[]> {
    const rows = await connection.database
      .select()
      .from(creditLedger)
      .where(eq(creditLedger.operationId, operationId))
      .orderBy(asc(creditLedger.kind))
    return rows.map((row) => `${row.kind} ${row.amount}`)
  }

  /** Takes the one operation that waits, as a worker does. */
  async function take(): Promise<{ claim: Claim; context: JobContext }> {
    const [row] = await claimOperations(connection.database, {
      worker: 'worker',
      kinds: ['work'],
      readingKinds: [],
      free: 1,
      generationsPerUser: 5,
      leaseMilliseconds: 30_000,
    })
    if (row === undefined) throw new Error('Nothing waits.')
    const claim = { id: row.id, worker: 'worker', attempt: row.attempt }
    const { signal } = new AbortController()
    return { claim, context: createJobContext(connection.database, row, claim, signal, new Set()) }
  }

  const use = (context: JobContext, credits: number) =>
    context.transaction((tx) => context.use(tx, credits))

  it('of tokens is cut at what is left of what was set aside, and its usage says so', async () => {
    const id = await accept(connection, ownerId, { hold: 60 })
    const { claim, context } = await take()
    const usage = { requests: 1, inputTokens: 9, outputTokens: 9, seconds: 1, price: 9 }
    await context.spend(usage)
    await context.transaction((tx) => context.use(tx, 50, 12))
    await endOperation(connection.database, claim, { status: 'completed', result: 1 }, [], nothing)
    expect(await entries(id)).toEqual(['charge -60', 'hold -60', 'release 60'])
    const [row] = await connection.database.select().from(operations).where(eq(operations.id, id))
    expect(row?.modelUsage).toEqual({ ...usage, credits: 10 })
  })

  it('is set aside when the work is accepted', async () => {
    const id = await accept(connection, ownerId, { hold: 60 })
    expect(await entries(id)).toEqual(['hold -60'])
    expect(await balance()).toBe(40)
  })

  it('is nothing for work that is free', async () => {
    const id = await accept(connection, ownerId, { hold: 0 })
    const { claim } = await take()
    await endOperation(connection.database, claim, { status: 'canceled' }, [], nothing)
    expect(await entries(id)).toEqual([])
  })

  it('may be all that there is, and not one credit more', async () => {
    await expect(accept(connection, ownerId, { hold: 101 })).rejects.toThrow(
      new InsufficientCreditsError(101, 100),
    )
    await expect(accept(connection, ownerId, { hold: 100 })).resolves.toBeDefined()
    expect(await balance()).toBe(0)
    await expect(accept(connection, ownerId, { hold: 1 })).rejects.toThrow(
      'This costs up to 1 credit, and you have 0: ask for fewer slides',
    )
  })

  it('leaves nothing behind when it is refused', async () => {
    await expect(accept(connection, ownerId, { hold: 101 })).rejects.toThrow()
    expect(await connection.database.$count(operations)).toBe(0)
    expect(await balance()).toBe(100)
  })

  it('is covered for exactly ten of two hundred that come at once', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, () => accept(connection, ownerId, { hold: 10 })),
    )
    const refusals = answers.filter((one) => one.status === 'rejected')
    expect(refusals).toHaveLength(190)
    for (const { reason } of refusals) expect(reason).toBeInstanceOf(InsufficientCreditsError)
    expect(await balance()).toBe(0)
  })

  it.each([
    'completed',
    'failed',
    'canceled',
  ] as const)('is what was used when the work ended as %s', async (status) => {
    const id = await accept(connection, ownerId, { hold: 60 })
    const { claim, context } = await take()
    await use(context, 20)
    await use(context, 5)
    const ending = { status, result: null, error }
    await endOperation(connection.database, claim, ending, [], nothing)
    expect(await entries(id)).toEqual(['charge -25', 'hold -60', 'release 60'])
    expect(await balance()).toBe(75)
  })

  it('is nothing when nothing was made', async () => {
    const id = await accept(connection, ownerId, { hold: 60 })
    const { claim } = await take()
    await endOperation(connection.database, claim, { status: 'failed', error }, [], nothing)
    expect(await entries(id)).toEqual(['hold -60', 'release 60'])
    expect(await balance()).toBe(100)
  })

  it('is never more than was set aside', async () => {
    const id = await accept(connection, ownerId, { hold: 60 })
    const { claim, context } = await take()
    await use(context, 70)
    await endOperation(connection.database, claim, { status: 'failed', error }, [], nothing)
    expect(await entries(id)).toEqual(['charge -60', 'hold -60', 'release 60'])
  })

  it('is nothing when the work is cancelled before it begins', async () => {
    const id = await accept(connection, ownerId, { hold: 60 })
    await connection.database.transaction((tx) => requestCancel(tx, id))
    expect(await entries(id)).toEqual(['hold -60', 'release 60'])
  })

  it('is nothing when the presentation is deleted, whatever was made by then', async () => {
    const id = await accept(connection, ownerId, { hold: 60, presentationId: 'deck' })
    const { context } = await take()
    await use(context, 20)
    const target = { ownerId, presentationId: 'deck' }
    await connection.database.transaction((tx) => failOperationsOf(tx, target, error))
    expect(await entries(id)).toEqual(['hold -60', 'release 60'])
    expect(await balance()).toBe(100)
  })

  it('is what was made when the work is given up after too many crashes', async () => {
    const id = await accept(connection, ownerId, { hold: 60 })
    const { claim, context } = await take()
    await use(context, 20)
    const rules = { crashLimit: 1, afterFailure: nothing }
    await recoverOperations(connection.database, isHeldBy(claim), rules)
    expect(await entries(id)).toEqual(['charge -20', 'hold -60', 'release 60'])
  })

  it('stays set aside while a crashed attempt waits for the next', async () => {
    const id = await accept(connection, ownerId, { hold: 60 })
    const { claim } = await take()
    const rules = { crashLimit: 2, afterFailure: nothing }
    await recoverOperations(connection.database, isHeldBy(claim), rules)
    expect(await entries(id)).toEqual(['hold -60'])
  })

  describe('of an attempt that lost its lease', () => {
    it('counts no more', async () => {
      const id = await accept(connection, ownerId, { hold: 60 })
      const { claim, context } = await take()
      const rules = { crashLimit: 9, afterFailure: nothing }
      await recoverOperations(connection.database, isHeldBy(claim), rules)
      await expect(use(context, 20)).rejects.toThrow(LeaseLostError)
      await expect(context.use(connection.database, 20)).rejects.toThrow(LeaseLostError)
      const again = await take()
      await endOperation(connection.database, again.claim, { status: 'canceled' }, [], nothing)
      expect(await entries(id)).toEqual(['hold -60', 'release 60'])
    })

    it('is not settled by it', async () => {
      const id = await accept(connection, ownerId, { hold: 60 })
      const { claim } = await take()
      const rules = { crashLimit: 9, afterFailure: nothing }
      await recoverOperations(connection.database, isHeldBy(claim), rules)
      const written = await endOperation(
        connection.database,
        claim,
        { status: 'canceled' },
        [],
        nothing,
      )
      expect(written).toBe(false)
      expect(await entries(id)).toEqual(['hold -60'])
    })
  })

  it('is undone with the transaction that wrote it', async () => {
    const id = await accept(connection, ownerId, { hold: 60 })
    const { claim, context } = await take()
    const broken = context.transaction(async (tx) => {
      await context.use(tx, 20)
      throw new Error('The slides were not written.')
    })
    await expect(broken).rejects.toThrow('The slides were not written.')
    await endOperation(connection.database, claim, { status: 'failed', error }, [], nothing)
    expect(await entries(id)).toEqual(['hold -60', 'release 60'])
  })

  it('is settled under ids of version 7, made in the order of time', async () => {
    const before = Date.now()
    const id = await accept(connection, ownerId, { hold: 60 })
    await connection.database.transaction((tx) => requestCancel(tx, id))
    const [row] = await connection.database
      .select({ id: creditLedger.id })
      .from(creditLedger)
      .where(sql`operation_id = ${id} and kind = 'release'`)
    expect(row?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const milliseconds = Number.parseInt((row?.id ?? '').replace('-', '').slice(0, 12), 16)
    expect(Math.abs(milliseconds - before)).toBeLessThan(60_000)
  })
})
