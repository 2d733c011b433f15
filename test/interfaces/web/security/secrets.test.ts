import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createInvitation } from '../../../../src/accounts/invitations.ts'
import { allRows } from '../../../support/all-rows.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { editorRegistration, OAuthWalk } from '../../../support/oauth-walk.ts'
import { startTestServer, type TestServer } from '../../../support/test-server.ts'
import { member, signedInVisitor, Visitor } from '../../../support/visitor.ts'

const publicUrl = 'https://slides.test'

describeDatabase('what nobody else may know', (open) => {
  let server: TestServer
  /** Every secret of a walk through everything, by what it is. */
  const secrets = new Map<string, string>()
  /** What the database held, each time a secret had just been made. */
  const stored: string[] = []
  let log = ''
  beforeAll(async () => {
    const mails: string[] = []
    server = await startTestServer(await open(), {
      runJobs: false,
      publicUrl,
      signup: 'open',
      mailer: {
        async send({ text }) {
          mails.push(text)
        },
      },
      logger: pino(
        { level: 'trace' },
        {
          write(line: string) {
            log += line
          },
        },
      ),
    })
    const { database } = server.connection
    const look = async () => void stored.push(...(await allRows(server.connection)))
    const note = async (what: string, secret: string | undefined) => {
      if (!secret) throw new Error(`There is no ${what}.`)
      secrets.set(what, secret)
      await look()
    }
    const mailed = async (what: string) => {
      const token = () => /token=([\w-]+)/.exec(mails.at(-1) ?? '')?.[1]
      await vi.waitUntil(token)
      await note(what, token())
      mails.length = 0
    }

    const ada = await member(server)
    await note('the password', ada.password)
    const browser = await signedInVisitor(server, ada)
    const cookie = decodeURIComponent(browser.cookie.split('=')[1] ?? '')
    await note('the token of the session', cookie.split('.')[0])
    await note('the signature of its cookie', cookie.split('.')[1])
    await new Visitor(server).send('/sign-in', { email: ada.email, password: 'a wrong password' })
    await note('a wrong password', 'a wrong password')

    const made = await browser.send('/settings/keys', { name: 'A program' })
    const key = /value="(sk_\w+)"/.exec(made.body)?.[1] ?? ''
    await note('the API key', key)
    await new Visitor(server).send('/sign-in/key', { key })

    await new Visitor(server).send('/sign-in/send-link', { email: ada.email })
    await mailed('the link to sign in')
    const link = secrets.get('the link to sign in') ?? ''
    await new Visitor(server).look(`/sign-in/link?token=${link}`)
    await new Visitor(server).send('/sign-in/link', { token: link })

    await new Visitor(server).send('/sign-in/forgot', { email: ada.email })
    await mailed('the link to another password')
    const reset = secrets.get('the link to another password') ?? ''
    await new Visitor(server).look(`/reset-password?token=${reset}`)
    await new Visitor(server).send('/reset-password', { token: reset, password: 'short' })

    await browser.send('/settings/email', { email: 'new@example.com', password: ada.password })
    await mailed('the link to another address')

    const newcomer = { name: 'New', email: 'other@example.com', password: 'their good password' }
    await new Visitor(server).send('/sign-up', newcomer)
    await mailed('the link to an account')
    await note('the password of the new account', newcomer.password)
    await note('the invitation', await createInvitation(database, { days: 1 }))

    for (const method of ['none', 'client_secret_basic', 'client_secret_post']) {
      const walk = await new OAuthWalk(server.app, server.authentication).registered({
        ...editorRegistration,
        token_endpoint_auth_method: method,
      })
      if (method !== 'none') await note(`the secret of a client, ${method}`, walk.clientSecret)
      const code = await walk.code(ada.user.id)
      await note(`the code, ${method}`, code)
      const tokens = (await walk.exchange(code)).json()
      await note(`the access token, ${method}`, tokens.access_token)
      await note(`the refresh token, ${method}`, tokens.refresh_token)
      await note(`the verifier, ${method}`, walk.pkce.verifier)
      const next = (await walk.refresh(tokens.refresh_token)).json()
      await note(`the next access token, ${method}`, next.access_token)
      await note(`the next refresh token, ${method}`, next.refresh_token)
      await server.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: { authorization: `Bearer ${next.access_token}`, host: 'slides.test' },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      })
    }
    await server.app.inject({
      url: '/api/v1/ping',
      headers: { authorization: `Bearer ${key}` },
    })
    await look()
  })
  afterAll(() => server.close())

  it('is of all the kinds that there are', () => {
    expect(secrets.size).toBe(11 + 3 * 6 + 2)
    expect(stored.length).toBeGreaterThan(100)
    expect(log.split('\n').length).toBeGreaterThan(20)
  })

  it('is nowhere in the database, as it is', () => {
    const text = stored.join('\n')
    const found = [...secrets].filter(([, secret]) => text.includes(secret)).map(([what]) => what)
    expect(found).toEqual([])
  })

  it('is nowhere in the database, written in another way', () => {
    const text = stored.join('\n')
    const ways = (secret: string) =>
      (['base64', 'base64url', 'hex'] as const).map((way) => Buffer.from(secret).toString(way))
    const found = [...secrets]
      .filter(([, secret]) => ways(secret).some((way) => text.includes(way)))
      .map(([what]) => what)
    expect(found).toEqual([])
  })

  it('is nowhere in the log, at its most talkative', () => {
    const found = [...secrets].filter(([, secret]) => log.includes(secret)).map(([what]) => what)
    expect(found).toEqual([])
  })
})
