import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { authenticateApiKey } from '../src/accounts/api-keys.ts'
import { peekInvitation } from '../src/accounts/invitations.ts'
import { takeOneTimeToken } from '../src/accounts/one-time-tokens.ts'
import { findUserByEmail } from '../src/accounts/users.ts'
import { commands } from '../src/admin/commands.ts'
import { runAdmin } from '../src/admin.ts'
import type { Connection } from '../src/database/connection.ts'
import { openConnection } from '../src/database/open-connection.ts'
import { keyIn } from './support/admin-process.ts'
import { describeDatabase, describeEachDatabase, type Place } from './support/databases.ts'

/** What each of the suites below has: a database with one user, and the command line on it. */
function adminOn(newPlace: () => Promise<Place>) {
  let place: Place
  const adminWith = (environment: Record<string, string>, ...parameters: string[]) =>
    runAdmin(
      parameters,
      {
        DATA_DIR: place.dataDirectory,
        DATABASE_URL: place.databaseUrl,
        SIGNUP_CREDITS: '100',
        ...environment,
      },
      { patience: 0 },
    )
  const admin = (...parameters: string[]) => adminWith({}, ...parameters)

  async function look<Seen>(at: (connection: Connection) => Promise<Seen>): Promise<Seen> {
    const connection = await openConnection(place)
    try {
      return await at(connection)
    } finally {
      await connection.close()
    }
  }

  const isKey = (key: string) =>
    look(async ({ database }) => (await authenticateApiKey(database, key)) !== undefined)

  beforeAll(async () => {
    place = await newPlace()
    await admin('create-user', '--email', 'ada@example.com', '--name', 'Ada')
  })
  return { place: () => place, adminWith, admin, look, isKey }
}

