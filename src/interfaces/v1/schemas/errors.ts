import { z } from 'zod'

/** The body of every error but 422. */
export const errorSchema = z
  .object({ detail: z.string().meta({ description: 'One sentence for people.' }) })
  .meta({ id: 'Error' })

/** The body of 422. */
export const validationErrorSchema = z
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

function errorResponse(description: string, detail: string, headers: z.ZodRawShape = {}) {
  return {
    description,
    headers: z.object({ 'x-request-id': requestIdHeader, ...headers }),
    content: { 'application/json': { schema: errorSchema, example: { detail } } },
  }
}

/** What every documented error answer looks like; a route names the ones it can give. */
export const errorResponses = {
  400: errorResponse(
    'A value names something that does not exist.',
    'There is no theme "Midnight".',
  ),
  401: errorResponse('The API key is missing or not valid.', 'This API key is not valid.', {
    'www-authenticate': z.string().meta({ description: '`Bearer`' }),
  }),
  404: errorResponse('It does not exist, or is not yours.', 'There is no such presentation.'),
  413: errorResponse('The body is larger than 5 MB.', 'The body is larger than 5 MB.'),
  422: {
    description: 'The request does not fit its schema.',
    headers: z.object({ 'x-request-id': requestIdHeader }),
    content: {
      'application/json': {
        schema: validationErrorSchema,
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
    },
  },
  429: errorResponse(
    'Five generations of yours are pending or in progress.',
    'At most 5 generations can run at once. Try again when one has ended.',
    { 'retry-after': z.string().meta({ description: 'Seconds to wait.' }) },
  ),
  500: errorResponse('Something went wrong on our side.', 'Internal server error'),
} as const

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
