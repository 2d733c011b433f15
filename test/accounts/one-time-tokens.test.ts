import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import {
  createOneTimeToken,
  peekOneTimeToken,
  type TokenPurpose,
  takeOneTimeToken,
} from '../../src/accounts/one-time-tokens.ts'
import { createUser } from '../../src/accounts/users.ts'
import type { Connection, Database } from '../../src/database/connection.ts'
import { users, verifications } from '../../src/database/schema.ts'
import { describeEachDatabase, emptyDatabase } from '../support/databases.ts'

const purposes: TokenPurpose[] = ['sign-in', 'reset-password', 'confirm-email']

describeEachDatabase('A one-time token', (open) => {
  let connection: Connection
  let database: Database
  let userId: string
  beforeAll(async () => {
    connection = await open()
    database = connection.database
  })
  beforeEach(async () => {
    await emptyDatabase(connection)
    const ada = { email: 'ada@example.com', name: 'Ada', signupCredits: 0 }
    userId = (await createUser(database, ada)).id
  })

  const make = (purpose: TokenPurpose, more: { value?: string; minutes?: number } = {}) =>
    createOneTimeToken(database, { purpose, userId, minutes: 60, ...more })

  it('stands for its user', async () => {
    expect(await takeOneTimeToken(database, 'sign-in', await make('sign-in'))).toEqual({ userId })
  })

  it('brings along what it confirms', async () => {
    const token = await make('confirm-email', { value: 'countess@example.com' })
    expect(await takeOneTimeToken(database, 'confirm-email', token)).toEqual({
      userId,
      value: 'countess@example.com',
    })
  })

  it('is worth nothing after it was taken', async () => {
    const token = await make('sign-in')
    await takeOneTimeToken(database, 'sign-in', token)
    expect(await takeOneTimeToken(database, 'sign-in', token)).toBeUndefined()
    expect(await peekOneTimeToken(database, 'sign-in', token)).toBeUndefined()
  })

  it('goes to one of several who take it at once', async () => {
    const token = await make('reset-password')
    const taken = await Promise.all(
      Array.from({ length: 8 }, () => takeOneTimeToken(database, 'reset-password', token)),
    )
    expect(taken.filter((grant) => grant !== undefined)).toEqual([{ userId }])
  })

  it('stays good when it is looked at', async () => {
    const token = await make('reset-password')
    expect(await peekOneTimeToken(database, 'reset-password', token)).toEqual({ userId })
    expect(await takeOneTimeToken(database, 'reset-password', token)).toEqual({ userId })
  })

  it('stays good when what it was taken for fails', async () => {
    const token = await make('reset-password')
    const failing = database.transaction(async (tx) => {
      await takeOneTimeToken(tx, 'reset-password', token)
      throw new Error('The password could not be set.')
    })
    await expect(failing).rejects.toThrow('could not be set')
    expect(await takeOneTimeToken(database, 'reset-password', token)).toEqual({ userId })
  })

  it.each(purposes)('for %s is good for nothing else', async (purpose) => {
    const token = await make(purpose)
    for (const other of purposes.filter((one) => one !== purpose)) {
      expect(await peekOneTimeToken(database, other, token)).toBeUndefined()
      expect(await takeOneTimeToken(database, other, token)).toBeUndefined()
    }
    expect(await takeOneTimeToken(database, purpose, token)).toEqual({ userId })
  })

  it('ends after its minutes', async () => {
    const token = await make('sign-in', { minutes: 5 })
    const [row] = await database
      .select({ seconds: sql<number>`extract(epoch from expires_at - created_at)::int` })
      .from(verifications)
    expect(row?.seconds).toBe(300)
    await database.update(verifications).set({ expiresAt: sql`now() - interval '1 second'` })
    expect(await peekOneTimeToken(database, 'sign-in', token)).toBeUndefined()
    expect(await takeOneTimeToken(database, 'sign-in', token)).toBeUndefined()
  })

  it('is worth nothing when its user is gone', async () => {
    const token = await make('sign-in')
    await database.delete(users).where(eq(users.id, userId))
    expect(await peekOneTimeToken(database, 'sign-in', token)).toBeUndefined()
    expect(await takeOneTimeToken(database, 'sign-in', token)).toBeUndefined()
  })

  it('for a password ends the others for a password of that user, and nothing else', async () => {
    const eve = { email: 'eve@example.com', name: 'Eve', signupCredits: 0 }
    const eveId = (await createUser(database, eve)).id
    const older = await make('reset-password')
    const link = await make('sign-in')
    const ofEve = await createOneTimeToken(database, {
      purpose: 'reset-password',
      userId: eveId,
      minutes: 60,
    })
    // As better-auth and invitations keep theirs.
    const foreign = { identifier: 'something', value: 'no JSON', expiresAt: sql`now() + '1 hour'` }
    await database.insert(verifications).values({ id: 'foreign', ...foreign })
    await takeOneTimeToken(database, 'reset-password', await make('reset-password'))

    expect(await peekOneTimeToken(database, 'reset-password', older)).toBeUndefined()
    expect(await peekOneTimeToken(database, 'sign-in', link)).toEqual({ userId })
    expect(await peekOneTimeToken(database, 'reset-password', ofEve)).toEqual({ userId: eveId })
    expect(await database.$count(verifications, eq(verifications.id, 'foreign'))).toBe(1)
  })

  it('to sign in leaves a link for another device alone', async () => {
    const phone = await make('sign-in')
    await takeOneTimeToken(database, 'sign-in', await make('sign-in'))
    expect(await takeOneTimeToken(database, 'sign-in', phone)).toEqual({ userId })
  })

  it('cannot be read in the database', async () => {
    const token = await make('sign-in')
    const rows = await database.select().from(verifications)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each(['', 'nothing', '%', "' or true --"])('is not %j', async (token) => {
    await make('sign-in')
    expect(await takeOneTimeToken(database, 'sign-in', token)).toBeUndefined()
  })
})
