import { beforeAll, beforeEach, expect, it } from 'vitest'
import {
  ApplicationLimitError,
  heldCredits,
  InsufficientCreditsError,
  raiseHold,
} from '../../src/accounts/holds.ts'
import type { Connection } from '../../src/database/connection.ts'
import { describeEachDatabase, emptyDatabase } from '../support/databases.ts'
import { accept, somebody } from '../support/operations.ts'

describeEachDatabase('A hold that is raised', (open) => {
  const application = { id: 'app', name: 'Claude', dailyCredits: 30 }
  let connection: Connection
  let userId: string

  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    await emptyDatabase(connection)
    userId = await somebody(connection, 100)
  })

  /** Raises what is set aside for work of the application; answers what is set aside then. */
  async function raised(before: number, credits: number): Promise<number> {
    const operationId = await accept(connection, userId, { hold: before, application })
    const hold = { userId, operationId, credits, reason: 'work', application }
    await connection.database.transaction((tx) => raiseHold(tx, hold))
    return heldCredits(connection.database, operationId)
  }

  it.each([
    [0, 30, 30],
    [10, 30, 30],
    [20, 10, 20],
  ])('sets aside the most: of %i and %i credits %i', async (before, credits, held) => {
    expect(await raised(before, credits)).toBe(held)
  })

  it.each([0, 10])('from %i is no more than the application may spend', async (before) => {
    await expect(raised(before, 40)).rejects.toThrow(ApplicationLimitError)
  })

  it('is no more than the user has', async () => {
    const operationId = await accept(connection, userId, { hold: 10 })
    const hold = { userId, operationId, credits: 101, reason: 'work' }
    const raise = connection.database.transaction((tx) => raiseHold(tx, hold))
    await expect(raise).rejects.toThrow(InsufficientCreditsError)
  })

  it.each([
    [40, 35, ', 35 of them for language models', ''],
    [
      40,
      5,
      ', 5 of them for language models',
      'ask for a smaller slide_range or fewer variants, or ',
    ],
    [40, 40, ', all of them for language models', ''],
  ])('of %i credits, %i for tokens, advises what helps', async (credits, ofTokens, share, advice) => {
    const operationId = await accept(connection, userId, { hold: 0 })
    const hold = { userId, operationId, credits, ofTokens, reason: 'work', application }
    await expect(connection.database.transaction((tx) => raiseHold(tx, hold))).rejects.toThrow(
      `This costs up to 40 credits${share}. Claude may spend 30 credits in 24 hours, and 30 are left: ${advice}raise the limit in the settings.`,
    )
  })
})
