import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { MailNotSentError } from '../../../../src/accounts/mailer.ts'
import { findUserById } from '../../../../src/accounts/users.ts'
import type { Connection } from '../../../../src/database/connection.ts'
import { verifications } from '../../../../src/database/schema.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { recordMails } from '../../../support/mails.ts'
import { runDirectory } from '../../../support/run-directory.ts'
import { startTestServer, type TestServer } from '../../../support/test-server.ts'
import { member, signedInVisitor, Visitor } from '../../../support/visitor.ts'

// Several servers, one after another; a database goes with one directory.
describeDatabase('forms that send mails', (open) => {
  let connection: Connection
  let dataDirectory: string
  let server: TestServer
  const { mailer, mails, tokenOf } = recordMails()
  const away = {
    async send() {
      throw new MailNotSentError('The mail server is away.')
    },
  }
  beforeAll(async () => {
    connection = await open()
    dataDirectory = await mkdtemp(join(runDirectory, 'mails-'))
  })
  afterEach(async () => {
    mails.length = 0
    await server.close()
  })

  /** A new server, because it remembers who got mails. */
  const start = async (using: typeof mailer | 'none' = mailer) => {
    server = await startTestServer(connection, {
      dataDirectory,
      runJobs: false,
      signup: 'open',
      ...(using === 'none' ? {} : { mailer: using }),
    })
  }

  const someEmail = () => `${randomUUID()}@example.com`
  const newPerson = (email = someEmail()) => ({ name: 'New', email, password: 'a good password' })

  describe.each(['/sign-in/send-link', '/sign-in/forgot', '/sign-up'])('at %s', (url) => {
    const ask = (email: string) => new Visitor(server).send(url, newPerson(email))

    it('fill nobody’s mailbox: three at once, however the address is typed', async () => {
      await start()
      const { email } = await member(server)
      for (const typed of [email, ` ${email}`, email.toUpperCase()])
        expect((await ask(typed)).statusCode).toBe(200)
      const refused = await ask(email)
      expect(refused.statusCode).toBe(429)
      // Ten minutes after the first of the three.
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(540)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
      expect(refused.body).toContain('Too many attempts')
      await expect.poll(() => mails.length).toBe(3)
      expect((await ask(someEmail())).statusCode).toBe(200)
    })

    it('refuse what is no address', async () => {
      await start()
      expect((await ask('nobody')).statusCode).toBe(422)
      expect(mails).toEqual([])
    })
  })

  it('count together', async () => {
    await start()
    const { email } = await member(server)
    for (const url of ['/sign-in/send-link', '/sign-in/forgot', '/sign-up'])
      await new Visitor(server).send(url, newPerson(email))
    const again = await new Visitor(server).send('/sign-in/send-link', { email })
    expect(again.statusCode).toBe(429)
  })

  it('do not count an account that is not asked for well enough', async () => {
    await start()
    const email = someEmail()
    for (let count = 0; count < 4; count++)
      await new Visitor(server).send('/sign-up', { ...newPerson(email), password: 'short' })
    expect((await new Visitor(server).send('/sign-up', newPerson(email))).statusCode).toBe(200)
  })

  it('fill nobody’s mailbox with changes of an address either', async () => {
    await start()
    const ada = await member(server)
    const visitor = await signedInVisitor(server, ada)
    const email = someEmail()
    const ask = () => visitor.send('/settings/email', { email, password: ada.password })
    for (let count = 0; count < 3; count++) expect((await ask()).statusCode).toBe(303)
    expect((await ask()).statusCode).toBe(429)
    expect(mails).toHaveLength(3)
  })

  it('tell the former address of a changed one', async () => {
    await start()
    const ada = await member(server)
    const visitor = await signedInVisitor(server, ada)
    const email = someEmail()
    await visitor.send('/settings/email', { email, password: ada.password })
    await visitor.send('/settings/email/confirm', { token: tokenOf(email) })
    expect((await findUserById(connection.database, ada.user.id))?.email).toBe(email)
    await expect.poll(() => mails.at(-1)?.to).toBe(ada.email)
    expect(mails.at(-1)?.text).toContain('another e-mail address')
  })

  it('give nobody a link to an account who has one, and tell so only by mail', async () => {
    await start()
    const ada = await member(server)
    const [known, unknown] = [newPerson(ada.email), newPerson()]
    const [one, other] = [
      await new Visitor(server).send('/sign-up', known),
      await new Visitor(server).send('/sign-up', unknown),
    ]
    const told = (body: string, email: string) => body.replaceAll(email, '…')
    expect(told(one.body, known.email)).toBe(told(other.body, unknown.email))
    expect(tokenOf(known.email)).toBe('')
    expect(tokenOf(unknown.email)).not.toBe('')
  })

  describe('while the mail server is away', () => {
    it('change no address, and say so', async () => {
      await start(away)
      const ada = await member(server)
      const visitor = await signedInVisitor(server, ada)
      const fields = { email: someEmail(), password: ada.password }
      const answer = await visitor.send('/settings/email', fields)
      expect(answer.statusCode).toBe(503)
      expect(answer.body).toContain('The mail could not be sent; your address is as it was.')
      expect(answer.body).toContain(fields.email)
    })

    it('make no account, and say so, whoever has the address', async () => {
      await start(away)
      const { email } = await member(server)
      for (const person of [newPerson(), newPerson(email)]) {
        const answer = await new Visitor(server).send('/sign-up', person)
        expect(answer.statusCode).toBe(503)
        expect(answer.body).toContain('no account was made')
      }
    })
  })

  describe('where no mail can be sent', () => {
    it.each(['/sign-in/send-link', '/sign-in/forgot'])('%s says so', async (url) => {
      await start('none')
      const { email } = await member(server)
      const before = await connection.database.$count(verifications)
      const answer = await new Visitor(server).send(url, { email })
      expect(answer.body).toContain('This server sends no mail.')
      expect(answer.body).not.toContain('on its way')
      expect(await connection.database.$count(verifications)).toBe(before)
    })
  })

  it('remember where somebody wants to go on, also when they refuse', async () => {
    await start()
    const { email } = await member(server)
    const ask = () => new Visitor(server).send('/sign-in/send-link', { email, to: '/settings' })
    const sent = await ask()
    expect(sent.body).toContain('href="/sign-in?to=%2Fsettings"')
    await expect.poll(() => mails.at(-1)?.text).toContain('&to=%2Fsettings')
    await ask()
    await ask()
    const refused = await ask()
    expect(refused.statusCode).toBe(429)
    expect(refused.body).toContain('name="to" value="/settings"')
  })
})
