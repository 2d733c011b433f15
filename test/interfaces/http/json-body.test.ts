import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import { RequestInvalidError } from '../../../src/interfaces/http/http-error.ts'
import { parseJsonBody, registerJsonBody } from '../../../src/interfaces/http/json-body.ts'

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

  test.each([
    ['arrays', '['.repeat(101) + ']'.repeat(101)],
    ['objects', `${'{"a":'.repeat(101)}1${'}'.repeat(101)}`],
  ])('is refused when its %s are nested too deeply', (_kind, body) => {
    expect(refusal('application/json', body)).toEqual({
      loc: ['body'],
      msg: 'The JSON is nested too deeply',
      type: 'json_invalid',
    })
  })

  test('is read with a hundred levels, and any number of brackets in texts', () => {
    const levels = `${'['.repeat(99)}["${'\\"[{'.repeat(500)}"]${']'.repeat(99)}`
    expect(parseJsonBody('application/json', levels)).toBeInstanceOf(Array)
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

describe('a route without a body', () => {
  test.each([
    ['text that is no JSON', 'application/json', '{"a":'],
    ['an impossible content type', ';', 'x'],
    ['no bytes', 'application/json', ''],
  ])('does not look at %s', async (_case, contentType, payload) => {
    const app = fastify()
    registerJsonBody(app)
    app.delete('/thing', async () => ({ gone: true }))
    const answer = await app.inject({
      method: 'DELETE',
      url: '/thing',
      headers: { 'content-type': contentType },
      payload,
    })
    expect(answer.json()).toEqual({ gone: true })
  })

  test('that is a GET can see what the request says to be of', async () => {
    const app = fastify()
    registerJsonBody(app)
    app.get('/thing', async ({ headers }) => ({ type: headers['content-type'] }))
    for (const type of ['application/json', ';']) {
      const answer = await app.inject({ url: '/thing', headers: { 'content-type': type } })
      expect(answer.json()).toEqual({ type })
    }
  })
})
