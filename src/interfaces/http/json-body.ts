import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestInvalidError } from './http-error.ts'

/** `application/json`, anything `+json`, and no declared type at all. */
export function declaresJson(contentType: string | undefined): boolean {
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

/** No body that we know has more than five levels; what handles values by recursion ends at some thousands. */
const mostLevels = 100

/** Whether JSON has more levels of arrays and objects than any of ours needs. Of what is no JSON it says nothing. */
function isNestedTooDeeply(json: string): boolean {
  let levels = 0
  let quoted = false
  for (let index = 0; index < json.length; index++) {
    const character = json[index]
    if (quoted) {
      if (character === '\\') index++
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === '[' || character === '{') {
      levels++
      if (levels > mostLevels) return true
    } else if (character === ']' || character === '}') levels--
  }
  return false
}

/**
 * Parses a JSON body; an empty one is undefined, so that validation reports it as missing.
 * @throws {RequestInvalidError} when it is not JSON or declares another type.
 */
export function parseJsonBody(contentType: string | undefined, body: string): unknown {
  if (body === '') return undefined
  if (!declaresJson(contentType)) throw wrongContentType()
  if (isNestedTooDeeply(body)) throw jsonInvalid('The JSON is nested too deeply')
  try {
    return JSON.parse(body.startsWith('\uFEFF') ? body.slice(1) : body)
  } catch {
    throw jsonInvalid('JSON decode error')
  }
}

/**
 * Makes `parseJsonBody` the only parser, for any content type: a wrong one is a validation error, never a 415. Of a
 * request to a route that has no body, whatever is sent as one is not looked at.
 */
export function registerJsonBody(app: FastifyInstance): void {
  const hasBody = ({ routeOptions }: FastifyRequest) => routeOptions.schema?.body !== undefined
  app.removeAllContentTypeParsers()
  // An impossible content type is refused before any parser runs. Where none will run it stays: it may say something.
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasBody(request) && request.method !== 'GET') delete request.raw.headers['content-type']
    done()
  })
  app.addContentTypeParser<string>('*', { parseAs: 'string' }, (request, body, done) => {
    if (!hasBody(request)) {
      done(null, undefined)
      return
    }
    try {
      done(null, parseJsonBody(request.headers['content-type'], body))
    } catch (error) {
      done(error as Error)
    }
  })
}
