import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createAuthentication, mcpResource } from '../../src/accounts/authentication.ts'
import { type Connection, queryRows } from '../../src/database/connection.ts'
import { oauthResources } from '../../src/database/schema.ts'
import { describePostgres } from '../support/databases.ts'

const publicUrl = 'https://slides.test'

describePostgres('Accounts of processes that start at the same time', (open) => {
  async function untilSomebodyWaits({ database }: Connection): Promise<void> {
    const isWaiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    while ((await queryRows(database, isWaiting)).length === 0)
      await new Promise((resolve) => setTimeout(resolve, 5))
  }

  test('are ready in both, though both write down what tokens are for', async () => {
    const [first, second, watcher] = [await open(), await open(), await open()]
    let ready: Promise<unknown> = Promise.resolve()
    await first.database.transaction(async (tx) => {
      const resource = mcpResource(publicUrl)
      await tx.insert(oauthResources).values({ id: 'first', identifier: resource, name: resource })
      // The second has looked and seen nothing, and waits for the first one's row.
      const { $context } = createAuthentication({
        database: second.database,
        publicUrl,
        secret: 'a secret of this deployment',
        onError: (message) => process.stderr.write(`${message}\n`),
      })
      ready = $context
      ready.catch(() => undefined)
      await untilSomebodyWaits(watcher)
    })
    await expect(ready).resolves.toBeDefined()
    expect(await watcher.database.$count(oauthResources)).toBe(1)
  })
})
