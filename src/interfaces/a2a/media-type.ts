import type { FastifyReply, FastifyRequest } from 'fastify'

/** The media type of the protocol, which says that names are in camelCase (ProtoJSON). */
const protocolMediaType = 'application/a2a+json'

/**
 * Whether a header of media types, with parameters or without, names the one of the protocol; with a weight of 0 it says
 * that this one is not wanted (RFC 9110, 12.4.2).
 */
function namesProtocol(header: string | undefined): boolean {
  return (header ?? '').split(',').some((part) => {
    const [mediaType = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase())
    return mediaType === protocolMediaType && !parameters.some((one) => /^q=0(?:\.0*)?$/.test(one))
  })
}

/** Whether a request asks for the media type of the protocol, or uses it itself. */
export function hasProtocolMediaType({ headers }: FastifyRequest): boolean {
  return namesProtocol(headers.accept) || namesProtocol(headers['content-type'])
}

/** Gives an answer the media type of the protocol where the request has it, else plain JSON. */
export function setMediaType(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const mediaType = hasProtocolMediaType(request) ? protocolMediaType : 'application/json'
  return reply.type(`${mediaType}; charset=utf-8`)
}
