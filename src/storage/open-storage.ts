import { randomUUID } from 'node:crypto'
import { type Config, ConfigurationError } from '../config.ts'
import type { Connection } from '../database/connection.ts'
import { readSetting, settleSetting } from '../database/settings.ts'
import { openDiskStorage } from './disk-storage.ts'
import type { Storage } from './storage.ts'

const markerSetting = 'storage_marker'

/**
 * Opens the place where files are kept: on disk, in `files` under the data directory. A marker in it must be the one
 * that the database knows, so that processes which share a database but not their files find out at the start, and not
 * when a download is missing.
 *
 * @param options.onDamaged is told the key of a file that is found damaged, once.
 * @throws ConfigurationError when they differ.
 */
export async function openStorage(
  config: Pick<Config, 'dataDirectory'>,
  connection: Connection,
  options: { onDamaged?: (key: string) => void } = {},
): Promise<Storage> {
  const { storage, marker } = await openDiskStorage(config.dataDirectory, options)
  // The database first: a process that has just settled it wrote its own marker before.
  const known = await readSetting(connection.database, markerSetting)
  let found = await marker.read()
  if (found === undefined && known === undefined) found = await marker.create(randomUUID())
  const settled =
    known ?? (await settleSetting(connection.database, markerSetting, found ?? randomUUID()))
  if (found === settled) return storage
  if (connection.kind === 'postgres')
    throw new ConfigurationError(
      `The files of this database are not in DATA_DIR ${config.dataDirectory}: processes that share a database must ` +
        `share their files too (if the files are lost for good, write ${settled} into ${marker.path}).`,
    )
  // The embedded database lies beside its files, so whatever happened to the marker, they belong together.
  await marker.write(settled)
  return storage
}
