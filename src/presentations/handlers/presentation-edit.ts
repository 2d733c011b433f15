import type { Prices } from '../../accounts/prices.ts'
import type { JobHandler, JobLogger } from '../../jobs/job-runner.ts'
import { readEditInput } from '../edits/edit-input.ts'
import { performEdit } from '../edits/perform-edit.ts'
import { formatsInWords } from '../export-format.ts'
import { loadRenderingSource } from '../load-rendering-source.ts'
import type { EditOutcome } from '../operation-result.ts'
import type { RenderingTools } from '../render-files.ts'
import { renderFormats } from '../render-formats.ts'
import { presentationWork } from './presentation-work.ts'

/** Edits a presentation by an instruction or by operations: one revision, then the files that were asked for. */
export function presentationEdit(
  tools: RenderingTools,
  log: JobLogger,
  prices: Prices,
): JobHandler {
  return presentationWork(async (context, target): Promise<EditOutcome> => {
    const input = readEditInput(context.operation.input)
    const { outcome, exports } = await performEdit(context, tools, prices, input, target)
    if (exports.length === 0) return outcome
    const source = await loadRenderingSource(context.database, target)
    const formats = await renderFormats(context, tools, log, source, exports, 1)
    return {
      ...outcome,
      summary: outcome.summary || `Asked for ${formatsInWords(exports)}.`,
      formats,
    }
  })
}
