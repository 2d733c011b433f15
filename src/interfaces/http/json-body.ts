import type { FastifyInstance } from 'fastify'
import { RequestInvalidError } from './http-error.ts'

/** `application/json`, anything `+json`, and no declared type at all. */
function declaresJson(contentType: string | undefined): boolean {
  if (contentType === undefined) return true
  const mediaType = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return /^application\/(?:[\w.+-]+\+)?json$/.test(mediaType)
}

function jsonInvalid(message: string): RequestInvalidError {
  return new RequestInvalidError([{ loc: ['body'], msg: message, type: 'json_invalid' }])
}

/** What a body of another content type is answered with. */
export function wrongContentType(): RequestInvalidError {
  return jsonInvalid('The body should be JSON, sent with the content type application/json')
}

/**
 * Parses a JSON body; an empty one is undefined, so that validation reports it as missing.
 * @throws {RequestInvalidError} when it is not JSON or declares another type.
 */
export function parseJsonBody(contentType: string | undefined, body: string): unknown {
  if (body === '') return undefined
  if (!declaresJson(contentType)) throw wrongContentType()
  try {
    return JSON.parse(body.startsWith('\uFEFF') ? body.slice(1) : body)
  } catch {
    throw jsonInvalid('JSON decode error')
  }
}

/** Makes `parseJsonBody` the only parser, for any content type: a wrong one is a validation error, never a 415. */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('*', { parseAs: 'string' }, (request, body, done) => {
    try {
      done(null, parseJsonBody(request.headers['content-type'], body))
    } catch (error) {
      done(error as Error)
    }
  })
}
