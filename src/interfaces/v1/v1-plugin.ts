import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { ImageUploads } from '../../images/uploads/keep-uploads.ts'
import type { WorkDependencies } from '../../presentations/work-dependencies.ts'
import type { SignLink } from '../schemas/format-result.ts'

/** What v1's routes need. */
export interface V1Dependencies extends WorkDependencies {
  signLink: SignLink
  uploads: ImageUploads
  /** The origin that answers name. */
  publicUrl: string
}

/** A group of v1 routes. */
export type V1Plugin = FastifyPluginAsyncZodOpenApi<V1Dependencies>
