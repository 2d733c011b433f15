import { beforeAll, expect, it } from 'vitest'
import { authenticateApiKey } from '../src/accounts/api-keys.ts'
import { takeSignInToken } from '../src/accounts/sign-in-links.ts'
import { findUserByEmail } from '../src/accounts/users.ts'
import { runAdmin } from '../src/admin.ts'
import { openConnection } from '../src/database/connection.ts'
import { describeEachDatabase, type Place } from './support/databases.ts'

describeEachDatabase('npm run admin', (_open, newPlace) => {
  let place: Place
  const admin = (...parameters: string[]) =>
    runAdmin(parameters, {
      DATA_DIR: place.dataDirectory,
      DATABASE_URL: place.databaseUrl,
      SIGNUP_CREDITS: '100',
    })
  const keyIn = (output: string) => /sk_[0-9A-Za-z]{61}/.exec(output)?.[0] ?? ''

  async function isKey(key: string): Promise<boolean> {
    const connection = await openConnection(place)
    try {
      return (await authenticateApiKey(connection.database, key)) !== undefined
    } finally {
      await connection.close()
    }
  }

  beforeAll(async () => {
    place = await newPlace()
    await admin('create-user', '--email', 'ada@example.com', '--name', 'Ada')
  })

  it('makes a user with a key that works', async () => {
    const { output, exitCode } = await admin(
      'create-user',
      '--email',
      'Grace@Example.com',
      '--name',
      'Grace',
    )
    expect(exitCode).toBe(0)
    expect(output).toContain('(grace@example.com) was made.')
    expect(await isKey(keyIn(output))).toBe(true)
  })

  it('refuses a second user with the same address', async () => {
    expect(await admin('create-user', '--email', 'ADA@example.com', '--name', 'Ada')).toEqual({
      output: '',
      errors: 'There is already a user with the address ADA@example.com.\n',
      exitCode: 1,
    })
  })

  it('makes another key, and ends it', async () => {
    const { output } = await admin('create-key', '--email', 'ada@example.com', '--name', 'Laptop')
    const key = keyIn(output)
    expect(await isKey(key)).toBe(true)
    expect(await admin('revoke-key', '--id', key.slice(3, 15))).toMatchObject({ exitCode: 0 })
    expect(await isKey(key)).toBe(false)
  })

  it('makes a link that signs a browser in', async () => {
    const { output } = await admin('sign-in-link', '--email', 'ada@example.com')
    expect(output).toContain('within 60 minutes is signed in as ada@example.com, once:')
    const token =
      /http:\/\/localhost:3000\/sign-in\/link\?token=([\w-]{43})\n$/.exec(output)?.[1] ?? ''
    const connection = await openConnection(place)
    try {
      const user = await findUserByEmail(connection.database, 'ada@example.com')
      expect(await takeSignInToken(connection.database, token)).toBe(user?.id)
    } finally {
      await connection.close()
    }
  })

  it('says when there is no such key', async () => {
    expect(await admin('revoke-key', '--id', 'nothing')).toMatchObject({
      errors: 'There is no key nothing, or it is revoked already.\n',
      exitCode: 1,
    })
  })

  it('adds credits to what a new account gets', async () => {
    const { output } = await admin('grant-credits', '--email', 'ada@example.com', '--amount', '50')
    expect(output).toBe('ada@example.com now has 150 credits.\n')
  })

  it('says when there is no such user', async () => {
    expect(await admin('create-key', '--email', 'nobody@example.com')).toMatchObject({
      errors: 'There is no user with the address nobody@example.com.\n',
      exitCode: 1,
    })
  })

  it.each([
    [['frobnicate'], 'There is no command frobnicate.'],
    [['create-user', '--email', 'eve@example.com'], 'create-user needs --name.'],
    [['grant-credits', '--email', 'ada@example.com', '--amount', '1.5'], '--amount must be'],
    [['create-key', '--colour', 'red'], "Unknown option '--colour'"],
  ])('explains itself when it does not understand %j', async (parameters, sentence) => {
    const { errors, exitCode } = await admin(...parameters)
    expect(exitCode).toBe(2)
    expect(errors).toContain(sentence)
    expect(errors).toContain('Usage: npm run admin')
  })

  it('works beside a server on Postgres, and says in one sentence when one has the embedded database', async () => {
    const server = await openConnection(place)
    try {
      const { errors, exitCode } = await admin('create-key', '--email', 'ada@example.com')
      if (place.databaseUrl !== undefined) {
        expect(exitCode).toBe(0)
        return
      }
      expect(exitCode).toBe(1)
      expect(errors).toMatch(
        /^The database in .* is in use by process \d+: stop that one first, .*\.\n$/,
      )
    } finally {
      await server.close()
    }
  })
})
