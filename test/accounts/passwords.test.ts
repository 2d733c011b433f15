import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createOneTimeToken,
  peekOneTimeToken,
  type TokenPurpose,
} from '../../src/accounts/one-time-tokens.ts'
import { changePassword, resetPassword, setPassword } from '../../src/accounts/passwords.ts'
import type { Connection } from '../../src/database/connection.ts'
import { authAccounts, sessions } from '../../src/database/schema.ts'
import { describeEachDatabase, emptyDatabase } from '../support/databases.ts'
import { somebody } from '../support/operations.ts'

describeEachDatabase('A password', (open) => {
  let connection: Connection
  let userId: string
  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    await emptyDatabase(connection)
    userId = await somebody(connection)
  })

  const token = (purpose: TokenPurpose, of = userId) =>
    createOneTimeToken(connection.database, { purpose, userId: of, minutes: 60 })

  async function session(of = userId): Promise<string> {
    const id = randomUUID()
    const expiresAt = new Date(Date.now() + 60_000)
    await connection.database.insert(sessions).values({ id, token: id, userId: of, expiresAt })
    return id
  }

  const sessionsLeft = async () =>
    (await connection.database.select({ id: sessions.id }).from(sessions)).map(({ id }) => id)

  const hashes = async () =>
    (await connection.database.select().from(authAccounts)).map(({ password }) => password)

  it('is one, also when several first ones are set at once', async () => {
    const { database } = connection
    const all = ['one', 'two', 'three', 'four']
    await Promise.all(all.map((hash) => setPassword(database, userId, hash)))
    expect(await hashes()).toHaveLength(1)
  })

  it('is replaced by the next one', async () => {
    await setPassword(connection.database, userId, 'former')
    await setPassword(connection.database, userId, 'new')
    expect(await hashes()).toEqual(['new'])
  })

  describe('that is changed', () => {
    it('signs out everybody but who changed it', async () => {
      const [here] = [await session(), await session()]
      await changePassword(connection.database, userId, 'new', { keepSession: here })
      expect(await sessionsLeft()).toEqual([here])
    })

    it.each(['sign-in', 'reset-password'] as const)('ends links to %s', async (purpose) => {
      const given = await token(purpose)
      await changePassword(connection.database, userId, 'new')
      expect(await peekOneTimeToken(connection.database, purpose, given)).toBeUndefined()
    })

    it('changes nothing for others', async () => {
      const other = await somebody(connection)
      const theirs = await session(other)
      const given = await token('sign-in', other)
      await changePassword(connection.database, userId, 'new')
      expect(await sessionsLeft()).toEqual([theirs])
      expect(await peekOneTimeToken(connection.database, 'sign-in', given)).toBeDefined()
    })
  })

  describe('that is chosen by a link', () => {
    it('signs everybody out, and ends links to sign in', async () => {
      await session()
      const entry = await token('sign-in')
      const { database } = connection
      expect(await resetPassword(database, await token('reset-password'), 'new')).toBe(userId)
      expect(await hashes()).toEqual(['new'])
      expect(await sessionsLeft()).toEqual([])
      expect(await peekOneTimeToken(database, 'sign-in', entry)).toBeUndefined()
    })

    it('is chosen once, also by several at once', async () => {
      const given = await token('reset-password')
      const answers = await Promise.all(
        ['a', 'b', 'c'].map((hash) => resetPassword(connection.database, given, hash)),
      )
      expect(answers.filter((one) => one !== undefined)).toEqual([userId])
    })
  })
})
