import type { ValidationDetail } from './validation-details.ts'

/** An answer other than success, decided by an interface itself. `detail` is one sentence for the caller. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly statusCode: number
  readonly headers: Record<string, string>

  constructor(statusCode: number, detail: string, headers: Record<string, string> = {}) {
    super(detail)
    this.statusCode = statusCode
    this.headers = headers
  }
}

/** A request that does not fit its schema: 422. */
export class RequestInvalidError extends Error {
  override name = 'RequestInvalidError'
  readonly details: ValidationDetail[]

  constructor(details: ValidationDetail[]) {
    super('The request is not valid.')
    this.details = details
  }
}
