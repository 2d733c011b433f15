import { eq, sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { revokeApiKey } from '../../../src/accounts/api-keys.ts'
import { hashToken } from '../../../src/accounts/secret-token.ts'
import { createSignInToken } from '../../../src/accounts/sign-in-links.ts'
import { sessions, verifications } from '../../../src/database/schema.ts'
import { describeDatabase } from '../../support/databases.ts'
import {
  type Caller,
  publicUrl,
  startTestServer,
  type TestServer,
} from '../../support/test-server.ts'

describeDatabase('the pages of who is signed in', (open) => {
  let server: TestServer
  let caller: Caller
  let path: string
  let address = 0
  beforeAll(async () => {
    server = await startTestServer(await open())
    caller = await server.caller()
    const { presentation_id: id } = await caller.generated({
      input_text: 'One',
      export_formats: [],
    })
    path = `/presentations/${id}`
  })
  afterAll(() => server.close())

  /** Sends a form as a browser does, from a new address unless another is given. */
  function send(
    url: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
    remoteAddress = `10.0.0.${++address}`,
  ): Promise<LightMyRequestResponse> {
    return server.app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        origin: publicUrl,
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    })
  }

  const look = (url: string, cookie = '') =>
    server.app.inject({ url, headers: { accept: 'text/html', cookie } })

  const cookieOf = (answer: LightMyRequestResponse) =>
    String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''

  /** The cookie of a browser that signs in with the caller's key. */
  const signIn = async (key = caller.key) => cookieOf(await send('/sign-in/key', { key }))

  test('ask who is not signed in to sign in, and go on from there', async () => {
    const asked = await look(path)
    expect(asked.statusCode).toBe(303)
    const signInPath = String(asked.headers.location)
    expect(signInPath).toBe(`/sign-in?to=${encodeURIComponent(path)}`)
    const form = await look(signInPath)
    expect(form.body).toContain(`<input type="hidden" name="to" value="${path}">`)
    expect(form.headers['content-security-policy']).toContain("form-action 'self'")
    expect(form.headers['referrer-policy']).toBe('same-origin')
    const done = await send('/sign-in/key', { key: ` ${caller.key} `, to: path })
    expect([done.statusCode, done.headers.location]).toEqual([303, path])
  })

  test.each([
    '/settings/connect',
    '/settings?credits=12-months',
    '/presentations',
  ])('come back to %s, as every page does', async (wanted) => {
    expect((await look(wanted)).headers.location).toBe(`/sign-in?to=${encodeURIComponent(wanted)}`)
  })

  test('ask no less for what does not exist', async () => {
    expect((await look('/presentations/nonsense')).headers.location).toBe(
      '/sign-in?to=%2Fpresentations%2Fnonsense',
    )
  })

  test('show a presentation with its notes to its owner', async () => {
    const page = await look(path, await signIn())
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    expect(server.workers.exported.at(-1)).toMatchObject({ format: 'page', forOwner: true })
    const stylesheet = (/href="([^"]+)"/.exec(page.body)?.[1] ?? '').replaceAll('&amp;', '&')
    expect((await server.open(stylesheet)).headers['content-type']).toBe('text/css; charset=utf-8')
  })

  test('answer for a presentation of somebody else as for an unknown one', async () => {
    const cookie = await signIn((await server.caller()).key)
    const [others, unknown] = [await look(path, cookie), await look('/presentations/none', cookie)]
    expect(others.statusCode).toBe(404)
    expect(others.body).toBe(unknown.body)
  })

  test('list the presentations of who signs in without a wish', async () => {
    const done = await send('/sign-in/key', { key: caller.key })
    expect(done.headers.location).toBe('/presentations')
    const list = await look('/presentations', cookieOf(done))
    expect(list.body).toContain(`href="${path}"`)
    expect(list.body).toMatch(/<span class="caption">\d+ slides?<\/span>/)
    expect(list.body).toMatch(/<div class="time">(now|a minute ago)<\/div>/)
    expect(
      (await look('/presentations', await signIn((await server.caller()).key))).body,
    ).toContain('There are none yet.')
  })

  test('keep a token that scripts and other sites cannot have, and store only its hash', async () => {
    const answer = await send('/sign-in/key', { key: caller.key })
    expect(answer.headers['set-cookie']).toMatch(
      /^slidewright_session=\w{32}\.[\w%]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const token = cookieOf(answer).split(/[=.]/)[1] ?? ''
    const stored = await server.connection.database.select().from(sessions)
    expect(stored.some((row) => row.token.includes(token))).toBe(false)
    expect(stored.some((row) => row.token === hashToken(token))).toBe(true)
  })

  test('end with signing out', async () => {
    const cookie = await signIn()
    const out = await send('/sign-out', {}, { cookie })
    expect(String(out.headers['set-cookie'])).toMatch(/slidewright_session=; Max-Age=0; Path=\//)
    expect((await look(path, cookie)).statusCode).toBe(303)
  })

  test('end after thirty days, and when a key of the owner is revoked', async () => {
    const { database } = server.connection
    const other = await server.caller()
    const [old, young] = [await signIn(other.key), await signIn(other.key)]
    await database
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(sessions.userId, other.userId))
    expect((await look('/presentations', old)).statusCode).toBe(303)
    await database
      .update(sessions)
      .set({ expiresAt: sql`now() + interval '30 days'` })
      .where(eq(sessions.userId, other.userId))
    expect((await look('/presentations', young)).statusCode).toBe(200)
    await revokeApiKey(database, other.keyId)
    expect((await look('/presentations', young)).statusCode).toBe(303)
  })

  test('refuse a wrong key', async () => {
    const answer = await send('/sign-in/key', { key: 'sk_nobody-has-this-key', to: path })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.body).toContain('This API key is not valid.')
    expect(answer.body).toContain(`value="${path}"`)
  })

  test('let one address try thirty times at once', async () => {
    const attempt = () => send('/sign-in/key', { key: 'sk_nobody-has-this-key' }, {}, '192.0.2.1')
    for (let count = 0; count < 30; count++) expect((await attempt()).statusCode).toBe(401)
    const refused = await attempt()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('1')
    expect(refused.body).toContain('Too many attempts')
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an address', { origin: 'null' }],
    ['nobody knows whom', { origin: '' }],
  ])('refuse a form of %s', async (_whom, headers) => {
    for (const url of ['/sign-in/key', '/sign-in/link', '/sign-out']) {
      const answer = await send(url, { key: caller.key }, headers)
      expect(answer.statusCode).toBe(403)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.body).toContain('This form was not sent by a page of this server.')
    }
  })

  test('take forms of the name under which the server was reached', async () => {
    const here = { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }
    expect((await send('/sign-in/key', { key: caller.key }, here)).statusCode).toBe(303)
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'evil',
    '',
  ])('lead nowhere else after signing in: %j', async (to) => {
    const answer = await send('/sign-in/key', { key: caller.key, to })
    expect(answer.headers.location).toBe('/presentations')
  })

  test('show what a link brings as text', async () => {
    const { body } = await look(`/sign-in?to=${encodeURIComponent('/"><script>alert(1)</script>')}`)
    expect(body).not.toContain('<script>')
    const link = await look(`/sign-in/link?token=${encodeURIComponent('"><script>')}`)
    expect(link.body).not.toContain('<script>')
  })

  test('are opened by a link once, and looking at it does not use it up', async () => {
    const token = await createSignInToken(server.connection.database, caller.userId)
    const shown = await look(`/sign-in/link?token=${token}`)
    expect(shown.body).toContain(`value="${token}"`)
    const done = await send('/sign-in/link', { token })
    expect([done.statusCode, done.headers.location]).toEqual([303, '/presentations'])
    expect((await look(path, cookieOf(done))).statusCode).toBe(200)
    const again = await send('/sign-in/link', { token })
    expect(again.statusCode).toBe(401)
    expect(again.body).toContain('This link has been used or has expired.')
  })

  test('are not opened by a link that has expired', async () => {
    const { database } = server.connection
    const token = await createSignInToken(database, caller.userId)
    await database.update(verifications).set({ expiresAt: sql`now() - interval '1 second'` })
    expect((await send('/sign-in/link', { token })).statusCode).toBe(401)
  })
})
