import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSignInToken } from '../../../../src/accounts/sign-in-links.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { publicUrl, startTestServer, type TestServer } from '../../../support/test-server.ts'
import { type Member, member, signedInVisitor, Visitor } from '../../../support/visitor.ts'

const elsewhere = [
  'https://evil.example/',
  'http://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '\thttps://evil.example/',
  ' https://evil.example/',
  '/\r\n/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/../..//evil.example',
  '/%2e//evil.example',
  '/%2f%2fevil.example',
  '/%5c%5cevil.example',
  '/／evil.example',
  '／／evil.example',
  '/presentations\r\nlocation: https://evil.example/',
  '/@evil.example',
  '@evil.example',
  'https:evil.example',
  'https://slides.test@evil.example/',
  'http://slides.test.evil.example/',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '',
]

describeDatabase('a wish where to go on', (open) => {
  let server: TestServer
  let ada: Member
  const mails: string[] = []
  beforeAll(async () => {
    server = await startTestServer(await open(), {
      runJobs: false,
      signup: 'open',
      mailer: {
        send: async ({ text }) => {
          mails.push(text)
        },
      },
    })
    ada = await member(server)
  })
  afterAll(() => server.close())

  /** Where a browser that is at our address ends up by this. */
  const leadsTo = (location: unknown) => {
    expect(String(location)).not.toMatch(/[\r\n]/)
    return new URL(String(location), publicUrl).origin
  }

  describe.each(elsewhere)('to %j', (to) => {
    it('leads nowhere else after signing in by password, key or link, or signing out', async () => {
      const { key } = await server.caller()
      const token = await createSignInToken(server.connection.database, ada.user.id)
      const visitor = new Visitor(server)
      const forms: [string, Record<string, string>][] = [
        ['/sign-in/key', { key }],
        ['/sign-in/link', { token }],
        ['/sign-out', {}],
      ]
      for (const [url, fields] of forms) {
        const answer = await visitor.send(url, { ...fields, to })
        expect(answer.statusCode).toBe(303)
        expect(leadsTo(answer.headers.location)).toBe(publicUrl)
      }
    })

    it('leads nowhere else for who is signed in already', async () => {
      const { key } = await server.caller()
      const visitor = new Visitor(server)
      await visitor.send('/sign-in/key', { key })
      const answer = await visitor.look(`/sign-in?to=${encodeURIComponent(to)}`)
      expect(answer.statusCode).toBe(303)
      expect(leadsTo(answer.headers.location)).toBe(publicUrl)
    })

    it('stands on no page, as a field or a link, as what it was', async () => {
      const query = `to=${encodeURIComponent(to)}`
      for (const path of ['/sign-in', '/sign-up', '/sign-in/forgot', '/sign-in/link']) {
        const { body } = await new Visitor(server).look(`${path}?${query}`)
        const values = [...body.matchAll(/name="to" value="([^"]*)"/g)].map(([, value]) => value)
        expect(values.length).toBeGreaterThan(path === '/sign-in/forgot' ? -1 : 0)
        for (const value of values) expect(leadsTo(value)).toBe(publicUrl)
      }
    })
  })

  it('leads nowhere else in a link that is mailed', async () => {
    for (const to of elsewhere.slice(0, 5)) {
      const count = mails.length
      const { email } = await member(server)
      await new Visitor(server).send('/sign-in/send-link', { email, to })
      await expect.poll(() => mails.length).toBe(count + 1)
      expect(mails.at(-1)).not.toContain('evil')
    }
  })

  it('leads nowhere else after signing in by password', async () => {
    const { email, password } = ada
    for (const to of ['//evil.example', '/\\evil.example']) {
      const answer = await new Visitor(server).send('/sign-in', { email, password, to })
      expect(answer.headers.location).toBe('/presentations')
    }
  })

  it('that pretends that an authorization waits is asked of the authorization server anew', async () => {
    const { key } = await server.caller()
    const forged = `client_id=x&redirect_uri=${encodeURIComponent('https://evil.example/')}&exp=9999999999&sig=forged`
    const page = await new Visitor(server).look(`/sign-in?${forged}`)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).not.toContain('evil')
    const to = `/oauth2/authorize?${forged}`
    const visitor = new Visitor(server)
    const answer = await visitor.send('/sign-in/key', { key, to })
    expect(leadsTo(answer.headers.location)).toBe(publicUrl)
    const next = await visitor.look(String(answer.headers.location))
    expect(leadsTo(next.headers.location)).toBe(publicUrl)
  })

  it('is kept when it is one of our pages', async () => {
    const visitor = await signedInVisitor(server, ada)
    const answer = await visitor.look(
      `/sign-in?to=${encodeURIComponent('/settings?credits=12-months')}`,
    )
    expect(answer.headers.location).toBe('/settings?credits=12-months')
  })
})
