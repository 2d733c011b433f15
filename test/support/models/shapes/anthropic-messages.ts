import { looseObject } from '../strict-schema.ts'
import { forcesTool, type Refusal, strangeField, textOf, type WireShape } from '../wire-shape.ts'

const knownFields = [
  'model',
  'messages',
  'max_tokens',
  'system',
  'output_config',
  'tools',
  'tool_choice',
  'stream',
  'thinking',
  'metadata',
]

/** A reason in the vendor's words, by what is wrong. */
const invalid = (message: string): Refusal => ({ status: 400, message })

interface Message {
  role: string
  content: unknown
}

function refuseMessages(messages: readonly Message[]): Refusal | undefined {
  for (const [index, { role, content }] of messages.entries()) {
    if (role === 'system')
      return invalid(
        'messages: Unexpected role "system". The Messages API accepts a top-level `system` parameter, not "system" as an input message role.',
      )
    if (role !== 'user' && role !== 'assistant')
      return invalid(`messages.${index}.role: Input should be 'user' or 'assistant'`)
    if (textOf(content) === '') return invalid('messages: text content blocks must be non-empty')
  }
  return undefined
}

function refuseFormat(body: Record<string, unknown>): Refusal | undefined {
  const format = (body.output_config as { format?: { type: string; schema?: unknown } })?.format
  if (format === undefined) return undefined
  if (format.type !== 'json_schema')
    return invalid("output_config.format.type: Input should be 'json_schema'")
  if (format.schema === undefined) return invalid('output_config.format.schema: Field required')
  const loose = looseObject(format.schema)
  return loose === undefined ? undefined : invalid(`output_config.format.schema: ${loose}`)
}

/**
 * Anthropic's Messages: the key in `x-api-key` and the version in a header of its own (platform.claude.com/docs/en/api/overview), `max_tokens` always
 * (portkey.ai/error-library/input-validation-error-10152), no temperature (github.com/altic-dev/FluidVoice/issues/285), no tool that must be called
 * (the SDK: "it rejects forced tool use"), and of schemas only what structured outputs list (platform.claude.com/docs/en/build-with-claude/structured-outputs;
 * the words of github.com/BerriAI/litellm/issues/35808). A form "some JSON object" there is none.
 */
export function anthropicMessages(key: string): WireShape {
  return {
    refuse({ path, headers, body }) {
      if (path !== '/messages') return { status: 404, message: 'Not Found' }
      if (headers['x-api-key'] === undefined)
        return { status: 401, message: 'x-api-key header is required' }
      if (headers['x-api-key'] !== key) return { status: 401, message: 'invalid x-api-key' }
      if (headers['anthropic-version'] !== '2023-06-01')
        return invalid('anthropic-version: header is required')
      if ('temperature' in body) return invalid('`temperature` is deprecated for this model.')
      const strange = strangeField(body, knownFields)
      if (strange?.isNull) return invalid(`${strange.name}: Input should be a valid value`)
      if (strange) return invalid(`${strange.name}: Extra inputs are not permitted`)
      for (const field of ['model', 'max_tokens', 'messages'])
        if (!(field in body)) return invalid(`${field}: Field required`)
      if (forcesTool(body.tool_choice))
        return invalid('tool_choice forces tool use, which is not compatible with this model.')
      const wrong = refuseMessages(body.messages as Message[])
      if (wrong) return wrong
      return refuseFormat(body)
    },
    read: ({ body }) => ({
      model: body.model as string,
      messages: [
        { role: 'system', content: textOf(body.system) },
        ...(body.messages as Message[]).map(({ role, content }) => ({
          role,
          content: textOf(content),
        })),
      ],
      ...('output_config' in body ? { response_format: { type: 'json_schema' } } : {}),
    }),
    answer: (said, model) => ({
      id: 'message',
      type: 'message',
      role: 'assistant',
      model,
      content: [
        { type: 'thinking', thinking: '', signature: 'signature' },
        ...(said.content === '' ? [] : [{ type: 'text', text: said.content }]),
      ],
      stop_reason: said.finish === 'stop' ? 'end_turn' : 'max_tokens',
      stop_sequence: null,
      // Those from the cache are not among the input's.
      usage: {
        input_tokens: said.inputTokens - said.cachedTokens,
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: said.cachedTokens,
        output_tokens: said.outputTokens,
      },
    }),
    failure: ({ status, message }) => ({
      type: 'error',
      error: {
        type: status === 401 ? 'authentication_error' : 'invalid_request_error',
        message,
      },
      request_id: 'request',
    }),
  }
}
