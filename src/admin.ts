import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { createApiKey, revokeApiKey } from './accounts/api-keys.ts'
import { creditBalance, grantCredits } from './accounts/credits.ts'
import { createSignInToken, signInLinkMinutes } from './accounts/sign-in-links.ts'
import { createUser, EmailTakenError, findUserByEmail, type User } from './accounts/users.ts'
import { type Config, ConfigurationError, readConfig } from './config.ts'
import { type Database, openConnection } from './database/connection.ts'

export const usage = `Usage: npm run admin -- <command>

  create-user   --email <address> --name <name>     makes a user, with a first key
  create-key    --email <address> [--name <name>]   makes a key, which is shown only once
  revoke-key    --id <id>                           ends a key; its id is characters 4 to 15 of a key
  grant-credits --email <address> --amount <n>      adds credits
  sign-in-link  --email <address>                   makes a link that signs a browser in once, within an hour

They work on the database that DATABASE_URL names, else on the embedded one in DATA_DIR, whose server must not be
running meanwhile.
`

/** The command cannot be understood. */
class UsageError extends Error {}

/** The command was understood and cannot be done. */
class AdminError extends Error {}

type Options = Partial<Record<'email' | 'name' | 'id' | 'amount', string>>
type Command = (database: Database, options: Options, config: Config) => Promise<string>

const commands: Record<string, { required: (keyof Options)[]; run: Command }> = {
  'create-user': {
    required: ['email', 'name'],
    async run(database, { email = '', name = '' }, { signupCredits }) {
      if (!/^[^\s@]+@[^\s@]+$/.test(email))
        throw new AdminError(`${email} is not an e-mail address.`)
      const user = await createUser(database, { email, name, signupCredits })
      const { key } = await createApiKey(database, { userId: user.id, name: 'First key' })
      return `User ${user.id} (${user.email}) was made.\nTheir key, shown only this once: ${key}\n`
    },
  },
  'create-key': {
    required: ['email'],
    async run(database, { email = '', name = 'Made by an administrator' }) {
      const user = await requireUser(database, email)
      const { id, key } = await createApiKey(database, { userId: user.id, name })
      return `Key ${id} of ${user.email}, shown only this once: ${key}\n`
    },
  },
  'revoke-key': {
    required: ['id'],
    async run(database, { id = '' }) {
      if (!(await revokeApiKey(database, id)))
        throw new AdminError(`There is no key ${id}, or it is revoked already.`)
      return `Key ${id} is revoked.\n`
    },
  },
  'sign-in-link': {
    required: ['email'],
    async run(database, { email = '' }, { publicUrl }) {
      const user = await requireUser(database, email)
      const token = await createSignInToken(database, user.id)
      return `Whoever opens this within ${signInLinkMinutes} minutes is signed in as ${user.email}, once:\n${publicUrl}/sign-in/link?token=${token}\n`
    },
  },
  'grant-credits': {
    required: ['email', 'amount'],
    async run(database, { email = '', amount = '' }) {
      if (!/^[1-9]\d{0,8}$/.test(amount))
        throw new UsageError(`--amount must be a whole number from 1 to 999999999, not ${amount}.`)
      const user = await requireUser(database, email)
      const grant = {
        userId: user.id,
        amount: Number(amount),
        reason: 'Granted by an administrator',
      }
      await grantCredits(database, grant)
      return `${user.email} now has ${await creditBalance(database, user.id)} credits.\n`
    },
  },
}

/**
 * Runs one command.
 *
 * @returns what to print where, and the exit code: 0 done, 1 not possible (one sentence says why), 2 not understood.
 */
export async function runAdmin(
  parameters: string[],
  environment: NodeJS.ProcessEnv,
): Promise<{ output: string; errors: string; exitCode: number }> {
  try {
    return { output: await runCommand(parameters, environment), errors: '', exitCode: 0 }
  } catch (error) {
    if (error instanceof UsageError)
      return { output: '', errors: `${error.message}\n\n${usage}`, exitCode: 2 }
    const expected = [AdminError, ConfigurationError, EmailTakenError].some(
      (kind) => error instanceof kind,
    )
    if (!expected) throw error
    return { output: '', errors: `${(error as Error).message}\n`, exitCode: 1 }
  }
}

async function runCommand(parameters: string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const [name = 'help', ...rest] = parameters
  if (['help', '--help', '-h'].includes(name)) return usage
  const command = commands[name]
  if (command === undefined) throw new UsageError(`There is no command ${name}.`)
  const options = parseOptions(rest)
  for (const option of command.required)
    if (options[option] === undefined) throw new UsageError(`${name} needs --${option}.`)

  const config = readConfig(environment)
  const connection = await openConnection(config)
  try {
    return await command.run(connection.database, options, config)
  } finally {
    await connection.close()
  }
}

function parseOptions(parameters: string[]): Options {
  const text = { type: 'string' } as const
  try {
    const options = { email: text, name: text, id: text, amount: text }
    return parseArgs({ args: parameters, options, strict: true }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

async function requireUser(database: Database, email: string): Promise<User> {
  const user = await findUserByEmail(database, email)
  if (user === undefined) throw new AdminError(`There is no user with the address ${email}.`)
  return user
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { output, errors, exitCode } = await runAdmin(process.argv.slice(2), process.env)
  process.stdout.write(output)
  process.stderr.write(errors)
  process.exitCode = exitCode
}
