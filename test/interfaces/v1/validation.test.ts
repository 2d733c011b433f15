import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeDatabase } from '../../support/databases.ts'
import { type Caller, startTestServer, type TestServer } from '../../support/test-server.ts'

const longText = 'x'.repeat(400_001)

/** A body, and the `[loc, type]` of each error in the answer; `body` is left out of `loc`. */
const generationCases: [string, unknown, [(string | number)[], string][]][] = [
  ['nothing', {}, [[['input_text'], 'missing']]],
  ['null', null, [[[], 'missing']]],
  ['a list', [], [[[], 'model_attributes_type']]],
  ['a string', 'text', [[[], 'model_attributes_type']]],
  ['input_text of null', { input_text: null }, [[['input_text'], 'string_type']]],
  ['input_text as number', { input_text: 5 }, [[['input_text'], 'string_type']]],
  ['empty input_text', { input_text: '' }, [[['input_text'], 'string_too_short']]],
  ['input_text of white space', { input_text: ' \n\t' }, [[['input_text'], 'string_too_short']]],
  [
    'input_text of invisible characters',
    { input_text: '\u200b\u200b\u200e\u2060' },
    [[['input_text'], 'string_too_short']],
  ],
  ['input_text of NUL alone', { input_text: '\0\0' }, [[['input_text'], 'string_too_short']]],
  ['input_text over 400,000', { input_text: longText }, [[['input_text'], 'string_too_long']]],
  [
    'long additional_instructions',
    { input_text: 'a', additional_instructions: 'x'.repeat(10_001) },
    [[['additional_instructions'], 'string_too_long']],
  ],
  ['image_ids as string', { input_text: 'a', image_ids: 'id' }, [[['image_ids'], 'list_type']]],
  [
    'a number among image_ids',
    { input_text: 'a', image_ids: ['id', 1] },
    [[['image_ids', 1], 'string_type']],
  ],
  [
    'export_formats of null',
    { input_text: 'a', export_formats: null },
    [[['export_formats'], 'list_type']],
  ],
  [
    'unknown formats',
    { input_text: 'a', export_formats: ['pdf', 'pptx', 1] },
    [
      [['export_formats', 1], 'enum'],
      [['export_formats', 2], 'enum'],
    ],
  ],
  ...['presentation_options', 'text_options', 'image_options'].flatMap(
    (name): typeof generationCases => [
      [`${name} of null`, { input_text: 'a', [name]: null }, [[[name], 'model_attributes_type']]],
      [`${name} as list`, { input_text: 'a', [name]: [] }, [[[name], 'model_attributes_type']]],
    ],
  ),
  ...(
    [
      ['an empty title', { title: '' }, 'title', 'string_too_short'],
      ['a blank title', { title: '  ' }, 'title', 'string_too_short'],
      ['a long title', { title: '😀'.repeat(301) }, 'title', 'string_too_long'],
      ['a title of null', { title: null }, 'title', 'string_type'],
      ['theme_id of null', { theme_id: null }, 'theme_id', 'string_type'],
      ['an unknown slide_range', { slide_range: '3-4' }, 'slide_range', 'enum'],
      ['slide_range as number', { slide_range: 1 }, 'slide_range', 'enum'],
      ['slide_range of null', { slide_range: null }, 'slide_range', 'enum'],
      [
        'existing_presentation_id as number',
        { existing_presentation_id: 1 },
        'existing_presentation_id',
        'string_type',
      ],
      [
        'no variants',
        { total_variants_per_slide: 0 },
        'total_variants_per_slide',
        'greater_than_equal',
      ],
      [
        '5 variants',
        { total_variants_per_slide: 5 },
        'total_variants_per_slide',
        'less_than_equal',
      ],
      ['"2" variants', { total_variants_per_slide: '2' }, 'total_variants_per_slide', 'int_type'],
      ['1.5 variants', { total_variants_per_slide: 1.5 }, 'total_variants_per_slide', 'int_type'],
      ['true variants', { total_variants_per_slide: true }, 'total_variants_per_slide', 'int_type'],
      ['null variants', { total_variants_per_slide: null }, 'total_variants_per_slide', 'int_type'],
      ['vibe_id as list', { vibe_id: ['v'] }, 'vibe_id', 'string_type'],
    ] as const
  ).map(([title, options, field, type]): (typeof generationCases)[number] => [
    title,
    { input_text: 'a', presentation_options: options },
    [[['presentation_options', field], type]],
  ]),
  [
    'an unknown language',
    { input_text: 'a', text_options: { language: 'english' } },
    [[['text_options', 'language'], 'enum']],
  ],
  ...(
    [
      ['"true" for a boolean', { include_ai_images: 'true' }, 'include_ai_images', 'bool_type'],
      ['1 for a boolean', { include_web_images: 1 }, 'include_web_images', 'bool_type'],
      ['null for a boolean', { include_web_images: null }, 'include_web_images', 'bool_type'],
      ['an unknown style', { style: 'baroque' }, 'style', 'enum'],
      ['-1 image variants', { num_image_variants: -1 }, 'num_image_variants', 'greater_than_equal'],
      ['3 image variants', { num_image_variants: 3 }, 'num_image_variants', 'less_than_equal'],
      ['style custom alone', { style: 'custom' }, 'style_instructions', 'value_error'],
      [
        'style custom with blank instructions',
        { style: 'custom', style_instructions: ' ' },
        'style_instructions',
        'value_error',
      ],
      [
        'long style_instructions',
        { style_instructions: 'x'.repeat(10_001) },
        'style_instructions',
        'string_too_long',
      ],
    ] as const
  ).map(([title, options, field, type]): (typeof generationCases)[number] => [
    title,
    { input_text: 'a', image_options: options },
    [[['image_options', field], type]],
  ]),
  [
    'a vibe without image variants',
    { input_text: 'a', presentation_options: { vibe_id: 'v' } },
    [[['image_options', 'num_image_variants'], 'value_error']],
  ],
  [
    'everything wrong at once',
    {
      export_formats: ['exe'],
      presentation_options: { slide_range: 'many', total_variants_per_slide: '1', vibe_id: 'v' },
      image_options: { style: 'custom' },
    },
    [
      [['input_text'], 'missing'],
      [['export_formats', 0], 'enum'],
      [['presentation_options', 'slide_range'], 'enum'],
      [['presentation_options', 'total_variants_per_slide'], 'int_type'],
      [['image_options', 'style_instructions'], 'value_error'],
      [['image_options', 'num_image_variants'], 'value_error'],
    ],
  ],
]

