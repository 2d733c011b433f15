import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newToken } from '../../../../src/accounts/secret-token.ts'
import { sessions } from '../../../../src/database/schema.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { startTestServer, type TestServer } from '../../../support/test-server.ts'
import { type Member, member, signedInVisitor, Visitor } from '../../../support/visitor.ts'

describeDatabase('a session', (open) => {
  let server: TestServer
  let ada: Member
  let grace: Member
  beforeAll(async () => {
    server = await startTestServer(await open(), { runJobs: false })
    ada = await member(server)
    grace = await member(server, 'Grace')
  })
  afterAll(() => server.close())

  const signIn = (visitor: Visitor, { email, password }: Member) =>
    visitor.send('/sign-in', { email, password })

  const sessionsOf = ({ user }: Member) =>
    server.connection.database.$count(sessions, eq(sessions.userId, user.id))

  it('is not the one that was planted in the browser before', async () => {
    const attacker = await signedInVisitor(server, grace)
    const victim = new Visitor(server).plant(attacker.cookie)
    await signIn(victim, ada)
    expect(victim.cookie).not.toBe(attacker.cookie)
    expect((await victim.look('/settings')).body).toContain(ada.email)
    expect((await attacker.look('/settings')).body).not.toContain(ada.email)
  })

  it('is another one with each time of signing in', async () => {
    const visitor = await signedInVisitor(server, ada)
    const first = visitor.cookie
    await signIn(visitor, ada)
    expect(visitor.cookie).not.toBe(first)
    expect(await new Visitor(server).plant(first).isSignedIn()).toBe(false)
  })

  it('ends when somebody else signs in in the same browser', async () => {
    const visitor = await signedInVisitor(server, ada)
    const before = visitor.cookie
    await signIn(visitor, grace)
    expect((await visitor.look('/settings')).body).toContain(grace.email)
    expect(await new Visitor(server).plant(before).isSignedIn()).toBe(false)
  })

  it('stays when an attempt to sign in as somebody else fails', async () => {
    const visitor = await signedInVisitor(server, ada)
    await visitor.send('/sign-in', { email: grace.email, password: 'a wrong password' })
    expect((await visitor.look('/settings')).body).toContain(ada.email)
  })

  it('ends with signing out, for whoever has copied its cookie too', async () => {
    const visitor = await signedInVisitor(server, ada)
    const copy = new Visitor(server).plant(visitor.cookie)
    const count = await sessionsOf(ada)
    await visitor.send('/sign-out')
    expect(visitor.cookie).toBe('')
    expect(await copy.isSignedIn()).toBe(false)
    expect(await sessionsOf(ada)).toBe(count - 1)
  })

  describe('with a cookie', () => {
    /** The cookie of somebody who is signed in, taken apart. */
    async function parts() {
      const { cookie } = await signedInVisitor(server, ada)
      const [name = '', value = ''] = cookie.split('=')
      const [token = '', signature = ''] = decodeURIComponent(value).split('.')
      return { name, token, signature }
    }
    const forged = {
      'without a signature': ({ token }) => token,
      'with an empty signature': ({ token }) => `${token}.`,
      'with a changed signature': ({ token, signature }) =>
        `${token}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      'with a signature by another secret': ({ token }) =>
        `${token}.${createHmac('sha256', 'guessed').update(token).digest('base64')}`,
      'with the signature of another token': ({ signature }) => `${'a'.repeat(32)}.${signature}`,
      'as they were before, unsigned': () => newToken(),
      'of control characters': ({ signature }) => `\u0000\u0001.${signature}`,
      'of thousands of characters': () => 'a'.repeat(8_000),
    } satisfies Record<string, (parts: { token: string; signature: string }) => string>

    it.each(Object.entries(forged))('%s is nobody’s', async (_how, forge) => {
      const { name, ...rest } = await parts()
      const visitor = new Visitor(server).plant(`${name}=${encodeURIComponent(forge(rest))}`)
      expect(await visitor.isSignedIn()).toBe(false)
    })

    it('whose token is what the database holds of it is nobody’s', async () => {
      const { name, signature } = await parts()
      const [row] = await server.connection.database.select().from(sessions)
      const value = encodeURIComponent(`${row?.token}.${signature}`)
      expect(await new Visitor(server).plant(`${name}=${value}`).isSignedIn()).toBe(false)
    })
  })
})

describe('the cookie of a session', () => {
  describeDatabase('at an address with http', (open) => {
    it('is hidden from scripts and from forms of other sites, and lives for thirty days', async () => {
      const server = await startTestServer(await open(), { runJobs: false })
      const { email, password } = await member(server)
      const answer = await new Visitor(server).send('/sign-in', { email, password })
      expect(answer.cookies).toEqual([
        {
          name: 'slidewright_session',
          value: expect.any(String),
          httpOnly: true,
          sameSite: 'Lax',
          path: '/',
          maxAge: 30 * 24 * 60 * 60,
        },
      ])
      await server.close()
    })
  })

  describeDatabase('at an address with https', (open) => {
    it('goes over https alone, and other hosts of the domain can neither set nor read it', async () => {
      const server = await startTestServer(await open(), {
        runJobs: false,
        publicUrl: 'https://slides.test',
      })
      const { email, password } = await member(server)
      const answer = await new Visitor(server).send('/sign-in', { email, password })
      expect(answer.cookies).toEqual([
        {
          name: '__Host-slidewright_session',
          value: expect.any(String),
          secure: true,
          httpOnly: true,
          sameSite: 'Lax',
          path: '/',
          maxAge: 30 * 24 * 60 * 60,
        },
      ])
      await server.close()
    })
  })
})