describeDatabase('npm run admin', (_open, newPlace) => {
  const { adminWith, admin, look, isKey } = adminOn(newPlace)

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
      errors: 'There is already a user with the address ada@example.com.\n',
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

  it.each([
    [['--email', 'ada', '--name', 'Ada'], 'ada is not an e-mail address.\n'],
    [['--email', 'ada@example.org', '--name', ' '], 'A name is one line of 1 to 100 characters.\n'],
  ])('refuses a user with %j', async (parameters, errors) => {
    expect(await admin('create-user', ...parameters)).toEqual({ output: '', errors, exitCode: 1 })
  })

  it('lists the keys of a user that can be used, by what tells them apart', async () => {
    await admin('create-user', '--email', 'rich@example.com', '--name', 'Rich')
    const make = async (name: string) =>
      keyIn((await admin('create-key', '--email', 'rich@example.com', '--name', name)).output)
    const [kept, ended] = [await make('Kept'), await make('Ended')]
    await admin('revoke-key', '--id', ended.slice(3, 15))
    const { output } = await admin('list-keys', '--email', 'rich@example.com')
    const [head, first, second, ...rest] = output.split('\n')
    expect(head).toMatch(/^ID +Name +Ends in +Last used$/)
    expect(first).toMatch(/^\w{12} +First key +…\w{4} +never$/)
    expect(second).toMatch(new RegExp(`^${kept.slice(3, 15)} +Kept +…${kept.slice(-4)} +never$`))
    expect(rest).toEqual([''])
  })

  it('lists the users, the oldest first', async () => {
    const { output } = await admin('list-users')
    expect(output).toMatch(
      /^ID +E-mail +Name +Since\n[\w-]{36} +ada@example.com +Ada +\d{4}-\d\d-\d\dT\S+Z\n/,
    )
  })

  it.each([
    ['sign-in-link', 'is signed in as', '/sign-in/link', 'sign-in'],
    ['reset-password', 'can set a new password for', '/reset-password', 'reset-password'],
  ] as const)('makes a link by %s', async (command, effect, path, purpose) => {
    const { output } = await admin(command, '--email', 'ada@example.com')
    expect(output).toContain(`within 60 minutes ${effect} ada@example.com, once:\n`)
    const link = new URL(output.trimEnd().split('\n').at(-1) ?? '')
    expect([link.origin, link.pathname]).toEqual(['http://localhost:3000', path])
    const token = link.searchParams.get('token') ?? ''
    await look(async ({ database }) => {
      const user = await findUserByEmail(database, 'ada@example.com')
      expect(await takeOneTimeToken(database, purpose, token)).toEqual({ userId: user?.id })
    })
  })

  it.each([
    [['--email', 'New@example.com'], 'the account new@example.com', { email: 'new@example.com' }],
    [[], 'an account', {}],
  ])('invites by %j', async (parameters, account, invitation) => {
    const { output } = await adminWith({ SIGNUP: 'invite' }, 'invite', ...parameters)
    const [sentence, link = ''] = output.split('\n')
    expect(sentence).toBe(`Whoever opens this within 7 days can make ${account}, once:`)
    const token = link.replace('http://localhost:3000/sign-up?invitation=', '')
    expect(await look(({ database }) => peekInvitation(database, token))).toEqual(invitation)
    expect(output).not.toContain('SIGNUP')
  })

  it.each([
    ['closed', 'Nobody can sign up yet: start the server with SIGNUP=invite.\n'],
    ['open', 'Everybody can sign up without one, too: SIGNUP is open.\n'],
    ['', 'Nobody can sign up yet: start the server with SIGNUP=invite.\n'],
  ])('says what an invitation is worth with SIGNUP=%s', async (SIGNUP, note) => {
    const { output } = await adminWith({ SIGNUP }, 'invite', '--email', 'new@example.com')
    expect(output.endsWith(`\n${note}`)).toBe(true)
  })

  it('does not invite who has an account', async () => {
    expect(await admin('invite', '--email', 'Ada@example.com')).toMatchObject({
      errors: 'There is already a user with the address ada@example.com.\n',
      exitCode: 1,
    })
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

  it.each(['', ' ', 'a\nb', 'k'.repeat(101)])('makes no key named %j', async (name) => {
    const made = await admin('create-key', '--email', 'ada@example.com', '--name', name)
    expect(made.exitCode).toBe(1)
    expect(made.errors).toMatch(/^\S.* 100 characters.*\n$/)
  })

  it('says when there is no such user', async () => {
    expect(await admin('create-key', '--email', 'nobody@example.com')).toMatchObject({
      errors: 'There is no user with the address nobody@example.com.\n',
      exitCode: 1,
    })
  })

  it.each([
    'frobnicate',
    'constructor',
  ])('names every command when it does not know %s', async (command) => {
    const { errors, exitCode } = await admin(command)
    expect(exitCode).toBe(2)
    expect(errors).toContain(`There is no command ${command}.\n\nUsage: npm run admin -- <command>`)
  })

  it.each([
    [['create-user', '--email', 'eve@example.com'], 'create-user needs --name.'],
    [['create-user', '--colour', 'red'], "Unknown option '--colour'"],
    [['create-user', '--amount', '1'], 'create-user needs --email.'],
  ])('says how the command is typed after %j', async (parameters, sentence) => {
    const { errors, exitCode } = await admin(...parameters)
    expect(exitCode).toBe(2)
    expect(errors).toContain(sentence)
    expect(errors).toMatch(
      /\n\nUsage: npm run admin -- create-user --email <address> --name <name>\n$/,
    )
  })

  it('says what a value must be, without how the command is typed', async () => {
    const amount = ['--amount', '1.5']
    expect(await admin('grant-credits', '--email', 'ada@example.com', ...amount)).toEqual({
      output: '',
      errors: '--amount must be a whole number from 1 to 999999999, not 1.5.\n',
      exitCode: 1,
    })
  })

  it.each([
    [],
    ['help'],
    ['--help'],
    ['-h'],
  ])('explains every command when asked by %j', async (...parameters) => {
    const { output, exitCode } = await admin(...parameters)
    expect(exitCode).toBe(0)
    for (const command of commands.keys()) expect(output).toContain(`\n  ${command} `)
  })
})

describeEachDatabase('npm run admin beside others', (_open, newPlace) => {
  const { place: placeOf, admin, isKey } = adminOn(newPlace)

  it('makes a key that works', async () => {
    const { output, exitCode } = await admin('create-key', '--email', 'ada@example.com')
    expect(exitCode).toBe(0)
    expect(await isKey(keyIn(output))).toBe(true)
  })

  it('works beside a server on Postgres, and says in one sentence when a process keeps the embedded database', async () => {
    const place = placeOf()
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

describe('npm run admin where there is no database', () => {
  const noDatabase = (directory: string) => ({
    output: '',
    errors:
      `There is no database in ${directory}: set DATA_DIR to the directory that the server uses, ` +
      'or start the server, whose first start makes one.\n',
    exitCode: 1,
  })

  it.each(['', 'mistyped'])('makes nothing in DATA_DIR/%s and says so', async (name) => {
    const parent = await mkdtemp(join(tmpdir(), 'slidewright-admin-'))
    const directory = join(parent, name)
    expect(await runAdmin(['list-users'], { DATA_DIR: directory })).toEqual(noDatabase(directory))
    expect(await readdir(parent)).toEqual([])
    await rm(parent, { recursive: true })
  })
})
