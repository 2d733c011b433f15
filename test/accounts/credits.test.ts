import { beforeAll, beforeEach, expect, it } from 'vitest'
import { creditBalance, grantCredits } from '../../src/accounts/credits.ts'
import type { Connection } from '../../src/database/connection.ts'
import { creditLedger } from '../../src/database/schema.ts'
import { describeEachDatabase, emptyDatabase } from '../support/databases.ts'
import { somebody } from '../support/operations.ts'

describeEachDatabase('The credit ledger', (open) => {
  let connection: Connection
  let userId: string
  const balance = () => creditBalance(connection.database, userId)
  const grant = (amount: number) =>
    grantCredits(connection.database, { userId, amount, reason: 'Test' })

  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    await emptyDatabase(connection)
    userId = await somebody(connection)
  })

  it('is empty at first', async () => {
    expect(await balance()).toBe(0)
  })

  it('adds up, as a number', async () => {
    await grant(100)
    await grant(50)
    expect(await balance()).toBe(150)
  })

  it('adds up past what an integer column holds', async () => {
    await grant(2_147_483_647)
    await grant(2_147_483_647)
    expect(await balance()).toBe(4_294_967_294)
  })

  it('keeps the balances of users apart', async () => {
    await grant(100)
    expect(await creditBalance(connection.database, await somebody(connection))).toBe(0)
  })

  it.each([0, -5, 1.5, Number.NaN, 2_147_483_648])('refuses to grant %d', async (amount) => {
    await expect(grant(amount)).rejects.toThrow(RangeError)
  })

  it('bills an operation once of each kind', async () => {
    const charge = { userId, kind: 'charge' as const, amount: -10, operationId: 'one', reason: '' }
    await connection.database.insert(creditLedger).values({ id: 'a', ...charge })
    await expect(
      connection.database.insert(creditLedger).values({ id: 'b', ...charge }),
    ).rejects.toThrow()
    await connection.database
      .insert(creditLedger)
      .values({ id: 'c', ...charge, kind: 'release', amount: 10 })
    expect(await balance()).toBe(0)
  })
})
