import { unknownWord } from '../strict-schema.ts'
import { type Refusal, strangeField, textOf, type WireShape } from '../wire-shape.ts'

const knownFields = [
  'contents',
  'systemInstruction',
  'generationConfig',
  'safetySettings',
  'tools',
  'toolConfig',
]
const knownSettings = [
  'maxOutputTokens',
  'responseMimeType',
  'responseSchema',
  'temperature',
  'candidateCount',
  'thinkingConfig',
]
/** What `responseSchema` knows, a part of OpenAPI's schemas (ai.google.dev, API reference, `Schema`). */
const knownWords = [
  'type',
  'format',
  'title',
  'description',
  'nullable',
  'enum',
  'properties',
  'required',
  'items',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'propertyOrdering',
  'anyOf',
]

interface Content {
  role?: string
  parts?: unknown
}

const invalid = (message: string): Refusal => ({ status: 400, message })
const unknownName = (name: string, at: string) =>
  invalid(`Invalid JSON payload received. Unknown name "${name}" at '${at}': Cannot find field.`)

/**
 * Google's generateContent: the key in `x-goog-api-key`, without one a 403 (github.com/google-gemini/deprecated-generative-ai-python/issues/463), with a wrong one
 * a **400** (developersdigest.tech/errors/api/gemini-api/400-invalid-argument); unknown names anywhere (github.com/FuzzAnything/PromptFuzz/issues/42),
 * `additionalProperties` in a schema among them (github.com/ag2ai/ag2/issues/2348); roles but `user` and `model`.
 */
export function googleGenerateContent(key: string): WireShape {
  return {
    refuse({ path, headers, body }) {
      if (!/^\/models\/[^/]+:generateContent$/.test(path))
        return { status: 404, message: 'Not Found' }
      if (headers['x-goog-api-key'] === undefined)
        return {
          status: 403,
          message:
            "Method doesn't allow unregistered callers (callers without established identity).",
        }
      if (headers['x-goog-api-key'] !== key)
        return invalid('API key not valid. Please pass a valid API key.')
      const strange = strangeField(body, knownFields)
      if (strange) return unknownName(strange.name, '')
      const contents = body.contents as Content[] | undefined
      if (!Array.isArray(contents) || contents.length === 0)
        return invalid('* GenerateContentRequest.contents: contents is not specified')
      const wrong = contents.find(({ role }) => role !== 'user' && role !== 'model')
      if (wrong) return invalid('Please use a valid role: user, model.')
      const settings = (body.generationConfig ?? {}) as Record<string, unknown>
      const odd = strangeField(settings, knownSettings)
      if (odd) return unknownName(odd.name, 'generation_config')
      const { responseSchema, responseMimeType } = settings
      if (responseSchema === undefined) return undefined
      if (responseMimeType !== 'application/json')
        return invalid(
          'response_mime_type must be application/json when response_schema is specified.',
        )
      const word = unknownWord(responseSchema, knownWords)
      return word === undefined ? undefined : unknownName(word, 'generation_config.response_schema')
    },
    read: ({ path, body }) => {
      const settings = (body.generationConfig ?? {}) as Record<string, unknown>
      const { systemInstruction } = body as { systemInstruction?: Content }
      const json = settings.responseSchema === undefined ? 'json_object' : 'json_schema'
      return {
        model: path.replace(/^\/models\/|:generateContent$/g, ''),
        messages: [
          { role: 'system', content: textOf(systemInstruction?.parts) },
          ...(body.contents as Content[]).map(({ role = 'user', parts }) => ({
            role,
            content: textOf(parts),
          })),
        ],
        ...(settings.responseMimeType === 'application/json'
          ? { response_format: { type: json } }
          : {}),
      }
    },
    answer: (said, model) => ({
      candidates: [
        {
          index: 0,
          content: {
            role: 'model',
            ...(said.content === '' ? {} : { parts: [{ text: said.content }] }),
          },
          finishReason: said.finish === 'stop' ? 'STOP' : 'MAX_TOKENS',
        },
      ],
      // Tokens thought are not among the candidates'.
      usageMetadata: {
        promptTokenCount: said.inputTokens,
        cachedContentTokenCount: said.cachedTokens,
        candidatesTokenCount: said.outputTokens - said.thoughtTokens,
        thoughtsTokenCount: said.thoughtTokens,
        totalTokenCount: said.inputTokens + said.outputTokens,
      },
      modelVersion: model,
    }),
    failure: ({ status, message }) => ({
      error: {
        code: status,
        message,
        status: status === 403 ? 'PERMISSION_DENIED' : 'INVALID_ARGUMENT',
      },
    }),
  }
}
