import type { Artifact } from '../../agent-tasks/task.ts'
import { shownTitle } from '../../deck/shown-title.ts'
import { type JobContext, type JobLogger, OperationCanceledError } from '../../jobs/job-runner.ts'
import { type ExportFormat, formatsInWords } from '../export-format.ts'
import { fileName } from '../file-name.ts'
import { documents, type RenderingSource, type RenderingTools } from '../render-files.ts'
import { renderFormats } from '../render-formats.ts'

type End = 'sent' | 'unfinished' | 'failed'

/** What became of the files that an instruction asked for. */
export interface SentFiles {
  /** For the caller: which came, which are still being made, which could not be. */
  sentences: string[]
  /** Formats that are still being made: somebody should go on with them. */
  unfinished: ExportFormat[]
  /** Whether something that was asked for came, or is coming. */
  isAnySent: boolean
}

/**
 * Makes the files that an instruction asked for, and gives each as an artifact when it is there.
 * @param options.waitMilliseconds how long files are waited for.
 * @param options.linkTo the address of a path, signed until a moment.
 * @throws what ends this attempt as a whole: an abort, a lost lease, a lost database.
 */
export async function sendFiles(
  job: JobContext,
  tools: RenderingTools,
  log: JobLogger,
  source: RenderingSource,
  formats: readonly ExportFormat[],
  options: {
    waitMilliseconds: number
    linkTo: (path: string, expiresAt: Date) => string
    give: (artifact: Artifact) => Promise<void>
  },
): Promise<SentFiles> {
  const timeout = AbortSignal.timeout(options.waitMilliseconds)
  const limited = { ...job, signal: AbortSignal.any([job.signal, timeout]) }

  async function send(format: ExportFormat): Promise<End> {
    try {
      const results = await renderFormats(limited, tools, log, source, [format], 1)
      job.signal.throwIfAborted()
      const result = results[format]
      if (result?.status !== 'completed') return 'failed'
      const url = options.linkTo(result.path, new Date(result.expiresAt))
      await options.give({
        artifactId: `${format}_export`,
        name: `${format}_export`,
        description: `The presentation: ${formatsInWords([format])}`,
        parts: [{ url, ...fileOf(format, shownTitle(source.deck)) }],
      })
      return 'sent'
    } catch (error) {
      if (job.signal.aborted || !timeout.aborted) throw error
      return 'unfinished'
    }
  }

  const ends = await Promise.all(
    formats.map(async (format) => [format, await send(format)] as const),
  )
  // What is wanted no more is not made later either.
  if (job.signal.reason instanceof OperationCanceledError) throw job.signal.reason
  const ended = (how: End) => ends.flatMap(([format, end]) => (end === how ? [format] : []))
  return {
    sentences: sentencesAbout(ended),
    unfinished: ended('unfinished'),
    isAnySent: ends.some(([, end]) => end !== 'failed'),
  }
}

/** The media type of a format, and the name to save it under; of a page there is none. */
function fileOf(format: ExportFormat, title: string): { mediaType: string; filename?: string } {
  if (format === 'link') return { mediaType: 'text/html' }
  const { contentType, extension } = documents[format]
  return { mediaType: contentType, filename: fileName(title, extension) }
}

function sentencesAbout(ended: (how: End) => ExportFormat[]): string[] {
  const [sent, unfinished, failed] = [ended('sent'), ended('unfinished'), ended('failed')]
  return [
    ...(sent.length === 0 ? [] : [`Attached: ${formatsInWords(sent)}.`]),
    ...(unfinished.length === 0
      ? []
      : [
          `The export is still in progress: ${formatsInWords(unfinished)}. Ask for it again in a moment.`,
        ]),
    ...(failed.length === 0 ? [] : [`Could not be made: ${formatsInWords(failed)}.`]),
  ]
}
