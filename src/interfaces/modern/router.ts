import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { registerApiRules } from '../http/api-rules.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import { answerModernError } from './answer-modern-error.ts'
import type { ModernDependencies } from './modern-plugin.ts'
import { cancelOperationRoute } from './routes/cancel-operation.ts'
import { createDesignSystemRoute } from './routes/create-design-system.ts'
import { createPresentationRoute } from './routes/create-presentation.ts'
import { deleteDesignSystemRoute } from './routes/delete-design-system.ts'
import { deletePresentationRoute } from './routes/delete-presentation.ts'
import { editRoute } from './routes/edit.ts'
import { exportRoute } from './routes/export.ts'
import { generateRoute } from './routes/generate.ts'
import { listDesignSystemsRoute } from './routes/list-design-systems.ts'
import { listModelsRoute } from './routes/list-models.ts'
import { listPresentationsRoute } from './routes/list-presentations.ts'
import { pingRoute } from './routes/ping.ts'
import { readDocumentRoute } from './routes/read-document.ts'
import { readOperationRoute } from './routes/read-operation.ts'
import { readPresentationRoute } from './routes/read-presentation.ts'
import { readReportRoute } from './routes/read-report.ts'
import { revisionsRoutes } from './routes/revisions.ts'
import { streamOperationEventsRoute } from './routes/stream-operation-events.ts'
import { uploadAssetsRoute } from './routes/upload-assets.ts'

/** The modern interface; mount it at `/api/modern/v1`. */
export const modernRouter: FastifyPluginAsyncZodOpenApi<
  ModernDependencies & { rateLimiter: RateLimiter }
> = async (app, options) => {
  // Not the options as they came: they hold this plugin's prefix, which nested plugins would add once more.
  const { connection, prices, reader, models, signLink, publicUrl, uploads, follower, reports } =
    options
  const dependencies = {
    connection,
    prices,
    reader,
    models,
    signLink,
    publicUrl,
    uploads,
    follower,
    reports,
  }
  app.setErrorHandler(answerModernError)
  registerApiRules(app, connection.database, options.rateLimiter)
  await app.register(pingRoute, dependencies)
  await app.register(listModelsRoute, dependencies)
  await app.register(listDesignSystemsRoute, dependencies)
  await app.register(createDesignSystemRoute, dependencies)
  await app.register(deleteDesignSystemRoute, dependencies)
  await app.register(listPresentationsRoute, dependencies)
  await app.register(createPresentationRoute, dependencies)
  await app.register(readPresentationRoute, dependencies)
  await app.register(readDocumentRoute, dependencies)
  await app.register(readReportRoute, dependencies)
  await app.register(deletePresentationRoute, dependencies)
  await app.register(uploadAssetsRoute, dependencies)
  await app.register(generateRoute, dependencies)
  await app.register(editRoute, dependencies)
  await app.register(exportRoute, dependencies)
  await app.register(readOperationRoute, dependencies)
  await app.register(cancelOperationRoute, dependencies)
  await app.register(streamOperationEventsRoute, dependencies)
  await app.register(revisionsRoutes, dependencies)
}
