import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { revokeApplication } from '../../../src/accounts/connected-applications.ts'
import { oauthClients } from '../../../src/database/schema.ts'
import { describeDatabase } from '../../support/databases.ts'
import { type OAuthServer, startOAuthServer } from '../../support/oauth-server.ts'
import { editorRegistration, type OAuthWalk } from '../../support/oauth-walk.ts'

const withSecret = { ...editorRegistration, token_endpoint_auth_method: 'client_secret_basic' }

describeDatabase('what one application was given', (open) => {
  let server: OAuthServer
  let walk: OAuthWalk
  beforeAll(async () => {
    server = await startOAuthServer(await open())
  })
  beforeEach(async () => {
    walk = await server.walk().registered()
  })
  afterAll(() => server.close())

  describe('is nothing to another one:', () => {
    it('its refresh token, which stays good for itself', async () => {
      const { refresh_token: token } = await walk.connected(server.userId)
      const other = await server.walk().registered()

      const answer = await other.refresh(token)

      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.json()).not.toHaveProperty('access_token')
      expect((await walk.refresh(token)).statusCode).toBe(200)
    })

    it('its code, when it keeps a secret and the other does not', async () => {
      const confidential = await server.walk().registered(withSecret)
      const code = await confidential.code(server.userId)

      const answer = await walk.exchange(code, { code_verifier: confidential.pkce.verifier })

      expect(answer.json()).toMatchObject({ error: 'invalid_grant' })
    })

    it('its name, when it keeps a secret and the other has none', async () => {
      const confidential = await server.walk().registered(withSecret)
      const code = await confidential.code(server.userId)
      confidential.authenticationMethod = 'none'

      const answer = await confidential.exchange(code)

      expect(answer.json()).toMatchObject({ error: 'invalid_client' })
    })

    it('its name, to refresh its tokens without its secret', async () => {
      const confidential = await server.walk().registered(withSecret)
      const { refresh_token: token } = await confidential.connected(server.userId)
      confidential.authenticationMethod = 'none'

      const answer = await confidential.refresh(token)

      expect(answer.json()).toMatchObject({ error: 'invalid_client' })
    })

    it('its code, injected into the authorization of the other', async () => {
      const stolen = await walk.code(server.userId)
      const victim = await server.walk().registered()
      await victim.code(server.userId)

      expect((await victim.exchange(stolen)).json()).not.toHaveProperty('access_token')
    })
  })

  it('is not given at another address than that of the authorization', async () => {
    const both = ['https://editor.example/one', 'https://editor.example/two']
    await walk.registered({ ...editorRegistration, redirect_uris: both })
    const code = await walk.code(server.userId)

    const answer = await walk.exchange(code, { redirect_uri: both[1] as string })

    expect(answer.json()).not.toHaveProperty('access_token')
  })

  it('ends when it is switched off', async () => {
    const { database } = server.connection
    const tokens = await walk.connected(server.userId)
    await database
      .update(oauthClients)
      .set({ disabled: true })
      .where(eq(oauthClients.clientId, walk.clientId))

    expect(await server.callerOf(tokens.access_token)).toBeUndefined()
    expect((await walk.refresh(tokens.refresh_token)).json()).not.toHaveProperty('access_token')
  })

  it('ends when its user takes it back, and asks them again', async () => {
    const tokens = await walk.connected(server.userId)
    await revokeApplication(server.connection.database, {
      userId: server.userId,
      applicationId: walk.clientId,
    })

    expect((await walk.refresh(tokens.refresh_token)).json()).not.toHaveProperty('access_token')
    const next = await walk.authorize({}, await walk.signedIn(server.userId))
    expect(next.pathname).toBe('/consent')
  })

  it('names who gives it, also when it is refused, so that no other server is taken for us', async () => {
    const redirectUris = ['https://editor.example/callback']
    await walk.registered({ ...editorRegistration, redirect_uris: redirectUris })
    const cookie = await walk.signedIn(server.userId)
    const refused = await walk.authorize({ prompt: 'none' }, cookie)

    expect(refused.searchParams.get('error')).toBeTruthy()
    expect(refused.searchParams.get('iss')).toBe(server.publicUrl)
  })
})
