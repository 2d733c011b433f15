import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type Connection, queryRows } from '../../src/database/connection.ts'
import { preparedTransaction } from '../../src/database/prepared-transaction.ts'
import { describeEachDatabase } from '../support/databases.ts'

describeEachDatabase('a transaction that needs something which takes long', (open) => {
  let connection: Connection
  beforeAll(async () => {
    connection = await open()
  })

  const makeTable = () => sql`create table prepared (said text)`
  const isThere = async () => {
    const query = sql`select to_regclass('prepared') as name`
    const [row] = await queryRows<{ name: string | null }>(connection.database, query)
    return row?.name !== null
  }

  test('gets it worked out while it is undone, and the database is free', async () => {
    const given = await preparedTransaction(connection.database, async (tx, prepare) => {
      await tx.execute(makeTable())
      const wasThere = await prepare('the table', isThere)
      await tx.execute(sql`drop table prepared`)
      return wasThere
    })
    expect(given).toBe(false)
  })

  test('gets it anew when what it is worked out from has changed meanwhile', async () => {
    let revision = 1
    const given = await preparedTransaction(connection.database, (_tx, prepare) =>
      prepare(
        { revision },
        async () => `worked out from ${revision === 1 ? revision++ : revision}`,
      ),
    )
    expect(given).toBe('worked out from 2')
  })

  test('takes it as it is when that changes again and again', async () => {
    let revision = 0
    const given = await preparedTransaction(connection.database, (_tx, prepare) => {
      revision += 1
      const from = revision
      return prepare({ revision }, async () => from)
    })
    expect([given, revision]).toEqual([5, 6])
  })

  test('fails as the work does', async () => {
    const failing = preparedTransaction(connection.database, (_tx, prepare) =>
      prepare(1, () => Promise.reject(new Error('No thread is left.'))),
    )
    await expect(failing).rejects.toThrow('No thread is left.')
  })
})
