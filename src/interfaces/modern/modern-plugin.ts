import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { ImageUploads } from '../../images/uploads/keep-uploads.ts'
import type { EventFollower } from '../../jobs/follow-events.ts'
import type { ConfiguredModels } from '../../models/model-catalog.ts'
import type { EditDependencies } from '../../presentations/edits/start-edit.ts'
import type { SourceReports } from '../../presentations/source-reports.ts'
import type { SignLink } from '../schemas/format-result.ts'

/** What the modern routes work with. */
export interface ModernDependencies extends EditDependencies {
  models: ConfiguredModels
  signLink: SignLink
  /** The origin of the pages. */
  publicUrl: string
  uploads: ImageUploads
  follower: EventFollower
  reports: SourceReports
}

/** A group of modern routes. */
export type ModernPlugin = FastifyPluginAsyncZodOpenApi<ModernDependencies>
