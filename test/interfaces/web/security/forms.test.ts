import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSignInToken } from '../../../../src/accounts/sign-in-links.ts'
import { allRows } from '../../../support/all-rows.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { startTestServer, type TestServer } from '../../../support/test-server.ts'
import { type Member, member, signedInVisitor, Visitor } from '../../../support/visitor.ts'

/** Every form of our pages. A page that gets another one has to be named here: see the last test. */
const forms = [
  '/sign-in',
  '/sign-in/key',
  '/sign-in/link',
  '/sign-in/send-link',
  '/sign-in/forgot',
  '/reset-password',
  '/sign-up',
  '/sign-up/confirm',
  '/sign-out',
  '/consent',
  '/settings/keys',
  '/settings/keys/revoke',
  '/settings/applications/change',
  '/settings/applications/revoke',
  '/settings/sessions/end',
  '/settings/sessions/end-others',
  '/settings/password',
  '/settings/email',
  '/settings/email/confirm',
  '/settings/archive',
  '/settings/delete',
]

describeDatabase('a form', (open) => {
  let server: TestServer
  let ada: Member
  let browser: Visitor
  beforeAll(async () => {
    server = await startTestServer(await open(), { runJobs: false, signup: 'open' })
    ada = await member(server)
    browser = await signedInVisitor(server, ada)
  })
  afterAll(() => server.close())

  /** What the form of another site could do the most with, if it were taken. */
  const fields = async () => ({
    email: ada.email,
    password: ada.password,
    current: ada.password,
    name: 'evil',
    token: await createSignInToken(server.connection.database, ada.user.id),
  })

  describe.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a site whose name ends like ours', { origin: 'http://evil-slides.test' }],
    ['another port of our host', { origin: 'http://slides.test:8080' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['nobody knows whom', { origin: undefined }],
    ['another site, without its name', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
    ['another host of our domain', { origin: undefined, 'sec-fetch-site': 'same-site' }],
    ['no page at all', { origin: undefined, 'sec-fetch-site': 'none' }],
  ])('of %s', (_whom, headers) => {
    it('does nothing, wherever it is sent', async () => {
      const given = await fields()
      const before = await allRows(server.connection)
      for (const url of forms) {
        const answer = await browser.send(url, given, headers)
        expect([url, answer.statusCode]).toEqual([url, 403])
        expect(answer.headers['set-cookie']).toBeUndefined()
        expect(answer.body).toContain('This form was not sent by a page of this server.')
      }
      expect(await allRows(server.connection)).toEqual(before)
    })

    it('signs nobody in as somebody else', async () => {
      const stranger = new Visitor(server)
      await stranger.send('/sign-in', await fields(), headers)
      await stranger.send('/sign-in/link', await fields(), headers)
      expect(stranger.cookie).toBe('')
    })
  })

  it('of our own page is taken, also by browsers that say no more than that it is ours', async () => {
    const answer = await new Visitor(server).send('/sign-in', await fields(), {
      origin: undefined,
      'sec-fetch-site': 'same-origin',
    })
    expect(answer.statusCode).toBe(303)
  })

  it('is not taken by GET', async () => {
    const query = new URLSearchParams(await fields())
    const before = await allRows(server.connection)
    for (const url of forms) await browser.look(`${url}?${query}`)
    expect(await allRows(server.connection)).toEqual(before)
    expect(await browser.isSignedIn()).toBe(true)
  })

  it('that opens with a link leaves it good until it is sent', async () => {
    const { token } = await fields()
    for (let looks = 0; looks < 3; looks++)
      await new Visitor(server).look(`/sign-in/link?token=${token}`)
    expect((await new Visitor(server).send('/sign-in/link', { token })).statusCode).toBe(303)
  })

  it('is named above, whichever there is', () => {
    const routes = server.app.printRoutes({ commonPrefix: false, includeHooks: false })
    const posts: string[] = []
    const path: string[] = []
    for (const line of routes.split('\n')) {
      const found = /^([│├└─\s]*)(\S+) \(([A-Z, ]+)\)/.exec(line)
      const depth = Math.floor((/^[│├└─\s]*/.exec(line)?.[0].length ?? 0) / 4)
      const name = found?.[2] ?? /[│├└─\s]*(\S+)/.exec(line)?.[1] ?? ''
      path.splice(Math.max(0, depth - 1), path.length, name)
      if (found?.[3]?.includes('POST')) posts.push(path.join(''))
    }
    const pages = posts.filter((one) => !/^\/(api|a2a|mcp|oauth2)\b/.test(one))
    expect(pages.sort()).toEqual([...forms].sort())
  })
})
