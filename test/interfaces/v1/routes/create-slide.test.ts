import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditBalance } from '../../../../src/accounts/credits.ts'
import { loadPresentation } from '../../../../src/presentations/presentation-repository.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { type ModelRequest, startModelServer } from '../../../support/models/model-server.ts'
import { serverSettings } from '../../../support/models/model-settings.ts'
import { plainAnswer, promptOf } from '../../../support/models/scripted-writer.ts'
import { type Caller, startTestServer, type TestServer } from '../../../support/test-server.ts'

describeDatabase('POST /presentations/{id}/slides', (open) => {
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    server = await startTestServer(await open())
    caller = await server.caller()
  })
  afterAll(() => server.close())

  async function presentation(of = caller, text = 'One\nTwo'): Promise<string> {
    const made = await of.generated({ input_text: text, export_formats: [] })
    return made.presentation_id ?? ''
  }

  async function titles(id: string): Promise<string[]> {
    const { deck } = await loadPresentation(server.connection.database, { id })
    return deck.slides.map((slide) => slide.variants[slide.chosen]?.title ?? '')
  }

  async function added(id: string, body: object, by = caller) {
    const answer = await by.post(`/presentations/${id}/slides`, body)
    expect(answer.statusCode).toBe(200)
    const status = await by.finished(answer.json().generation_id)
    if (status.generation_type !== 'slide_creation') throw new Error(status.generation_type)
    return status
  }

  test('adds a slide at the end, and a link by default', async () => {
    const id = await presentation()
    const status = await added(id, { slide_context: 'Three' })
    const { deck } = await loadPresentation(server.connection.database, { id })
    expect(status).toEqual({
      generation_type: 'slide_creation',
      generation_id: expect.any(String),
      status: 'completed',
      error: null,
      created_at: expect.any(String),
      completed_at: expect.any(String),
      warnings: [],
      presentation_id: id,
      slide_id: deck.slides[2]?.id,
      formats: { link: { status: 'completed', url: expect.any(String), error: null } },
    })
    expect(await titles(id)).toEqual(['One', 'Two', 'Three'])
  })

  test('gives the formats asked for, or none', async () => {
    const id = await presentation()
    const both = await added(id, { slide_context: 'Three', export_formats: ['pdf', 'ppt', 'pdf'] })
    expect(Object.keys(both.formats ?? {}).sort()).toEqual(['pdf', 'ppt'])
    const none = await added(id, { slide_context: 'Four', export_formats: [] })
    expect(none.formats).toEqual({})
  })

  test.each([
    [0, ['New', 'One', 'Two']],
    [1, ['One', 'New', 'Two']],
    [2, ['One', 'Two', 'New']],
    [99, ['One', 'Two', 'New']],
    // More than a number can say exactly.
    [1e20, ['One', 'Two', 'New']],
    [null, ['One', 'Two', 'New']],
  ])('puts it at position %s', async (order, expected) => {
    const id = await presentation()
    const status = await added(id, { slide_context: 'New', options: { slide_order: order } })
    expect(await titles(id)).toEqual(expected)
    const { deck } = await loadPresentation(server.connection.database, { id })
    expect(deck.slides[expected.indexOf('New')]?.id).toBe(status.slide_id)
  })

  test('composes exactly one slide in the theme and the language of the presentation', async () => {
    const id = await presentation()
    await added(id, {
      slide_context: 'A\nB',
      options: { total_variants_per_slide: 3, slide_type: 'creative', slide_order: 1 },
    })
    const { deck } = await loadPresentation(server.connection.database, { id })
    expect(server.workers.authored.at(-1)).toMatchObject({
      composition: { text: 'A\nB', slideRange: '1', appending: true, language: deck.language },
      themeId: deck.themeId,
      at: 1,
      variantsPerSlide: 3,
      creative: { only: true },
      existing: { slides: [expect.anything(), expect.anything()] },
    })
  })

  test('says that instructions were not followed', async () => {
    const id = await presentation()
    const { warnings } = await added(id, {
      slide_context: 'Three',
      options: { additional_instructions: 'Be funny.' },
    })
    expect(warnings).toEqual([
      'The additional instructions were not followed, because no language model is configured.',
    ])
  })

  test('follows work that was accepted before it', async () => {
    const id = await presentation()
    const answers = []
    for (const body of ['Three', 'Four', 'Five'])
      answers.push(await caller.post(`/presentations/${id}/slides`, { slide_context: body }))
    for (const answer of answers) await caller.finished(answer.json().generation_id)
    expect(await titles(id)).toEqual(['One', 'Two', 'Three', 'Four', 'Five'])
  })

  test('costs what a slide costs, and is 402 when that is not there', async () => {
    const poor = await server.caller(1000)
    const id = await presentation(poor, 'One')
    const { database } = server.connection
    const before = await creditBalance(database, poor.userId)
    await added(id, { slide_context: 'Two' }, poor)
    expect(await creditBalance(database, poor.userId)).toBe(before - 10)

    const broke = await server.caller(19)
    const theirs = (
      await broke.generated({
        input_text: 'One',
        export_formats: [],
        presentation_options: { slide_range: '1' },
      })
    ).presentation_id
    const answer = await broke.post(`/presentations/${theirs}/slides`, { slide_context: 'Two' })
    expect(answer.statusCode).toBe(402)
    expect(answer.json()).toEqual({ detail: expect.stringContaining('10') })
    expect(await titles(theirs ?? '')).toEqual(['One'])
  })

  test.each<[string, object, (string | number)[], string]>([
    ['no context', {}, ['body', 'slide_context'], 'missing'],
    [
      'a context of white space',
      { slide_context: ' \n' },
      ['body', 'slide_context'],
      'string_too_short',
    ],
    [
      '50,001 characters',
      { slide_context: 'x'.repeat(50_001) },
      ['body', 'slide_context'],
      'string_too_long',
    ],
    [
      'a negative order',
      { slide_context: 'x', options: { slide_order: -1 } },
      ['body', 'options', 'slide_order'],
      'greater_than_equal',
    ],
    [
      'an order that is no integer',
      { slide_context: 'x', options: { slide_order: '1' } },
      ['body', 'options', 'slide_order'],
      'int_type',
    ],
    [
      'another type',
      { slide_context: 'x', options: { slide_type: 'plain' } },
      ['body', 'options', 'slide_type'],
      'enum',
    ],
    [
      '5 variants',
      { slide_context: 'x', options: { total_variants_per_slide: 5 } },
      ['body', 'options', 'total_variants_per_slide'],
      'less_than_equal',
    ],
    [
      'no variants',
      { slide_context: 'x', options: { total_variants_per_slide: 0 } },
      ['body', 'options', 'total_variants_per_slide'],
      'greater_than_equal',
    ],
    [
      'another format',
      { slide_context: 'x', export_formats: ['odp'] },
      ['body', 'export_formats', 0],
      'enum',
    ],
  ])('is 422 for %s', async (_what, body, loc, type) => {
    const answer = await caller.post(`/presentations/${randomUUID()}/slides`, body)
    expect(answer.statusCode).toBe(422)
    const [detail] = answer.json().detail
    expect([detail.loc, detail.type]).toEqual([loc, type])
  })

  test('takes 50,000 characters, counted as code points', async () => {
    const id = await presentation()
    const status = await added(id, { slide_context: '😀'.repeat(50_000), export_formats: [] })
    expect(status.status).toBe('completed')
  })

  test('is 404 for unknown presentations and those of others', async () => {
    const theirs = await presentation(await server.caller())
    for (const id of [randomUUID(), theirs, 'nonsense']) {
      const answer = await caller.post(`/presentations/${id}/slides`, { slide_context: 'x' })
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { detail: 'There is no such presentation.' },
      ])
    }
  })

  test('is 401 without a key', async () => {
    const url = `/api/v1/presentations/${randomUUID()}/slides`
    const answer = await server.app.inject({ method: 'POST', url, payload: { slide_context: 'x' } })
    expect(answer.statusCode).toBe(401)
  })
})

