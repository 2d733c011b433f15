import type { JobHandler, JobLogger } from '../../jobs/job-runner.ts'
import { exportInputSchema } from '../generation-input.ts'
import { loadRenderingSource } from '../load-rendering-source.ts'
import type { FilesResult } from '../operation-result.ts'
import type { RenderingTools } from '../render-files.ts'
import { renderFormats } from '../render-formats.ts'
import { presentationWork } from './presentation-work.ts'

/** A presentation as it is now, in the formats asked for; files that exist for this revision are only linked anew. */
export function presentationExport(tools: RenderingTools, log: JobLogger): JobHandler {
  return presentationWork(async (context, target): Promise<FilesResult> => {
    const { formats } = exportInputSchema.parse(context.operation.input)
    const source = await loadRenderingSource(context.database, target)
    return { formats: await renderFormats(context, tools, log, source, formats, 0) }
  })
}
