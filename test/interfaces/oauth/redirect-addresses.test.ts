import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeDatabase } from '../../support/databases.ts'
import { type OAuthServer, startOAuthServer } from '../../support/oauth-server.ts'
import { editorRegistration, type OAuthWalk } from '../../support/oauth-walk.ts'

/** Where a browser ends that must not be sent to the address asked for. */
const problemPage = 'http://localhost:3000/sign-in/problem'

describeDatabase('where the browser is sent', (open) => {
  let server: OAuthServer

  beforeAll(async () => {
    server = await startOAuthServer(await open())
  })
  afterAll(() => server?.close())

  const registeredAt = (address: string) =>
    server.walk().registered({ ...editorRegistration, redirect_uris: [address] })

  describe.each([
    [
      'https://editor.example/oauth/callback',
      [
        'https://editor.example/oauth/callback/',
        'https://editor.example/oauth/callbackx',
        'https://editor.example/oauth/callback/more',
        'https://editor.example/oauth/callback/../../evil',
        'https://editor.example/oauth/callback%2f..%2f..%2fevil',
        'https://editor.example/oauth/%63allback',
        'https://editor.example/oauth%2fcallback',
        'https://editor.example//oauth/callback',
        'https://editor.example/oauth/callback?next=https://evil.example/',
        'https://editor.example/oauth/callback?',
        'https://editor.example/oauth/callback;x',
        'https://editor.example/oauth/callback#',
        'https://editor.example/oauth/callback#here',
        'https://editor.example/oauth/Callback',
        'https://EDITOR.example/oauth/callback',
        'https://editor.example/oauth',
        'https://editor.example/',
        'https://editor.example',
        'https://editor.example:443/oauth/callback',
        'https://editor.example:8443/oauth/callback',
        'https://editor.example./oauth/callback',
        'https://editor.example.evil.example/oauth/callback',
        'https://evil.example/https://editor.example/oauth/callback',
        'https://evil.example/oauth/callback',
        'https://evil.example\\@editor.example/oauth/callback',
        'https://evil.example#@editor.example/oauth/callback',
        'https://editor.example@evil.example/oauth/callback',
        'https://editor.example\\.evil.example/oauth/callback',
        'https:editor.example/oauth/callback',
        'http://editor.example/oauth/callback',
        'HTTPS://editor.example/oauth/callback',
        '//editor.example/oauth/callback',
        '\\\\editor.example/oauth/callback',
        '//evil.example/',
        '\\evil.example',
        '/\\evil.example',
        '/oauth/callback',
        'evil.example',
        'https://editor.example/oauth/callback\r\nlocation: https://evil.example/',
        'javascript:alert(1)//https://editor.example/oauth/callback',
        'data:text/html,https://editor.example/oauth/callback',
        'editor://editor.example/oauth/callback',
        'null',
        '',
      ],
    ],
    [
      'http://127.0.0.1:33418/callback',
      [
        'http://localhost:33418/callback',
        'http://[::1]:33418/callback',
        'http://127.0.0.2:33418/callback',
        'http://127.1:33418/callback',
        'http://2130706433:33418/callback',
        'http://127.0.0.1:33418@evil.example/callback',
        'http://127.0.0.1:@evil.example/callback',
        'http://127.0.0.1.evil.example:33418/callback',
        'http://127.0.0.1:99999/callback',
        'http://127.0.0.1:33418/callback/',
        'http://127.0.0.1:33418/Callback',
        'http://127.0.0.1:33418/callback?more',
        'http://127.0.0.1:33418',
        'http://127.0.0.1\\:33418/callback',
        'https://127.0.0.1:33418/callback',
        'ws://127.0.0.1:33418/callback',
      ],
    ],
    [
      'http://localhost:33418/callback',
      ['http://127.0.0.1:33418/callback', 'http://localhost.evil.example:33418/callback'],
    ],
    [
      'cursor://anysphere.cursor-mcp/oauth/callback',
      [
        'cursor://anysphere.cursor-mcp/oauth/callback/',
        'cursor://anysphere.cursor-mcp:8080/oauth/callback',
        'cursor://another.extension/oauth/callback',
        'cursor:/anysphere.cursor-mcp/oauth/callback',
        'CURSOR://anysphere.cursor-mcp/oauth/callback',
        'vscode://anysphere.cursor-mcp/oauth/callback',
        // What stands for it while the provider checks a registration.
        'http://127.0.0.1/',
        'http://127.0.0.1:8080/',
      ],
    ],
  ])('for an application that registered %s', (registered, tricks) => {
    let walk: OAuthWalk
    let cookie: string
    beforeAll(async () => {
      walk = await registeredAt(registered)
      cookie = await walk.signedIn(server.userId)
      await walk.code(server.userId)
    })

    /** Where the browser of a user ends who has allowed the application to act for them. */
    async function endOf(asked: string): Promise<string> {
      const answer = await server.app.inject({
        url: walk.authorizePath({ redirect_uri: asked }),
        // Each from a computer of its own, because requests from one are limited.
        remoteAddress: server.walk().address,
        headers: { cookie },
      })
      expect(answer.statusCode).toBe(302)
      const end = new URL(String(answer.headers.location))
      // Where its user is asked once more, the address is the one that the answer goes to.
      return end.pathname === '/consent'
        ? (end.searchParams.get('redirect_uri') ?? '')
        : (end.href.split('?', 1)[0] as string)
    }

    it('is there', async () => {
      expect(await endOf(registered)).toBe(registered)
    })

    it.each(tricks)('is never %j', async (asked) => {
      expect(await endOf(asked)).toBe(problemPage)
    })

    it.each([
      ` ${registered}`,
      `${registered}\n`,
      `${registered}\u0000`,
    ])('is as it is registered, not %j', async (asked) => {
      expect([registered, problemPage]).toContain(await endOf(asked))
    })
  })

  it.each([
    ['http://127.0.0.1:33418/callback', 'http://127.0.0.1:61234/callback'],
    ['http://127.0.0.1/', 'http://127.0.0.1:61234/'],
    ['http://localhost', 'http://localhost:61234'],
    ['http://[::1]:8080/callback', 'http://[::1]:61234/callback'],
  ])('may have another port on its own computer: %s, %s', async (registered, asked) => {
    const walk = await registeredAt(registered)
    walk.redirectUri = asked

    expect((await walk.connected(server.userId)).expires_in).toBe(900)
  })

  it('is never an address that comes second', async () => {
    const walk = await registeredAt('https://editor.example/callback')

    const answer = await server.app.inject(
      `${walk.authorizePath()}&redirect_uri=${encodeURIComponent('https://evil.example/')}`,
    )

    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toMatch(`${problemPage}?`)
  })

  it('is not where an application wants that nobody has registered', async () => {
    const walk = server.walk()
    walk.clientId = 'nobody'

    const end = await walk.authorize({ redirect_uri: 'https://evil.example/' })

    expect(end.origin + end.pathname).toBe(problemPage)
  })

  it('keeps the query that the application has registered', async () => {
    const walk = await registeredAt('https://editor.example/callback?tenant=7')
    const cookie = await walk.signedIn(server.userId)
    await walk.code(server.userId)

    const back = await walk.authorize({}, cookie)

    expect(back.searchParams.get('tenant')).toBe('7')
    expect(back.searchParams.get('code')).not.toBeNull()
  })
})
