import { looseObject } from '../strict-schema.ts'
import { type Refusal, strangeField, textOf, type WireShape } from '../wire-shape.ts'

const knownFields = [
  'model',
  'input',
  'max_output_tokens',
  'text',
  'store',
  'include',
  'tools',
  'tool_choice',
  'stream',
  'reasoning',
  'user',
]
const roles = ['developer', 'system', 'user', 'assistant']

interface Format {
  type: string
  name?: string
  schema?: unknown
  strict?: boolean
}

const invalid = (message: string, about?: string): Refusal => ({
  status: 400,
  message,
  ...(about === undefined ? {} : { about }),
})

function refuseFormat(format: Format | undefined, prompt: string): Refusal | undefined {
  if (format?.type === 'json_object' && !/json/i.test(prompt))
    return invalid(
      "Response input messages must contain the word 'json' in some form to use 'text.format' of type 'json_object'.",
      'input',
    )
  if (format?.type !== 'json_schema') return undefined
  const missing = (['name', 'schema'] as const).find((field) => format[field] === undefined)
  if (missing !== undefined)
    return invalid(
      `Missing required parameter: 'text.format.${missing}'.`,
      `text.format.${missing}`,
    )
  const loose = format.strict ? looseObject(format.schema) : undefined
  return loose === undefined
    ? undefined
    : invalid(`Invalid schema for response_format: ${loose}`, 'text.format.schema')
}

/**
 * OpenAI's Responses: unknown parameters, nulls and roles are refused, temperature by models that reason, `json_object` without the word JSON
 * in the input, and schemas that are not strict (github.com/vercel/ai/issues/6484 quotes the refusal; developersdigest.tech/blog/structured-outputs-across-ai-apis-2026
 * has the rules of the vendors side by side).
 */
export function openaiResponses(key: string): WireShape {
  return {
    refuse({ path, headers, body }) {
      if (path !== '/responses') return { status: 404, message: `Invalid URL (POST ${path})` }
      if (headers.authorization !== `Bearer ${key}`)
        return { status: 401, message: 'Incorrect API key provided.' }
      if ('temperature' in body)
        return invalid(
          "Unsupported parameter: 'temperature' is not supported with this model.",
          'temperature',
        )
      const strange = strangeField(body, knownFields)
      if (strange?.isNull) return invalid(`Invalid type for '${strange.name}'.`, strange.name)
      if (strange) return invalid(`Unknown parameter: '${strange.name}'.`, strange.name)
      if (typeof body.model !== 'string')
        return invalid("Missing required parameter: 'model'.", 'model')
      const input = body.input as { role: string; content: unknown }[] | undefined
      if (!Array.isArray(input)) return invalid("Missing required parameter: 'input'.", 'input')
      const wrong = input.find(({ role }) => !roles.includes(role))
      if (wrong) return invalid(`Invalid value: '${wrong.role}'.`, 'input[0].role')
      const format = (body.text as { format?: Format } | undefined)?.format
      return refuseFormat(format, input.map(({ content }) => textOf(content)).join('\n'))
    },
    read: ({ body }) => {
      const input = body.input as { role: string; content: unknown }[]
      const format = (body.text as { format?: Format } | undefined)?.format
      return {
        model: body.model as string,
        messages: input.map(({ role, content }) => ({ role, content: textOf(content) })),
        ...(format ? { response_format: { type: format.type } } : {}),
      }
    },
    answer: (said, model) => ({
      id: 'response',
      object: 'response',
      created_at: 1,
      status: said.finish === 'stop' ? 'completed' : 'incomplete',
      incomplete_details: said.finish === 'stop' ? null : { reason: 'max_output_tokens' },
      model,
      output: [
        { type: 'reasoning', id: 'thought', summary: [] },
        ...(said.content === ''
          ? []
          : [
              {
                type: 'message',
                id: 'message',
                role: 'assistant',
                status: 'completed',
                content: [{ type: 'output_text', text: said.content, annotations: [] }],
              },
            ]),
      ],
      usage: {
        input_tokens: said.inputTokens,
        input_tokens_details: { cached_tokens: said.cachedTokens },
        output_tokens: said.outputTokens,
        output_tokens_details: { reasoning_tokens: said.thoughtTokens },
        total_tokens: said.inputTokens + said.outputTokens,
      },
    }),
    failure: ({ message, about }) => ({
      error: { message, type: 'invalid_request_error', param: about ?? null, code: null },
    }),
  }
}
