import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unknownFieldSentences } from '../../../src/interfaces/schemas/unknown-fields.ts'
import {
  exportRequestSchema,
  generationRequestSchema,
} from '../../../src/interfaces/v1/schemas/generation-request.ts'
import { slideRequestSchema } from '../../../src/interfaces/v1/schemas/slide-request.ts'
import { describeDatabase } from '../../support/databases.ts'
import { emptyPresentation } from '../../support/presentations.ts'
import { type Caller, startTestServer, type TestServer } from '../../support/test-server.ts'

const ofGeneration = (more: object) =>
  unknownFieldSentences(generationRequestSchema, { input_text: 'One', ...more })

describe('The sentences about unknown fields', () => {
  test.each([
    [
      { num_slides: 8 },
      'The field "num_slides" is not known and was ignored: presentation_options.slide_range sets the number of slides.',
    ],
    [
      { theme_id: 'x' },
      'The field "theme_id" is not known and was ignored; did you mean "presentation_options.theme_id"?',
    ],
    [
      { presentation_options: { titel: 'A' } },
      'The field "presentation_options.titel" is not known and was ignored; did you mean "presentation_options.title"?',
    ],
    [
      { exportFormats: ['pdf'] },
      'The field "exportFormats" is not known and was ignored; did you mean "export_formats"?',
    ],
    [
      { image_options: { language: 'German' } },
      'The field "image_options.language" is not known and was ignored; did you mean "text_options.language"?',
    ],
    [{ colour: 'red' }, 'The field "colour" is not known and was ignored.'],
    [
      { tone: 'casual' },
      'The field "tone" is not known and was ignored: additional_instructions takes such wishes, in words.',
    ],
  ])('of %j say what was meant', (more, sentence) => {
    expect(ofGeneration(more)).toEqual([sentence])
  })

  test.each([
    ['prompt', 'input_text'],
    ['topic', 'input_text'],
    ['n_slides', 'presentation_options.slide_range'],
    ['slides_count', 'presentation_options.slide_range'],
    ['theme', 'presentation_options.theme_id'],
    ['template', 'presentation_options.theme_id'],
    ['format', 'export_formats'],
    ['lang', 'text_options.language'],
    ['vibe', 'presentation_options.vibe_id'],
  ])('say of %s, as others call it, that %s is meant', (name, ours) => {
    expect(ofGeneration({ [name]: 1 })[0]).toContain(ours)
  })

  test('know the fields of each request', () => {
    expect(unknownFieldSentences(slideRequestSchema, { text: 'One', position: 1 })).toEqual([
      'The field "text" is not known and was ignored; did you mean "slide_context"?',
      'The field "position" is not known and was ignored: options.slide_order sets the place of the slide.',
    ])
    expect(unknownFieldSentences(exportRequestSchema, { format: 'pdf' })[0]).toContain('"formats"')
  })

  test('are none of what is known, and of what is no object', () => {
    expect(ofGeneration({ presentation_options: { title: 'A' }, image_ids: null })).toEqual([])
    for (const body of [undefined, null, 'text', ['list']])
      expect(unknownFieldSentences(generationRequestSchema, body)).toEqual([])
  })

  test('are bounded in number and in length', () => {
    const fields = Array.from({ length: 500 }, (_, index) => [`${'x'.repeat(10_000)}${index}`, 1])
    const sentences = ofGeneration(Object.fromEntries(fields))
    expect(sentences).toHaveLength(11)
    expect(sentences.at(-1)).toBe('490 more unknown fields were ignored.')
    for (const sentence of sentences) expect(sentence.length).toBeLessThan(250)
  })

  test('hold no character that a database does not', () => {
    const sentences = ofGeneration({ 'a\0b': 1, 'c\uD800': 2, [`${'x'.repeat(59)}\uD83D`]: 3 })
    expect(sentences).toEqual([
      'The field "ab" is not known and was ignored.',
      'The field "c\uFFFD" is not known and was ignored.',
      `The field "${'x'.repeat(59)}\uFFFD" is not known and was ignored.`,
    ])
  })

  test('hold no character that is not seen, or breaks the line', () => {
    expect(ofGeneration({ 'a\n\nb\u202Ec\u2028\u001B[31m': 1 })).toEqual([
      'The field "a b c [31m" is not known and was ignored.',
    ])
  })

  test('take names that objects have by themselves for what they are', () => {
    const body = JSON.parse(
      '{"input_text": "One", "__proto__": 1, "constructor": 2, "toString": 3}',
    )
    expect(unknownFieldSentences(generationRequestSchema, body)).toHaveLength(3)
  })
})

describeDatabase('A v1 request with unknown fields', (open) => {
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    server = await startTestServer(await open())
    caller = await server.caller()
  })
  afterAll(() => server.close())

  test('is done, and its status names them among the other warnings', async () => {
    const { status, warnings } = await caller.generated({
      input_text: 'One',
      num_slides: 3,
      additional_instructions: 'Be brief',
    })
    expect(status).toBe('completed')
    expect(warnings).toEqual([
      'The field "num_slides" is not known and was ignored: presentation_options.slide_range sets the number of slides.',
      expect.stringContaining('additional instructions were not followed'),
    ])
  })

  test.each([
    ['slides', { slide_context: 'One' }],
    ['exports', {}],
    ['transcripts', {}],
  ])('for %s says so from the beginning', async (what, body) => {
    const id = await emptyPresentation(server.connection, caller.userId)
    const answer = await caller.post(`/presentations/${id}/${what}`, { ...body, webhook: 'x' })
    const shown = await caller.get(`/generations/${answer.json().generation_id}`)
    expect(shown.json().warnings).toEqual(['The field "webhook" is not known and was ignored.'])
  })

  test('whose names hold what no text has is done all the same', async () => {
    const id = await emptyPresentation(server.connection, caller.userId)
    const answer = await caller.post(`/presentations/${id}/exports`, { 'web\0hook\uD800': 'x' })
    const shown = await caller.get(`/generations/${answer.json().generation_id}`)
    expect(shown.json().warnings).toEqual([
      'The field "webhook\uFFFD" is not known and was ignored.',
    ])
  })
})
