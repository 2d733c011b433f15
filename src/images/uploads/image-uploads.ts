import type { Config } from '../../config.ts'
import type { Connection } from '../../database/connection.ts'
import type { SceneImage } from '../../scene/node.ts'
import type { Storage } from '../../storage/storage.ts'
import { normalisedPicture } from '../web/normalised-picture.ts'
import { openIncomingFiles } from './incoming-files.ts'
import { type ImageUploads, keepUploads } from './keep-uploads.ts'
import { createNormaliser } from './normaliser.ts'

/** Decodes a file that no user sent: see `normalisedPicture`. */
type DecodePicture = (ownerId: string, data: Uint8Array) => Promise<SceneImage>

/**
 * What a process needs to take pictures; `close` ends its decoders.
 *
 * @throws ConfigurationError when the data directory cannot hold files.
 */
export async function openImageUploads(
  config: Pick<Config, 'dataDirectory' | 'uploadQuotaBytes'>,
  connection: Connection,
  storage: Storage,
): Promise<ImageUploads & { decode: DecodePicture; close(): void }> {
  // The embedded database lets one process in; on Postgres several may share the directory.
  const incoming = await openIncomingFiles(config.dataDirectory, {
    alone: connection.kind === 'embedded',
  })
  const normaliser = createNormaliser()
  const dependencies = { connection, storage, normaliser, quotaBytes: config.uploadQuotaBytes }
  return {
    incoming,
    keep: (ownerId, files, target) => keepUploads(dependencies, ownerId, files, target),
    decode: (ownerId, data) => normalisedPicture(normaliser, ownerId, data),
    close: () => normaliser.close(),
  }
}
