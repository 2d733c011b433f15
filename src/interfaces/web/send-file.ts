import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenFile } from '../../presentations/shared-files.ts'
import { hasAlready } from '../http/conditional-answers.ts'

/** The tag of a file as headers have it. */
export function fileTag(tag: string): string {
  return `"${tag}"`
}

/** Sends a stored file or the part of it that was opened, or 304 when the caller has these very bytes. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: OpenFile) {
  const { stream, byteLength, contentType, tag, part } = file
  reply
    // Text may be compressed on the way, so its tag does not name the very bytes.
    .header('etag', contentType.startsWith('text/') ? `W/${fileTag(tag)}` : fileTag(tag))
    .header('cache-control', 'private, no-cache')
    // Pictures and files are shown in other people's pages and mails.
    .header('cross-origin-resource-policy', 'cross-origin')
  if (hasAlready(request, reply)) {
    stream.destroy()
    return reply.code(304).send()
  }
  reply.type(contentType)
  if (part !== undefined)
    reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${byteLength}`)
  const length = part === undefined ? byteLength : part.end - part.start + 1
  reply.header('content-length', length)
  return reply.send(stream)
}
