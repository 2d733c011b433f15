import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { taskStates } from '../../agent-tasks/task.ts'
import { RequestInvalidError } from '../http/http-error.ts'
import { textSchema } from '../http/text-schema.ts'
import { validationDetails } from '../http/validation-details.ts'
import { readNames } from './protocol-names.ts'

/** An integer in a query, in decimal digits. */
function integerText(limits: { minimum: number; maximum: number }) {
  const { minimum, maximum } = limits
  return z
    .string()
    .regex(/^\d{1,15}$/, `Input should be an integer from ${minimum} to ${maximum}`)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, {
      message: `Input should be an integer from ${minimum} to ${maximum}`,
    })
}

const historyLengthSchema = integerText({ minimum: 0, maximum: 2 ** 31 - 1 }).optional()
const momentSchema = z.iso
  .datetime({
    offset: true,
    error: 'Input should be a time as RFC 3339 has it, in UTC or with its offset',
  })
  .transform((text) => new Date(text))
  // What databases and other programs can write in four digits, in UTC.
  .refine((time) => time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9999, {
    message: 'Input should be a time in the years 1 to 9999',
  })

const listSchema = z.object({
  contextId: textSchema({ minimum: 1 }).optional(),
  status: z.enum(taskStates).optional(),
  statusTimestampAfter: momentSchema.optional(),
  lastUpdatedAfter: momentSchema.optional(),
  pageSize: integerText({ minimum: 1, maximum: 100 }).default(50),
  pageToken: textSchema().optional(),
  historyLength: historyLengthSchema,
  includeArtifacts: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .default(false),
})

const readSchema = z.object({ historyLength: historyLengthSchema })

/** @throws {RequestInvalidError} when the query does not fit the schema. */
function parseQuery<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
): z.output<Schema> {
  const query = readNames('TaskQuery', request.query)
  const read = schema.safeParse(query)
  if (read.success) return read.data
  throw new RequestInvalidError(validationDetails('query', read.error.issues, query))
}

/** The query of a list of tasks. @throws {RequestInvalidError} */
export function parseListQuery(request: FastifyRequest) {
  return parseQuery(request, listSchema)
}

/** The query of one task. @throws {RequestInvalidError} */
export function parseReadQuery(request: FastifyRequest) {
  return parseQuery(request, readSchema)
}
