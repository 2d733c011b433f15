import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authenticateApiKey, createApiKey } from '../../../../src/accounts/api-keys.ts'
import { listConnectedApplications } from '../../../../src/accounts/connected-applications.ts'
import { listSessions } from '../../../../src/accounts/sessions.ts'
import { findUserById } from '../../../../src/accounts/users.ts'
import { users } from '../../../../src/database/schema.ts'
import { allRows } from '../../../support/all-rows.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { OAuthWalk } from '../../../support/oauth-walk.ts'
import { startTestServer, type TestServer } from '../../../support/test-server.ts'
import { type Member, member, signedInVisitor, Visitor } from '../../../support/visitor.ts'

describeDatabase('what is somebody’s', (open) => {
  let server: TestServer
  let ada: Member
  let key: { id: string; key: string }
  let walk: OAuthWalk
  let adas: Visitor
  let eves: Visitor
  beforeAll(async () => {
    server = await startTestServer(await open(), {
      runJobs: false,
      publicUrl: 'https://slides.test',
    })
    ada = await member(server)
    key = await createApiKey(server.connection.database, { userId: ada.user.id, name: 'Program' })
    walk = await new OAuthWalk(server.app, server.authentication).registered()
    await walk.connected(ada.user.id)
    // Checking a password takes a tenth of a second: both are signed in once.
    adas = await signedInVisitor(server, ada)
    eves = await signedInVisitor(server, await member(server, 'Eve'))
  })
  afterAll(() => server.close())

  const adasSession = async () =>
    (await listSessions(server.connection.database, ada.user.id))[0]?.id ?? ''

  describe.each([
    ['an API key', '/settings/keys/revoke', async () => key.id],
    ['an application', '/settings/applications/revoke', async () => walk.clientId],
    ['what an application may do', '/settings/applications/change', async () => walk.clientId],
    ['a session', '/settings/sessions/end', adasSession],
  ])('%s', (_what, url, idOf) => {
    it('is nothing to somebody else, who may know its id', async () => {
      const id = await idOf()
      const before = await allRows(server.connection)
      const answer = await eves.send(url, { id })
      expect(answer.statusCode).toBe(303)
      expect(answer.body).not.toContain(id)
      expect(await allRows(server.connection)).toEqual(before)
    })

    it.each([
      '',
      'nonsense',
      "' or 1=1 --",
      '%',
      '\u0000',
      '00000000-0000-0000-0000-000000000000',
    ])('is not found by %j', async (id) => {
      const before = await allRows(server.connection)
      expect((await eves.send(url, { id })).statusCode).toBe(303)
      expect(await allRows(server.connection)).toEqual(before)
    })

    it('is nothing to who is not signed in', async () => {
      const before = await allRows(server.connection)
      const answer = await new Visitor(server).send(url, { id: await idOf() })
      expect(answer.headers.location).toBe('/sign-in?to=%2Fsettings')
      expect(await allRows(server.connection)).toEqual(before)
    })
  })

  it('is not shown to somebody else on a page that asks', async () => {
    for (const [url, name] of [
      [`/settings/keys/revoke?id=${key.id}`, 'Program'],
      [`/settings/applications/revoke?id=${walk.clientId}`, 'An editor'],
    ] as const) {
      expect((await adas.look(url)).body).toContain(name)
      const answer = await eves.look(url)
      expect(answer.statusCode).toBe(303)
      expect(answer.body).not.toContain(name)
    }
  })

  it('is not on the settings of somebody else', async () => {
    const { body } = await eves.look('/settings')
    for (const text of [ada.email, 'Program', 'An editor', walk.clientId, key.id])
      expect(body).not.toContain(text)
  })

  it('ends by its owner’s hand', async () => {
    const { database } = server.connection
    await adas.send('/settings/keys/revoke', { id: key.id })
    expect(await authenticateApiKey(database, key.key)).toBeUndefined()
    await adas.send('/settings/applications/revoke', { id: walk.clientId })
    expect(await listConnectedApplications(database, ada.user.id)).toEqual([])
    const other = await signedInVisitor(server, ada)
    await adas.send('/settings/sessions/end-others')
    expect(await other.isSignedIn()).toBe(false)
    expect(await listSessions(database, ada.user.id)).toHaveLength(1)
    expect(await eves.isSignedIn()).toBe(true)
  })

  describe('when an account is deleted', () => {
    const exists = async ({ user }: Member) =>
      (await findUserById(server.connection.database, user.id)) !== undefined

    it('goes only when its address is typed, by who has its password', async () => {
      const eve = await member(server, 'Eve')
      const { email, password } = eve
      const visitor = await signedInVisitor(server, eve)
      for (const fields of [
        { email: '', password },
        { email: 'yes', password },
        { email: ada.email, password },
        { email: email.slice(1), password },
        { email, password: '' },
        { email, password: 'a wrong password' },
      ]) {
        const answer = await visitor.send('/settings/delete', fields)
        expect(answer.statusCode).toBe(422)
        expect(await exists(eve)).toBe(true)
      }
      const answer = await visitor.send('/settings/delete', {
        email: email.toUpperCase(),
        password,
      })
      expect(answer.statusCode).toBe(200)
      expect(visitor.cookie).toBe('')
      expect(await exists(eve)).toBe(false)
      expect(await exists(ada)).toBe(true)
    })

    it('leaves no browser signed in', async () => {
      const eve = await member(server, 'Eve')
      const [one, other] = [await signedInVisitor(server, eve), await signedInVisitor(server, eve)]
      await one.send('/settings/delete', { email: eve.email, password: eve.password })
      expect(await other.isSignedIn()).toBe(false)
    })
  })

  it('bears any name as text, on each page that shows it', async () => {
    const { database } = server.connection
    const name = `"><script>alert(1)</script><img src=x onerror=alert(2)>{{it}}<%= it %>`
    const eve = await member(server, 'Eve')
    await database.update(users).set({ name }).where(eq(users.id, eve.user.id))
    const visitor = await signedInVisitor(server, eve)
    const hostile = await new OAuthWalk(server.app, server.authentication).registered({
      client_name: name,
      redirect_uris: ['https://editor.example/callback'],
    })
    await hostile.connected(eve.user.id)
    const made = await createApiKey(database, { userId: eve.user.id, name })
    const stranger = new Visitor(server)
    const signIn = await hostile.authorize()
    const consent = await hostile.authorize({ prompt: 'consent' }, visitor.cookie)
    const pages = [
      await stranger.look(signIn.pathname + signIn.search),
      await visitor.look(consent.pathname + consent.search),
      await visitor.look('/settings'),
      await visitor.send('/settings/keys', { name }),
      await visitor.look(`/settings/keys/revoke?id=${made.id}`),
      await visitor.look(`/settings/applications/revoke?id=${hostile.clientId}`),
    ]
    for (const { statusCode, body, headers } of pages) {
      expect(statusCode).toBe(200)
      expect(body).toContain('&lt;script&gt;alert(1)')
      expect(body).not.toContain('<script>')
      expect(body).not.toContain('<img src=x')
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("style-src 'self';")
      expect(policy).not.toContain('unsafe')
    }
  })

  it('has names that turn or hide nothing around them', async () => {
    const application = await new OAuthWalk(server.app, server.authentication).registered({
      client_name: 'Good\u202Eevil\u2066\u200B editor',
      redirect_uris: ['https://editor.example/callback'],
    })
    const url = await application.authorize({}, adas.cookie)
    const { body } = await adas.look(url.pathname + url.search)
    expect(body).toContain('<bdi>Goodevil editor</bdi>')
  })
})
