import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createInvitation } from '../../../../src/accounts/invitations.ts'
import { createOneTimeToken, type TokenPurpose } from '../../../../src/accounts/one-time-tokens.ts'
import { findUserByEmail, findUserById } from '../../../../src/accounts/users.ts'
import type { Connection } from '../../../../src/database/connection.ts'
import { users } from '../../../../src/database/schema.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { runDirectory } from '../../../support/run-directory.ts'
import { startTestServer, type TestServer } from '../../../support/test-server.ts'
import { type Member, member, signedInVisitor, Visitor } from '../../../support/visitor.ts'

const another = 'another good password'

describeDatabase('links that are good once', (open) => {
  let connection: Connection
  let server: TestServer
  let ada: Member
  const mails: { to: string; text: string }[] = []
  const mailer = {
    async send(mail: { to: string; text: string }) {
      mails.push(mail)
    },
  }
  beforeAll(async () => {
    connection = await open()
    server = await startTestServer(connection, { runJobs: false, signup: 'open', mailer })
    ada = await member(server)
  })
  afterAll(() => server.close())

  const token = (purpose: TokenPurpose, { user }: Member = ada, value?: string) =>
    createOneTimeToken(connection.database, { purpose, userId: user.id, value, minutes: 60 })

  const signsIn = async (email: string, password: string) =>
    (await new Visitor(server).send('/sign-in', { email, password })).statusCode === 303

  /** The token in the last mail to somebody. */
  async function mailed(to: string): Promise<string> {
    const last = () => mails.filter((mail) => mail.to === to).at(-1)?.text ?? ''
    await expect.poll(last).toContain('token=')
    return /token=([\w-]+)/.exec(last())?.[1] ?? ''
  }

  describe('to another password', () => {
    const reset = (given: string, password = another) =>
      new Visitor(server).send('/reset-password', { token: given, password })

    it('change it once, and sign everybody out who was signed in', async () => {
      const grace = await member(server, 'Grace')
      const before = await signedInVisitor(server, grace)
      await before.send('/sign-in/forgot', { email: grace.email })
      const given = await mailed(grace.email)
      expect((await reset(given)).statusCode).toBe(303)
      expect(await before.isSignedIn()).toBe(false)
      expect(await signsIn(grace.email, grace.password)).toBe(false)
      expect(await signsIn(grace.email, another)).toBe(true)
      expect((await reset(given, 'yet another password')).statusCode).toBe(404)
      expect(await signsIn(grace.email, another)).toBe(true)
    })

    it('stay good when the password is too weak', async () => {
      const given = await token('reset-password')
      const refused = await reset(given, 'short')
      expect(refused.statusCode).toBe(422)
      expect(refused.headers['set-cookie']).toBeUndefined()
      expect(await signsIn(ada.email, ada.password)).toBe(true)
      expect((await reset(given, ada.password)).statusCode).toBe(303)
    })

    it('end with the first of them that is used', async () => {
      const [one, other] = [await token('reset-password'), await token('reset-password')]
      expect((await reset(one, ada.password)).statusCode).toBe(303)
      expect((await reset(other)).statusCode).toBe(404)
    })

    it('are for their user alone', async () => {
      const grace = await member(server, 'Grace')
      await reset(await token('reset-password', grace))
      expect(await signsIn(ada.email, ada.password)).toBe(true)
      expect(await signsIn(ada.email, another)).toBe(false)
    })

    it('end when the address changes that they were mailed to', async () => {
      const grace = await member(server, 'Grace')
      const [password, entry] = [
        await token('reset-password', grace),
        await token('sign-in', grace),
      ]
      const email = `new-${grace.email}`
      const confirm = await token('confirm-email', grace, email)
      await new Visitor(server).send('/settings/email/confirm', { token: confirm })
      expect((await findUserById(connection.database, grace.user.id))?.email).toBe(email)
      expect((await reset(password)).statusCode).toBe(404)
      const answer = await new Visitor(server).send('/sign-in/link', { token: entry })
      expect(answer.statusCode).toBe(401)
    })
  })

  it.each([
    ['/reset-password', 'sign-in'],
    ['/reset-password', 'confirm-email'],
    ['/sign-in/link', 'reset-password'],
    ['/sign-in/link', 'confirm-email'],
    ['/settings/email/confirm', 'sign-in'],
    ['/settings/email/confirm', 'reset-password'],
    ['/sign-up/confirm', 'sign-in'],
    ['/sign-up/confirm', 'reset-password'],
  ] as const)('are no good at %s when they are to %s', async (url, purpose) => {
    const given = await token(purpose, ada, `other-${ada.email}`)
    const visitor = new Visitor(server)
    const answer = await visitor.send(url, { token: given, password: another })
    expect([401, 404]).toContain(answer.statusCode)
    expect(visitor.cookie).toBe('')
    expect(await signsIn(ada.email, ada.password)).toBe(true)
  })

  describe('to another address', () => {
    it('change it when they are used, and not before', async () => {
      const grace = await member(server, 'Grace')
      const visitor = await signedInVisitor(server, grace)
      const email = `new-${grace.email}`
      const { password } = grace
      await visitor.send('/settings/email', { email, password })
      const given = await mailed(email)
      expect(await findUserByEmail(connection.database, email)).toBeUndefined()
      await visitor.look(`/settings/email/confirm?token=${given}`)
      expect(await findUserByEmail(connection.database, email)).toBeUndefined()
      await visitor.send('/settings/email/confirm', { token: given })
      const changed = await findUserByEmail(connection.database, email)
      expect(changed).toMatchObject({ id: grace.user.id, emailVerified: true })
    })

    it('are not sent without the password', async () => {
      const visitor = await signedInVisitor(server, ada)
      const email = `stolen-${ada.email}`
      const answer = await visitor.send('/settings/email', { email, password: 'a wrong password' })
      expect(answer.statusCode).toBe(422)
      expect(mails.filter(({ to }) => to === email)).toEqual([])
    })

    it('do not take the address of somebody else', async () => {
      const grace = await member(server, 'Grace')
      const given = await token('confirm-email', ada, grace.email)
      const answer = await new Visitor(server).send('/settings/email/confirm', { token: given })
      expect(answer.statusCode).toBe(404)
      expect((await findUserByEmail(connection.database, grace.email))?.id).toBe(grace.user.id)
    })
  })

  describe('to an account', () => {
    it('make it for nobody who does not know the password that it was asked for with', async () => {
      const email = 'victim@example.com'
      await new Visitor(server).send('/sign-up', { name: 'Eve', email, password: another })
      const given = await mailed(email)
      const victim = new Visitor(server)
      for (const password of ['', 'a wrong password'])
        expect((await victim.send('/sign-up/confirm', { token: given, password })).statusCode).toBe(
          422,
        )
      expect(await findUserByEmail(connection.database, email)).toBeUndefined()
      expect(victim.cookie).toBe('')
    })

    it('make it once, when they are used', async () => {
      const fields = { name: 'New', email: 'new@example.com', password: another }
      const asked = await new Visitor(server).send('/sign-up', fields)
      expect(asked.headers['set-cookie']).toBeUndefined()
      const given = await mailed(fields.email)
      await new Visitor(server).look(`/sign-up/confirm?token=${given}`)
      expect(await findUserByEmail(connection.database, fields.email)).toBeUndefined()
      const visitor = new Visitor(server)
      const confirmation = { token: given, password: another }
      await visitor.send('/sign-up/confirm', confirmation)
      expect(await visitor.isSignedIn()).toBe(true)
      const again = new Visitor(server)
      expect((await again.send('/sign-up/confirm', confirmation)).statusCode).toBe(404)
      expect(again.cookie).toBe('')
    })
  })
})

