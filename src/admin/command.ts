import { findUserByEmail, type User } from '../accounts/users.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/connection.ts'

/** The command line cannot be understood. */
export class UsageError extends Error {
  override name = 'UsageError'
  /** The one that was meant; undefined when that is not known. */
  readonly command?: Command

  constructor(message: string, command?: Command) {
    super(message)
    this.command = command
  }
}

/** The command was understood and cannot be done. */
export class AdminError extends Error {
  override name = 'AdminError'
}

/** Every option that some command takes, with what it holds. */
export const optionHints = {
  email: '<address>',
  name: '<name>',
  id: '<id>',
  amount: '<n>',
} as const

/** The name of an option, without its dashes. */
export type OptionName = keyof typeof optionHints

/** Options as they were typed. */
export type Options = Partial<Record<OptionName, string>>

/** What a command works on: of the running server, or of the process of the command line. */
export interface Surroundings {
  database: Database
  config: Pick<Config, 'publicUrl' | 'signup' | 'signupCredits'>
}

/** One command of `npm run admin`. */
export interface Command {
  name: string
  required: readonly OptionName[]
  optional: readonly OptionName[]
  /** What it does, after its name, in the usage. */
  summary: string
  /**
   * Does it, once `checkOptions` has passed the options.
   *
   * @returns what to print.
   * @throws UsageError, AdminError, or an error of a service whose message is for the operator.
   */
  run(surroundings: Surroundings, options: Options): Promise<string>
}

/** A command whose `run` knows by their types which options it gets. */
export function defineCommand<
  Required extends OptionName = never,
  Optional extends OptionName = never,
>(definition: {
  name: string
  required?: readonly Required[]
  optional?: readonly Optional[]
  summary: string
  run(
    surroundings: Surroundings,
    options: Record<Required, string> & Partial<Record<Optional, string>>,
  ): Promise<string>
}): Command {
  const { required = [], optional = [], run } = definition
  return {
    ...definition,
    required,
    optional,
    run: (surroundings, options) =>
      run(surroundings, options as Parameters<typeof definition.run>[1]),
  }
}

/**
 * Sees to it that a command gets what it needs, and nothing that it does not know.
 *
 * @throws UsageError
 */
export function checkOptions(command: Command, options: Readonly<Record<string, unknown>>): void {
  for (const option of command.required)
    if (options[option] === undefined)
      throw new UsageError(`${command.name} needs --${option}.`, command)
  const known: readonly string[] = [...command.required, ...command.optional]
  for (const option of Object.keys(options))
    if (!known.includes(option))
      throw new UsageError(`${command.name} does not take --${option}.`, command)
}

/**
 * The user with this address.
 * @throws AdminError when there is none.
 */
export async function requireUser(database: Database, email: string): Promise<User> {
  const user = await findUserByEmail(database, email)
  if (user === undefined) throw new AdminError(`There is no user with the address ${email}.`)
  return user
}
