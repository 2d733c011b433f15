import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  authenticateApplication,
  listConnectedApplications,
} from '../../../src/accounts/connected-applications.ts'
import { describeDatabase } from '../../support/databases.ts'
import { OAuthWalk } from '../../support/oauth-walk.ts'
import { type Caller, startTestServer, type TestServer } from '../../support/test-server.ts'

const publicUrl = 'http://localhost:3000'

describeDatabase('what a connected application may do', (open) => {
  let server: TestServer
  let owner: Caller
  let walk: OAuthWalk
  let cookie: string
  beforeAll(async () => {
    server = await startTestServer(await open(), { publicUrl })
    owner = await server.caller()
    walk = new OAuthWalk(server.app, server.authentication)
    cookie = await walk.signedIn(owner.userId)
  })
  afterAll(() => server.close())

  const page = (url: string) => server.app.inject({ url, headers: { cookie, accept: 'text/html' } })
  const send = (url: string, fields: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: {
        cookie,
        origin: publicUrl,
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(fields).toString(),
    })

  /** Answers the consent page of the application as its form does. */
  async function consent(fields: Record<string, string>, parameters: Record<string, string> = {}) {
    const asked = await walk.authorize({ prompt: 'consent', ...parameters }, cookie)
    const query = asked.search.slice(1)
    return send('/consent', { query, decision: 'allow', ...fields })
  }
  const everything = { 'presentations:write': 'on', 'presentations:delete': 'on' }
  const connection = async () =>
    (await listConnectedApplications(server.connection.database, owner.userId)).find(
      ({ id }) => id === walk.clientId,
    )

  test('is asked again with what was chosen before', async () => {
    await walk.registered()
    await consent({ 'presentations:write': 'on', daily_credits: '100' })

    const asked = await walk.authorize({ prompt: 'consent' }, cookie)
    const again = await page(asked.pathname + asked.search)

    expect(again.body).toContain('<option value="100" selected>')
    expect(again.body).toMatch(/name="presentations:write" checked/)
    expect(again.body).not.toMatch(/name="presentations:delete" checked/)
  })

  test('keeps its limit when it asks for nothing that spends', async () => {
    await walk.registered()
    await consent({ ...everything, daily_credits: '100' })
    await consent({}, { scope: 'presentations:read' })
    expect(await connection()).toMatchObject({ dailyCredits: 100 })
  })

  test.each([
    'abc',
    '-5',
    '0',
    '12abc',
    '99',
  ])('is not limited to %s, which was not offered', async (limit) => {
    await walk.registered()
    const answer = await consent({ ...everything, daily_credits: limit })
    expect(answer.statusCode).toBe(422)
    expect(await connection()).toBeUndefined()
  })

  test('is changed in the settings, and its tokens change along', async () => {
    await walk.registered()
    const tokens = await walk.connected(owner.userId)

    const done = await send('/settings/applications/change', {
      id: walk.clientId,
      'presentations:write': 'on',
      daily_credits: '500',
    })

    expect(done.headers.location).toBe('/settings?done=application-changed#applications')
    const caller = await authenticateApplication(
      server.connection.database,
      tokens.access_token,
      `${publicUrl}/mcp`,
    )
    expect(caller).toMatchObject({ dailyCredits: 500 })
    expect([...(caller?.scopes ?? [])]).toEqual(['presentations:read', 'presentations:write'])
    const refreshed = (await walk.refresh(tokens.refresh_token)).json()
    expect(refreshed.scope).toBe('presentations:read presentations:write offline_access')
  })

  test('is given back what was switched off, without connecting it again', async () => {
    await walk.registered()
    await consent({})
    const tokens = await walk.connected(owner.userId, { scope: 'presentations:read' })
    await send('/settings/applications/change', { id: walk.clientId, ...everything })
    const caller = await authenticateApplication(
      server.connection.database,
      tokens.access_token,
      `${publicUrl}/mcp`,
    )
    expect(caller?.scopes.has('presentations:delete')).toBe(true)
  })

  test('is nobody’s business but its owner’s', async () => {
    await walk.registered()
    const other = await server.caller()
    await walk.connected(other.userId)
    await send('/settings/applications/change', { id: walk.clientId })
    const [theirs] = await listConnectedApplications(server.connection.database, other.userId)
    expect(theirs?.scopes).toContain('presentations:delete')
  })

  test('says nothing that an address makes up', async () => {
    for (const word of ['constructor', '__proto__', 'toString']) {
      expect((await page(`/settings?done=${word}`)).body).not.toContain('native code')
      expect((await page(`/sign-in/problem?error=${word}`)).body).not.toContain('native code')
    }
  })
})
