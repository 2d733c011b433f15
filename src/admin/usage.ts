import { type Command, optionHints } from './command.ts'
import { commands } from './commands.ts'

function parametersOf({ required, optional }: Command): string {
  return [
    ...required.map((name) => `--${name} ${optionHints[name]}`),
    ...optional.map((name) => `[--${name} ${optionHints[name]}]`),
  ].join(' ')
}

function describeCommands(): string {
  const all = [...commands.values()]
  const nameWidth = Math.max(...all.map(({ name }) => name.length))
  const width = Math.max(...all.map((command) => parametersOf(command).length))
  return all
    .map((command) => {
      const name = command.name.padEnd(nameWidth)
      return `  ${name}  ${parametersOf(command).padEnd(width)}  ${command.summary}\n`
    })
    .join('')
}

/** How one command is typed, for who has mistyped it. */
export function usageOf(command: Command): string {
  return `Usage: npm run admin -- ${command.name} ${parametersOf(command)}`.trimEnd()
}

/** What `npm run admin` answers when it is asked for help, or does not know the command. */
export const usage = `Usage: npm run admin -- <command>

${describeCommands()}
They work on the database that DATABASE_URL names, else on the embedded one in DATA_DIR: while a server runs on that, it
is asked to do the work, otherwise it is done here. Run them as the user who runs the server.
`
