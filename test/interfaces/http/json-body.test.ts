import { describe, expect, test } from 'vitest'
import { RequestInvalidError } from '../../../src/interfaces/http/http-error.ts'
import { parseJsonBody } from '../../../src/interfaces/http/json-body.ts'

function refusal(contentType: string | undefined, body: string) {
  try {
    parseJsonBody(contentType, body)
  } catch (error) {
    if (error instanceof RequestInvalidError) return error.details[0]
    throw error
  }
  return undefined
}

describe('a JSON body', () => {
  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/problem+json',
    undefined,
  ])('is read with the content type %s', (contentType) => {
    expect(parseJsonBody(contentType, '{"a":1}')).toEqual({ a: 1 })
  })

  test('may begin with a byte order mark', () => {
    expect(parseJsonBody('application/json', '\uFEFF{}')).toEqual({})
  })

  test('is missing when it has no bytes, whatever its type', () => {
    expect(parseJsonBody('text/plain', '')).toBeUndefined()
  })

  test('is refused when it is malformed', () => {
    expect(refusal('application/json', '{"a": oops}')).toEqual({
      loc: ['body'],
      msg: 'JSON decode error',
      type: 'json_invalid',
    })
  })

  test('is refused when it ends too early', () => {
    expect(refusal('application/json', '{"a":')).toMatchObject({ type: 'json_invalid' })
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'nonsense',
  ])('is refused with the content type %s', (contentType) => {
    expect(refusal(contentType, '{}')).toEqual({
      loc: ['body'],
      msg: 'The body should be JSON, sent with the content type application/json',
      type: 'json_invalid',
    })
  })
})
