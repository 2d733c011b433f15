import { JobFailure, type JobHandler, type JobLogger } from '../../jobs/job-runner.ts'
import { presentationDeleted } from '../delete-presentation.ts'
import { NotFoundError } from '../errors.ts'
import { exportInputSchema } from '../generation-input.ts'
import type { FilesResult } from '../operation-result.ts'
import { loadPresentation } from '../presentation-repository.ts'
import type { RenderingTools } from '../render-files.ts'
import { renderFormats } from '../render-formats.ts'

/** A presentation as it is now, in the formats asked for; files that exist for this revision are only linked anew. */
export function presentationExport(tools: RenderingTools, log: JobLogger): JobHandler {
  return async (context): Promise<FilesResult> => {
    const { formats } = exportInputSchema.parse(context.operation.input)
    const { ownerId, presentationId } = context.operation
    if (presentationId === null) throw new Error('An export needs a presentation.')
    let done = 0
    try {
      const { presentation, deck } = await loadPresentation(context.database, {
        id: presentationId,
        ownerId,
      })
      await context.progress(done, formats.length, 'Rendering the files')
      return {
        formats: await renderFormats(
          context,
          tools,
          log,
          { ownerId, presentationId, revision: presentation.revision, deck },
          formats,
          (format) => context.progress(++done, formats.length, `Rendered ${format}`),
        ),
      }
    } catch (error) {
      if (error instanceof NotFoundError)
        throw new JobFailure(presentationDeleted.code, presentationDeleted.message)
      throw error
    }
  }
}
