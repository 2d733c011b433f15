import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import { operations } from '../../src/database/schema.ts'
import { type ClaimRequest, claimableOperations, claimOperations } from '../../src/jobs/claim.ts'
import { requestCancel } from '../../src/jobs/operations.ts'
import { describeEachDatabase, describePostgres, emptyDatabase } from '../support/databases.ts'
import { accept, somebody } from '../support/operations.ts'
import { rowsRead, stepsOf } from '../support/query-plan.ts'

const request: ClaimRequest = {
  worker: 'worker',
  kinds: ['work', 'reading'],
  readingKinds: ['reading'],
  free: 10,
  generationsPerUser: 5,
  leaseMilliseconds: 30_000,
}

describeEachDatabase('Claiming operations', (open) => {
  let connection: Connection
  let ada: string
  let grace: string
  const claim = async (wish: Partial<ClaimRequest> = {}): Promise<string[]> => {
    const rows = await claimOperations(connection.database, { ...request, ...wish })
    return rows.map((row) => row.id)
  }
  const end = (id: string) =>
    connection.database.update(operations).set({ status: 'completed' }).where(eq(operations.id, id))

  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    await emptyDatabase(connection)
    ada = await somebody(connection)
    grace = await somebody(connection)
  })

  it('takes nothing where nothing waits', async () => {
    expect(await claim()).toEqual([])
  })

  it('marks what it takes with its worker, attempt and lease', async () => {
    const id = await accept(connection, ada, { input: { text: 'hello' } })
    const [row] = await claimOperations(connection.database, request)
    expect(row).toMatchObject({
      id,
      input: { text: 'hello' },
      status: 'in_progress',
      worker: 'worker',
      attempt: 1,
      startedAt: expect.any(Date),
    })
    const lease = (row?.leaseExpiresAt?.getTime() ?? 0) - (row?.startedAt?.getTime() ?? 0)
    expect(lease).toBe(30_000)
  })

  it('takes nothing twice', async () => {
    await accept(connection, ada)
    expect(await claim()).toHaveLength(1)
    expect(await claim()).toEqual([])
  })

  it('takes no more than is free, the earliest first', async () => {
    const ids = [await accept(connection, ada), await accept(connection, ada)]
    await accept(connection, ada)
    expect(await claim({ free: 2 })).toEqual(ids)
  })

  it('leaves kinds that it has no handler for', async () => {
    await accept(connection, ada, { kind: 'of a later version' })
    const id = await accept(connection, ada)
    expect(await claim()).toEqual([id])
  })

  it('takes one of each user in turn, whoever came first', async () => {
    const flood = []
    for (let count = 0; count < 6; count++) flood.push(await accept(connection, ada))
    const graces = [await accept(connection, grace), await accept(connection, grace)]
    expect(await claim({ free: 4 })).toEqual([flood[0], graces[0], flood[1], graces[1]])
  })

  it('prefers the user of whom less is running', async () => {
    const flood = []
    for (let count = 0; count < 4; count++) flood.push(await accept(connection, ada))
    await claim({ free: 2 })
    const late = await accept(connection, grace)
    expect(await claim({ free: 2 })).toEqual([late, flood[2]])
  })

  it('lets no more than the limit of one user run at once', async () => {
    for (let count = 0; count < 8; count++)
      await accept(connection, ada, { limited: true, generationsPerUser: 100 })
    const first = await claim()
    expect(first).toHaveLength(5)
    expect(await claim()).toEqual([])
    await end(first[0] ?? '')
    expect(await claim()).toHaveLength(1)
  })

  it('takes unlimited operations of a user who has reached the limit', async () => {
    for (let count = 0; count < 6; count++)
      await accept(connection, ada, { limited: true, generationsPerUser: 100 })
    await claim()
    const id = await accept(connection, ada)
    expect(await claim()).toEqual([id])
  })

  it('takes one operation at a time of a presentation, in the order accepted', async () => {
    const first = await accept(connection, ada, { presentationId: 'deck' })
    const second = await accept(connection, ada, { presentationId: 'deck' })
    const third = await accept(connection, ada, { presentationId: 'deck' })
    expect(await claim()).toEqual([first])
    expect(await claim()).toEqual([])
    await end(first)
    expect(await claim()).toEqual([second])
    await end(second)
    expect(await claim()).toEqual([third])
  })

  it('lets what only reads a presentation wait, and nothing else wait for that', async () => {
    const change = await accept(connection, ada, { presentationId: 'deck' })
    const reading = await accept(connection, ada, { presentationId: 'deck', kind: 'reading' })
    const further = await accept(connection, ada, { presentationId: 'deck', kind: 'reading' })
    expect(await claim()).toEqual([change])
    await end(change)
    expect(await claim()).toEqual([reading])
    const next = await accept(connection, ada, { presentationId: 'deck' })
    expect(await claim()).toEqual([next])
    await end(next)
    await end(reading)
    expect(await claim()).toEqual([further])
  })

  it('looks at a few rows, and takes turns, however much waits on one presentation', async () => {
    await connection.database.execute(
      sql`insert into operations (id, kind, owner_id, presentation_id, input)
        select 'flood ' || number, case when number % 2 = 1 then 'work' else 'reading' end, ${ada}, 'deck', '{}'
        from generate_series(1, 10000) as number`,
    )
    const late = await accept(connection, grace, { presentationId: 'other deck' })
    expect(await rowsLookedAt(connection)).toBeLessThan(30)
    expect(await claim({ free: 2 })).toEqual(['flood 1', late])
    expect(await rowsLookedAt(connection)).toBeLessThan(30)
    expect(await claim()).toEqual([])
  })

  it('looks at the presentations that a user may have waiting, however many there are', async () => {
    await connection.database.execute(
      sql`insert into operations (id, kind, owner_id, presentation_id, input)
        select 'flood ' || number, 'work', ${ada}, 'deck ' || number, '{}' from generate_series(1, 10000) as number`,
    )
    const late = await accept(connection, grace, { presentationId: 'other deck' })
    expect(await rowsLookedAt(connection)).toBeLessThan(300)
    expect(await claim({ free: 2 })).toEqual(['flood 1', late])
    expect(await claim()).toHaveLength(10)
  })

  it('comes to every presentation of a user who has more of them waiting than it looks at', async () => {
    await connection.database.execute(
      sql`insert into operations (id, kind, owner_id, presentation_id, input)
        select 'flood ' || number, 'work', ${ada}, 'deck ' || number, '{}' from generate_series(1, 300) as number`,
    )
    const taken = new Set<string>()
    for (let count = 0; count < 30; count++) for (const id of await claim()) taken.add(id)
    expect(taken.size).toBe(300)
  })

  it('goes on with a presentation whose next operation was cancelled', async () => {
    const first = await accept(connection, ada, { presentationId: 'deck' })
    const second = await accept(connection, ada, { presentationId: 'deck' })
    await connection.database.transaction((tx) => requestCancel(tx, first))
    expect(await claim()).toEqual([second])
  })
})

/** How many rows of operations a choice reads. */
async function rowsLookedAt({ database }: Connection): Promise<number> {
  await database.execute(sql`analyze operations`)
  return rowsRead(await stepsOf(database, claimableOperations(request)), 'operations')
}

describePostgres('Claiming by many workers at once', (open) => {
  it('gives every operation to one of them, and no user more than the limit', async () => {
    const connections = [await open(), await open(), await open()]
    const [connection] = connections
    if (connection === undefined) throw new Error('There is no connection.')
    const owners = [await somebody(connection), await somebody(connection)]
    for (let count = 0; count < 20; count++)
      for (const ownerId of owners)
        await accept(connection, ownerId, { limited: true, generationsPerUser: 100 })

    const claims = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        claimOperations((connections[index % 3] ?? connection).database, {
          ...request,
          worker: `worker ${index}`,
          free: 3,
        }),
      ),
    )

    const ids = claims.flat().map((row) => row.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const ownerId of owners)
      expect(claims.flat().filter((row) => row.ownerId === ownerId)).toHaveLength(5)
  })
})