describeDatabase('validation in v1', (open) => {
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    server = await startTestServer(await open(), { runJobs: false })
    caller = await server.caller()
  })
  afterAll(() => server.close())

  function send(payload: string | undefined, contentType?: string) {
    return server.app.inject({
      method: 'POST',
      url: '/api/v1/generations',
      headers: {
        authorization: `Bearer ${caller.key}`,
        ...(contentType === undefined ? {} : { 'content-type': contentType }),
      },
      ...(payload === undefined ? {} : { payload }),
    })
  }

  test.each(generationCases)('refuses %s', async (_title, body, expected) => {
    const answer = await send(JSON.stringify(body), 'application/json')
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json())).toEqual(['detail'])
    expect(answer.json().detail).toEqual(
      expected.map(([loc, type]) => ({
        loc: ['body', ...loc],
        msg: expect.stringMatching(/\S/),
        type,
      })),
    )
  })

  test.each([
    ['malformed JSON', '{"input_text": "a",}', 'application/json', 'json_invalid'],
    ['JSON that ends early', '{"input_text"', 'application/json', 'json_invalid'],
    ['no body', undefined, undefined, 'missing'],
    ['an empty body', '', 'application/json', 'missing'],
    ['plain text', 'input_text=a', 'text/plain', 'json_invalid'],
    ['a form', 'input_text=a', 'application/x-www-form-urlencoded', 'json_invalid'],
    ['a multipart form', '--x--', 'multipart/form-data; boundary=x', 'json_invalid'],
    ['a malformed content type', '{}', 'json', 'json_invalid'],
  ])('refuses %s as a whole', async (_title, payload, contentType, type) => {
    const answer = await send(payload, contentType)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toEqual([{ loc: ['body'], msg: expect.any(String), type }])
  })

  test('takes a body without a content type for JSON', async () => {
    const answer = await send('{"input_text": 1}')
    expect(answer.json().detail).toMatchObject([{ loc: ['body', 'input_text'] }])
  })

  test('refuses a body over 5 MB with 413', async () => {
    const answer = await send(
      JSON.stringify({ x: 'x'.repeat(5 * 1024 * 1024) }),
      'application/json',
    )
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toEqual({ detail: 'The body is larger than 5 MB.' })
    expect(answer.headers['x-request-id']).toBeTruthy()
  })

  test.each([
    ['fields that nobody knows', { user: 'me', presentation_options: { font: 'Comic Sans' } }],
    [
      'null where the contract allows it',
      {
        additional_instructions: null,
        image_ids: null,
        presentation_options: { existing_presentation_id: null, vibe_id: null },
        text_options: { language: null },
        image_options: { style_instructions: null },
      },
    ],
    ['no formats', { export_formats: [] }],
    ['400,000 code points', { input_text: '😀'.repeat(400_000) }],
    [
      'names that objects have anyway',
      JSON.parse('{"__proto__": {"input_text": 1}, "constructor": 1}'),
    ],
  ])('accepts %s', async (_title, fields) => {
    const other = await server.caller()
    const answer = await other.post('/generations', { input_text: 'a', ...fields })
    expect(answer.json()).toEqual({ generation_id: expect.any(String) })
  })

  describe('of exports', () => {
    test.each([
      ['an empty list', { formats: [] }, [['formats'], 'too_short']],
      ['an unknown format', { formats: ['link', 'odp'] }, [['formats', 1], 'enum']],
      ['null', { formats: null }, [['formats'], 'list_type']],
      ['a string', { formats: 'pdf' }, [['formats'], 'list_type']],
    ])('refuses %s', async (_title, body, [loc, type]) => {
      const answer = await caller.post('/presentations/anything/exports', body)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail).toEqual([
        { loc: ['body', ...(loc ?? [])], msg: expect.any(String), type },
      ])
    })

    test('refuses a missing body', async () => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/v1/presentations/anything/exports',
        headers: { authorization: `Bearer ${caller.key}` },
      })
      expect(answer.json().detail).toMatchObject([{ loc: ['body'], type: 'missing' }])
    })
  })
})
