import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import { RequestInvalidError } from './http-error.ts'
import { type RequestPart, type ValidationDetail, validationDetails } from './validation-details.ts'

/** What a validator leaves in the place of a part that does not fit; Fastify would stop at the first part. */
class InvalidPart {
  readonly details: ValidationDetail[]
  constructor(details: ValidationDetail[]) {
    this.details = details
  }
}

/** Where that stands for headers: Fastify puts what a validator leaves among the headers as they came. */
const invalidHeaders = Symbol('invalid headers')

const parts: Readonly<Record<string, RequestPart>> = {
  body: 'body',
  params: 'path',
  querystring: 'query',
  headers: 'header',
}

/** Checks a part against its zod schema and keeps what the schema made of it (defaults, cleaned text). */
const validatorCompiler: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  if (!(schema instanceof z.ZodType)) return () => true
  const part = parts[httpPart ?? 'body'] ?? 'body'
  return (input: unknown) => {
    const result = schema.safeParse(input)
    if (result.success) return { value: result.data }
    const invalid = new InvalidPart(validationDetails(part, result.error.issues, input))
    return { value: part === 'header' ? { [invalidHeaders]: invalid } : invalid }
  }
}

/**
 * Every error of all parts of a request in one answer.
 * @throws {RequestInvalidError}
 */
async function refuseInvalid(request: FastifyRequest): Promise<void> {
  const headers: unknown = Reflect.get(request.headers, invalidHeaders)
  const details = [request.params, request.query, headers, request.body].flatMap((part) =>
    part instanceof InvalidPart ? part.details : [],
  )
  if (details.length > 0) throw new RequestInvalidError(details)
}

/** Validates requests with the zod schemas of their routes. */
export function registerRequestValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler)
  app.addHook('preHandler', refuseInvalid)
}
