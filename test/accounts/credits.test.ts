import { beforeAll, expect, it } from 'vitest'
import { creditBalance, grantCredits } from '../../src/accounts/credits.ts'
import type { Connection } from '../../src/database/connection.ts'
import { describeEachDatabase } from '../support/databases.ts'
import { somebody } from '../support/operations.ts'

describeEachDatabase('Credits', (open) => {
  let connection: Connection
  beforeAll(async () => {
    connection = await open()
  })

  it('of a user without any are 0', async () => {
    expect(await creditBalance(connection.database, await somebody(connection))).toBe(0)
  })

  it('add up for each user', async () => {
    const [ada, grace] = [await somebody(connection), await somebody(connection)]
    for (const amount of [10_000, 1, 2_147_483_647])
      await grantCredits(connection.database, { userId: ada, amount, reason: 'Test' })
    await grantCredits(connection.database, { userId: grace, amount: 7, reason: 'Test' })
    expect(await creditBalance(connection.database, ada)).toBe(2_147_493_648)
    expect(await creditBalance(connection.database, grace)).toBe(7)
  })

  it.each([0, -1, 1.5, Number.NaN, 2_147_483_648])('cannot be granted as %d', async (amount) => {
    const userId = await somebody(connection)
    const granting = grantCredits(connection.database, { userId, amount, reason: 'Test' })
    await expect(granting).rejects.toThrow(RangeError)
    expect(await creditBalance(connection.database, userId)).toBe(0)
  })
})
