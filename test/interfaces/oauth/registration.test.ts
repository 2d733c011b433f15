import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findApplication } from '../../../src/accounts/authorizations.ts'
import { describeDatabase } from '../../support/databases.ts'
import { type OAuthServer, startOAuthServer } from '../../support/oauth-server.ts'
import { editorRegistration } from '../../support/oauth-walk.ts'
import { knownRegistrations } from './registration-bodies.ts'

describeDatabase('registration of applications', (open) => {
  let server: OAuthServer

  beforeAll(async () => {
    server = await startOAuthServer(await open())
  })
  afterAll(() => server?.close())

  const register = (body: unknown) => server.walk().register(body)

  /** A registration like an editor's, but for what a test is about. */
  const registerWith = (fields: Record<string, unknown>) =>
    register({ ...editorRegistration, ...fields })

  describe.each(knownRegistrations)('as $client sends it', ({ body, calledBackAt, scope }) => {
    it('is answered with what was registered', async () => {
      const answer = await register(body)

      expect(answer.statusCode).toBe(201)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['content-type']).toContain('application/json')
      expect(answer.json()).toMatchObject({
        client_id: expect.stringMatching(/^[A-Za-z]{32}$/),
        client_id_issued_at: expect.closeTo(Date.now() / 1000, -2),
        redirect_uris: body.redirect_uris,
        token_endpoint_auth_method: body.token_endpoint_auth_method,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        ...(body.client_name === undefined ? {} : { client_name: body.client_name }),
      })
    })

    it('completes the whole walk', async () => {
      const walk = await server.walk().registered(body)
      walk.redirectUri = calledBackAt

      const tokens = await walk.connected(server.userId, { scope })

      expect(await server.callerOf(tokens.access_token)).toMatchObject({
        userId: server.userId,
        applicationId: walk.clientId,
        applicationName: body.client_name ?? 'An application without a name',
        scopes: new Set(['presentations:read', 'presentations:write', 'presentations:delete']),
      })
      const refreshed = await walk.refresh(tokens.refresh_token)
      expect(refreshed.statusCode).toBe(200)
      expect(await server.callerOf(refreshed.json().access_token)).toMatchObject({
        userId: server.userId,
      })
    })

    it('is called back where it says, with the code, its state and the issuer', async () => {
      const walk = await server.walk().registered(body)
      walk.redirectUri = calledBackAt

      const back = await walk.calledBack(server.userId, { scope })

      expect(back.href.split('?')[0]).toBe(calledBackAt)
      expect([...back.searchParams.keys()].sort()).toEqual(['code', 'iss', 'state'])
    })
  })

  describe('of a client that keeps a secret', () => {
    it.each(['client_secret_basic', 'client_secret_post'])('connects it by %s', async (method) => {
      const answer = await registerWith({ token_endpoint_auth_method: method })

      expect(answer.json()).toMatchObject({
        token_endpoint_auth_method: method,
        client_secret: expect.stringMatching(/^.{32,}$/),
        client_secret_expires_at: 0,
      })
      const walk = await server
        .walk()
        .registered({ ...editorRegistration, token_endpoint_auth_method: method })
      const tokens = await walk.connected(server.userId)
      expect((await walk.refresh(tokens.refresh_token)).statusCode).toBe(200)
    })

    it('is by client_secret_basic when it names no way (RFC 7591, 2)', async () => {
      const answer = await registerWith({ token_endpoint_auth_method: undefined })

      expect(answer.json()).toMatchObject({
        token_endpoint_auth_method: 'client_secret_basic',
        client_secret: expect.any(String),
      })
    })

    it('refuses one with another secret', async () => {
      const walk = await server
        .walk()
        .registered({ ...editorRegistration, token_endpoint_auth_method: 'client_secret_post' })
      const code = await walk.code(server.userId)
      walk.clientSecret = 'a guess'

      const answer = await walk.exchange(code)

      expect(answer.json()).toMatchObject({ error: 'invalid_client' })
    })
  })

  it('of a client that keeps no secret gives it none', async () => {
    const answer = await registerWith({ token_endpoint_auth_method: 'none' })

    expect(answer.json()).not.toHaveProperty('client_secret')
  })

  it.each([
    ['names no grants', { grant_types: undefined, response_types: undefined }],
    ['names no grants at all', { grant_types: [], response_types: [] }],
    ['cannot refresh', { grant_types: ['authorization_code'] }],
    [
      'lists grants that are not offered here',
      {
        grant_types: [
          'authorization_code',
          'implicit',
          'password',
          'client_credentials',
          'urn:ietf:params:oauth:grant-type:device_code',
        ],
        response_types: ['code', 'token', 'id_token token'],
      },
    ],
    ['calls itself a web application', { application_type: 'web' }],
    ['is of a type that nobody knows', { application_type: 'browser' }],
    ['names scopes that nobody knows', { scope: 'openid profile email' }],
    ['names one scope of ours', { scope: 'presentations:read openid' }],
    ['names no scope', { scope: undefined }],
    [
      'sends null for what it leaves out',
      { scope: null, client_uri: null, logo_uri: null, software_id: null, client_name: null },
    ],
    [
      'sends fields that nobody asked for',
      {
        logo_uri: '',
        contacts: [],
        tos_uri: 'none',
        software_id: 'com.example.editor',
        software_version: '1.2.3',
        post_logout_redirect_uris: ['https://example.com/'],
        id_token_signed_response_alg: 'RS256',
        default_max_age: 0,
        'client_name#de': 'Ein Editor',
      },
    ],
  ])('connects a client that %s', async (_, fields) => {
    const walk = await server.walk().registered({ ...editorRegistration, ...fields })

    const tokens = await walk.connected(server.userId)

    expect((await walk.refresh(tokens.refresh_token)).statusCode).toBe(200)
  })

  it('reads JSON whatever type it is sent as', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/oauth2/register',
      remoteAddress: server.walk().address,
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify(editorRegistration),
    })

    expect(answer.statusCode).toBe(201)
  })

  it('registers an address once that is named twice', async () => {
    const [address] = editorRegistration.redirect_uris

    const answer = await registerWith({ redirect_uris: [address, address] })

    expect(answer.json()).toMatchObject({ redirect_uris: [address] })
  })

  it.each([
    'com.example.app:/callback',
    'com.example.app://callback',
    'http://[::1]:8080/callback',
  ])('takes an address of a program: %s', async (address) => {
    const walk = await server.walk().registered({
      ...editorRegistration,
      redirect_uris: [address],
    })

    expect((await walk.connected(server.userId)).expires_in).toBe(900)
  })

  it('opens no address that a registration names', async () => {
    let opened = 0
    const listener = createServer((_request, response) => {
      opened += 1
      response.end('{"keys":[]}')
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => listener.once('listening', resolve))
    const address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`
    const fields = {
      client_uri: address,
      logo_uri: address,
      jwks_uri: address,
      sector_identifier_uri: address,
      initiate_login_uri: address,
      backchannel_logout_uri: address,
      software_statement: address,
    }

    const answers = [
      await registerWith(fields),
      await registerWith({ ...fields, token_endpoint_auth_method: 'private_key_jwt' }),
    ]
    await new Promise((resolve) => listener.close(resolve))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 400])
    expect(answers[0]?.json()).not.toHaveProperty('jwks_uri')
    expect(opened).toBe(0)
  })

  it('gives no rights that are not its own to give', async () => {
    const answer = await registerWith({
      client_id: 'mine',
      client_secret: 'mine',
      user_id: server.userId,
      disabled: true,
      skip_consent: true,
      require_pkce: false,
      resources: ['https://elsewhere.example/mcp'],
    })

    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ disabled: false, resources: [server.resource] })
    expect(answer.json().client_id).not.toBe('mine')
    expect(answer.json()).not.toHaveProperty('user_id')
    expect(answer.json()).not.toHaveProperty('skip_consent')
  })

  describe('of a name', () => {
    const nameOf = async (name: unknown) => {
      const answer = await registerWith({ client_name: name })
      expect(answer.statusCode).toBe(201)
      return (await findApplication(server.connection.database, answer.json().client_id))?.name
    }

    it.each([
      ['line breaks', 'Claude\r\nCode', 'ClaudeCode'],
      ['control characters', 'Cl\u0000au\u001b[2Jde\u0085', 'Clau[2Jde'],
      ['characters that turn what follows around', 'Claude \u202eedoC\u202c', 'Claude edoC'],
      ['characters that cannot be seen', 'Cl\u200baude\u2066\ufeff\u00ad', 'Claude'],
      ['half a character', 'Claude \ud83d', 'Claude \ufffd'],
      ['space around it', '  Claude  ', 'Claude'],
    ])('leaves out %s', async (_, name, kept) => {
      expect(await nameOf(name)).toBe(kept)
    })

    it.each([
      '',
      '   ',
      '\u200b\u202e',
      undefined,
    ])('that says nothing (%j) is none', async (name) => {
      expect(await nameOf(name)).toBeNull()
    })

    it('keeps the first 100 UTF-16 units of 10,000 characters, and no half ones', async () => {
      expect(await nameOf('😀'.repeat(10_000))).toBe('😀'.repeat(50))
    })

    it('keeps the characters of HTML as they are, for the page to show as text', async () => {
      expect(await nameOf('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
    })
  })

  it.each([
    ['https://editor.example/', 'https://editor.example/'],
    ['javascript:alert(1)', undefined],
    ['https://editor.example/\u202e', undefined],
    ['editor', undefined],
    ['', undefined],
  ])('links to the page of an application only when it is one: %j', async (address, kept) => {
    const answer = await registerWith({ client_uri: address })

    expect(answer.statusCode).toBe(201)
    expect(answer.json().client_uri).toBe(kept)
  })
})
