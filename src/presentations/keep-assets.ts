import type { Database } from '../database/connection.ts'
import type { ImageUploads, ReceivedFile, UploadTarget } from '../images/uploads/keep-uploads.ts'
import { requirePresentation } from './presentation-overview.ts'

/**
 * Keeps pictures for a presentation, like other uploads; they go when the presentation goes.
 * @returns their ids, in the order of the files.
 * @throws {NotFoundError} when the owner has no such presentation, or it was deleted meanwhile.
 * @throws {UploadRefusedError} when one of them cannot be used; then none is kept.
 */
export async function keepAssets(
  uploads: ImageUploads,
  database: Database,
  ownerId: string,
  files: readonly ReceivedFile[],
  target: UploadTarget & { presentationId: string },
): Promise<string[]> {
  try {
    return await uploads.keep(ownerId, files, target)
  } catch (error) {
    // A picture cannot be written for a presentation that has just gone, whatever the database calls that.
    await requirePresentation(database, ownerId, target.presentationId)
    throw error
  }
}
