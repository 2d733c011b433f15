import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenFile } from '../../presentations/shared-files.ts'

/** Sends a stored file, or 304 when the caller has these very bytes. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: OpenFile) {
  const tag = `"${file.tag}"`
  reply
    .header('etag', tag)
    .header('cache-control', 'private, no-cache')
    // Pictures and files are shown in other people's pages and mails.
    .header('cross-origin-resource-policy', 'cross-origin')
  if (request.headers['if-none-match']?.includes(tag)) {
    file.stream.destroy()
    return reply.code(304).send()
  }
  reply.header('content-type', file.contentType).header('content-length', file.byteLength)
  return reply.send(file.stream)
}
