import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type Config, ConfigurationError } from '../config.ts'
import type { Connection } from '../database/connection.ts'
import { readSetting, settleSetting } from '../database/settings.ts'
import { openDiskStorage } from './disk-storage.ts'

/** Where files are kept, under keys as `storageKey` makes them. */
export interface Storage {
  /** Stores a file whole or not at all; one that is there is replaced. */
  put(key: string, data: Uint8Array, contentType: string): Promise<void>
  /**
   * Stores what a stream gives, whole or not at all, without ever having it in memory as a whole.
   *
   * @returns its length in bytes.
   * @throws what ends the stream before its end; nothing is stored then.
   */
  putStream(key: string, stream: Readable, contentType: string): Promise<number>
  /**
   * Undefined when there is no such file, or it does not hold any more what was stored: the same to whoever can make it
   * again. The stream must be read or destroyed.
   *
   * @param choosePart says which part of a file of this length the stream gives; undefined: the whole. What it throws
   * is thrown.
   */
  read(key: string, choosePart?: ChoosePart): Promise<ReadFile | undefined>
  /** Does nothing when there is no such file. */
  delete(key: string): Promise<void>
  /** The files whose keys begin with these segments, those of a segment one after the other. */
  list(prefix: string): AsyncIterable<StoredFile>
  /**
   * Deletes a file unless it was stored again since, even while this runs.
   *
   * @returns whether it was deleted.
   */
  deleteIfOlder(key: string, storedBefore: Date): Promise<boolean>
  /** Rejects when nothing can be stored, or hardly anything more. */
  checkRoom(): Promise<void>
}

/** Bytes of a file, from the first to the last, both included. */
export interface FilePart {
  start: number
  end: number
}

/** Which part of a file of so many bytes is wanted; undefined: the whole. */
type ChoosePart = (byteLength: number) => FilePart | undefined

/** A file that is being read. */
export interface ReadFile {
  stream: Readable
  /** That of the whole file. */
  byteLength: number
  /** What the stream gives of it; undefined: the whole. */
  part?: FilePart
}

/** A file as the storage lists it. */
export interface StoredFile {
  key: string
  /** When it was last stored, on the storage's clock. */
  storedAt: Date
}

const markerSetting = 'storage_marker'

/**
 * Opens the place where files are kept: on disk, in `files` under the data directory. A marker in it must be the one
 * that the database knows, so that processes which share a database but not their files find out at the start, and not
 * when a download is missing.
 *
 * @throws ConfigurationError when they differ.
 */
export async function openStorage(
  config: Pick<Config, 'dataDirectory'>,
  connection: Connection,
): Promise<Storage> {
  const { storage, marker } = await openDiskStorage(config.dataDirectory)
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

/** The key of a file of a user: the same content has the same key. */
export function storageKey(ownerId: string, data: Uint8Array, extension: string): string {
  return `${ownerId}/${createHash('sha256').update(data).digest('hex')}.${extension}`
}
