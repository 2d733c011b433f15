import { parseArgs } from 'node:util'
import {
  type Command,
  checkOptions,
  type OptionName,
  type Options,
  optionHints,
  UsageError,
} from './command.ts'
import { commands } from './commands.ts'
import type { CommandRequest } from './run-command.ts'

const text = { type: 'string' } as const
const names = Object.keys(optionHints) as OptionName[]
const known = Object.fromEntries(names.map((name) => [name, text]))

/**
 * Reads a command line.
 *
 * @param parameters after `npm run admin --`.
 * @throws UsageError when no command takes it.
 */
export function readParameters(parameters: readonly string[]): CommandRequest {
  const [name = '', ...rest] = parameters
  const command = commands.get(name)
  if (command === undefined) throw new UsageError(`There is no command ${name}.`)
  const options = readOptions(rest, command)
  checkOptions(command, options)
  return { command: name, options }
}

function readOptions(parameters: readonly string[], command: Command): Options {
  try {
    return {
      ...parseArgs({ args: [...parameters], options: known, strict: true }).values,
    } as Options
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), command)
  }
}
