import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decideAuthorization } from '../../../src/accounts/authorizations.ts'
import { revokeApplication } from '../../../src/accounts/connected-applications.ts'
import { openConnection } from '../../../src/database/open-connection.ts'
import { describeDatabase } from '../../support/databases.ts'
import { type OAuthServer, startOAuthServer } from '../../support/oauth-server.ts'
import { editorRegistration, type OAuthWalk, pkcePair } from '../../support/oauth-walk.ts'

const callback = editorRegistration.redirect_uris[0] as string
const allScopes = 'presentations:read presentations:write presentations:delete offline_access'

describeDatabase('an authorization', (open, newPlace) => {
  let server: OAuthServer
  let walk: OAuthWalk

  beforeAll(async () => {
    server = await startOAuthServer(await open())
  })
  beforeEach(async () => {
    walk = await server.walk().registered()
  })
  afterAll(() => server?.close())

  /** What the application is called back with. */
  async function answered(parameters: Record<string, string | undefined>) {
    const back = await walk.authorize(parameters)
    expect(back.href.split(/[?#]/)[0]).toBe(callback)
    return Object.fromEntries(new URLSearchParams(back.search || back.hash.slice(1)))
  }

  /** What a signed-in user is asked to consent to. */
  async function consentAsked(parameters: Record<string, string | undefined>) {
    const page = await walk.authorize(parameters, await walk.signedIn(server.userId))
    expect(page.pathname).toBe('/consent')
    return page.searchParams
  }

  describe('is refused, and the application told so,', () => {
    it.each([
      [
        'without a challenge (PKCE)',
        { code_challenge: undefined, code_challenge_method: undefined },
        'invalid_request',
      ],
      [
        'with a challenge of a method unsaid',
        { code_challenge_method: undefined },
        'invalid_request',
      ],
      ['with a challenge that is no hash', { code_challenge_method: 'plain' }, 'invalid_request'],
      [
        'with a nonce in place of a challenge',
        {
          code_challenge: undefined,
          code_challenge_method: undefined,
          nonce: 'n',
          scope: 'openid',
        },
        'invalid_request',
      ],
      ['for another server', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
      [
        'for the address with a slash at its end',
        { resource: 'http://localhost:3000/mcp/' },
        'invalid_target',
      ],
      ['for the whole origin', { resource: 'http://localhost:3000/' }, 'invalid_target'],
      ['for a token without a code', { response_type: 'token' }, 'unsupported_response_type'],
      ['for a code and a token', { response_type: 'code token' }, 'unsupported_response_type'],
      ['for nothing', { response_type: undefined }, 'invalid_request'],
      ['by a request object', { request: 'e30.e30.' }, 'request_not_supported'],
      [
        'by the address of a request object',
        { request_uri: 'http://127.0.0.1:1/' },
        'request_uri_not_supported',
      ],
    ])('%s', async (_, parameters, error) => {
      expect(await answered(parameters)).toEqual({
        error,
        error_description: expect.stringMatching(/\S+ \S+/),
        state: 'a state',
        iss: 'http://localhost:3000',
      })
    })

    it.each([
      ['nobody is signed in', false, 'login_required'],
      ['the user has not consented yet', true, 'consent_required'],
    ])('without asking anybody, when %s', async (_, isSignedIn, error) => {
      const redirectUris = ['https://editor.example/callback']
      await walk.registered({ ...editorRegistration, redirect_uris: redirectUris })
      const cookie = isSignedIn ? await walk.signedIn(server.userId) : undefined

      const back = await walk.authorize({ prompt: 'none' }, cookie)

      expect(back.origin).toBe('https://editor.example')
      expect(Object.fromEntries(back.searchParams)).toMatchObject({ error, state: 'a state' })
    })

    it('when its user says no', async () => {
      const cookie = await walk.signedIn(server.userId)
      const page = await walk.authorize({}, cookie)

      const url = await decideAuthorization(
        server.authentication,
        { cookie },
        { query: page.search.slice(1), accept: false, scopes: [] },
      )

      expect(Object.fromEntries(new URL(String(url)).searchParams)).toMatchObject({
        error: 'access_denied',
        state: 'a state',
        iss: 'http://localhost:3000',
      })
    })
  })

  it('is also required to bring a challenge from an application with a secret', async () => {
    walk = await server
      .walk()
      .registered({ ...editorRegistration, token_endpoint_auth_method: 'client_secret_basic' })

    expect(
      await answered({ code_challenge: undefined, code_challenge_method: undefined, nonce: 'n' }),
    ).toMatchObject({ error: 'invalid_request' })
  })

  it('is for our endpoint when it names none', async () => {
    expect((await consentAsked({ resource: undefined })).get('resource')).toBe(server.resource)

    const tokens = await walk.connected(server.userId, { resource: undefined })
    expect(await server.callerOf(tokens.access_token)).toMatchObject({ userId: server.userId })
  })

  it.each([
    ['all that there are when it names none', undefined, allScopes],
    ['all that there are when it knows none of ours', 'openid profile claudeai', allScopes],
    [
      'those that it names and we know, with reading and refreshing',
      'presentations:write openid admin',
      'presentations:read presentations:write offline_access',
    ],
    ['those that it names', 'presentations:read', 'presentations:read offline_access'],
  ])('asks for scopes: %s', async (_, scope, asked) => {
    expect((await consentAsked({ scope })).get('scope')).toBe(asked)
  })

  it('gives what its user leaves on', async () => {
    const cookie = await walk.signedIn(server.userId)
    const page = await walk.authorize({}, cookie)
    const url = await decideAuthorization(
      server.authentication,
      { cookie },
      {
        query: page.search.slice(1),
        accept: true,
        scopes: ['presentations:read', 'offline_access'],
      },
    )

    const code = new URL(String(url)).searchParams.get('code') ?? ''
    const tokens = (await walk.exchange(code)).json()

    expect(tokens.scope).toBe('presentations:read offline_access')
    expect((await server.callerOf(tokens.access_token))?.scopes).toEqual(
      new Set(['presentations:read']),
    )
  })

  it('of a program on a computer is asked about each time, whoever listens on the port now', async () => {
    await walk.code(server.userId)
    const cookie = await walk.signedIn(server.userId)
    for (const prompt of [undefined, 'none', 'consent']) {
      const again = { prompt, redirect_uri: 'http://127.0.0.1:45999/callback' }
      expect((await walk.authorize(again, cookie)).pathname).toBe('/consent')
    }
  })

  it('of an application on the web that was allowed before is not asked about again', async () => {
    const redirectUris = ['https://editor.example/callback']
    await walk.registered({ ...editorRegistration, redirect_uris: redirectUris })
    await walk.code(server.userId)
    const back = await walk.authorize({}, await walk.signedIn(server.userId))
    expect(back.searchParams.get('code')).not.toBeNull()
  })

  it('brings the state back as it came', async () => {
    const state = 'ü&=+%20#?/\\"<script> \u{1f600}'

    const back = await walk.calledBack(server.userId, { state })

    expect(Object.fromEntries(back.searchParams)).toEqual({
      code: expect.stringMatching(/^.{32,}$/),
      state,
      iss: 'http://localhost:3000',
    })
  })

  it('works without a state', async () => {
    const back = await walk.calledBack(server.userId, { state: undefined })

    expect([...back.searchParams.keys()].sort()).toEqual(['code', 'iss'])
  })

  it('cannot be signed by the application itself', async () => {
    const given = await consentAsked({})
    const forged = { sig: given.get('sig') ?? '', exp: given.get('exp') ?? '', ba_pl: '1' }

    const page = await walk.authorize({ ...forged, scope: 'presentations:read' })

    expect(page.pathname).toBe('/sign-in')
    expect(page.searchParams.getAll('sig')).toHaveLength(1)
    expect(page.searchParams.get('sig')).not.toBe(given.get('sig'))
  })

  it('with characters that no database looks for can be taken back like any other', async () => {
    const code = await walk.code(server.userId, { state: 'a\u0000state' })

    await revokeApplication(server.connection.database, {
      userId: server.userId,
      applicationId: walk.clientId,
    })

    expect((await walk.exchange(code)).json()).toMatchObject({ error: 'invalid_grant' })
  })

  it('of an application whose id is no text ends at a page of ours', async () => {
    walk.clientId = 'a\u0000b'

    expect((await walk.authorize()).pathname).toBe('/sign-in/problem')
  })

  describe('whose code is exchanged', () => {
    it.each([
      ['with another verifier', { code_verifier: pkcePair().verifier }, 'invalid_grant'],
      ['without a verifier', { code_verifier: '' }, 'invalid_request'],
      [
        'for another address on the same computer',
        { redirect_uri: 'http://127.0.0.1:33418/' },
        'invalid_grant',
      ],
      [
        'for another port than it was sent to',
        { redirect_uri: 'http://127.0.0.1:33419/callback' },
        'invalid_grant',
      ],
      ['for another server', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
      ['for something that is no grant', { grant_type: 'password' }, 'unsupported_grant_type'],
    ])('%s is refused', async (_, form, error) => {
      const answer = await walk.exchange(await walk.code(server.userId), form)

      expect(answer.json()).toEqual({ error, error_description: expect.stringMatching(/\S+ \S+/) })
      expect(answer.statusCode).toBe(400)
      expect(answer.headers['cache-control']).toBe('no-store')
    })

    it('with another verifier is lost', async () => {
      const code = await walk.code(server.userId)
      await walk.exchange(code, { code_verifier: pkcePair().verifier })

      expect((await walk.exchange(code)).json()).toMatchObject({ error: 'invalid_grant' })
    })

    it('in JSON is refused', async () => {
      const code = await walk.code(server.userId)

      const answer = await server.app.inject({
        method: 'POST',
        url: '/oauth2/token',
        remoteAddress: walk.address,
        payload: { grant_type: 'authorization_code', code, client_id: walk.clientId },
      })

      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({
        error: 'invalid_request',
        error_description: 'grant_type is required',
      })
    })

    it('by another application is refused', async () => {
      const code = await walk.code(server.userId)
      const other = await server.walk().registered()

      const answer = await other.exchange(code, { code_verifier: walk.pkce.verifier })

      expect(answer.json()).toMatchObject({ error: 'invalid_grant' })
    })

    it('twice is refused the second time', async () => {
      const code = await walk.code(server.userId)

      expect((await walk.exchange(code)).statusCode).toBe(200)
      expect((await walk.exchange(code)).json()).toMatchObject({ error: 'invalid_grant' })
    })

    it('too late is refused', async () => {
      const code = await walk.code(server.userId)
      await server.connection.database.execute(
        sql`update verification set expires_at = now() - interval '1 second'
          where value like '{"type":"authorization_code"%'`,
      )

      expect((await walk.exchange(code)).json()).toMatchObject({ error: 'invalid_grant' })
    })
  })

  describe('of an application that this server does not know', () => {
    it.each([
      ['in the form', 'none'],
      ['in the form, with a secret', 'client_secret_post'],
      ['in the header', 'client_secret_basic'],
    ])('is refused so that it registers again: %s', async (_, method) => {
      const stranger = server.walk()
      stranger.clientId = 'removed'
      stranger.authenticationMethod = method

      for (const answer of [await stranger.exchange('a code'), await stranger.refresh('a token')]) {
        expect(answer.statusCode).toBe(401)
        expect(answer.json()).toMatchObject({ error: 'invalid_client' })
        expect(answer.headers['www-authenticate']).toBe(
          method === 'client_secret_basic' ? 'Basic' : undefined,
        )
      }
    })

    it('is refused when its id is no text', async () => {
      const tokens = await walk.connected(server.userId)
      walk.clientId += '\u0000'

      expect((await walk.refresh(tokens.refresh_token)).statusCode).toBe(401)
    })

    it('is refused when another deployment knows it', async () => {
      const connection = await openConnection(await newPlace())
      const other = await startOAuthServer(connection)
      const stranger = await other.walk().registered()
      const here = server.walk()
      here.clientId = stranger.clientId

      expect((await here.authorize()).pathname).toBe('/sign-in/problem')
      const code = await stranger.code(other.userId)
      expect((await here.exchange(code)).json()).toMatchObject({ error: 'invalid_client' })
      await other.close()
    })
  })

  it('answers to the public address, whatever address a request came to', async () => {
    const behindProxy = await startOAuthServer(
      { ...server.connection, close: async () => undefined },
      { publicUrl: 'https://slides.example' },
    )
    const editor = await behindProxy.walk().registered()

    const answer = await behindProxy.app.inject({
      url: editor.authorizePath(),
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        origin: 'https://evil.example',
      },
    })
    const tokens = await editor.connected(behindProxy.userId)

    expect(answer.headers.location).toMatch(/^https:\/\/slides\.example\/sign-in\?/)
    expect(await behindProxy.callerOf(tokens.access_token)).toMatchObject({
      userId: behindProxy.userId,
    })
    expect(await server.callerOf(tokens.access_token)).toBeUndefined()
    await behindProxy.close()
  })
})
