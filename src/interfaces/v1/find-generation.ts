import type { Connection } from '../../database/connection.ts'
import { findOperation } from '../../jobs/operations.ts'
import { NotFoundError } from '../../presentations/errors.ts'
import type { SignLink } from '../schemas/format-result.ts'
import { generationView } from './generation-view.ts'
import type { GenerationStatus } from './schemas/generation-status.ts'

/**
 * The state of an owner's work as v1 shows it, now.
 * @throws {NotFoundError} when the owner has no such work, or it is of a kind that v1 does not know.
 */
export async function findGeneration(
  { connection, signLink }: { connection: Connection; signLink: SignLink },
  ownerId: string,
  id: string,
): Promise<GenerationStatus> {
  const operation = await findOperation(connection.database, ownerId, id)
  const view = operation && generationView(operation, signLink)
  if (view === undefined) throw new NotFoundError('generation')
  return view
}
