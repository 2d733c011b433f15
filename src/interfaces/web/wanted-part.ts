import type { FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import type { FilePart } from '../../storage/storage.ts'
import { hasVersion } from '../http/conditional-answers.ts'
import { HttpError } from '../http/http-error.ts'
import { fileTag } from './send-file.ts'

/**
 * The part of a file that a request asks for (RFC 9110, 14.2); undefined: the whole. Several parts at once are not served,
 * and what is no range, one of another version of the file, or one of a version that the caller has whole (13.2.2), is as
 * if it were not there.
 *
 * @throws {HttpError} 416 when the file has no such part.
 */
export function wantedPart(
  { headers, method }: Pick<FastifyRequest, 'headers' | 'method'>,
  { byteLength, tag }: { byteLength: number; tag: string },
): FilePart | undefined {
  const { range, 'if-range': version } = headers
  if (range === undefined || method !== 'GET') return undefined
  if (hasVersion({ headers }, { etag: fileTag(tag) })) return undefined
  if (version !== undefined && version !== fileTag(tag)) return undefined
  const parts = parseRange(byteLength, withinFile(range, byteLength))
  if (parts === -1)
    throw new HttpError(416, `The file has ${byteLength} bytes, and none of those asked for.`, {
      'content-range': `bytes */${byteLength}`,
    })
  if (parts === -2 || parts.type !== 'bytes' || parts.length !== 1) return undefined
  return parts[0]
}

/** A range whose last bytes are no more than the file has: more of them are all of it (RFC 9110, 14.1.2). */
function withinFile(range: string, byteLength: number): string {
  return range.replace(
    /(?<=[=,]\s*)-(\d+)/g,
    (_all, last: string) => `-${Math.min(Number(last), byteLength)}`,
  )
}
