import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authenticateApiKey } from '../../src/accounts/api-keys.ts'
import { creditBalance } from '../../src/accounts/credits.ts'
import {
  createUser,
  EmailTakenError,
  ensureFirstAccount,
  findUserByEmail,
} from '../../src/accounts/users.ts'
import type { Connection } from '../../src/database/connection.ts'
import { apiKeys, users } from '../../src/database/schema.ts'
import { describeEachDatabase, describePostgres, emptyDatabase } from '../support/databases.ts'

const settings = { signupCredits: 10_000 }

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

  it('are found by their address, whatever its letter case', async () => {
    const ada = { email: 'Ada@Example.com', name: 'Ada', signupCredits: 0 }
    const { id } = await createUser(connection.database, ada)
    expect(await findUserByEmail(connection.database, 'ADA@example.com')).toMatchObject({
      id,
      email: 'ada@example.com',
      emailVerified: false,
    })
    expect(await findUserByEmail(connection.database, 'grace@example.com')).toBeUndefined()
  })

  it('do not share an address, nor get credits twice', async () => {
    const ada = { email: 'ada@example.com', name: 'Ada', signupCredits: 25 }
    const { id } = await createUser(connection.database, ada)
    await expect(createUser(connection.database, ada)).rejects.toThrow(EmailTakenError)
    expect(await creditBalance(connection.database, id)).toBe(25)
  })

  describe('the first account', () => {
    it('is made with a key to print', async () => {
      const { userId, key } = await ensureFirstAccount(connection, settings)
      expect(await authenticateApiKey(connection.database, key ?? '')).toMatchObject({ userId })
      expect(await creditBalance(connection.database, userId)).toBe(10_000)
    })

    it('is there at the next start, without another key', async () => {
      const { userId } = await ensureFirstAccount(connection, settings)
      expect(await ensureFirstAccount(connection, settings)).toEqual({ userId })
      expect(await connection.database.$count(apiKeys)).toBe(1)
    })

    it('opens with the configured key instead', async () => {
      const bootstrapApiKey = 'sk_configured-by-a-person-1'
      const { userId, key } = await ensureFirstAccount(connection, { ...settings, bootstrapApiKey })
      expect(key).toBeUndefined()
      expect(await authenticateApiKey(connection.database, bootstrapApiKey)).toMatchObject({
        userId,
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
    expect(accounts.filter((one) => one.key !== undefined)).toHaveLength(1)
    const [connection] = connections
    expect(await connection?.database.$count(users)).toBe(1)
  })
})
