import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createAuthentication, mcpResource } from '../../src/accounts/authentication.ts'
import { type Connection, queryRows } from '../../src/database/connection.ts'
import {
  oauthClients,
  oauthRefreshTokens,
  oauthResources,
  users,
} from '../../src/database/schema.ts'
import { describePostgres } from '../support/databases.ts'

const publicUrl = 'https://slides.test'

function authenticationOf({ database }: Connection) {
  return createAuthentication({
    database,
    publicUrl,
    secret: 'a secret of this deployment',
    onError: (message) => process.stderr.write(`${message}\n`),
  })
}

describePostgres('Accounts of several processes', (open) => {
  async function untilSomebodyWaits({ database }: Connection): Promise<void> {
    const isWaiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    while ((await queryRows(database, isWaiting)).length === 0)
      await new Promise((resolve) => setTimeout(resolve, 5))
  }

  test('are ready in both that start at once, though both write down what tokens are for', async () => {
    const [first, second, watcher] = [await open(), await open(), await open()]
    let ready: Promise<unknown> = Promise.resolve()
    await first.database.transaction(async (tx) => {
      const resource = mcpResource(publicUrl)
      await tx.insert(oauthResources).values({ id: 'first', identifier: resource, name: resource })
      // The second has looked and seen nothing, and waits for the first one's row.
      ready = authenticationOf(second).$context
      ready.catch(() => undefined)
      await untilSomebodyWaits(watcher)
    })
    await expect(ready).resolves.toBeDefined()
    expect(await watcher.database.$count(oauthResources)).toBe(1)
  })

  test('end a refresh token in one of them only', async () => {
    const [first, second, watcher] = [await open(), await open(), await open()]
    await first.database
      .insert(users)
      .values({ id: 'owner', name: 'Owner', email: 'o@slides.test' })
    await first.database
      .insert(oauthClients)
      .values({ id: 'client', clientId: 'client', redirectUris: [] })
    await first.database
      .insert(oauthRefreshTokens)
      .values({ id: 'token', token: 'hash', clientId: 'client', userId: 'owner', scopes: [] })
    const { adapter } = await authenticationOf(second).$context

    let late: Promise<unknown> = Promise.resolve()
    await first.database.transaction(async (tx) => {
      const token = eq(oauthRefreshTokens.id, 'token')
      await tx.update(oauthRefreshTokens).set({ revoked: new Date() }).where(token)
      late = adapter.incrementOne({
        model: 'oauthRefreshToken',
        where: [
          { field: 'id', value: 'token' },
          { field: 'revoked', value: null },
        ],
        increment: {},
        set: { revoked: new Date() },
      })
      await untilSomebodyWaits(watcher)
    })

    expect(await late).toBeNull()
  })
})
