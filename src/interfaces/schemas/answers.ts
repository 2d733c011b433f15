import { z } from 'zod'
import { bodyTooLarge } from '../http/size-limits.ts'

/** The body of every error but 422. */
const errorSchema = z
  .object({ detail: z.string().meta({ description: 'One sentence for people.' }) })
  .meta({ id: 'Error' })

/** The body of 422. */
const validationErrorSchema = z
  .object({
    detail: z.array(
      z.object({
        loc: z.array(z.union([z.string(), z.number().int()])).meta({
          description:
            'Where: `body`, `path`, `query` or `header`, then names and positions in lists.',
        }),
        msg: z.string(),
        type: z.string().meta({ description: '`missing`, `string_type`, `enum`, …' }),
      }),
    ),
  })
  .meta({ id: 'HTTPValidationError' })

const requestIdHeader = z
  .string()
  .meta({ description: 'The id of this request; it stands in every log line about it.' })

interface ErrorText {
  description: string
  example: z.infer<typeof errorSchema> | z.infer<typeof validationErrorSchema>
  headers?: z.ZodRawShape
}

const errorTexts = {
  401: {
    description: 'The API key is missing or not valid.',
    example: { detail: 'This API key is not valid.' },
    headers: { 'www-authenticate': z.string().meta({ description: '`Bearer`' }) },
  },
  402: {
    description: 'Your credits do not cover what this may cost.',
    example: {
      detail:
        'This costs up to 500 credits, and you have 120: ask for fewer slides or variants, or ask the operator for more credits.',
    },
  },
  404: {
    description: 'It does not exist, or is not yours.',
    example: { detail: 'There is no such presentation.' },
  },
  409: {
    description: 'The `Idempotency-Key` was used before, for another request.',
    example: {
      detail: 'This Idempotency-Key was used within the last 24 hours for another request.',
    },
  },
  413: {
    description: bodyTooLarge,
    example: { detail: bodyTooLarge },
  },
  422: {
    description: 'The request does not fit its schema.',
    example: {
      detail: [
        {
          loc: ['body', 'presentation_options', 'slide_range'],
          msg: "Input should be '1', 'auto', '2-5', '6-10', '11-15', '16-20', '21-25' or '26-50'",
          type: 'enum',
        },
      ],
    },
  },
  429: {
    description:
      'Too many requests with this key; for a generation also: five of yours are pending or in progress.',
    example: { detail: 'Too many requests; please wait a moment.' },
    headers: { 'retry-after': z.string().meta({ description: 'Seconds to wait.' }) },
  },
  500: {
    description: 'Something went wrong on our side.',
    example: { detail: 'Internal server error' },
  },
} satisfies Record<number, ErrorText>
type ErrorStatus = keyof typeof errorTexts

/**
 * The documented error answers of a route, by status; 401, 429 and 500, which every route can give, are always among
 * them.
 * They are made anew for each route: the document's generator gives a shared one to the first route only.
 */
export function errorResponses(...statuses: Exclude<ErrorStatus, 401 | 429 | 500>[]) {
  const all: ErrorStatus[] = [...statuses, 401, 429, 500]
  return Object.fromEntries(
    all.map((status) => [status, errorResponse(status, errorTexts[status])]),
  )
}

/** The documented 400 of a route: what it refuses by its own rules, and the sentence of one case. */
export function refusalResponse(description: string, detail: string) {
  return { 400: errorResponse(400, { description, example: { detail } }) }
}

/** The documented 409 of a route that has more reasons for one than an `Idempotency-Key`. */
export function conflictResponse(description: string, detail: string) {
  return { 409: errorResponse(409, { description, example: { detail } }) }
}

/** The documented answer of success without a body. */
export function emptyResponse(description: string) {
  return { description }
}

/** The documented answer that is a stream of server-sent events. */
export function eventStreamResponse(description: string, example: string) {
  return {
    description,
    headers: z.object({ 'x-request-id': requestIdHeader }),
    content: { 'text/event-stream': { schema: z.string(), example } },
  }
}

function errorResponse(status: number, { description, example, headers }: ErrorText) {
  const schema = status === 422 ? validationErrorSchema : errorSchema
  return {
    description,
    headers: z.object({ 'x-request-id': requestIdHeader, ...headers }),
    content: { 'application/json': { schema, example } },
  }
}

/** The documented answer of success. */
export function successResponse<Schema extends z.ZodType>(
  description: string,
  schema: Schema,
  example: z.infer<Schema>,
  headers: z.ZodRawShape = {},
) {
  return {
    description,
    headers: z.object({ 'x-request-id': requestIdHeader, ...headers }),
    content: { 'application/json': { schema, example } },
  }
}