describeDatabase('POST /presentations/{id}/slides with a language model', (open) => {
  test('has the model write the slide, told what the deck says already', async () => {
    const modelServer = await startModelServer((request) => ({
      content: JSON.stringify(plainAnswer(request)),
    }))
    const own = await startTestServer(await open(), { models: serverSettings(modelServer.url) })
    try {
      const owner = await own.caller()
      const made = await owner.generated({
        input_text: 'The bus ran on weekends.\nIt carried nurses home.',
        export_formats: [],
      })
      const before = modelServer.requests.length
      const slides = `/presentations/${made.presentation_id}/slides`
      const answer = await owner.post(slides, {
        slide_context: 'Fares brought in 11,400 euros.',
        options: { additional_instructions: 'Be brief' },
        export_formats: [],
      })
      const status = await owner.finished(answer.json().generation_id)
      expect(status).toMatchObject({ status: 'completed', warnings: [] })
      const [outline, slide, ...more] = modelServer.requests.slice(before)
      expect(more).toEqual([])
      expect(promptOf(outline as ModelRequest)).toContain('- The bus ran on weekends')
      expect(promptOf(slide as ModelRequest)).toContain('Other slides: The bus ran on weekends')
      for (const request of [outline, slide])
        expect(promptOf(request as ModelRequest)).toContain('Be brief')
      expect(own.workers.authored.at(-1)?.written?.parts).toEqual([
        { slide: expect.objectContaining({ type: 'classic' }) },
      ])
    } finally {
      await own.close()
      await modelServer.close()
    }
  })
})
