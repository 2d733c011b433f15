import type { FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import type { FilePart } from '../../storage/storage.ts'
import { HttpError } from '../http/http-error.ts'

/**
 * The part of a file that a request asks for (RFC 9110, 14.2); undefined: the whole. Several parts at once are not served,
 * and what is no range, or one of another version of the file, is as if it were not there.
 *
 * @throws {HttpError} 416 when the file has no such part.
 */
export function wantedPart(
  { headers, method }: FastifyRequest,
  { byteLength, tag }: { byteLength: number; tag: string },
): FilePart | undefined {
  const { range, 'if-range': version } = headers
  if (range === undefined || method !== 'GET') return undefined
  if (version !== undefined && version !== `"${tag}"`) return undefined
  const parts = parseRange(byteLength, range)
  if (parts === -1)
    throw new HttpError(416, `The file has ${byteLength} bytes, and none of those asked for.`, {
      'content-range': `bytes */${byteLength}`,
    })
  if (parts === -2 || parts.type !== 'bytes' || parts.length !== 1) return undefined
  return parts[0]
}
