import type { JobHandler, JobLogger } from '../../jobs/job-runner.ts'
import type { RenderingTools } from '../render-files.ts'
import { presentationExport } from './presentation-export.ts'
import { presentationGeneration } from './presentation-generation.ts'

/** The work that operations on presentations stand for, by their kind. */
export function presentationHandlers(
  tools: RenderingTools,
  log: JobLogger,
): Record<string, JobHandler> {
  return {
    presentation_generation: presentationGeneration(tools, log),
    presentation_export: presentationExport(tools, log),
  }
}
