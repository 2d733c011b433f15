import { diskFullSentence, isDiskFull } from '../database/disk-full.ts'
import {
  isTransientDatabaseError,
  LeaseLostError,
  OperationCanceledError,
} from '../jobs/failures.ts'
import type { JobContext, JobLogger } from '../jobs/job-runner.ts'
import { TooLongError } from './errors.ts'
import { type ExportFormat, formatsInWords } from './export-format.ts'
import { linkEnd } from './link-lifetime.ts'
import type { FormatResult } from './operation-result.ts'
import {
  ensureDocument,
  ensurePage,
  type RenderingSource,
  type RenderingTools,
} from './render-files.ts'

const failureSentences: Readonly<Record<ExportFormat, string>> = {
  link: 'The share page could not be rendered.',
  pdf: 'The PDF file could not be rendered.',
  ppt: 'The PPTX file could not be rendered.',
  png: 'The pictures of the slides could not be rendered.',
}

function failureSentence(error: unknown, format: ExportFormat): string {
  if (isDiskFull(error)) return diskFullSentence
  const sentence = failureSentences[format]
  return error instanceof TooLongError ? `${sentence} ${error.message}` : sentence
}

/**
 * Renders every format at once, on as many threads as there are. One that fails says so in its own result; the others
 * stand. Files that an earlier attempt stored are taken as they are. Each is a step of the operation's progress.
 * @param stepsBefore how many steps the operation has done before. When there are any, they stand without the files:
 *   work that is cancelled here is completed, with the formats that are left as skipped.
 * @throws what ends this attempt as a whole: an abort, a lost lease, a lost database.
 */
export async function renderFormats(
  context: JobContext,
  tools: RenderingTools,
  log: JobLogger,
  source: RenderingSource,
  formats: readonly ExportFormat[],
  stepsBefore: number,
): Promise<Partial<Record<ExportFormat, FormatResult>>> {
  const total = stepsBefore + formats.length
  let done = stepsBefore
  await context.progress(done, total, formats.length > 0 ? 'Rendering the files' : 'Done')
  const options = {
    write: context.transaction.bind(context),
    signal: context.signal,
  }

  async function pathOf(format: ExportFormat): Promise<string> {
    if (format === 'link') {
      await ensurePage(context.database, tools, source, options)
      return `/share/${source.presentationId}`
    }
    const file = await ensureDocument(context.database, tools, source, format, options)
    return `/downloads/${file.id}`
  }

  async function render(format: ExportFormat): Promise<FormatResult> {
    try {
      const path = await pathOf(format)
      await context.progress(++done, total, `Rendered ${formatsInWords([format])}`)
      return {
        status: 'completed',
        path,
        expiresAt: linkEnd().toISOString(),
      }
    } catch (error) {
      const canceled = context.signal.reason instanceof OperationCanceledError
      if (canceled && stepsBefore > 0 && !(error instanceof LeaseLostError))
        return { status: 'skipped' }
      const endsTheWork = context.signal.aborted || error instanceof LeaseLostError
      if (endsTheWork || isTransientDatabaseError(error)) throw error
      log.error({ err: error, operationId: context.operation.id, format }, 'A format failed')
      return { status: 'failed', error: failureSentence(error, format) }
    }
  }

  const results = await Promise.all(
    formats.map(async (format) => [format, await render(format)] as const),
  )
  return Object.fromEntries(results)
}
