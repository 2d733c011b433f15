import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { MailNotSentError } from '../../../../src/accounts/mailer.ts'
import { createUser } from '../../../../src/accounts/users.ts'
import { verifications } from '../../../../src/database/schema.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { startTestServer, type TestServer } from '../../../support/test-server.ts'
import { member, Visitor } from '../../../support/visitor.ts'

/** Addresses of the kinds that somebody who asks must not be able to tell apart. */
type Kind = 'nobody' | 'with a password' | 'without a password'
const kinds: Kind[] = ['nobody', 'with a password', 'without a password']

describeDatabase('whether somebody has an account', (open) => {
  let server: TestServer
  /** To whom mails were handed over; none of them arrives. */
  const mails: string[] = []
  let sending: () => Promise<void> = () => Promise.resolve()
  beforeAll(async () => {
    server = await startTestServer(await open(), {
      runJobs: false,
      signup: 'open',
      mailer: {
        send({ to }) {
          mails.push(to)
          return sending()
        },
      },
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    mails.length = 0
  })
  afterAll(() => server.close())

  async function addressOf(kind: Kind): Promise<string> {
    if (kind === 'with a password') return (await member(server)).email
    const email = `${randomUUID()}@example.com`
    if (kind === 'without a password')
      await createUser(server.connection.database, { email, name: 'Ada', signupCredits: 0 })
    return email
  }

  /** What an answer tells: all of it, but for the address itself and what differs between any two. */
  function told({ statusCode, headers, body }: LightMyRequestResponse, email: string) {
    const { date: _date, 'x-request-id': _id, ...rest } = headers
    return { statusCode, headers: rest, body: body.replaceAll(email, '…') }
  }

  /** What each kind of address is answered. */
  async function answers(send: (email: string) => Promise<LightMyRequestResponse>) {
    const all = []
    for (const kind of kinds) {
      const email = await addressOf(kind)
      all.push(told(await send(email), email))
    }
    return all
  }

  const guess = (email: string) =>
    new Visitor(server).send('/sign-in', { email, password: 'a wrong password' })

  it('is not told by who signs in with a wrong password', async () => {
    const [first, ...others] = await answers(guess)
    expect(first?.statusCode).toBe(401)
    for (const other of others) expect(other).toEqual(first)
  })

  it.each(kinds)('is not told by time: %s costs one computation of scrypt', async (kind) => {
    const email = await addressOf(kind)
    const { password } = await server.authentication.$context
    const hash = vi.spyOn(password, 'hash')
    const verify = vi.spyOn(password, 'verify')
    await guess(email)
    expect(hash.mock.calls.length + verify.mock.calls.length).toBe(1)
  })

  it('is not told by time, measured', async () => {
    const [nobody, somebody] = [await addressOf('nobody'), await addressOf('with a password')]
    const times: Record<string, number[]> = { [nobody]: [], [somebody]: [] }
    // In turns, so that whatever else the machine does concerns both.
    for (let round = 0; round < 9; round++)
      for (const email of [nobody, somebody]) {
        const begin = performance.now()
        await guess(email)
        times[email]?.push(performance.now() - begin)
      }
    const [one = 0, other = 0] = [nobody, somebody].map(
      (email) => times[email]?.sort((a, b) => a - b)[4],
    )
    // Without the same work the one would take a tenth of the other, or less.
    expect(Math.max(one, other) / Math.min(one, other)).toBeLessThan(3)
  })

  const ask = (url: string) => (email: string) =>
    new Visitor(server).send(url, { email, name: 'Ada', password: 'a good password' })

  const arrives = () => Promise.resolve()
  const takesForever = () => new Promise<void>(() => undefined)
  const cannotBeSent = () => Promise.reject(new MailNotSentError('No.'))

  it.each([
    ['a link to sign in', '/sign-in/send-link', 'arrives', arrives],
    ['a link to sign in', '/sign-in/send-link', 'takes forever', takesForever],
    ['a link to sign in', '/sign-in/send-link', 'cannot be sent', cannotBeSent],
    ['a link to another password', '/sign-in/forgot', 'arrives', arrives],
    ['a link to another password', '/sign-in/forgot', 'takes forever', takesForever],
    ['a link to another password', '/sign-in/forgot', 'cannot be sent', cannotBeSent],
  ])('is not told by who asks for %s by %s, when the mail %s', async (_what, url, _how, mailing) => {
    sending = mailing
    const [first, ...others] = await answers(ask(url))
    expect(first?.statusCode).toBe(200)
    for (const other of others) expect(other).toEqual(first)
    // To the two who have one.
    await expect.poll(() => mails.length).toBe(2)
  })

  it.each([
    ['arrives', arrives, 200],
    ['cannot be sent', cannotBeSent, 503],
  ])('is not told by who asks for an account, when the mail %s', async (_how, mailing, status) => {
    sending = mailing
    const [first, ...others] = await answers(ask('/sign-up'))
    expect(first?.statusCode).toBe(status)
    for (const other of others) expect(other).toEqual(first)
    // To all of them, so that each takes as long.
    expect(mails).toHaveLength(3)
  })

  it('is not told by the work that it makes to ask for an account: the same is kept for all', async () => {
    sending = arrives
    const rows: number[] = []
    for (const kind of kinds) {
      const before = await server.connection.database.$count(verifications)
      await ask('/sign-up')(await addressOf(kind))
      rows.push((await server.connection.database.$count(verifications)) - before)
    }
    expect(rows).toEqual([1, 1, 1])
  })
})
