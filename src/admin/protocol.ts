import type { Socket } from 'node:net'
import { z } from 'zod'
import type { CommandRequest, Outcome } from './run-command.ts'

// A process of the command line connects, sends one line of JSON, and gets one line of JSON.

/** Goes up when a line of today means something else tomorrow; a new command is none of that. */
const protocolVersion = 1

/** Longest request, in UTF-16 units. */
export const requestLength = 64 * 1024

/** What becomes of a longer one. */
export const tooLong = 'The command is too long.'

/** Longest answer, in UTF-16 units: a list of some hundred thousand users. */
export const answerLength = 64 * 1024 * 1024

const requestSchema = z.object({
  protocol: z.literal(protocolVersion),
  command: z.string(),
  options: z.record(z.string(), z.string()),
})

const outcomeSchema = z.object({
  output: z.string(),
  errors: z.string(),
  exitCode: z.int().min(0).max(255),
})

/** The other side closed, was silent for too long, or said too much. */
export class LineError extends Error {
  override name = 'LineError'
  readonly reason: 'closed' | 'silent' | 'too-long'

  constructor(reason: LineError['reason']) {
    super(`There was no line: ${reason}.`)
    this.reason = reason
  }
}

/** A request as it is sent. */
export function writeRequest({ command, options }: CommandRequest): string {
  return `${JSON.stringify({ protocol: protocolVersion, command, options })}\n`
}

/** The request in a line; undefined when it is none of this version. */
export function readRequest(line: string): CommandRequest | undefined {
  return parse(line, requestSchema)
}

/** An answer as it is sent. */
export function writeOutcome(outcome: Outcome): string {
  return `${JSON.stringify(outcome)}\n`
}

/** The answer in a line; undefined when it is none. */
export function readOutcome(line: string): Outcome | undefined {
  return parse(line, outcomeSchema)
}

/**
 * The first line that comes from a socket, without its end; what follows it is dropped.
 *
 * @param limits.length in UTF-16 units.
 * @throws LineError
 */
export function readLine(
  socket: Socket,
  limits: { length: number; milliseconds: number },
): Promise<string> {
  return new Promise((resolve, reject) => {
    // Pieces, because joining what has come each time would take longer with each.
    const pieces: string[] = []
    let length = 0
    const timer = setTimeout(
      () => settle(() => reject(new LineError('silent'))),
      limits.milliseconds,
    )
    const settle = (end: () => void) => {
      clearTimeout(timer)
      socket.off('data', hear).off('close', hearEnd).off('end', hearEnd).resume()
      end()
    }
    const hearEnd = () => settle(() => reject(new LineError('closed')))
    const hear = (piece: string) => {
      const lineEnd = piece.indexOf('\n')
      const rest = lineEnd < 0 ? piece : piece.slice(0, lineEnd)
      length += rest.length
      pieces.push(rest)
      if (length > limits.length) settle(() => reject(new LineError('too-long')))
      else if (lineEnd >= 0) settle(() => resolve(pieces.join('')))
    }
    socket.setEncoding('utf8').on('data', hear).on('close', hearEnd).on('end', hearEnd)
  })
}

function parse<Value>(line: string, schema: z.ZodType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
