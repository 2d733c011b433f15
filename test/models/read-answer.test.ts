import { describe, expect, it } from 'vitest'
import { readAnswer } from '../../src/models/read-answer.ts'

describe('reading the JSON of an answer', () => {
  it.each([
    ['as it is', '{"a":[1]}'],
    ['in a fence, with prose around it', 'Here you are:\n```json\n{"a":[1]}\n```\nAnything else?'],
    ['after thinking aloud', '<think>Perhaps {"a": 2}?</think>\n{"a":[1]}'],
    ['after thinking that began in the prompt', 'so {"b":1} it is</think>{"a":[1]}'],
    ['with commas too many and quotation marks of another kind', "{'a': [1,],}"],
    ['cut off in the middle', '{"a":[1'],
  ])('finds it %s', (_how, answer) => {
    expect(readAnswer(answer)).toEqual({ a: [1] })
  })

  it.each(['', 'I cannot do that.', '[1, 2]'])('finds none in %j', (answer) => {
    expect(() => readAnswer(answer)).toThrow(SyntaxError)
  })
})
