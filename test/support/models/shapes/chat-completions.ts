import type { ModelRequest } from '../model-server.ts'
import { looseObject } from '../strict-schema.ts'
import {
  forcesTool,
  type Refusal,
  strangeField,
  textOf,
  type WireQuestion,
  type WireShape,
} from '../wire-shape.ts'

/** What chat completions know of what an author may send; servers refuse or ignore the rest. */
const knownFields = [
  'model',
  'messages',
  'max_tokens',
  'response_format',
  'tools',
  'tool_choice',
  'temperature',
  'stream',
  'user',
]
const roles = ['system', 'developer', 'user', 'assistant', 'tool']

/** In what servers of chat completions differ. */
interface ChatOptions {
  /** The key that it wants; absent: whatever comes, or none. */
  key?: string
  /** The forms of answers that it knows; default: all. */
  modes?: readonly string[] | undefined
  /** What it says to a form that it does not know. */
  unknownMode?: string
  /** What it says where `json_object` is wanted and no message speaks of JSON; absent: nothing. */
  wantsJsonNamed?: string
  /** What it says to a tool that must be called; absent: nothing. */
  forcedTool?: string
  /** What it says to a temperature; absent: nothing. */
  temperature?: string
  /** Whether thinking is counted beside the tokens of the answer and not among them. */
  countsThinkingApart?: boolean
}

/** OpenAI's chat completions as servers of one's own and four vendors speak them: no unknown or null fields, no strange roles, strict schemas. */
function chatCompletions(options: ChatOptions = {}): WireShape {
  const invalid = (message: string, about?: string): Refusal => ({
    status: 400,
    message,
    ...(about === undefined ? {} : { about }),
  })

  function refuse({ path, headers, body }: WireQuestion): Refusal | undefined {
    if (path !== '/chat/completions') return { status: 404, message: `Not found: ${path}` }
    if (options.key !== undefined && headers.authorization !== `Bearer ${options.key}`)
      return { status: 401, message: 'Incorrect API key provided.' }
    if (options.temperature !== undefined && 'temperature' in body)
      return invalid(options.temperature, 'temperature')
    const strange = strangeField(body, knownFields)
    if (strange) {
      const { name, isNull } = strange
      return invalid(isNull ? `${name} must not be null` : `unknown field ${name}`, name)
    }
    if (typeof body.model !== 'string' || body.model === '') return invalid('model is missing')
    const { messages } = body
    if (!Array.isArray(messages) || messages.length === 0) return invalid('messages is missing')
    const wrong = messages.find(({ role }) => !roles.includes(role))
    if (wrong) return invalid(`unknown role ${wrong.role}`)
    if (options.forcedTool !== undefined && forcesTool(body.tool_choice))
      return invalid(options.forcedTool)
    return refuseForm(body)
  }

  function refuseForm(body: Record<string, unknown>): Refusal | undefined {
    const { messages, response_format: format } = body as ModelRequest
    const mode = format?.type ?? 'text'
    if (options.modes && !options.modes.includes(mode))
      return invalid(options.unknownMode ?? `response_format ${mode} is not supported`)
    if (mode === 'json_object' && options.wantsJsonNamed !== undefined)
      return /json/i.test(messages.map(({ content }) => textOf(content)).join('\n'))
        ? undefined
        : invalid(options.wantsJsonNamed)
    if (format === undefined || mode !== 'json_schema') return undefined
    if (format.json_schema?.schema === undefined)
      return invalid('response_format.json_schema.schema is missing')
    if (format.json_schema.name === undefined)
      return invalid('response_format.json_schema.name is missing')
    const loose = looseObject(format.json_schema.schema)
    return loose === undefined ? undefined : invalid(`Invalid schema for response_format: ${loose}`)
  }

  return {
    refuse,
    read: ({ body }) => body as ModelRequest,
    answer: (said, model) => {
      const { inputTokens, outputTokens, thoughtTokens } = said
      const thinking = options.countsThinkingApart ? thoughtTokens : 0
      return {
        id: 'completion',
        object: 'chat.completion',
        created: 1,
        model,
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content: said.content },
            finish_reason: said.finish,
          },
        ],
        usage: {
          prompt_tokens: inputTokens,
          completion_tokens: outputTokens - thinking,
          total_tokens: inputTokens + outputTokens,
          prompt_tokens_details: { cached_tokens: said.cachedTokens },
          completion_tokens_details: { reasoning_tokens: thoughtTokens },
        },
      }
    },
    failure: ({ message, about }) => ({
      error: { message, type: 'invalid_request_error', param: about ?? null, code: null },
    }),
  }
}

/**
 * A server of one's own, as strict as any of them: llama.cpp refuses null fields, gateways to models that reason refuse a temperature and
 * tools that must be called, and LM Studio refuses forms of answers (github.com/lmstudio-ai/lmstudio-bug-tracker/issues/189).
 */
export const ownServer = (modes?: readonly string[]) =>
  chatCompletions({
    modes,
    temperature: "Unsupported parameter: 'temperature' is not supported with this model.",
    forcedTool: "Unsupported value: 'tool_choice' must be 'auto' or 'none'.",
  })

/**
 * xAI: tokens thought are not among those of the completion, only of the total (github.com/vercel/ai/pull/12425, which quotes
 * docs.x.ai/docs/key-information/consumption-and-rate-limits).
 */
export const xai = (key: string) => chatCompletions({ key, countsThinkingApart: true })

/**
 * DeepSeek: no schemas (github.com/llm-exe/llm-exe/issues/662), the word JSON in the prompt (github.com/browserbase/stagehand/issues/1204), no forced
 * tool while it thinks, as it does unless told otherwise (github.com/deepseek-ai/DeepSeek-V3/issues/1376).
 */
export const deepseek = (key: string) =>
  chatCompletions({
    key,
    modes: ['text', 'json_object'],
    unknownMode: 'This response_format type is unavailable now',
    wantsJsonNamed:
      "Prompt must contain the word 'json' in some form to use 'response_format' of type 'json_object'.",
    forcedTool: 'Thinking mode does not support this tool_choice',
  })

/**
 * Moonshot: one temperature (github.com/NousResearch/hermes-agent/pull/12668), no forced tool while it thinks (github.com/can1357/oh-my-pi/issues/827);
 * schemas are taken (github.com/langgenius/dify-official-plugins/pull/3279).
 */
export const moonshot = (key: string) =>
  chatCompletions({
    key,
    temperature: 'invalid temperature: only 1 is allowed for this model',
    forcedTool: "tool_choice 'specified' is incompatible with thinking enabled",
  })

/**
 * Alibaba: JSON only where the prompt names it (github.com/plastic-labs/honcho/issues/663), no forced tool while it thinks
 * (github.com/cloudwego/eino/issues/994).
 */
export const alibaba = (key: string) =>
  chatCompletions({
    key,
    modes: ['text', 'json_object'],
    wantsJsonNamed:
      "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
    forcedTool:
      '<400> InternalError.Algo.InvalidParameter: The tool_choice parameter does not support being set to required or object in thinking mode',
  })
