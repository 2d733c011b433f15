import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createInvitation, peekInvitation, takeInvitation } from '../../src/accounts/invitations.ts'
import type { Connection, Database } from '../../src/database/connection.ts'
import { verifications } from '../../src/database/schema.ts'
import { describeEachDatabase, emptyDatabase } from '../support/databases.ts'

describeEachDatabase('An invitation', (open) => {
  let connection: Connection
  let database: Database
  beforeAll(async () => {
    connection = await open()
    database = connection.database
  })
  beforeEach(() => emptyDatabase(connection))

  const forAda = () => createInvitation(database, { email: 'Ada@example.com', days: 7 })

  it('is accepted by whom it is for, however they type their address', async () => {
    expect(await takeInvitation(database, await forAda(), ' ADA@example.com')).toBe(true)
  })

  it('is for nobody else, and is not used up by them', async () => {
    const token = await forAda()
    expect(await takeInvitation(database, token, 'eve@example.com')).toBe(false)
    expect(await takeInvitation(database, token, '')).toBe(false)
    expect(await takeInvitation(database, token, 'ada@example.com')).toBe(true)
  })

  it('may be for anybody', async () => {
    const token = await createInvitation(database, { days: 7 })
    expect(await peekInvitation(database, token)).toEqual({})
    expect(await takeInvitation(database, token, 'grace@example.com')).toBe(true)
  })

  it('says whom it is for, and stays good', async () => {
    const token = await forAda()
    expect(await peekInvitation(database, token)).toEqual({ email: 'ada@example.com' })
    expect(await takeInvitation(database, token, 'ada@example.com')).toBe(true)
    expect(await peekInvitation(database, token)).toBeUndefined()
  })

  it('is accepted once, also by several at once', async () => {
    const token = await createInvitation(database, { days: 7 })
    const accepted = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        takeInvitation(database, token, `guest-${index}@example.com`),
      ),
    )
    expect(accepted.filter(Boolean)).toHaveLength(1)
  })

  it('is not lost when the account cannot be made', async () => {
    const token = await forAda()
    const failing = database.transaction(async (tx) => {
      await takeInvitation(tx, token, 'ada@example.com')
      throw new Error('The account could not be made.')
    })
    await expect(failing).rejects.toThrow('could not be made')
    expect(await takeInvitation(database, token, 'ada@example.com')).toBe(true)
  })

  it('ends after its days', async () => {
    const token = await createInvitation(database, { days: 3 })
    const [row] = await database
      .select({ hours: sql<number>`(extract(epoch from expires_at - created_at) / 3600)::int` })
      .from(verifications)
    expect(row?.hours).toBe(72)
    await database.update(verifications).set({ expiresAt: sql`now() - interval '1 second'` })
    expect(await peekInvitation(database, token)).toBeUndefined()
    expect(await takeInvitation(database, token, 'ada@example.com')).toBe(false)
  })

  it('cannot be read in the database', async () => {
    const token = await forAda()
    expect(JSON.stringify(await database.select().from(verifications))).not.toContain(token)
  })
})
