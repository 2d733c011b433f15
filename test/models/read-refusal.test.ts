import { describe, expect, it } from 'vitest'
import { refusalWords, refusedPart } from '../../src/models/read-refusal.ts'

const error = (message: string, further: object = {}) =>
  JSON.stringify({ error: { message, type: 'invalid_request_error', ...further } })

describe('what a server refuses', () => {
  /** As servers say it: OpenAI, LM Studio, DeepSeek, Alibaba, Mistral, llama.cpp, Google, vLLM, Ollama, Anthropic. */
  it.each<[string, number, string, string]>([
    [
      'form',
      400,
      'an unknown form',
      error("'response_format' of type 'json_schema' is not supported with this model."),
    ],
    [
      'form',
      400,
      'a form in a bare text',
      "{\"error\":\"'response_format.type' must be 'json_schema' or 'text'\"}",
    ],
    ['form', 400, 'a form for now', error('This response_format type is unavailable now')],
    [
      'form',
      400,
      'a form beside thinking',
      error('Json mode response is not supported when enable_thinking is true'),
    ],
    [
      'form',
      422,
      'a field',
      '{"detail":[{"loc":["body","response_format"],"msg":"Extra inputs are not permitted"}]}',
    ],
    ['form', 500, 'a grammar that it cannot make', error('failed to parse grammar')],
    [
      'form',
      404,
      'a schema nobody serves',
      error('No endpoints found that support response_format'),
    ],
    ['form', 400, 'nothing by name', ''],
    ['form', 400, 'what it does not say', 'Bad Request'],
    [
      'limit',
      400,
      'too long an answer',
      error('Invalid max_tokens value, the valid range of max_tokens is [1, 8192]'),
    ],
    [
      'limit',
      400,
      'an answer beyond its context',
      error(
        "This model's maximum context length is 16384 tokens. However, you requested 122946 tokens.",
      ),
    ],
    [
      'limit',
      400,
      'the name of the limit',
      error(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        { param: 'max_tokens' },
      ),
    ],
    [
      'limit',
      400,
      'too long a question',
      error('prompt is too long: 209323 tokens > 200000 maximum'),
    ],
    [
      'question',
      400,
      'a key',
      error('API key not valid. Please pass a valid API key.', {
        details: [{ reason: 'API_KEY_INVALID' }],
      }),
    ],
    ['question', 401, 'a key', error('Incorrect API key provided.')],
    [
      'question',
      400,
      'who pays',
      error('Your credit balance is too low to access the Anthropic API.'),
    ],
    ['question', 404, 'a model', error('model "qwen3" not found, try pulling it first')],
    ['question', 400, 'a model', error('Model Not Exist')],
    ['question', 400, 'a text', error('Your request was flagged as violating our usage policy.')],
    ['question', 503, 'everything', error('Overloaded')],
    ['question', 200, 'nothing, with no answer', ''],
  ])('is its %s where it refuses with %i %s', (part, status, _what, body) => {
    expect(refusedPart({ status, message: '', body })).toBe(part)
  })

  it('is told by its words alone, not by the question that it sends back with them', () => {
    const body = JSON.stringify({
      detail: [{ loc: ['body', 'user'], msg: 'The model does not exist', input: 'Answer as JSON' }],
    })
    expect(refusedPart({ status: 422, message: 'Unprocessable', body })).toBe('question')
    expect(refusalWords({ message: 'Unprocessable', body })).toBe(
      'Unprocessable body user The model does not exist',
    )
  })
})
