import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { type Connection, queryRows } from '../../src/database/connection.ts'
import { openConnection } from '../../src/database/open-connection.ts'
import { describeEachDatabase, describePostgres, type Place } from '../support/databases.ts'

async function migrationsRun(connection: Connection): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    connection.database,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  )
  return row?.count ?? 0
}

describePostgres('Migrating', (_open, newPlace) => {
  it('is done once by four processes that start together on an empty database', async () => {
    const place = await newPlace()
    const connections = await Promise.all([1, 2, 3, 4].map(() => openConnection(place)))
    const counts = await Promise.all(connections.map(migrationsRun))
    expect(new Set(counts).size).toBe(1)
    const [first] = connections
    const names = await queryRows<{ hash: string }>(
      (first as Connection).database,
      sql`select hash from drizzle.__drizzle_migrations`,
    )
    expect(new Set(names.map((row) => row.hash)).size).toBe(counts[0])
    for (const connection of connections) await connection.close()
  })
})

describeEachDatabase('Migrating again', (_open, newPlace) => {
  let place: Place
  beforeAll(async () => {
    place = await newPlace()
  })

  it('changes nothing', async () => {
    const first = await openConnection(place)
    const before = await migrationsRun(first)
    await first.close()
    const second = await openConnection(place)
    expect(await migrationsRun(second)).toBe(before)
    await second.close()
  })
})
