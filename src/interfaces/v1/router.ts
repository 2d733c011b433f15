import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { registerApiRules } from '../http/api-rules.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import { noteUnknownFields } from './note-unknown-fields.ts'
import { createGenerationRoute } from './routes/create-generation.ts'
import { createSlideRoute } from './routes/create-slide.ts'
import { createTranscriptsRoute } from './routes/create-transcripts.ts'
import { deletePresentationRoute } from './routes/delete-presentation.ts'
import { deleteSlideRoute } from './routes/delete-slide.ts'
import { exportPresentationRoute } from './routes/export-presentation.ts'
import { listPresentationsRoute } from './routes/list-presentations.ts'
import { listThemesRoute } from './routes/list-themes.ts'
import { listVibesRoute } from './routes/list-vibes.ts'
import { pingRoute } from './routes/ping.ts'
import { readGenerationRoute } from './routes/read-generation.ts'
import { uploadImagesRoute } from './routes/upload-images.ts'
import type { V1Dependencies } from './v1-plugin.ts'

/** The v1 interface; mount it at `/api/v1`. */
export const v1Router: FastifyPluginAsyncZodOpenApi<
  V1Dependencies & { rateLimiter: RateLimiter }
> = async (app, { connection, prices, models, signLink, uploads, publicUrl, rateLimiter }) => {
  // Not the options as they came: they hold this plugin's prefix, which nested plugins would add once more.
  const dependencies = { connection, prices, models, signLink, uploads, publicUrl }
  registerApiRules(app, connection.database, rateLimiter)
  noteUnknownFields(app)
  await app.register(pingRoute, dependencies)
  await app.register(uploadImagesRoute, dependencies)
  await app.register(createGenerationRoute, dependencies)
  await app.register(readGenerationRoute, dependencies)
  await app.register(listPresentationsRoute, dependencies)
  await app.register(listThemesRoute, dependencies)
  await app.register(listVibesRoute, dependencies)
  await app.register(exportPresentationRoute, dependencies)
  await app.register(deletePresentationRoute, dependencies)
  await app.register(createSlideRoute, dependencies)
  await app.register(deleteSlideRoute, dependencies)
  await app.register(createTranscriptsRoute, dependencies)
}
