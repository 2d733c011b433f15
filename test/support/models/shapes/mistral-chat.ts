import type { ModelRequest } from '../model-server.ts'
import { looseObject } from '../strict-schema.ts'
import { strangeField, textOf, type WireShape } from '../wire-shape.ts'

const knownFields = [
  'model',
  'messages',
  'max_tokens',
  'response_format',
  'tools',
  'tool_choice',
  'temperature',
  'stream',
  'random_seed',
  'safe_prompt',
]
const roles = ['system', 'user', 'assistant', 'tool']

/**
 * Mistral's chat completions. Every parameter that they do not document is refused with 422
 * (docs.mistral.ai, release note of 11 January 2024, "strict API parameter validation"), a role that they do not know as well.
 */
export function mistralChat(key: string): WireShape {
  const invalid = (message: string, about = '') => ({ status: 422, message, about })
  return {
    refuse({ path, headers, body }) {
      if (path !== '/chat/completions') return { status: 404, message: 'no Route matched' }
      if (headers.authorization !== `Bearer ${key}`) return { status: 401, message: 'Unauthorized' }
      const strange = strangeField(body, knownFields)
      if (strange?.isNull) return invalid('Input should be a valid value', strange.name)
      if (strange) return invalid('Extra inputs are not permitted', strange.name)
      const { messages, response_format: format } = body as ModelRequest
      if (typeof body.model !== 'string') return invalid('Field required', 'model')
      if (!Array.isArray(messages)) return invalid('Field required', 'messages')
      const wrong = messages.find(({ role }) => !roles.includes(role))
      if (wrong) return invalid(`Input tag '${wrong.role}' does not match any of the expected tags`)
      if (format?.type !== 'json_schema') return undefined
      const { json_schema: wanted } = format
      if (wanted?.schema === undefined)
        return invalid('Field required', 'response_format.json_schema.schema')
      const loose = wanted.strict ? looseObject(wanted.schema) : undefined
      return loose === undefined
        ? undefined
        : { status: 400, message: `Invalid schema: ${loose}`, about: 'response_format' }
    },
    read: ({ body }) => {
      const { messages, ...further } = body as ModelRequest
      return {
        ...further,
        messages: messages.map(({ role, content }) => ({ role, content: textOf(content) })),
      }
    },
    answer: ({ content, finish, inputTokens, outputTokens }, model) => ({
      id: 'completion',
      object: 'chat.completion',
      created: 1,
      model,
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
      usage: {
        prompt_tokens: inputTokens,
        completion_tokens: outputTokens,
        total_tokens: inputTokens + outputTokens,
      },
    }),
    failure: ({ status, message, about }) =>
      status === 422
        ? { detail: [{ type: 'value_error', loc: ['body', about], msg: message }] }
        : { object: 'error', message, type: 'invalid_request_error', param: null, code: null },
  }
}