// Several servers, one after another; a database goes with one directory.
describeDatabase('signing up', (open) => {
  let connection: Connection
  let server: TestServer
  let dataDirectory: string
  beforeAll(async () => {
    connection = await open()
    dataDirectory = await mkdtemp(join(runDirectory, 'sign-up-'))
  })

  const signUp = (fields: Record<string, string> = {}) =>
    new Visitor(server).send('/sign-up', {
      name: 'Eve',
      email: 'eve@example.com',
      password: another,
      ...fields,
    })

  const count = () => connection.database.$count(users)

  it('is for nobody where it is closed', async () => {
    server = await startTestServer(connection, { dataDirectory, runJobs: false, signup: 'closed' })
    expect((await new Visitor(server).look('/sign-up')).statusCode).toBe(403)
    const invitation = await createInvitation(connection.database, { days: 1 })
    expect((await signUp({ invitation })).statusCode).toBe(403)
    expect(await count()).toBe(0)
    await server.close()
  })

  it('is for nobody where nothing is said', async () => {
    server = await startTestServer(connection, { dataDirectory, runJobs: false })
    await server.caller()
    expect((await signUp()).statusCode).toBe(403)
    expect(await count()).toBe(1)
    await server.close()
  })

  it('is for the address that was invited, once, where it takes an invitation', async () => {
    server = await startTestServer(connection, { dataDirectory, runJobs: false, signup: 'invite' })
    const { database } = connection
    const invitation = await createInvitation(database, { email: 'ada@example.com', days: 1 })
    const before = await count()
    expect((await signUp()).statusCode).toBe(403)
    expect((await signUp({ invitation: 'guessed' })).statusCode).toBe(403)
    expect((await signUp({ invitation })).statusCode).toBe(403)
    expect(await count()).toBe(before)
    expect((await signUp({ invitation, email: 'ada@example.com' })).statusCode).toBe(303)
    expect((await signUp({ invitation, email: 'ada@example.com' })).statusCode).toBe(403)
    expect(await count()).toBe(before + 1)
    await server.close()
  })
})
