import type { LightMyRequestResponse } from 'fastify'
import type { FuzzRequest } from './arbitrary-requests.ts'
import { readMark } from './arbitrary-values.ts'
import type { Operation } from './contract.ts'

/** What a request looked like when it was sent, as far as its answer depends on it. */
export interface SentRequest {
  request: FuzzRequest
  operation: Operation
  /** The JSON value of the body; undefined when there was none, or no JSON. */
  json?: unknown
  requestId?: string
}

const detailTypes = new Set([
  'missing',
  'string_type',
  'string_too_short',
  'string_too_long',
  'int_type',
  'greater_than_equal',
  'less_than_equal',
  'bool_type',
  'list_type',
  'too_long',
  'too_short',
  'enum',
  'value_error',
  'json_invalid',
  'model_attributes_type',
])

/** What an answer breaks of its contract, a sentence each. */
export function answerProblems(sent: SentRequest, answer: LightMyRequestResponse): string[] {
  const { statusCode: status } = answer
  const documented = sent.operation.answers.get(status)
  if (documented === undefined) return [`${status} is not documented`]
  const problems = headerProblems(sent, answer, documented.body?.mediaType)
  if (status >= 500) problems.push(`it is ${status}`)
  if (documented.body === undefined)
    return [
      ...problems,
      ...(answer.body === '' ? [] : ['it has a body']),
      ...expectationProblems(sent, status, undefined),
    ]
  const { mediaType, validate } = documented.body
  let body: unknown = answer.body
  try {
    if (mediaType === 'application/json') body = JSON.parse(answer.body)
  } catch {
    return [...problems, 'its body is no JSON']
  }
  if (!validate(body)) problems.push(`its body does not fit: ${JSON.stringify(validate.errors)}`)
  for (const name of documented.headers)
    if (answer.headers[name] === undefined) problems.push(`it has no ${name}`)
  if (status >= 400) problems.push(...errorProblems(status, body))
  return [...problems, ...expectationProblems(sent, status, body)]
}

function headerProblems(
  { requestId }: SentRequest,
  { headers }: LightMyRequestResponse,
  mediaType: string | undefined,
): string[] {
  const problems: string[] = []
  const given = headers['x-request-id']
  if (typeof given !== 'string' || given === '') problems.push('it has no x-request-id')
  const kept = requestId !== undefined && /^[\w.-]{1,128}$/.test(requestId)
  if (kept && given !== requestId) problems.push('it has another x-request-id than the request')
  const type = String(headers['content-type'])
  const isDocumented =
    type === `${mediaType}; charset=utf-8` ||
    (mediaType !== 'application/json' && type === mediaType)
  if (mediaType !== undefined && !isDocumented)
    problems.push(`its content type is ${headers['content-type']}`)
  return problems
}

/** `{detail: sentence}`, and of a 422 exactly the list of what is wrong where. */
function errorProblems(status: number, body: unknown): string[] {
  const { detail, ...others } = body as { detail?: unknown }
  const problems = Object.keys(others).length > 0 ? ['its body has more than detail'] : []
  if (status !== 422) {
    if (typeof detail !== 'string' || detail === '') problems.push('its detail is no sentence')
    return problems
  }
  if (!Array.isArray(detail) || detail.length === 0) return [...problems, 'its detail is no list']
  for (const one of detail as Record<string, unknown>[]) {
    const { loc, msg, type } = one
    if (Object.keys(one).sort().join() !== 'loc,msg,type')
      problems.push('a detail has other fields')
    const [part] = Array.isArray(loc) ? loc : []
    if (!['body', 'path', 'query', 'header'].includes(String(part)))
      problems.push(`a detail is at ${JSON.stringify(loc)}`)
    if (typeof msg !== 'string' || msg === '') problems.push('a detail has no message')
    if (!detailTypes.has(String(type))) problems.push(`a detail has the type ${String(type)}`)
  }
  return problems
}

/** What follows from the request alone: who may ask, what a body that fits or does not fit must give. */
function expectationProblems(sent: SentRequest, status: number, body: unknown): string[] {
  const { request, operation } = sent
  const keyless = ['revoked', 'malformed', 'nobody'].includes(request.caller)
  if (keyless !== (status === 401)) return [`it is ${status} for the caller ${request.caller}`]
  if (keyless) return []
  const fits = bodyFits(sent)
  if (fits === false && status !== 422) return [`it is ${status} for a body that does not fit`]
  if (fits === true && status === 422 && !isCrossField(body) && !request.headers['idempotency-key'])
    return [`it is 422 for a body that fits: ${JSON.stringify(body)}`]
  const marks = operation.pathNames
    .filter((name) => name.endsWith('_id'))
    .map((name) => readMark(request.path[name] ?? ''))
  const strange = marks.some((mark) => mark === undefined || mark.owner !== 'own')
  if (status < 300 && strange) return [`it is ${status} for what is not the caller’s`]
  return []
}

/** Undefined where the schema does not decide: text that cleaning changes, and files. */
function bodyFits({ request, operation, json }: SentRequest): boolean | undefined {
  const { body } = operation
  if (body?.kind !== 'json' || request.body.kind === 'multipart') return undefined
  if (request.body.kind === 'none') return false
  if (request.body.kind === 'raw') return undefined
  if (hasTextToClean(json)) return undefined
  return body.validate(json)
}

/** NUL characters and lone surrogates are cleaned before lengths count, and text of nothing visible counts as none. */
function hasTextToClean(value: unknown): boolean {
  if (typeof value === 'string')
    return /[\0\p{Surrogate}]/u.test(value) || !/[\p{L}\p{N}\p{S}\p{P}]/u.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(hasTextToClean)
}

/** Rules between fields, which no schema says. */
function isCrossField(body: unknown): boolean {
  const { detail } = body as { detail: { type: string }[] }
  return detail.every(({ type }) => type === 'value_error')
}
