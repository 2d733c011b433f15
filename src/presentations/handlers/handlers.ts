import type { JobHandler } from '../../jobs/job-runner.ts'
import type { RenderingTools } from '../render-files.ts'
import type { FailureLog } from '../render-formats.ts'
import { presentationExport } from './presentation-export.ts'
import { presentationGeneration } from './presentation-generation.ts'

/** The work that operations on presentations stand for, by their kind. */
export function presentationHandlers(
  tools: RenderingTools,
  log: FailureLog,
): Record<string, JobHandler> {
  return {
    presentation_generation: presentationGeneration(tools, log),
    presentation_export: presentationExport(tools, log),
  }
}
