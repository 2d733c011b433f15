import { describe, expect, test } from 'vitest'
import { integerSchema } from '../../../src/interfaces/http/integer-schema.ts'
import { validationDetails } from '../../../src/interfaces/http/validation-details.ts'

/** The value that a field of this JSON has, or the types and sentences it is refused with. */
function read(json: string, limits: Parameters<typeof integerSchema>[0]): unknown {
  const input: unknown = JSON.parse(json)
  const result = integerSchema(limits).safeParse(input)
  if (result.success) return result.data
  return validationDetails('body', result.error.issues, input).map(({ type, msg }) => [type, msg])
}

describe('an integer field', () => {
  test.each(['0', '7', '9007199254740991'])('takes %s as it is', (json) => {
    expect(read(json, { minimum: 0 })).toBe(Number(json))
  })

  test.each([
    '9007199254740993',
    '99999999999999999999',
    '9'.repeat(300),
  ])('without a maximum takes %s for a very large number', (json) => {
    expect(read(json, { minimum: 0 })).toBe(Number.MAX_SAFE_INTEGER)
  })

  test.each(['-1', '-99999999999999999999'])('is held to its minimum by %s', (json) => {
    expect(read(json, { minimum: 0 })).toEqual([
      ['greater_than_equal', 'Input should be greater than or equal to 0'],
    ])
  })

  test.each(['5', '99999999999999999999'])('is held to its maximum by %s', (json) => {
    expect(read(json, { minimum: 1, maximum: 4 })).toEqual([
      ['less_than_equal', 'Input should be less than or equal to 4'],
    ])
  })

  test.each(['1.5', '"1"', 'true', '[]', '1e400'])('takes %s for no integer', (json) => {
    expect(read(json, { minimum: 0 })).toEqual([['int_type', 'Input should be a valid integer']])
  })
})
