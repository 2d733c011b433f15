import { and, desc, eq, sql } from 'drizzle-orm'
import type { ContentReport } from '../author/report/report-content.ts'
import type { Database } from '../database/connection.ts'
import { operations } from '../database/schema.ts'
import { forParty } from '../workers/party.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { inTime } from './in-time.ts'
import { loadPresentation } from './presentation-repository.ts'
import type { PresentationTarget } from './presentation-target.ts'
import { sourceTexts } from './slide-origins.ts'
import { stopWhenGone } from './stop-when-gone.ts'

export type { Excerpt } from '../author/report/report-content.ts'

/** Where the content of a presentation comes from, what of its sources it does not show, and what its work warned of. */
interface SourceReport extends ContentReport {
  presentationId: string
  revision: number
  /** Of the operations on it, newest first, at most 200. */
  warnings: { operationId: string; message: string }[]
}

/** Reads the author's reports of presentations. */
export interface SourceReports {
  /**
   * The report of a presentation as it is now.
   * @param signal is aborted when nobody waits for it any more.
   * @throws {NotFoundError} when the owner has no such presentation.
   * @throws {TooLongError} when it takes too long to work out.
   */
  read(target: PresentationTarget, signal?: AbortSignal): Promise<SourceReport>
}

const mostWarnings = 200

const tooLong =
  'The report of this presentation takes too long to work out; fewer slides, or shorter texts, take less.'

/** The reports of a process; worked out by its workers. */
export function createSourceReports(
  database: Database,
  workers: Pick<WorkerPool, 'report'>,
): SourceReports {
  return {
    async read(target, signal) {
      const { ownerId, presentationId } = target
      const { presentation, deck } = await loadPresentation(database, {
        id: presentationId,
        ownerId,
      })
      const sources = await sourceTexts(database, ownerId, deck.slides)
      const content = await forParty(ownerId, () =>
        inTime(() => workers.report({ deck, sources }, stopWhenGone(signal)), tooLong),
      )
      return {
        presentationId,
        revision: presentation.revision,
        ...content,
        warnings: await warningsOf(database, target),
      }
    },
  }
}

async function warningsOf(
  database: Database,
  { ownerId, presentationId }: PresentationTarget,
): Promise<SourceReport['warnings']> {
  const rows = await database
    .select({ id: operations.id, warnings: operations.warnings })
    .from(operations)
    .where(
      and(
        eq(operations.ownerId, ownerId),
        eq(operations.presentationId, presentationId),
        sql`jsonb_array_length(${operations.warnings}) > 0`,
      ),
    )
    .orderBy(desc(operations.position))
    .limit(mostWarnings)
  return rows
    .flatMap(({ id, warnings }) => warnings.map((message) => ({ operationId: id, message })))
    .slice(0, mostWarnings)
}
