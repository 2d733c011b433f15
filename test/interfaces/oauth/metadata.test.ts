import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeDatabase } from '../../support/databases.ts'
import { type OAuthServer, startOAuthServer } from '../../support/oauth-server.ts'
import { editorRegistration } from '../../support/oauth-walk.ts'

/** The parts of better-auth that can be reached, and how. */
const mounted = [
  'GET /.well-known/oauth-authorization-server',
  'GET /oauth2/authorize',
  'POST /oauth2/register',
  'POST /oauth2/token',
  'POST /oauth2/revoke',
]

/** What would be grave if a later version named it differently and it was reachable then. */
const neverMounted = [
  '/sign-in/email',
  '/sign-up/email',
  '/sign-out',
  '/get-session',
  '/list-sessions',
  '/revoke-session',
  '/delete-user',
  '/change-password',
  '/request-password-reset',
  '/update-user',
  '/oauth2/introspect',
  '/oauth2/userinfo',
  '/oauth2/consent',
  '/oauth2/continue',
  '/oauth2/create-client',
  '/oauth2/get-clients',
  '/oauth2/end-session',
  '/admin/oauth2/create-client',
  '/admin/oauth2/resources',
  '/slidewright/open-session',
  '/slidewright/check-authorization-query',
  '/.well-known/openid-configuration',
  '/api/auth/get-session',
]

describeDatabase('what the authorization server says of itself', (open) => {
  let server: OAuthServer

  beforeAll(async () => {
    server = await startOAuthServer(await open())
  })
  afterAll(() => server?.close())

  describe.each(['http://localhost:3000', 'https://slides.example'])('at %s', (publicUrl) => {
    let at: OAuthServer
    beforeAll(async () => {
      at = await startOAuthServer(
        { ...server.connection, close: async () => undefined },
        { publicUrl },
      )
    })
    afterAll(() => at?.close())

    /** As a proxy passes it on that is wrong about everything. */
    const read = (url: string) =>
      at.app.inject({
        url,
        headers: {
          host: 'internal:8080',
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'http',
          forwarded: 'host=evil.example;proto=http',
        },
      })

    it.each([
      '/.well-known/oauth-protected-resource/mcp',
      '/.well-known/oauth-protected-resource',
    ])('is who issues tokens for the endpoint (RFC 9728): %s', async (path) => {
      const answer = await read(path)

      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toContain('application/json')
      expect(answer.headers['cache-control']).toBe('public, max-age=300')
      expect(answer.json()).toEqual({
        resource: `${publicUrl}/mcp`,
        authorization_servers: [publicUrl],
        scopes_supported: ['presentations:read', 'presentations:write', 'presentations:delete'],
        bearer_methods_supported: ['header'],
        resource_name: 'Slidewright',
        resource_documentation: `${publicUrl}/docs`,
      })
    })

    it('is where to ask and what for (RFC 8414)', async () => {
      const answer = await read('/.well-known/oauth-authorization-server')

      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toContain('application/json')
      expect(answer.headers['cache-control']).toBe('public, max-age=300')
      expect(answer.json()).toEqual({
        issuer: publicUrl,
        authorization_endpoint: `${publicUrl}/oauth2/authorize`,
        token_endpoint: `${publicUrl}/oauth2/token`,
        registration_endpoint: `${publicUrl}/oauth2/register`,
        revocation_endpoint: `${publicUrl}/oauth2/revoke`,
        scopes_supported: [
          'presentations:read',
          'presentations:write',
          'presentations:delete',
          'offline_access',
        ],
        response_types_supported: ['code'],
        response_modes_supported: ['query'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
        token_endpoint_auth_methods_supported: [
          'none',
          'client_secret_basic',
          'client_secret_post',
        ],
        revocation_endpoint_auth_methods_supported: [
          'none',
          'client_secret_basic',
          'client_secret_post',
        ],
        service_documentation: `${publicUrl}/docs`,
      })
    })
  })

  it('names no endpoint that is not there', async () => {
    const metadata = (
      await server.app.inject('/.well-known/oauth-authorization-server')
    ).json() as Record<string, string>
    const endpoints = Object.keys(metadata).filter((name) => name.endsWith('_endpoint'))
    expect(endpoints).toHaveLength(4)

    for (const name of endpoints) {
      const { pathname } = new URL(metadata[name] as string)
      const method = name === 'authorization_endpoint' ? 'GET' : 'POST'
      const answer = await server.app.inject({ method, url: pathname })
      expect([name, answer.statusCode]).not.toEqual([name, 404])
      expect([name, answer.statusCode < 500]).toEqual([name, true])
    }
  })

  describe('of better-auth', () => {
    const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string) =>
      (
        await server.app.inject({
          method,
          url: path,
          remoteAddress: server.walk().address,
          headers: method === 'GET' ? {} : { 'content-type': 'application/json' },
          ...(method === 'GET' ? {} : { payload: '{}' }),
        })
      ).statusCode

    it.each(neverMounted)('%s cannot be reached', async (path) => {
      const cannot = [
        await ask('GET', path),
        await ask('POST', path),
        await ask('POST', `${path}/`),
      ]

      expect(cannot).toEqual([404, 404, 404])
    })

    it('nothing else can be reached, whatever a version brings', async () => {
      const endpoints = Object.values(server.authentication.api) as { path?: string }[]
      const paths = new Set(endpoints.flatMap(({ path }) => (path === undefined ? [] : [path])))
      expect(paths.size).toBeGreaterThan(30)

      const reached: string[] = []
      for (const path of paths)
        for (const method of ['GET', 'POST', 'PATCH', 'DELETE'] as const)
          if ((await ask(method, path)) !== 404) reached.push(`${method} ${path}`)

      expect(reached.sort()).toEqual([...mounted].sort())
    })
  })

  describe('is asked only so often from one address:', () => {
    // The time stands still, so that what was taken does not come back meanwhile.
    beforeEach(() => {
      vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    })
    afterEach(() => {
      vi.restoreAllMocks()
    })

    it('for ten registrations at once', async () => {
      const hasty = server.walk()
      for (let index = 0; index < 10; index++)
        expect((await hasty.register(editorRegistration)).statusCode).toBe(201)

      const answer = await hasty.register(editorRegistration)

      expect(answer.statusCode).toBe(429)
      expect(answer.headers['retry-after']).toBe('1')
      expect(answer.json()).toEqual({
        error: 'temporarily_unavailable',
        error_description: 'Too many requests; please wait a moment.',
      })
      expect((await server.walk().register(editorRegistration)).statusCode).toBe(201)
    })

    it.each([
      ['for a hundred tokens', 100, 'POST', '/oauth2/token'],
      ['for the end of a hundred tokens', 100, 'POST', '/oauth2/revoke'],
      ['for fifty authorizations', 50, 'GET', '/oauth2/authorize'],
    ] as const)('%s', async (_, most, method, url) => {
      const { address: remoteAddress } = server.walk()
      const statuses: number[] = []
      for (let index = 0; index <= most; index++)
        statuses.push((await server.app.inject({ method, url, remoteAddress })).statusCode)

      expect(statuses.indexOf(429)).toBe(most)
    })
  })
})
