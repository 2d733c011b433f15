import type { findOperation } from '../../jobs/operations.ts'
import type {
  FilesResult,
  SlideResult,
  TranscriptsResult,
} from '../../presentations/operation-result.ts'
import { formatsView, type SignLink } from '../schemas/format-result.ts'
import { modelUsageView } from '../schemas/model-usage.ts'
import { shownStatus } from '../schemas/shown-status.ts'
import type { GenerationStatus, SlideTranscript } from './schemas/generation-status.ts'

type Operation = NonNullable<Awaited<ReturnType<typeof findOperation>>>

function transcriptsView({ transcripts }: TranscriptsResult): SlideTranscript[] {
  return transcripts.map(({ slideId, order, ...rest }) => ({
    slide_id: slideId,
    slide_order: order,
    ...rest,
  }))
}

/** Why it failed; null while it has not, whatever a cancellation that is under way has noted already. */
function errorOf(status: Operation['status'], error: Operation['error']): string | null {
  if (status === 'failed') return error?.message ?? null
  return status === 'canceled' ? (error?.message ?? 'The work was cancelled.') : null
}

/**
 * An operation as v1 shows it; undefined for kinds that v1 does not know. v1 has no cancelled state: such work failed.
 */
export function generationView(operation: Operation, sign: SignLink): GenerationStatus | undefined {
  const status = shownStatus(operation)
  const shared = {
    generation_id: operation.id,
    status: status === 'canceled' ? ('failed' as const) : status,
    error: errorOf(status, operation.error),
    created_at: operation.createdAt.toISOString(),
    completed_at: operation.completedAt?.toISOString() ?? null,
    warnings: operation.warnings,
    ...modelUsageView(operation.modelUsage),
  }
  const completed = status === 'completed'
  const formats = () => (completed ? formatsView(operation.result as FilesResult, sign) : null)
  switch (operation.kind) {
    case 'presentation_generation':
      return {
        generation_type: operation.kind,
        ...shared,
        presentation_id: operation.startedAt === null ? null : operation.presentationId,
        formats: formats(),
      }
    case 'slide_creation':
      return {
        generation_type: operation.kind,
        ...shared,
        presentation_id: operation.presentationId,
        slide_id: completed ? (operation.result as SlideResult).slideId : null,
        formats: formats(),
      }
    case 'transcript_generation':
      return {
        generation_type: operation.kind,
        ...shared,
        presentation_id: operation.presentationId,
        transcripts: completed ? transcriptsView(operation.result as TranscriptsResult) : null,
      }
    case 'presentation_export':
      return {
        generation_type: operation.kind,
        ...shared,
        presentation_id: operation.presentationId,
        formats: formats(),
      }
    default:
      return undefined
  }
}
