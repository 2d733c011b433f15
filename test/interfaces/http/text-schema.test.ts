import { describe, expect, test } from 'vitest'
import { textSchema } from '../../../src/interfaces/http/text-schema.ts'

function typesOf(schema: ReturnType<typeof textSchema>, value: unknown): unknown[] {
  const result = schema.safeParse(value)
  if (result.success) return []
  return result.error.issues.map((issue) =>
    issue.code === 'custom' ? issue.params?.type : issue.code,
  )
}

describe('a string field', () => {
  test('drops NUL and replaces lone surrogates', () => {
    expect(textSchema().parse('a\0b\ud83d c\udc00 😀')).toBe('ab\uFFFD c\uFFFD 😀')
  })

  test('counts code points, not UTF-16 units', () => {
    expect(typesOf(textSchema({ maximum: 3 }), '😀😀😀')).toEqual([])
    expect(typesOf(textSchema({ maximum: 3 }), '😀😀😀😀')).toEqual(['string_too_long'])
  })

  test('measures what is left after cleaning', () => {
    expect(typesOf(textSchema({ minimum: 1, maximum: 2 }), '\0\0\0ab')).toEqual([])
    expect(typesOf(textSchema({ minimum: 1 }), '\0')).toEqual(['string_too_short'])
  })

  test.each(['', ' ', '\n\t\u00a0\u3000'])('takes only white space (%j) as empty', (value) => {
    expect(typesOf(textSchema({ minimum: 1 }), value)).toEqual(['string_too_short'])
  })

  test('allows empty text where no minimum is set', () => {
    expect(typesOf(textSchema({ maximum: 5 }), '')).toEqual([])
  })

  test.each([1, null, true, {}, ['a']])('takes %j for no string', (value) => {
    expect(typesOf(textSchema(), value)).toEqual(['invalid_type'])
  })
})
