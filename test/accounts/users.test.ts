import { beforeAll, beforeEach, expect, it } from 'vitest'
import { authenticateApiKey, revokeApiKey } from '../../src/accounts/api-keys.ts'
import { creditBalance } from '../../src/accounts/credits.ts'
import {
  createUser,
  EmailTakenError,
  ensureFirstAccount,
  findUserByEmail,
} from '../../src/accounts/users.ts'
import type { Connection } from '../../src/database/connection.ts'
import { users } from '../../src/database/schema.ts'
import { describeEachDatabase, describePostgres, emptyDatabase } from '../support/databases.ts'

const ada = { email: 'Ada@Example.com', name: 'Ada', signupCredits: 500 }

describeEachDatabase('Users', (open) => {
  let connection: Connection
  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(() => emptyDatabase(connection))

  it('begin with the credits of a new account', async () => {
    const { id } = await createUser(connection.database, ada)
    expect(await creditBalance(connection.database, id)).toBe(500)
  })

  it('may begin with none', async () => {
    const { id } = await createUser(connection.database, { ...ada, signupCredits: 0 })
    expect(await creditBalance(connection.database, id)).toBe(0)
  })

  it('are found by their address in any letter case', async () => {
    const { id } = await createUser(connection.database, ada)
    expect(await findUserByEmail(connection.database, 'ada@EXAMPLE.com')).toMatchObject({
      id,
      email: 'ada@example.com',
      name: 'Ada',
    })
    expect(await findUserByEmail(connection.database, 'grace@example.com')).toBeUndefined()
  })

  it('have an address of their own', async () => {
    await createUser(connection.database, ada)
    const again = createUser(connection.database, { ...ada, email: 'ada@example.COM' })
    await expect(again).rejects.toThrow(EmailTakenError)
  })
})

describeEachDatabase('The first account', (open) => {
  let connection: Connection
  const bootstrapApiKey = 'sk_a-key-that-somebody-chose'
  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(() => emptyDatabase(connection))

  it('comes with a key, told only once', async () => {
    const first = await ensureFirstAccount(connection, { signupCredits: 500 })
    const owner = await authenticateApiKey(connection.database, first.key ?? '')
    expect(owner?.userId).toBe(first.userId)
    expect(await creditBalance(connection.database, first.userId)).toBe(500)
    const again = await ensureFirstAccount(connection, { signupCredits: 500 })
    expect(again).toEqual({ userId: first.userId })
  })

  it('opens with BOOTSTRAP_API_KEY, also when that is set later', async () => {
    const { userId } = await ensureFirstAccount(connection, { signupCredits: 0 })
    expect(await ensureFirstAccount(connection, { bootstrapApiKey, signupCredits: 0 })).toEqual({
      userId,
    })
    const owner = await authenticateApiKey(connection.database, bootstrapApiKey)
    expect(owner?.userId).toBe(userId)
  })

  it('does not open again with a key that was revoked', async () => {
    // Not the key of the test above: who that opened is remembered for a while.
    const config = { bootstrapApiKey: 'sk_a-key-that-will-be-revoked', signupCredits: 0 }
    await ensureFirstAccount(connection, config)
    const owner = await authenticateApiKey(connection.database, config.bootstrapApiKey)
    expect(await revokeApiKey(connection.database, owner?.keyId ?? '')).toBe(true)
    await ensureFirstAccount(connection, config)
    expect(await authenticateApiKey(connection.database, config.bootstrapApiKey)).toBeUndefined()
  })
})

describePostgres('The first account of processes that start together', (open) => {
  it('is made by one of them', async () => {
    const connections = [await open(), await open(), await open(), await open()]
    const accounts = await Promise.all(
      connections.map((one) => ensureFirstAccount(one, { signupCredits: 0 })),
    )
    expect(accounts.filter((account) => account.key !== undefined)).toHaveLength(1)
    expect(await (connections[0] as Connection).database.$count(users)).toBe(1)
  })
})
