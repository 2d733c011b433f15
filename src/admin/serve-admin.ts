import { once } from 'node:events'
import { chmod } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Connection } from '../database/connection.ts'
import { checkOptions } from './command.ts'
import { commands } from './commands.ts'
import {
  LineError,
  readLine,
  readRequest,
  requestLength,
  tooLong,
  writeOutcome,
} from './protocol.ts'
import { type CommandRequest, type Outcome, outcomeOf, refused, runCommand } from './run-command.ts'
import { type SocketPlace, socketPlaces } from './socket-place.ts'

/** How long a process that has connected may take to say what it wants. */
const requestMilliseconds = 10_000

/** What the commands of a running server need. */
export interface AdminDependencies {
  connection: Connection
  config: Pick<Config, 'dataDirectory' | 'publicUrl' | 'signup' | 'signupCredits'>
  logger: Pick<Logger, 'info' | 'warn' | 'error'>
  /** True from the moment the process is asked to stop; then it does nothing new. */
  isClosing: () => boolean
}

/**
 * Does the commands of `npm run admin` in this process while it has the embedded database, which no other can open
 * meanwhile. (A database server needs none of this: there the command line connects by itself.)
 *
 * It listens on a Unix socket and not, with a token, on TCP: there the file system answers who may ask, namely the user
 * who runs the server, and nothing listens that another user, a page in a browser or the network could reach.
 *
 * That it cannot listen is no reason not to start; a warning says that commands will have to wait until it stops.
 *
 * @returns what ends it: commands under way are done, the socket is gone.
 */
export async function serveAdmin(
  dependencies: AdminDependencies,
): Promise<{ close(): Promise<void> }> {
  const { connection, config, logger } = dependencies
  if (connection.kind !== 'embedded') return { close: async () => undefined }
  const idle = new Set<Socket>()
  const busy = new Set<Promise<void>>()
  const server = createServer((socket) => {
    // A process that is gone needs no answer.
    socket.on('error', () => undefined)
    idle.add(socket)
    const served = serve(socket, dependencies, () => idle.delete(socket)).finally(() => {
      idle.delete(socket)
      busy.delete(served)
    })
    busy.add(served)
  })
  const place = await listenSomewhere(server, config.dataDirectory, (err) =>
    logger.warn(
      { err },
      'There is no socket for "npm run admin": its commands work only while this server is stopped',
    ),
  )
  server.on('error', (err) => logger.error({ err }, 'The socket for "npm run admin" failed'))
  return {
    async close() {
      if (server.listening) server.close()
      for (const socket of idle) socket.destroy()
      await Promise.all(busy)
      await place?.remove()
    },
  }
}

/** Listens at the first place where that is possible. */
async function listenSomewhere(
  server: Server,
  dataDirectory: string,
  onFailure: (error: unknown) => void,
): Promise<SocketPlace | undefined> {
  let failure: unknown = new Error('Every path for it is too long.')
  try {
    for await (const place of socketPlaces(dataDirectory)) {
      try {
        server.listen(place.path)
        await once(server, 'listening')
        // The directory keeps others out already, from before the socket was there.
        if (process.platform !== 'win32') await chmod(place.path, 0o600)
        return place
      } catch (error) {
        failure = error
        if (server.listening) server.close()
        await place.remove()
      }
    }
  } catch (error) {
    failure = error
  }
  onFailure(failure)
  return undefined
}

/** Answers one request. */
async function serve(
  socket: Socket,
  dependencies: AdminDependencies,
  onRequest: () => void,
): Promise<void> {
  const limits = { length: requestLength, milliseconds: requestMilliseconds }
  try {
    const line = await readLine(socket, limits)
    onRequest()
    await send(socket, await answer(line, dependencies))
  } catch (error) {
    if (!(error instanceof LineError))
      dependencies.logger.error({ err: error }, 'The socket for "npm run admin" failed')
    else if (error.reason === 'too-long') await send(socket, refused(tooLong))
  } finally {
    socket.destroySoon()
  }
}

async function send(socket: Socket, outcome: Outcome): Promise<void> {
  await new Promise<void>((resolve) => {
    socket.end(writeOutcome(outcome), () => resolve())
  })
}

async function answer(line: string, dependencies: AdminDependencies): Promise<Outcome> {
  const { connection, config, logger, isClosing } = dependencies
  if (isClosing()) return refused('The server is stopping: run the command again in a moment.')
  const request = readRequest(line)
  if (request === undefined || !isKnown(request)) return refused(otherVersion)
  logger.info({ command: request.command }, 'Doing a command of "npm run admin"')
  try {
    return await runCommand(request, { database: connection.database, config })
  } catch (error) {
    const outcome = outcomeOf(error)
    if (outcome !== undefined) return outcome
    logger.error({ err: error, command: request.command }, 'A command of "npm run admin" failed')
    return refused('The server could not do it; its log says why.')
  }
}

const otherVersion =
  'The running server is another version of Slidewright, which does not know this command: restart it, then run the command again.'

/** The command line has checked what it sends: what is unknown here, only another version can have sent. */
function isKnown({ command: name, options }: CommandRequest): boolean {
  const command = commands.get(name)
  if (command === undefined) return false
  try {
    checkOptions(command, options)
    return true
  } catch {
    return false
  }
}
