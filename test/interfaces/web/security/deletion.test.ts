import { afterAll, beforeAll, expect, it } from 'vitest'
import { findUserByEmail, findUserById } from '../../../../src/accounts/users.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { startTestServer, type TestServer } from '../../../support/test-server.ts'
import { member, signedInVisitor, Visitor } from '../../../support/visitor.ts'

describeDatabase('deleting an account', (open) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(await open(), { runJobs: false })
  })
  afterAll(() => server.close())

  const thereIs = async (email: string) =>
    (await findUserByEmail(server.connection.database, email)) !== undefined

  it('takes the password besides the address, where there is one', async () => {
    const ada = await member(server)
    const visitor = await signedInVisitor(server, ada)
    expect((await visitor.look('/settings/delete')).body).toContain('name="password"')
    const { email, password } = ada
    for (const wrong of ['', 'a wrong password']) {
      const refused = await visitor.send('/settings/delete', { email, password: wrong })
      expect(refused.statusCode).toBe(422)
      expect(refused.body).toContain('This is not your password.')
    }
    expect(await thereIs(email)).toBe(true)
    expect((await visitor.send('/settings/delete', { email, password })).statusCode).toBe(200)
    expect(await thereIs(email)).toBe(false)
  })

  it('takes the address alone where there is none', async () => {
    const { key, userId } = await server.caller()
    const visitor = new Visitor(server)
    await visitor.send('/sign-in/key', { key })
    expect((await visitor.look('/settings/delete')).body).not.toContain('name="password"')
    const { email = '' } = (await findUserById(server.connection.database, userId)) ?? {}
    expect((await visitor.send('/settings/delete', { email })).statusCode).toBe(200)
    expect(await thereIs(email)).toBe(false)
  })
})
