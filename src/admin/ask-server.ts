import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { AdminError } from './command.ts'
import {
  answerLength,
  LineError,
  readLine,
  readOutcome,
  requestLength,
  tooLong,
  writeRequest,
} from './protocol.ts'
import type { CommandRequest, Outcome } from './run-command.ts'
import { findSocket } from './socket-place.ts'

/** How long a server may take; every command is a matter of milliseconds. */
const answerMilliseconds = 60_000

/** Nobody listens, or nobody ever did. */
const nobody = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'ENOTDIR']

/**
 * Asks the server that runs on a data directory to do a command.
 *
 * @returns undefined when no server listens there: none runs, or it is starting or has all but stopped.
 * @throws AdminError when one listens and cannot be asked, or does not answer.
 */
export async function askServer(
  dataDirectory: string,
  request: CommandRequest,
  options: { milliseconds?: number } = {},
): Promise<Outcome | undefined> {
  const line = writeRequest(request)
  if (line.length > requestLength) throw new AdminError(tooLong)
  const path = await findSocket(dataDirectory)
  const socket = path === undefined ? undefined : await open(path)
  if (socket === undefined) return undefined
  try {
    socket.write(line)
    const milliseconds = options.milliseconds ?? answerMilliseconds
    const outcome = readOutcome(await readLine(socket, { length: answerLength, milliseconds }))
    if (outcome === undefined)
      throw new AdminError(
        'The answer of the running server cannot be understood, because it is another version of Slidewright: restart it, then run the command again.',
      )
    return outcome
  } catch (error) {
    if (!(error instanceof LineError)) throw error
    throw new AdminError(
      error.reason === 'too-long'
        ? 'The answer of the running server is too long to be shown.'
        : `The running server ${error.reason === 'silent' ? 'did not answer' : 'ended'} before the command was surely done: look with list-users or list-keys, then run it again if it was not.`,
    )
  } finally {
    socket.destroy()
  }
}

async function open(path: string): Promise<Socket | undefined> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    // From here on only the end of the connection matters.
    socket.on('error', () => undefined)
    return socket
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== undefined && nobody.includes(code)) return undefined
    throw new AdminError(
      code === 'EACCES' || code === 'EPERM'
        ? 'A server runs that belongs to another user: run the command as that one.'
        : `The running server cannot be asked: ${message}.`,
    )
  }
}
