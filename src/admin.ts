import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { askServer } from './admin/ask-server.ts'
import { readParameters } from './admin/read-parameters.ts'
import { type CommandRequest, type Outcome, outcomeOf, runCommand } from './admin/run-command.ts'
import { usage } from './admin/usage.ts'
import { type Config, readConfig } from './config.ts'
import { DatabaseInUseError } from './database/embedded.ts'
import { openConnection } from './database/open-connection.ts'
import { loggedError } from './logged-error.ts'

/** How long to wait for a server that is starting or stopping, or for another command. */
const patienceMilliseconds = 30_000

/**
 * Runs one command: on the database that DATABASE_URL names, else by the server that has the embedded one, else, when
 * no server runs, on the embedded one here. It makes no database: where none is, DATA_DIR is likely to be mistyped.
 *
 * @param options.patience how long to wait while a process has the embedded database and does not listen, in
 *   milliseconds.
 * @returns what to print where, and the exit code: 0 done, 1 not possible (one sentence says why), 2 not understood.
 */
export async function runAdmin(
  parameters: string[],
  environment: NodeJS.ProcessEnv,
  options: { patience?: number } = {},
): Promise<Outcome> {
  if (['help', '--help', '-h', undefined].includes(parameters[0]))
    return { output: usage, errors: '', exitCode: 0 }
  try {
    const request = readParameters(parameters)
    const config = readConfig(environment)
    return config.databaseUrl === undefined
      ? await runOnEmbedded(request, config, options.patience ?? patienceMilliseconds)
      : await runHere(request, config)
  } catch (error) {
    const outcome = outcomeOf(error)
    if (outcome === undefined) throw error
    return outcome
  }
}

async function runOnEmbedded(
  request: CommandRequest,
  config: Config,
  patience: number,
): Promise<Outcome> {
  const deadline = Date.now() + patience
  for (;;) {
    const answered = await askServer(config.dataDirectory, request)
    if (answered !== undefined) return answered
    try {
      return await runHere(request, config)
    } catch (error) {
      if (!(error instanceof DatabaseInUseError) || Date.now() > deadline) throw error
      await delay(100)
    }
  }
}

async function runHere(request: CommandRequest, config: Config): Promise<Outcome> {
  const connection = await openConnection(config, { existing: true })
  try {
    return await runCommand(request, { database: connection.database, config })
  } finally {
    await connection.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const { output, errors, exitCode } = await runAdmin(process.argv.slice(2), process.env)
    process.stdout.write(output)
    process.stderr.write(errors)
    process.exitCode = exitCode
  } catch (error) {
    const { stack, message } = loggedError(error)
    process.stderr.write(`${stack ?? message}\n`)
    process.exitCode = 1
  }
}
