import type { Database } from '../../database/connection.ts'
import { findOperation, type OperationView } from '../../jobs/operations.ts'
import { NotFoundError } from '../../presentations/errors.ts'
import type {
  EditOutcome,
  FilesResult,
  GenerationResult,
} from '../../presentations/operation-result.ts'
import { formatsView, type SignLink } from '../schemas/format-result.ts'
import { modelUsageView } from '../schemas/model-usage.ts'
import { shownStatus } from '../schemas/shown-status.ts'
import type { OperationAnswer } from './schemas/operation.ts'

/** What the kinds of operations are called here; others are not shown. */
const kinds: Readonly<Record<string, OperationAnswer['kind']>> = {
  presentation_generation: 'generate',
  presentation_edit: 'edit',
  presentation_export: 'export',
}

/** The kinds of operations that can be read and cancelled here. */
export const shownKinds = Object.keys(kinds)

const waiting = { done: 0, total: 1, message: 'Waiting to begin' }

/**
 * An operation as the modern interface shows it.
 * @throws {NotFoundError} for kinds that it does not know.
 */
export function operationView(operation: OperationView, sign: SignLink): OperationAnswer {
  const kind = kinds[operation.kind]
  if (kind === undefined || operation.presentationId === null) throw new NotFoundError('operation')
  const status = shownStatus(operation)
  return {
    id: operation.id,
    presentation_id: operation.presentationId,
    kind,
    status,
    progress: progressView(operation.progress ?? waiting, status),
    result: status === 'completed' ? resultView(kind, operation.result, sign) : null,
    error: status === 'failed' || status === 'canceled' ? operation.error : null,
    warnings: operation.warnings,
    ...modelUsageView(operation.modelUsage),
    created_at: operation.createdAt.toISOString(),
    started_at: operation.startedAt?.toISOString() ?? null,
    completed_at: operation.completedAt?.toISOString() ?? null,
  }
}

/**
 * An operation as it was accepted, whatever has become of it since: a request that is sent again under its
 * `Idempotency-Key` gets exactly the first answer.
 * @throws {NotFoundError} when the owner has no such operation.
 */
export async function acceptedView(
  database: Database,
  ownerId: string,
  id: string,
  sign: SignLink,
): Promise<OperationAnswer> {
  const operation = await findOperation(database, ownerId, id)
  if (operation === undefined) throw new NotFoundError('operation')
  return {
    ...operationView(operation, sign),
    status: 'pending',
    progress: waiting,
    result: null,
    error: null,
    warnings: [],
    started_at: null,
    completed_at: null,
  }
}

/** Work that is completed is done, whatever its last report was. */
function progressView(
  progress: OperationAnswer['progress'],
  status: OperationAnswer['status'],
): OperationAnswer['progress'] {
  return status === 'completed' ? { ...progress, done: progress.total, message: 'Done' } : progress
}

function resultView(
  kind: OperationAnswer['kind'],
  result: unknown,
  sign: SignLink,
): OperationAnswer['result'] {
  switch (kind) {
    case 'generate':
      return { slide_ids: (result as GenerationResult).slideIds ?? [] }
    case 'edit': {
      const { summary, changedSlideIds, revision, question, formats } = result as EditOutcome
      return {
        summary,
        changed_slide_ids: changedSlideIds,
        revision,
        ...(question === undefined ? {} : { question: question.text, options: question.options }),
        ...(formats === undefined ? {} : { formats: formatsView({ formats }, sign) }),
      }
    }
    case 'export':
      return { formats: formatsView(result as FilesResult, sign) }
  }
}
