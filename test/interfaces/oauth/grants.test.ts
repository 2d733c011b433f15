import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  authenticateApplication,
  listConnectedApplications,
  revokeApplication,
} from '../../../src/accounts/connected-applications.ts'
import { createUser } from '../../../src/accounts/users.ts'
import type { Connection } from '../../../src/database/connection.ts'
import { describeDatabase } from '../../support/databases.ts'
import { type OAuthServer, startOAuthServer } from '../../support/oauth-server.ts'
import type { OAuthWalk } from '../../support/oauth-walk.ts'

describeDatabase('what an application is granted', (open) => {
  let server: OAuthServer
  let connection: Connection
  let walk: OAuthWalk
  let userId: string

  beforeAll(async () => {
    server = await startOAuthServer(await open())
    connection = server.connection
    userId = server.userId
  })
  beforeEach(() => {
    walk = server.walk()
  })
  afterAll(() => server?.close())

  const callerOf = (token: string) => server.callerOf(token)

  describe('its tokens', () => {
    it('act for the user who allowed it, for a quarter of an hour', async () => {
      const tokens = await (await walk.registered()).connected(userId)

      expect(tokens.expires_in).toBe(900)
      expect(await callerOf(tokens.access_token)).toMatchObject({
        userId,
        applicationId: walk.clientId,
        applicationName: 'An editor',
        dailyCredits: null,
      })
    })

    it('are refreshed, and the new ones work', async () => {
      const tokens = await (await walk.registered()).connected(userId)

      const answer = await walk.refresh(tokens.refresh_token)

      expect(answer.statusCode).toBe(200)
      expect(answer.json().refresh_token).not.toBe(tokens.refresh_token)
      expect(await callerOf(answer.json().access_token)).toMatchObject({ userId })
    })

    it('survive three refreshes at once: all get the same, and it works', async () => {
      const tokens = await (await walk.registered()).connected(userId)

      const answers = await Promise.all([1, 2, 3].map(() => walk.refresh(tokens.refresh_token)))

      expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
      const refreshed = answers.map((answer) => answer.json().refresh_token)
      expect(new Set(refreshed).size).toBe(1)
      const next = await walk.refresh(refreshed[0])
      expect(next.statusCode).toBe(200)
    })

    it('end when a refresh token comes again that was exchanged long ago', async () => {
      const first = await (await walk.registered()).connected(userId)
      const second = (await walk.refresh(first.refresh_token)).json()
      await connection.database.execute(
        sql`update oauth_refresh_token set rotation_replay_expires_at = now() - interval '1 second'
          where rotated_at is not null`,
      )

      const replayed = await walk.refresh(first.refresh_token)

      expect(replayed.statusCode).toBe(400)
      expect(replayed.json()).toMatchObject({ error: 'invalid_grant' })
      expect(await callerOf(second.access_token)).toBeUndefined()
      expect((await walk.refresh(second.refresh_token)).statusCode).toBe(400)
    })

    it('end when their code comes again', async () => {
      const code = await (await walk.registered()).code(userId)
      const tokens = (await walk.exchange(code)).json()

      const replayed = await walk.exchange(code)

      expect(replayed.json()).toMatchObject({ error: 'invalid_grant' })
      expect(await callerOf(tokens.access_token)).toBeUndefined()
      expect((await walk.refresh(tokens.refresh_token)).statusCode).toBe(400)
    })

    it('are stored nowhere as they are', async () => {
      const tokens = await (await walk.registered()).connected(userId)

      const stored = await connection.database.execute(
        sql`select token from oauth_access_token union all select token from oauth_refresh_token`,
      )

      const text = JSON.stringify((stored as unknown as { rows: unknown[] }).rows)
      expect(text).not.toContain(tokens.access_token)
      expect(text).not.toContain(tokens.refresh_token)
    })

    it('are for this server alone: those of another deployment, or for something else, are unknown', async () => {
      const tokens = await (await walk.registered()).connected(userId)

      expect(await callerOf('AbCdEfGhIjKlMnOpQrStUvWxYzAbCdEf')).toBeUndefined()
      expect(
        await authenticateApplication(
          connection.database,
          tokens.access_token,
          'https://elsewhere.example/mcp',
        ),
      ).toBeUndefined()
    })
  })

  describe('taken back by its owner', () => {
    it('ends with all its tokens and with codes that are not exchanged yet', async () => {
      const tokens = await (await walk.registered()).connected(userId)
      const code = await walk.code(userId)

      await revokeApplication(connection.database, { userId, applicationId: walk.clientId })

      expect(await callerOf(tokens.access_token)).toBeUndefined()
      expect((await walk.refresh(tokens.refresh_token)).statusCode).toBe(400)
      expect((await walk.exchange(code)).statusCode).toBe(400)
      const left = await listConnectedApplications(connection.database, userId)
      expect(left.map(({ id }) => id)).not.toContain(walk.clientId)
    })

    it('leaves the same application of others alone', async () => {
      const { id: otherId } = await createUser(connection.database, {
        email: 'grace@example.com',
        name: 'Grace',
        signupCredits: 0,
      })
      await (await walk.registered()).connected(userId)
      const others = await walk.connected(otherId)

      await revokeApplication(connection.database, { userId, applicationId: walk.clientId })

      expect(await callerOf(others.access_token)).toMatchObject({ userId: otherId })
    })
  })
})
