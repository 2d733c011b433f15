/** A part of an OpenAPI document whose fields may be anything. */
type Part = Record<string, unknown>

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fields of a part that are parts themselves; none of what is no part. */
function partsOf(value: unknown): [string, Part][] {
  if (!isPart(value)) return []
  return Object.entries(value).filter((entry): entry is [string, Part] => isPart(entry[1]))
}

const headerRef = (name: string) => ({ $ref: `#/components/headers/${name}` })
const answerRef = (name: string) => ({ $ref: `#/components/responses/${name}` })

const numberHeader = (description: string) => ({ description, schema: { type: 'integer' } })
const textHeader = (description: string) => ({ description, schema: { type: 'string' } })

const headers = {
  RequestId: {
    ...textHeader('The id of this request; it stands in every log line about it.'),
    required: true,
  },
  ETag: textHeader('Names this very answer: sent back in `If-None-Match`, it makes it a 304.'),
  Allow: textHeader('The methods that are possible here.'),
  RateLimitLimit: numberHeader('Requests that may come at once with this key.'),
  RateLimitRemaining: numberHeader('How many of them may come now.'),
  RateLimitReset: numberHeader('Seconds until all of them may come again.'),
  RateLimitPolicy: textHeader(
    'Requests in a window of seconds, and at once: `600;w=60;burst=100`.',
  ),
}

/** Where no rate is set for the server (`RATE_LIMIT_PER_MINUTE` is 0), they are not sent. */
const rateHeaders = {
  'ratelimit-limit': headerRef('RateLimitLimit'),
  'ratelimit-remaining': headerRef('RateLimitRemaining'),
  'ratelimit-reset': headerRef('RateLimitReset'),
  'ratelimit-policy': headerRef('RateLimitPolicy'),
}

const requestId = { 'x-request-id': headerRef('RequestId') }

const answers = {
  NotModified: {
    description: 'You have this answer already: `If-None-Match` names it. There is no body.',
    headers: { ...requestId, etag: headerRef('ETag'), ...rateHeaders },
  },
  MethodNotAllowed: {
    description: 'Another method than those of this path.',
    headers: { ...requestId, allow: headerRef('Allow') },
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        example: { detail: 'PUT is not possible here; GET and HEAD are.' },
      },
    },
  },
}

/**
 * Adds what all operations have in common to an OpenAPI document, in place, each described once: the id of a request, the
 * rate of a key, 304 where an answer has a tag, and 405.
 */
export function describeSharedAnswers(document: object & { components?: object }): void {
  if (!('paths' in document)) return
  for (const [, operations] of partsOf(document.paths))
    for (const [method, { responses }] of partsOf(operations))
      if (isPart(responses)) describeAnswers(method, responses)
  document.components = { ...document.components, headers, responses: answers }
}

function describeAnswers(method: string, responses: Part): void {
  for (const [status, answer] of partsOf(responses)) {
    const hasTag = isTagged(method, status, answer)
    const isCounted = status.startsWith('2') || status === '429'
    answer.headers = {
      ...(isPart(answer.headers) ? answer.headers : {}),
      ...requestId,
      ...(hasTag ? { etag: headerRef('ETag') } : {}),
      ...(isCounted ? rateHeaders : {}),
    }
    if (hasTag) responses['304'] = answerRef('NotModified')
  }
  responses['405'] = answerRef('MethodNotAllowed')
}

/** As `registerConditionalAnswers` has it: streams are not. */
function isTagged(method: string, status: string, { content }: Part): boolean {
  return method === 'get' && status === '200' && isPart(content) && 'application/json' in content
}
