import type { Artifact } from '../../agent-tasks/task.ts'
import { type JobContext, type JobLogger, OperationCanceledError } from '../../jobs/job-runner.ts'
import type { ExportFormat } from '../export-format.ts'
import { fileName } from '../file-name.ts'
import { documents, type RenderingSource, type RenderingTools } from '../render-files.ts'
import { renderFormats } from '../render-formats.ts'

/** The formats that the agent can send, with what it calls them. */
const sendable = { pdf: 'PDF', ppt: 'PowerPoint' } as const
type Sendable = keyof typeof sendable

function isSendable(format: ExportFormat): format is Sendable {
  return format in sendable
}

/** What became of the files that an instruction asked for. */
export interface SentFiles {
  /** A sentence for each format. */
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

  async function send(format: Sendable): Promise<'sent' | 'unfinished' | 'failed'> {
    const name = sendable[format]
    try {
      const results = await renderFormats(limited, tools, log, source, [format], 1)
      job.signal.throwIfAborted()
      const result = results[format]
      if (result?.status !== 'completed') return 'failed'
      const { contentType, extension } = documents[format]
      await options.give({
        artifactId: `${format}_export`,
        name: `${format}_export`,
        description: `The presentation as ${name}`,
        parts: [
          {
            url: options.linkTo(result.path, new Date(result.expiresAt)),
            mediaType: contentType,
            filename: fileName(source.deck.title, extension),
          },
        ],
      })
      return 'sent'
    } catch (error) {
      if (job.signal.aborted || !timeout.aborted) throw error
      return 'unfinished'
    }
  }

  const wanted = formats.filter(isSendable)
  const ends = await Promise.all(
    wanted.map(async (format) => [format, await send(format)] as const),
  )
  if (job.signal.reason instanceof OperationCanceledError) throw job.signal.reason
  const sentences = ends.map(([format, end]) => sentenceOf(sendable[format], end))
  const isLinkAsked = formats.includes('link')
  if (isLinkAsked) sentences.push('The link to the presentation is attached.')
  if (formats.includes('png'))
    sentences.push(
      'Pictures of the slides cannot be sent here; ask for the PDF or PowerPoint file.',
    )
  return {
    sentences,
    unfinished: ends.flatMap(([format, end]) => (end === 'unfinished' ? [format] : [])),
    isAnySent: isLinkAsked || ends.some(([, end]) => end !== 'failed'),
  }
}

function sentenceOf(name: string, end: 'sent' | 'unfinished' | 'failed'): string {
  switch (end) {
    case 'sent':
      return `The ${name} file is attached.`
    case 'unfinished':
      return `The ${name} export is still in progress; ask for it again in a moment.`
    default:
      return `The ${name} file could not be made.`
  }
}
