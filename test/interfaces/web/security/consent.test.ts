import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAuthentication } from '../../../../src/accounts/authentication.ts'
import {
  authenticateApplication,
  listConnectedApplications,
} from '../../../../src/accounts/connected-applications.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { editorRegistration, OAuthWalk } from '../../../support/oauth-walk.ts'
import { startTestServer, type TestServer } from '../../../support/test-server.ts'
import { type Member, member, signedInVisitor, Visitor } from '../../../support/visitor.ts'

const publicUrl = 'https://slides.test'
const all = ['presentations:write', 'presentations:delete']

describeDatabase('the page that asks for consent', (open) => {
  let server: TestServer
  let ada: Member
  let browser: Visitor
  let walk: OAuthWalk
  let query: URLSearchParams
  beforeAll(async () => {
    server = await startTestServer(await open(), { runJobs: false, publicUrl })
    ada = await member(server)
    browser = await signedInVisitor(server, ada)
  })
  beforeEach(async () => {
    walk = await new OAuthWalk(server.app, server.authentication).registered()
    query = await asked()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  afterAll(() => server.close())

  /** The signed query with which Ada's browser is sent to the page. */
  async function asked(parameters: Record<string, string> = {}): Promise<URLSearchParams> {
    const url = await walk.authorize(parameters, browser.cookie)
    expect(url.pathname).toBe('/consent')
    return url.searchParams
  }

  const show = (of: URLSearchParams | string, visitor = browser) => visitor.look(`/consent?${of}`)

  const allow = (of: URLSearchParams | string, ticked = all, visitor = browser) =>
    visitor.send('/consent', {
      query: String(of),
      decision: 'allow',
      ...Object.fromEntries(ticked.map((scope) => [scope, 'on'])),
    })

  const connectedBy = async ({ user }: Member) =>
    (await listConnectedApplications(server.connection.database, user.id)).filter(
      ({ id }) => id === walk.clientId,
    )

  it('lets an application do what its user allows', async () => {
    expect((await show(query)).statusCode).toBe(200)
    const answer = await allow(query)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toMatch(/^http:\/\/127\.0\.0\.1:33418\/callback\?/)
    expect(await connectedBy(ada)).toHaveLength(1)
  })

  describe('shows nothing, and takes no answer, for a query', () => {
    const changes: Record<string, (given: URLSearchParams) => void> = {
      'without a signature': (given) => given.delete('sig'),
      'with an empty signature': (given) => given.set('sig', ''),
      'with a signature of something else': (given) => given.set('sig', 'A'.repeat(43)),
      'with two signatures': (given) => given.append('sig', given.get('sig') ?? ''),
      'with more rights': (given) => given.set('scope', `${given.get('scope')} everything`),
      'with further rights beside': (given) => given.append('scope', 'presentations:delete'),
      'with another address to go back to': (given) =>
        given.set('redirect_uri', 'https://evil.example/'),
      'with a second address to go back to': (given) =>
        given.append('redirect_uri', 'https://evil.example/'),
      'with another application': (given) => given.set('client_id', 'another'),
      'with another state': (given) => given.set('state', 'another'),
      'with another challenge': (given) => given.set('code_challenge', 'A'.repeat(43)),
      'with more time': (given) => given.set('exp', `${Number(given.get('exp')) + 600}`),
      'with an additional parameter': (given) => given.append('extra', '1'),
    }

    it.each(Object.entries(changes))('%s', async (_what, change) => {
      const changed = new URLSearchParams(query)
      change(changed)
      const page = await show(changed)
      expect(page.statusCode).toBe(400)
      expect(page.body).toContain('This page was open for too long')
      expect(page.body).not.toContain(editorRegistration.client_name)
      expect(page.headers['content-security-policy']).toMatch(/form-action 'self'(;|$)/)
      expect((await allow(changed)).statusCode).toBe(400)
      expect(await connectedBy(ada)).toEqual([])
    })

    it('that is older than ten minutes', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
      expect((await show(query)).statusCode).toBe(400)
      expect((await allow(query)).statusCode).toBe(400)
      expect(await connectedBy(ada)).toEqual([])
    })

    it('that another deployment has signed', async () => {
      const elsewhere = createAuthentication({
        database: server.connection.database,
        publicUrl,
        secret: 'the secret of another deployment',
        onError: () => undefined,
      })
      const answer = await elsewhere.handler(
        new Request(publicUrl + walk.authorizePath(), { headers: { accept: 'text/html' } }),
      )
      const signed = new URL(String(answer.headers.get('location'))).searchParams
      expect(signed.get('sig')).toBeTruthy()
      expect((await show(signed)).statusCode).toBe(400)
      expect((await allow(signed)).statusCode).toBe(400)
    })
  })

  it('gives no right that was not asked for, whatever the form says', async () => {
    const answer = await browser.send('/consent', {
      query: String(await asked({ scope: 'presentations:read' })),
      decision: 'allow',
      'presentations:write': 'on',
      'presentations:delete': 'on',
      scope: 'presentations:read presentations:write presentations:delete',
    })
    const code = new URL(String(answer.headers.location)).searchParams.get('code') ?? ''
    const tokens = (await walk.exchange(code)).json()
    expect(tokens.scope.split(' ').sort()).toEqual(['offline_access', 'presentations:read'])
    const caller = await authenticateApplication(
      server.connection.database,
      tokens.access_token,
      `${publicUrl}/mcp`,
    )
    expect([...(caller?.scopes ?? [])]).toEqual(['presentations:read'])
  })

  it('leads back where the application has registered, whatever the form says', async () => {
    const answer = await browser.send('/consent', {
      query: String(query),
      decision: 'allow',
      redirect_uri: 'https://evil.example/',
    })
    expect(String(answer.headers.location)).toMatch(/^http:\/\/127\.0\.0\.1:33418\/callback\?/)
  })

  it.each(['cancel', '', 'Allow', 'true'])('takes %j as no', async (decision) => {
    const answer = await browser.send('/consent', { query: String(query), decision })
    const back = new URL(String(answer.headers.location))
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(back.searchParams.get('code')).toBeNull()
    expect(await connectedBy(ada)).toEqual([])
  })

  it('asks who is not signed in to sign in, and takes no answer of theirs', async () => {
    const stranger = new Visitor(server)
    for (const answer of [await show(query, stranger), await allow(query, all, stranger)]) {
      expect(answer.statusCode).toBe(303)
      expect(answer.headers.location).toMatch(/^\/sign-in\?to=%2Foauth2%2Fauthorize%3F/)
    }
    expect(await connectedBy(ada)).toEqual([])
  })

  it('lets nobody decide for somebody else', async () => {
    const grace = await member(server, 'Grace')
    await allow(query, all, await signedInVisitor(server, grace))
    expect(await connectedBy(ada)).toEqual([])
    expect(await connectedBy(grace)).toHaveLength(1)
  })

  it('cannot be shown within a page of somebody else', async () => {
    const { headers } = await show(query)
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it.each([
    ['https://editor.example/callback?tenant=7', 'https://editor.example'],
    ['https://editor.example:8443/callback', 'https://editor.example:8443'],
    ['http://127.0.0.1:33418/callback', 'http://127.0.0.1:33418'],
    ['http://localhost:33418/callback', 'http://localhost:33418'],
    ['http://[::1]:33418/callback', 'http:'],
    ['cursor://anysphere.cursor-mcp/oauth/callback', 'cursor:'],
    ['com.example.app:/callback', 'com.example.app:'],
  ])('leads to %s, and nowhere else', async (redirectUri, source) => {
    await walk.registered({ ...editorRegistration, redirect_uris: [redirectUri] })
    const { headers, body } = await show(await asked())
    const policy = String(headers['content-security-policy'])
    expect(/form-action ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${source}`)
    expect(policy).not.toContain('unsafe')
    expect(body).toContain(redirectUri)
  })
})
