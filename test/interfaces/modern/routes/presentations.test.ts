import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { observatory } from '../../../../src/design/themes/observatory/observatory.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { simpleLightId } from '../../../support/decks.ts'
import { type ModernCaller, modernCaller } from '../../../support/modern-caller.ts'
import { signal } from '../../../support/operations.ts'
import { type Caller, startTestServer, type TestServer } from '../../../support/test-server.ts'

describeDatabase('presentations of the modern interface', (open) => {
  let server: TestServer
  let caller: Caller
  let modern: ModernCaller
  beforeAll(async () => {
    server = await startTestServer(await open())
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    caller = await server.caller()
    modern = modernCaller(server, caller)
    server.workers.onAuthor = undefined
  })

  async function expectNotFound(ask: (id: string) => ReturnType<ModernCaller['get']>) {
    const stranger = modernCaller(server, await server.caller())
    const { id } = await stranger.created()
    for (const unknown of [id, randomUUID(), 'nonsense']) {
      const answer = await ask(unknown)
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { detail: 'There is no such presentation.' },
      ])
    }
    expect((await stranger.read(id)).id).toBe(id)
  }

  describe('POST /presentations', () => {
    test('answers 201 with an empty one', async () => {
      const answer = await modern.post('/presentations', {})
      expect(answer.statusCode).toBe(201)
      const { id } = answer.json()
      expect(answer.json()).toEqual({
        id,
        title: 'Untitled presentation',
        status: 'empty',
        language: null,
        design_system_id: simpleLightId,
        model: null,
        revision: 0,
        slide_count: 0,
        slides: [],
        editor_url: expect.stringContaining(id),
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        updated_at: expect.any(String),
      })
      expect(await modern.read(id)).toEqual(answer.json())
    })

    test('makes one for an Idempotency-Key, and answers as it did first', async () => {
      const key = { 'idempotency-key': randomUUID() }
      const sent = () => modern.post('/presentations', { title: 'Ports' }, key)
      const twins = await Promise.all([sent(), sent(), sent()])
      expect(twins.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
      const [first] = twins.map((answer) => answer.json())
      await modern.done(first.id, 'generate', { input_text: 'One' })
      for (const answer of [...twins, await sent()]) expect(answer.json()).toEqual(first)
      expect((await modern.get('/presentations')).json()).toHaveLength(1)
      expect((await modern.post('/presentations', { title: 'Quays' }, key)).statusCode).toBe(409)
    })

    test('takes title, design system and language', async () => {
      const made = await modern.created({
        title: 'Häfen',
        design_system_id: observatory.id,
        language: 'German',
        model: null,
        unknown: 'ignored',
      })
      expect(made).toMatchObject({
        title: 'Häfen',
        design_system_id: observatory.id,
        language: 'German',
      })
    })

    test.each([
      [{ design_system_id: 'Midnight' }, 'There is no design system "Midnight".'],
      [
        { model: 'mistral/mistral-large-4' },
        'The model mistral/mistral-large-4 is not available here: the server has no MISTRAL_API_KEY.',
      ],
    ])('is 400 for %j', async (body, detail) => {
      const answer = await modern.post('/presentations', body)
      expect([answer.statusCode, answer.json()]).toEqual([400, { detail }])
    })

    test.each([
      [undefined, ['body'], 'missing'],
      [{ title: '' }, ['body', 'title'], 'string_too_short'],
      [{ title: 'x'.repeat(301) }, ['body', 'title'], 'string_too_long'],
      [{ language: 'Klingon' }, ['body', 'language'], 'enum'],
      [{ model: 'openai/gpt-2' }, ['body', 'model'], 'enum'],
    ])('is 422 for %j', async (body, loc, type) => {
      const answer = await modern.post('/presentations', body)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail).toMatchObject([{ loc, type }])
    })
  })

  describe('GET /presentations', () => {
    test('lists the caller’s own, newest first, without slides', async () => {
      const first = await modern.created({ title: 'First' })
      const second = await modern.created({ title: 'Second' })
      await modern.done(first.id, 'generate', { input_text: 'One\nTwo\nThree' })
      await modernCaller(server, await server.caller()).created()
      const listed = (await modern.get('/presentations')).json()
      expect(listed).toMatchObject([
        { id: second.id, title: 'Second', status: 'empty', slide_count: 0 },
        { id: first.id, title: 'First', status: 'ready', slide_count: 3, revision: 1 },
      ])
      expect(listed[1]).not.toHaveProperty('slides')
    })

    test('shares them with v1, in both directions', async () => {
      const { id } = await modern.created({ title: 'Modern' })
      const made = await caller.generated({ input_text: 'One', export_formats: [] })
      const listed = (await modern.get('/presentations')).json<{ id: string }[]>()
      expect(listed.map((one) => one.id)).toEqual([made.presentation_id, id])
      expect((await caller.get('/presentations')).json().presentations).toEqual([
        { id: made.presentation_id, title: 'API Generated Presentation' },
        { id, title: 'Modern' },
      ])
    })
  })

  describe('GET /presentations/{id}', () => {
    test('shows the slides in order, each with a picture', async () => {
      const { id } = await modern.created()
      await modern.done(id, 'generate', { input_text: 'One\nTwo' })
      const { slides = [], ...rest } = await modern.read(id)
      expect(rest).toMatchObject({ status: 'ready', revision: 1, slide_count: 2 })
      expect(slides).toMatchObject([
        { order: 0, title: 'One', layout: 'bullets', type: 'classic', variant_count: 1 },
        { order: 1, title: 'Two', layout: 'bullets', type: 'classic', notes: null },
      ])
      const picture = await server.open(slides[1]?.thumbnail_url ?? '')
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
    })

    test('says that slides are being made', async () => {
      const { id } = await modern.created()
      const gate = signal()
      server.workers.onAuthor = () => gate.promise
      const { id: operation } = await modern.started(id, 'generate', { input_text: 'One' })
      expect((await modern.read(id)).status).toBe('generating')
      gate.resolve()
      await modern.ended(operation)
      expect((await modern.read(id)).status).toBe('ready')
    })

    test('is 404 for what is not the caller’s', () =>
      expectNotFound((id) => modern.get(`/presentations/${id}`)))
  })

  describe('DELETE /presentations/{id}', () => {
    test('answers 204 without a body, and it is gone', async () => {
      const { id } = await modern.created()
      const answer = await modern.delete(`/presentations/${id}`)
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
      expect((await modern.get(`/presentations/${id}`)).statusCode).toBe(404)
      expect((await modern.delete(`/presentations/${id}`)).statusCode).toBe(404)
    })

    test('fails the work on it', async () => {
      const { id } = await modern.created()
      const gate = signal()
      server.workers.onAuthor = () => gate.promise
      const { id: operation } = await modern.started(id, 'generate', { input_text: 'One' })
      await modern.delete(`/presentations/${id}`)
      expect(await modern.ended(operation)).toMatchObject({
        status: 'failed',
        error: { code: 'presentation_deleted', message: 'The presentation was deleted.' },
      })
      gate.resolve()
    })

    test('is 404 for what is not the caller’s', () =>
      expectNotFound((id) => modern.delete(`/presentations/${id}`)))
  })
})
