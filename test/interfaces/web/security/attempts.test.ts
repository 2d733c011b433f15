import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Connection } from '../../../../src/database/connection.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { runDirectory } from '../../../support/run-directory.ts'
import { startTestServer, type TestServer } from '../../../support/test-server.ts'
import { type Member, member, Visitor } from '../../../support/visitor.ts'

// Several servers, one after another; a database goes with one directory.
describeDatabase('guessing', (open) => {
  let connection: Connection
  let dataDirectory: string
  let server: TestServer
  beforeAll(async () => {
    connection = await open()
    dataDirectory = await mkdtemp(join(runDirectory, 'attempts-'))
  })
  afterEach(async () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    await server.close()
  })

  /** A new server, because it remembers attempts: its clock stands still, and passwords are compared at once. */
  async function start(options: { trustProxy?: boolean } = {}): Promise<Member[]> {
    server = await startTestServer(connection, { dataDirectory, runJobs: false, ...options })
    const members = [await member(server), await member(server)]
    vi.useFakeTimers({ toFake: ['performance'] })
    const { password } = await server.authentication.$context
    vi.spyOn(password, 'verify').mockImplementation(
      async ({ password: given }) => given === members[0]?.password,
    )
    vi.spyOn(password, 'hash').mockResolvedValue('')
    return members
  }

  const guess = (visitor: Visitor, email: string, headers: Record<string, string> = {}) =>
    visitor.send('/sign-in', { email, password: 'a wrong password' }, headers)

  const signIn = (visitor: Visitor, { email, password }: Member) =>
    visitor.send('/sign-in', { email, password })

  it('a password ends after ten times, with when to go on', async () => {
    const [ada] = (await start()) as [Member]
    const visitor = new Visitor(server)
    for (let count = 0; count < 10; count++)
      expect((await guess(visitor, ada.email)).statusCode).toBe(401)
    const refused = await guess(visitor, ada.email)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('12')
    expect(refused.body).toContain('Too many attempts')
    // The right one is no better: it would tell that it is right.
    expect((await signIn(visitor, ada)).statusCode).toBe(429)
  })

  it('a password counts for one account, however its address is typed', async () => {
    const [ada, grace] = (await start()) as [Member, Member]
    const visitor = new Visitor(server)
    for (let count = 0; count < 10; count++) await guess(visitor, ` ${ada.email.toUpperCase()} `)
    expect((await guess(visitor, ada.email)).statusCode).toBe(429)
    expect((await signIn(visitor, grace)).statusCode).toBe(303)
  })

  it('at one address locks nobody out elsewhere', async () => {
    const [ada] = (await start()) as [Member]
    const visitor = new Visitor(server)
    for (let count = 0; count < 11; count++) await guess(visitor, ada.email)
    expect((await signIn(new Visitor(server), ada)).statusCode).toBe(303)
  })

  it('at a few addresses, as fast as they can, locks nobody out elsewhere', async () => {
    const [ada] = (await start()) as [Member]
    for (let computer = 0; computer < 5; computer++) {
      const visitor = new Visitor(server)
      for (let count = 0; count < 30; count++) await guess(visitor, ada.email)
    }
    expect((await signIn(new Visitor(server), ada)).statusCode).toBe(303)
  })

  it('at very many addresses is held up as well', async () => {
    const [ada] = (await start()) as [Member]
    for (let computer = 0; computer < 11; computer++) {
      const visitor = new Visitor(server)
      for (let count = 0; count < 10; count++) await guess(visitor, ada.email)
    }
    expect((await guess(new Visitor(server), ada.email)).statusCode).toBe(429)
  })

  it('at one address ends after thirty accounts', async () => {
    await start()
    const visitor = new Visitor(server)
    for (let count = 0; count < 30; count++)
      expect((await guess(visitor, `${count}@example.com`)).statusCode).toBe(401)
    expect((await guess(visitor, 'one-more@example.com')).statusCode).toBe(429)
  })

  describe('under addresses that only the guesser says', () => {
    const guesses = async (trustProxy: boolean, forwardedFor: (count: number) => string) => {
      const [ada] = (await start({ trustProxy })) as [Member]
      const proxy = new Visitor(server, '198.51.100.1')
      const statuses = []
      for (let count = 0; count < 11; count++)
        statuses.push(
          (await guess(proxy, ada.email, { 'x-forwarded-for': forwardedFor(count) })).statusCode,
        )
      return statuses.at(-1)
    }

    it('counts together', async () => {
      expect(await guesses(false, (count) => `203.0.113.${count}`)).toBe(429)
    })

    it('counts together at a proxy that is trusted too', async () => {
      expect(await guesses(true, (count) => `203.0.113.${count}, 192.0.2.7`)).toBe(429)
    })

    it('counts apart when it is such a proxy that says them', async () => {
      expect(await guesses(true, (count) => `203.0.113.${count}`)).toBe(401)
    })
  })

  it.each([
    ['/sign-in/key', { key: 'sk_nobody-has-this-key' }],
    ['/sign-in/link', { token: 'guessed' }],
    ['/reset-password', { token: 'guessed', password: 'a new password' }],
    ['/sign-up/confirm', { token: 'guessed' }],
    ['/settings/email/confirm', { token: 'guessed' }],
  ])('at %s ends after thirty times', async (url, fields) => {
    await start()
    const visitor = new Visitor(server)
    for (let count = 0; count < 30; count++)
      expect((await visitor.send(url, fields)).statusCode).toBeLessThan(429)
    const refused = await visitor.send(url, fields)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1'])
  })
})
