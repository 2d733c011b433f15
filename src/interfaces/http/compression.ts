import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { HttpError } from './http-error.ts'

const encodings = ['br', 'gzip', 'identity'] as const
const requestEncodings = ['gzip', 'deflate', 'br', 'identity'] as const

/** Shorter answers fit in one packet anyway, in bytes. */
const threshold = 1_024

/**
 * Compresses answers for who takes them so, and reads bodies that were compressed. What is compressed already (pictures,
 * PDF, PPTX) and streams of events are sent as they are. A body counts unpacked against the limits (413).
 *
 * Routes with `compress: false` are left alone: pages behind a session, because whoever makes a browser open them with
 * text of their own in the address could guess from the lengths what else is on them (BREACH). The other ways in know no
 * cookies, so nobody can make somebody else's browser ask.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold,
    encodings: [...encodings],
    requestEncodings: [...requestEncodings],
    onUnsupportedRequestEncoding: (encoding) =>
      new HttpError(
        415,
        `The content encoding ${encoding} is not known here; ${requestEncodings.join(', ')} are.`,
      ),
  })
}
