import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Where files are kept, under keys as `storageKey` makes them. */
export interface Storage {
  /** Stores a file whole or not at all; one that is there is replaced. A checksum in the key is that of the bytes. */
  put(key: string, data: Uint8Array, contentType: string): Promise<void>
  /**
   * Stores what a stream gives, whole or not at all, without ever having it in memory as a whole.
   *
   * @param keyFor makes the key from the SHA-256 of the bytes, in hex, which is known at their end.
   * @returns the key, and the length in bytes.
   * @throws what ends the stream before its end; nothing is stored then.
   */
  putStream(
    keyFor: (checksum: string) => string,
    stream: Readable,
    contentType: string,
  ): Promise<{ key: string; byteLength: number }>
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

/** The key of a file of a user: the same content has the same key. */
export function storageKey(ownerId: string, data: Uint8Array, extension: string): string {
  return `${ownerId}/${createHash('sha256').update(data).digest('hex')}.${extension}`
}
