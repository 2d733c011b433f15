import { EmailTakenError } from '../accounts/users.ts'
import { ConfigurationError } from '../config.ts'
import { AdminError, checkOptions, type Surroundings, UsageError } from './command.ts'
import { commands } from './commands.ts'
import { usage, usageOf } from './usage.ts'

/** A command with its options. Those that it does not know stand in it too, until they are checked. */
export interface CommandRequest {
  command: string
  options: Readonly<Record<string, string>>
}

/** What becomes of a command. */
export interface Outcome {
  output: string
  errors: string
  /** 0: done; 1: not possible, one sentence says why; 2: not understood. */
  exitCode: number
}

/** Nothing was done, and why. */
export function refused(sentence: string): Outcome {
  return { output: '', errors: `${sentence}\n`, exitCode: 1 }
}

/**
 * What an error has to say to the operator.
 *
 * @returns undefined for one that nobody has foreseen.
 */
export function outcomeOf(error: unknown): Outcome | undefined {
  if (error instanceof UsageError)
    return {
      output: '',
      errors: `${error.message}\n\n${error.command === undefined ? usage : `${usageOf(error.command)}\n`}`,
      exitCode: 2,
    }
  const foreseen = [AdminError, ConfigurationError, EmailTakenError]
  return error instanceof Error && foreseen.some((kind) => error instanceof kind)
    ? refused(error.message)
    : undefined
}

/**
 * Runs one command where the database is open.
 *
 * @throws UsageError for a command or an option that is not known here, and whatever the command throws.
 */
export async function runCommand(
  { command: name, options }: CommandRequest,
  surroundings: Surroundings,
): Promise<Outcome> {
  const command = commands.get(name)
  if (command === undefined) throw new UsageError(`There is no command ${name}.`)
  checkOptions(command, options)
  return { output: await command.run(surroundings, options), errors: '', exitCode: 0 }
}
