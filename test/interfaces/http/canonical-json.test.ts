import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../../../src/interfaces/http/canonical-json.ts'

const canonical = (json: string) => canonicalJson(JSON.parse(json))

describe('the canonical text of a JSON value', () => {
  test('has the fields in the order of their names, however deep', () => {
    expect(canonical('{"b": [{"d": 1, "c": null}], "a": "x"}')).toBe(
      '{"a":"x","b":[{"c":null,"d":1}]}',
    )
  })

  test('is the same for all ways to write a number or a character', () => {
    expect(canonical('[1.0, 1e2, "\\u00e9"]')).toBe(canonical('[1,100,"é"]'))
  })

  test('keeps the order of lists, and tells values of other types apart', () => {
    const texts = ['[1, 2]', '[2, 1]', '["1", 2]', '[[1], 2]', '[null, 2]', '[{}, 2]', '{}', '[]']
    expect(new Set(texts.map(canonical)).size).toBe(texts.length)
  })

  test('keeps fields with names that objects have anyway', () => {
    expect(canonical('{"constructor": 1, "__proto__": {"a": 2}}')).toBe(
      '{"__proto__":{"a":2},"constructor":1}',
    )
  })
})
