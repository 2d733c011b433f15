import { drizzle } from 'drizzle-orm/node-postgres'
import { fastify } from 'fastify'
import { defaultPrices } from '../accounts/prices.ts'
import type { Connection } from '../database/connection.ts'
import * as schema from '../database/schema.ts'
import type { ImageUploads } from '../images/uploads/keep-uploads.ts'
import { createEventFollower } from '../jobs/follow-events.ts'
import type { InstructionReader } from '../presentations/edits/interpret-edit.ts'
import type { SourceReports } from '../presentations/source-reports.ts'
import { registerOpenApi } from './http/openapi.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import { modernRouter } from './modern/router.ts'
import { v1Router } from './v1/router.ts'

/** A database that is never asked: only the routes' schemas matter here. */
const noConnection: Connection = {
  database: drizzle.mock({ schema }),
  kind: 'postgres',
  availability: { isAway: () => false, watch: () => () => undefined },
  listen: async () => async () => undefined,
  announce: async () => undefined,
  isAnnounced: async () => false,
  close: async () => undefined,
}

/** Uploads that nobody sends. */
const noUploads: ImageUploads = {
  incoming: { open: () => Promise.reject(new Error('Nothing is uploaded here.')) },
  keep: async () => [],
}

/** Reports that nobody reads. */
const noReports: SourceReports = {
  read: () => Promise.reject(new Error('Nothing is reported here.')),
}

/** Instructions that nobody gives. */
const noReader: InstructionReader = {
  interpret: () => Promise.reject(new Error('Nothing is edited here.')),
}

/** The OpenAPI document that a running server answers at `/openapi.json`, made without one. */
export async function openApiDocument(): Promise<object> {
  const app = fastify()
  // Schemas are for reading here; nothing is validated or sent.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  await registerOpenApi(app)
  await app.register(v1Router, {
    prefix: '/api/v1',
    connection: noConnection,
    prices: defaultPrices,
    rateLimiter: createRateLimiter({ perMinute: 0 }),
    signLink: (path: string) => path,
    publicUrl: '',
    uploads: noUploads,
  })
  await app.register(modernRouter, {
    prefix: '/api/modern/v1',
    connection: noConnection,
    prices: defaultPrices,
    models: { vendors: [] },
    rateLimiter: createRateLimiter({ perMinute: 0 }),
    signLink: (path: string) => path,
    publicUrl: '',
    uploads: noUploads,
    follower: createEventFollower(noConnection),
    reader: noReader,
    reports: noReports,
  })
  await app.ready()
  return app.swagger()
}

/** The document as the file in `openapi/` holds it. */
export async function openApiFile(): Promise<string> {
  return `${JSON.stringify(await openApiDocument(), null, 2)}\n`
}
