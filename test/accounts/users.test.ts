import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authenticateApiKey } from '../../src/accounts/api-keys.ts'
import { creditBalance } from '../../src/accounts/credits.ts'
import { takeSignInToken } from '../../src/accounts/sign-in-links.ts'
import {
  createUser,
  EmailTakenError,
  ensureFirstAccount,
  findUserByEmail,
  listUsers,
} from '../../src/accounts/users.ts'
import type { Connection } from '../../src/database/connection.ts'
import { apiKeys, authAccounts, users, verifications } from '../../src/database/schema.ts'
import { describeEachDatabase, describePostgres, emptyDatabase } from '../support/databases.ts'

const settings = { signupCredits: 10_000 }
const somebody = { email: 'somebody@example.com', name: 'Somebody', signupCredits: 0 }

describeEachDatabase('Users', (open) => {
  let connection: Connection
  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(() => emptyDatabase(connection))

  it('begin with the credits of a new account', async () => {
    const ada = { email: 'ada@example.com', name: 'Ada', signupCredits: 25 }
    const { id } = await createUser(connection.database, ada)
    expect(await creditBalance(connection.database, id)).toBe(25)
  })

  it('may begin with nothing', async () => {
    const ada = { email: 'ada@example.com', name: 'Ada', signupCredits: 0 }
    const { id } = await createUser(connection.database, ada)
    expect(await creditBalance(connection.database, id)).toBe(0)
  })

  it('are found by their address, however it is typed', async () => {
    const ada = { email: ' Ada@Example.com', name: 'Ada', signupCredits: 0 }
    const { id } = await createUser(connection.database, ada)
    expect(await findUserByEmail(connection.database, 'ADA@example.com ')).toMatchObject({
      id,
      email: 'ada@example.com',
      emailVerified: false,
    })
    expect(await findUserByEmail(connection.database, 'grace@example.com')).toBeUndefined()
  })

  it('do not share an address, nor get credits twice', async () => {
    const ada = { email: 'ada@example.com', name: 'Ada', signupCredits: 25 }
    const { id } = await createUser(connection.database, ada)
    const again = { ...ada, email: ' ADA@example.com', passwordHash: 'salt:hash' }
    await expect(createUser(connection.database, again)).rejects.toThrow(EmailTakenError)
    expect(await creditBalance(connection.database, id)).toBe(25)
    expect(await connection.database.$count(authAccounts)).toBe(0)
  })

  it('may have a password, where better-auth looks for it', async () => {
    const ada = { email: 'ada@example.com', name: 'Ada', signupCredits: 0 }
    const { id } = await createUser(connection.database, { ...ada, passwordHash: 'salt:hash' })
    expect(await connection.database.select().from(authAccounts)).toMatchObject([
      { userId: id, accountId: id, providerId: 'credential', password: 'salt:hash' },
    ])
  })

  it('need no password', async () => {
    const ada = { email: 'ada@example.com', name: 'Ada', signupCredits: 0 }
    await createUser(connection.database, ada)
    expect(await connection.database.$count(authAccounts)).toBe(0)
  })

  it('are listed, the oldest first', async () => {
    for (const name of ['Ada', 'Grace'])
      await createUser(connection.database, {
        email: `${name}@example.com`,
        name,
        signupCredits: 0,
      })
    expect((await listUsers(connection.database)).map(({ name }) => name)).toEqual(['Ada', 'Grace'])
  })

  describe('the first account', () => {
    it('is made with a key to print', async () => {
      const { userId, news } = await ensureFirstAccount(connection, settings)
      expect(await authenticateApiKey(connection.database, news?.key ?? '')).toMatchObject({
        userId,
      })
      expect(await creditBalance(connection.database, userId)).toBe(10_000)
    })

    it('is made with a link to print, which signs in for a day', async () => {
      const { database } = connection
      const { userId, news } = await ensureFirstAccount(connection, settings)
      expect(news?.email).toBe('owner@slidewright.local')
      const [row] = await database
        .select({ hours: sql<number>`(extract(epoch from expires_at - created_at) / 3600)::int` })
        .from(verifications)
      expect(row?.hours).toBe(24)
      expect(await takeSignInToken(database, news?.signInToken ?? '')).toBe(userId)
    })

    it('is there at the next start, without another key or link', async () => {
      const { userId } = await ensureFirstAccount(connection, settings)
      expect(await ensureFirstAccount(connection, settings)).toMatchObject({ userId })
      expect(await connection.database.$count(apiKeys)).toBe(1)
      expect(await connection.database.$count(verifications)).toBe(1)
    })

    it('is said to be unused until its key is used', async () => {
      const { userId } = await ensureFirstAccount(connection, settings)
      expect(await ensureFirstAccount(connection, settings)).toEqual({
        userId,
        neverUsed: 'owner@slidewright.local',
      })
      await connection.database.update(apiKeys).set({ lastUsedAt: new Date() })
      expect(await ensureFirstAccount(connection, settings)).toEqual({ userId })
    })

    it('opens with the configured key instead', async () => {
      const bootstrapApiKey = 'sk_configured-by-a-person-1'
      const { userId, news } = await ensureFirstAccount(connection, {
        ...settings,
        bootstrapApiKey,
      })
      expect(news).toMatchObject({ email: 'owner@slidewright.local' })
      expect(news).not.toHaveProperty('key')
      expect(await authenticateApiKey(connection.database, bootstrapApiKey)).toMatchObject({
        userId,
      })
    })

    describe('when it is deleted while there are others', () => {
      const bootstrapApiKey = 'sk_configured-by-a-person-3'
      const started = { ...settings, bootstrapApiKey }

      it('leaves its configured key to nobody', async () => {
        const { database } = connection
        const { userId } = await ensureFirstAccount(connection, started)
        const other = await createUser(database, somebody)
        await database.delete(users).where(eq(users.id, userId))

        expect(await ensureFirstAccount(connection, started)).toEqual({
          userId: other.id,
          chosenKeyUnused: true,
        })
        expect(await authenticateApiKey(database, bootstrapApiKey)).toBeUndefined()
      })

      it('leaves a key to nobody that is configured afterwards', async () => {
        const { database } = connection
        const { userId } = await ensureFirstAccount(connection, settings)
        await createUser(database, somebody)
        await database.delete(users).where(eq(users.id, userId))

        await ensureFirstAccount(connection, started)

        expect(await authenticateApiKey(database, bootstrapApiKey)).toBeUndefined()
      })

      it('is made anew once all are gone, and the key opens it', async () => {
        const { database } = connection
        await ensureFirstAccount(connection, started)
        await database.delete(users)

        const { userId, news } = await ensureFirstAccount(connection, started)

        expect(news).toBeDefined()
        expect(await authenticateApiKey(database, bootstrapApiKey)).toMatchObject({ userId })
        expect(await ensureFirstAccount(connection, started)).toEqual({ userId })
      })
    })

    it('opens with a key that is configured later', async () => {
      const { userId } = await ensureFirstAccount(connection, settings)
      const bootstrapApiKey = 'sk_configured-by-a-person-2'
      await ensureFirstAccount(connection, { ...settings, bootstrapApiKey })
      await ensureFirstAccount(connection, { ...settings, bootstrapApiKey })
      expect(await authenticateApiKey(connection.database, bootstrapApiKey)).toMatchObject({
        userId,
      })
      expect(await connection.database.$count(apiKeys)).toBe(2)
    })
  })
})

describePostgres('Several processes that start on an empty database', (open) => {
  it('make one first account, with one key', async () => {
    const connections = await Promise.all([open(), open(), open()])
    const accounts = await Promise.all(connections.map((one) => ensureFirstAccount(one, settings)))
    expect(accounts.filter((one) => one.news?.key !== undefined)).toHaveLength(1)
    const [connection] = connections
    expect(await connection?.database.$count(users)).toBe(1)
  })
})
