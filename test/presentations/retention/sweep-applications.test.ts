import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Connection } from '../../../src/database/connection.ts'
import {
  oauthAccessTokens,
  oauthClients,
  oauthConsents,
  oauthRefreshTokens,
} from '../../../src/database/schema.ts'
import { sweepApplications } from '../../../src/presentations/retention/sweep-applications.ts'
import { describeEachDatabase, emptyDatabase } from '../../support/databases.ts'
import { somebody } from '../../support/operations.ts'

const { signal } = new AbortController()
const ago = (span: string) => sql`now() - ${span}::interval`

describeEachDatabase('Retention of applications', (open) => {
  let connection: Connection
  let userId: string
  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    await emptyDatabase(connection)
    userId = await somebody(connection)
  })

  const sweep = () => sweepApplications(connection.database, signal)

  /** @param times.touched when it was connected or disconnected last; default: never since. */
  async function application(times: { registered: string; touched?: string }): Promise<string> {
    const clientId = randomUUID()
    await connection.database.insert(oauthClients).values({
      id: clientId,
      clientId,
      redirectUris: ['http://127.0.0.1/'],
      createdAt: ago(times.registered),
      updatedAt: ago(times.touched ?? times.registered),
    })
    return clientId
  }

  const connect = (clientId: string) =>
    connection.database.insert(oauthConsents).values({
      id: randomUUID(),
      clientId,
      userId,
      scopes: ['presentations:read'],
      createdAt: ago('100 days'),
    })

  const left = async () =>
    (await connection.database.select({ id: oauthClients.clientId }).from(oauthClients)).map(
      ({ id }) => id,
    )

  it('is seven days where nobody ever allowed them anything', async () => {
    await application({ registered: '7 days 1 minute' })
    const young = await application({ registered: '6 days 23 hours' })
    expect(await sweep()).toBe(1)
    expect(await left()).toEqual([young])
  })

  it('is ninety days where nobody allows them anything any more', async () => {
    await application({ registered: '200 days', touched: '90 days 1 minute' })
    const young = await application({ registered: '200 days', touched: '89 days 23 hours' })
    expect(await sweep()).toBe(1)
    expect(await left()).toEqual([young])
  })

  it('has no end while somebody has connected them', async () => {
    const connected = await application({ registered: '200 days' })
    await connect(connected)
    expect(await sweep()).toBe(0)
    expect(await left()).toEqual([connected])
  })

  it('of tokens is as long as they are good', async () => {
    const { database } = connection
    const clientId = await application({ registered: '1 day' })
    const token = (expiresAt: ReturnType<typeof ago>) => ({
      id: randomUUID(),
      token: randomUUID(),
      clientId,
      userId,
      scopes: [],
      expiresAt,
    })
    const over = ago('1 minute')
    const good = sql`now() + interval '1 minute'`
    for (const table of [oauthAccessTokens, oauthRefreshTokens])
      await database.insert(table).values([token(over), token(good)])
    expect(await sweep()).toBe(2)
    expect(await database.$count(oauthAccessTokens)).toBe(1)
    expect(await database.$count(oauthRefreshTokens)).toBe(1)
  })

  it('of answers to a refresh is the time in which it may come once more', async () => {
    const { database } = connection
    const clientId = await application({ registered: '1 day' })
    const refreshed = (id: string, until: ReturnType<typeof ago>) => ({
      id,
      token: id,
      clientId,
      userId,
      scopes: [],
      expiresAt: sql`now() + interval '1 day'`,
      rotationReplayResponse: 'an answer',
      rotationReplayExpiresAt: until,
    })
    await database
      .insert(oauthRefreshTokens)
      .values([
        refreshed('over', ago('1 second')),
        refreshed('open', sql`now() + interval '1 minute'`),
      ])
    await sweep()
    const rows = await database.select().from(oauthRefreshTokens)
    const answers = Object.fromEntries(rows.map((row) => [row.id, row.rotationReplayResponse]))
    expect(answers).toEqual({ over: null, open: 'an answer' })
  })
})
