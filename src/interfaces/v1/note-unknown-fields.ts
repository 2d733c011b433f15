import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { WorkDependencies } from '../../presentations/work-dependencies.ts'
import { unknownFieldSentences } from '../schemas/unknown-fields.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a v1 request: a sentence about each field of its body that v1 does not know. */
    unknownFields: readonly string[]
  }
}

/** Notes the unknown fields of each request to the routes of this plugin, before validation takes them out. */
export function noteUnknownFields(app: FastifyInstance): void {
  app.decorateRequest('unknownFields')
  app.addHook('preValidation', async (request) => {
    const schema = request.routeOptions.schema?.body
    request.unknownFields =
      schema instanceof z.ZodObject ? unknownFieldSentences(schema, request.body) : []
  })
}

/** What accepting work needs, which then says in its status which fields of the request were not known. */
export function withRemarks<Work extends WorkDependencies>(
  work: Work,
  { unknownFields }: Pick<FastifyRequest, 'unknownFields'>,
): Work {
  return { ...work, remarks: unknownFields }
}
