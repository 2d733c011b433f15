import type { FastifyRequest } from 'fastify'
import type { UrlSigner } from '../../storage/signed-urls.ts'
import { HttpError } from '../http/http-error.ts'
import { withoutTrailingSlash } from '../http/routing.ts'

/** The answer to a link that was changed. */
export const invalidLink = 'This link is not valid.'

/**
 * Lets a request pass whose address we signed and whose time has not run out.
 * @throws {HttpError} 403
 */
export function requireSignature(signer: UrlSigner, request: FastifyRequest): void {
  switch (signer.verify(withoutTrailingSlash(request.raw.url ?? ''), new Date())) {
    case 'valid':
      return
    case 'expired':
      throw new HttpError(403, 'This link has expired.')
    case 'invalid':
      throw new HttpError(403, invalidLink)
  }
}

/** Whether an address carries a signature: then it was one of our links before somebody changed it. */
export function looksSigned(url: string): boolean {
  return /signature=|expires=/i.test(url)
}
