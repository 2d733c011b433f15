import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../database/connection.ts'
import {
  findFirstAnswer,
  type RequestKey,
  RequestKeyReusedError,
} from '../../jobs/first-answers.ts'
import type { WorkDependencies } from '../../presentations/work-dependencies.ts'
import { canonicalJson } from './canonical-json.ts'
import { withoutTrailingSlash } from './routing.ts'
import { textSchema } from './text-schema.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a POST with an `Idempotency-Key`; null on any other request. */
    requestKey: RequestKey | null
  }
}

const longestKey = 255

/** The headers of a route that starts work or makes something. */
export const startingHeadersSchema = z.looseObject({
  'idempotency-key': textSchema({ maximum: longestKey }).optional().meta({
    description:
      'Any text of yours, up to 255 characters. Sent again with the same body within 24 hours, it gives the first answer and starts nothing; with another body it is refused with 409. Of uploads the names and bytes of the files count.',
  }),
})

/** Notes the key of each request to the routes of this plugin, with a hash of what is asked. */
export function noteRequestKeys(app: FastifyInstance): void {
  app.decorateRequest('requestKey', null)
  // Before validation, which fills in defaults: what counts is what the caller sent.
  app.addHook('preValidation', async (request) => {
    const key = request.headers['idempotency-key']
    if (request.method !== 'POST' || typeof key !== 'string' || key === '') return
    request.requestKey = { key, requestHash: hashOfAsked(request, request.body ?? null) }
  })
}

/** SHA-256 of what a request asks for: its method, its address however it is written, and what it was sent. */
export function hashOfAsked(
  { method, url }: Pick<FastifyRequest, 'method' | 'url'>,
  sent: unknown,
): Uint8Array {
  const asked = canonicalJson([method, withoutTrailingSlash(url), sent])
  return createHash('sha256').update(asked).digest()
}

/**
 * Does what a request asks for, or gives the answer of the first request with the same `Idempotency-Key`.
 *
 * @param act is given the key: it keeps its answer, which must be plain JSON, in the transaction that does it.
 * @throws RequestKeyReusedError when the first request asked for something else.
 */
export async function answerOnce<T>(
  database: Database,
  { userId, requestKey }: Pick<FastifyRequest, 'userId' | 'requestKey'>,
  act: (requestKey: RequestKey | undefined) => Promise<T>,
): Promise<T> {
  if (requestKey === null) return act(undefined)
  const first = await findFirstAnswer(database, userId, requestKey)
  if (first !== undefined) return first.answer as T
  try {
    return await act(requestKey)
  } catch (error) {
    // Whatever is in the way, a quota or work that is under way, may be what the first request made meanwhile.
    const meanwhile = await findFirstAnswer(database, userId, requestKey).catch((lookup) => {
      if (lookup instanceof RequestKeyReusedError) throw lookup
    })
    if (meanwhile === undefined) throw error
    return meanwhile.answer as T
  }
}

/**
 * Starts the work that a request asks for, as `answerOnce` does.
 *
 * @param start is given what it hands to the service.
 */
export function startOnce<T, Work extends WorkDependencies>(
  work: Work,
  request: Pick<FastifyRequest, 'userId' | 'requestKey'>,
  start: (work: Work) => Promise<T>,
): Promise<T> {
  return answerOnce(work.connection.database, request, (requestKey) =>
    start(requestKey === undefined ? work : { ...work, requestKey }),
  )
}
