import { scryptSync } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashPassword, passwordProblem } from '../../../../src/accounts/passwords.ts'
import { authAccounts } from '../../../../src/database/schema.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { startTestServer, type TestServer } from '../../../support/test-server.ts'
import { member, signedInVisitor, Visitor } from '../../../support/visitor.ts'

describeDatabase('a password', (open) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(await open(), { runJobs: false, signup: 'open' })
  })
  afterAll(() => server.close())

  const signUp = (email: string, password: string) =>
    new Visitor(server).send('/sign-up', { name: 'Ada', email, password })

  it('is stored as scrypt of it, with N 16384, r 16, p 1 and 16 bytes of salt', async () => {
    const [salt = '', key = ''] = (await hashPassword(server.authentication, 'a password')).split(
      ':',
    )
    expect(salt).toMatch(/^[0-9a-f]{32}$/)
    const parameters = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
    expect(key).toBe(scryptSync('a password', salt, 64, parameters).toString('hex'))
  })

  it('is stored differently by everybody who has it', async () => {
    await signUp('one@example.com', 'the same password')
    await signUp('two@example.com', 'the same password')
    const rows = await server.connection.database.select().from(authAccounts)
    const hashes = rows.map(({ password }) => password)
    expect(hashes).toHaveLength(2)
    expect(new Set(hashes).size).toBe(2)
    expect(new Set(hashes.map((hash) => hash?.split(':')[0])).size).toBe(2)
  })

  it.each([
    ['', 'at least 10'],
    ['123456789', 'at least 10'],
    ['😀'.repeat(9), 'at least 10'],
    ['1234567890', undefined],
    ['😀'.repeat(10), undefined],
    ['a'.repeat(128), undefined],
    ['ü'.repeat(128), undefined],
    ['😀'.repeat(128), undefined],
    ['a'.repeat(129), 'at most 128'],
    ['😀'.repeat(129), 'at most 128'],
    [' '.repeat(10), undefined],
  ])('may be ten to 128 characters of whatever script: %j', (password, problem) => {
    const found = passwordProblem(password)
    if (problem === undefined) expect(found).toBeUndefined()
    else expect(found).toContain(problem)
  })

  it('of 128 characters that take four bytes each signs in, all of them', async () => {
    const email = 'long@example.com'
    const password = '😀'.repeat(128)
    expect((await signUp(email, password)).statusCode).toBe(303)
    const attempt = (given: string) =>
      new Visitor(server).send('/sign-in', { email, password: given })
    expect((await attempt(password)).statusCode).toBe(303)
    expect((await attempt(`${'😀'.repeat(127)}x`)).statusCode).toBe(401)
    expect((await attempt('😀'.repeat(127))).statusCode).toBe(401)
  })

  it.each(['/sign-up', '/settings/password'])('that is too short is refused at %s', async (url) => {
    const who = await member(server)
    const visitor = await signedInVisitor(server, who)
    const fields = { name: 'A', email: 'short@example.com', current: who.password }
    const answer = await visitor.send(url, { ...fields, password: 'short' })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('The password needs at least 10 characters.')
  })

  it('is compared without holding up everybody else', async () => {
    const { email } = await member(server)
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    await Promise.all(
      Array.from({ length: 5 }, () =>
        new Visitor(server).send('/sign-in', { email, password: 'a wrong password' }),
      ),
    )
    delay.disable()
    expect(delay.count).toBeGreaterThan(5)
    expect(delay.percentile(50) / 1e6).toBeLessThan(50)
  })
})
