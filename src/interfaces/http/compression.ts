import compress from '@fastify/compress'
import type { FastifyInstance, FastifyRequest, preParsingHookHandler, RouteOptions } from 'fastify'
import { mcpPath } from '../../accounts/authentication.ts'
import { HttpError } from './http-error.ts'

const encodings = ['br', 'gzip', 'identity'] as const
const requestEncodings = ['gzip', 'identity'] as const

/** Where programs send documents. Forms of pages and what OAuth is sent are short, and come as they are. */
const packedBodies = ['/api/', '/a2a/', mcpPath]

/** Shorter answers fit in one packet anyway, in bytes. */
const threshold = 1_024

/** The option of a route that takes bodies as they are only: another content encoding is 415. */
export const plainBody = {
  requestEncodings: ['identity'],
  onUnsupportedRequestEncoding: () =>
    new HttpError(415, 'A body is sent here without a content encoding.'),
} satisfies RouteOptions['decompress']

/**
 * Compresses answers for who takes them so, and reads bodies that were compressed. What is compressed already (pictures,
 * PDF, PPTX) and streams of events are sent as they are. A body counts unpacked against the limits (413), and is unpacked
 * no further than it is read.
 *
 * Routes with `compress: false` are left alone: pages behind a session, because whoever makes a browser open them with
 * text of their own in the address could guess from the lengths what else is on them (BREACH). The other ways in know no
 * cookies, so nobody can make somebody else's browser ask.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (request, _reply, done) => {
    nameEncoding(request)
    done()
  })
  // Hooks on routes run in the order of their registration: this one before that of the plugin, the other after it.
  app.addHook('onRoute', (route) => {
    if (!packedBodies.some((path) => route.url.startsWith(path))) route.decompress ??= plainBody
  })
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
  app.addHook('onRoute', (route) => {
    route.preParsing = [...[route.preParsing ?? []].flat(), stopUnpacking]
  })
}

/** Writes the content encoding of a body as it is compared: without regard to case, `x-gzip` as gzip (RFC 9110, 8.4.1). */
function nameEncoding({ headers }: FastifyRequest): void {
  const named = headers['content-encoding']?.trim().toLowerCase()
  if (named !== undefined) headers['content-encoding'] = named === 'x-gzip' ? 'gzip' : named
}

/**
 * Unpacks no more of a body once nobody reads it: who refuses a body that is too large only stops listening, and a few
 * hundred bytes may unpack to gigabytes. What else arrives is dropped packed.
 */
const stopUnpacking: preParsingHookHandler = (request, reply, payload, done) => {
  const { raw } = request
  if (payload !== raw) {
    const stop = () => {
      if (payload.destroyed) return
      payload.pause()
      raw.unpipe()
      raw.resume()
      // Not earlier: the request would be destroyed with it, and its answer lost.
      if (raw.closed) payload.destroy()
      else raw.once('close', () => payload.destroy())
    }
    payload.on('removeListener', (event) => {
      if (event === 'data' && payload.listenerCount('data') === 0) stop()
    })
    reply.raw.once('close', stop)
  }
  done(null, payload)
}
