import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { observatory } from '../../../../src/design/themes/observatory/observatory.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { startModelServer } from '../../../support/models/model-server.ts'
import { serverSettings } from '../../../support/models/model-settings.ts'
import { plainAnswer, promptOf } from '../../../support/models/scripted-writer.ts'
import { type ModernCaller, modernCaller } from '../../../support/modern-caller.ts'
import { signal } from '../../../support/operations.ts'
import { type Caller, startTestServer, type TestServer } from '../../../support/test-server.ts'

describeDatabase('POST /presentations/{id}/generate', (open) => {
  let server: TestServer
  let caller: Caller
  let modern: ModernCaller
  beforeAll(async () => {
    server = await startTestServer(await open())
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.workers.authored.length = 0
    server.workers.onAuthor = undefined
    caller = await server.caller()
    modern = modernCaller(server, caller)
  })

  const titlesOf = async (id: string) => (await modern.read(id)).slides?.map((one) => one.title)

  test('answers 202 with the operation, which ends with the slides it made', async () => {
    const { id } = await modern.created()
    const answer = await modern.post(`/presentations/${id}/generate`, { input_text: 'One\nTwo' })
    expect(answer.statusCode).toBe(202)
    expect(answer.json()).toMatchObject({
      presentation_id: id,
      kind: 'generate',
      status: 'pending',
      progress: { done: 0, total: 1 },
      result: null,
      error: null,
      warnings: [],
      started_at: null,
      completed_at: null,
    })
    const ended = await modern.ended(answer.json().id)
    const { slides } = await modern.read(id)
    expect(ended).toMatchObject({
      status: 'completed',
      progress: { done: 1, total: 1 },
      result: { slide_ids: slides?.map((slide) => slide.id) },
    })
    expect(slides?.map((slide) => slide.title)).toEqual(['One', 'Two'])
  })

  test('titles a presentation by its text when nobody has', async () => {
    const { id, title } = await modern.created()
    expect(title).toBe('Untitled presentation')
    await modern.done(id, 'generate', { input_text: 'Harbours\nTwo' })
    expect(server.workers.authored[0]?.composition).toMatchObject({ titleIsDefault: true })
    expect(await modern.read(id)).toMatchObject({ title: 'Harbours', language: 'English (US)' })
    await modern.done(id, 'generate', { input_text: 'Ships\nTwo', mode: 'replace' })
    expect(await modern.read(id)).toMatchObject({ title: 'Harbours' })
  })

  test('keeps a title that was given', async () => {
    const { id } = await modern.created({ title: 'Ports' })
    await modern.done(id, 'generate', { input_text: 'Harbours\nTwo' })
    expect(await modern.read(id)).toMatchObject({ title: 'Ports' })
    expect(server.workers.authored[0]?.composition).toMatchObject({
      deckTitle: 'Ports',
      appending: false,
      titleIsDefault: false,
    })
  })

  test('appends to the slides that are there, or takes their place in one revision', async () => {
    const { id } = await modern.created()
    await modern.done(id, 'generate', { input_text: 'One\nTwo' })
    await modern.done(id, 'generate', { input_text: 'Three' })
    expect(await titlesOf(id)).toEqual(['One', 'Two', 'Three'])
    expect(server.workers.authored[1]).toMatchObject({
      composition: { appending: true },
      existing: { title: 'One' },
    })
    await modern.done(id, 'generate', { input_text: 'Four', mode: 'replace' })
    expect(await titlesOf(id)).toEqual(['Four'])
    expect(await modern.read(id)).toMatchObject({ revision: 3, slide_count: 1 })
    const [newest] = (await modern.get(`/presentations/${id}/revisions`)).json()
    expect(newest.summary).toBe('Wrote 1 slide in place of 3.')
    expect(server.workers.authored[2]).toMatchObject({ composition: { appending: false } })
  })

  test('gives the presentation the design system that is named', async () => {
    const { id } = await modern.created()
    const design = { design_system_id: observatory.id }
    await modern.done(id, 'generate', { input_text: 'One', ...design })
    expect(await modern.read(id)).toMatchObject(design)
    await modern.done(id, 'generate', { input_text: 'Two' })
    expect(await modern.read(id)).toMatchObject(design)
    expect(server.workers.authored.map((task) => task.themeId)).toEqual([
      observatory.id,
      observatory.id,
    ])
  })

  test('passes what was asked to the author', async () => {
    const { id } = await modern.created({ language: 'German' })
    const operation = await modern.done(id, 'generate', {
      input_text: 'Eins',
      instructions: 'Be brief',
      slide_range: '6-10',
      variants_per_slide: 2,
      image_options: { num_image_variants: 1, include_ai_images: true },
    })
    expect(server.workers.authored[0]).toMatchObject({
      composition: { text: 'Eins', slideRange: '6-10', language: 'de' },
      variantsPerSlide: 2,
      creative: { variants: 1 },
    })
    expect(operation.warnings).toEqual([
      expect.stringContaining('instructions were not followed'),
      expect.stringContaining('no image model is configured'),
    ])
  })

  test('leaves the notes out when none are wanted', async () => {
    const { id } = await modern.created()
    const { author } = server.workers
    server.workers.author = async (task, abort) => {
      const made = await author(task, abort)
      return { ...made, slides: made.slides.map((slide) => ({ ...slide, notes: 'More' })) }
    }
    await modern.done(id, 'generate', { input_text: 'One' })
    await modern.done(id, 'generate', { input_text: 'Two', notes: false })
    server.workers.author = author
    expect((await modern.read(id)).slides?.map((slide) => slide.notes)).toEqual(['More', null])
  })

  test('is 409 while another one of the same presentation has not ended', async () => {
    const { id } = await modern.created()
    const gate = signal()
    server.workers.onAuthor = () => gate.promise
    const first = await modern.started(id, 'generate', { input_text: 'One' })
    const second = await modern.post(`/presentations/${id}/generate`, { input_text: 'Two' })
    expect([second.statusCode, second.json()]).toEqual([
      409,
      { detail: 'The presentation is being generated; wait until that has ended, or cancel it.' },
    ])
    expect((await modern.read(id)).status).toBe('generating')
    gate.resolve()
    await modern.ended(first.id)
    const third = await modern.post(`/presentations/${id}/generate`, { input_text: 'Two' })
    expect(third.statusCode).toBe(202)
    await modern.ended(third.json().id)
  })

  test('answers twins of one Idempotency-Key alike, also those that come at once', async () => {
    const { id } = await modern.created()
    const send = () =>
      modern.post(
        `/presentations/${id}/generate`,
        { input_text: 'One' },
        { 'idempotency-key': 'once' },
      )
    const [first, second] = await Promise.all([send(), send()])
    expect([first?.statusCode, second?.statusCode]).toEqual([202, 202])
    expect(second?.json()).toEqual(first?.json())
    await modern.ended(first?.json().id)
    expect((await send()).json()).toEqual(first?.json())
    expect(server.workers.authored).toHaveLength(1)
  })

  test('keeps a presentation whose generation failed', async () => {
    const { id } = await modern.created()
    server.workers.onAuthor = () => Promise.reject(new Error('a planned failure'))
    const operation = await modern.done(id, 'generate', { input_text: 'One' })
    expect(operation).toMatchObject({
      status: 'failed',
      result: null,
      error: { code: 'internal_error', message: expect.stringContaining('try again') },
    })
    expect(await modern.read(id)).toMatchObject({ status: 'empty', title: 'Untitled presentation' })
  })

  test.each([
    [{ design_system_id: 'No such theme' }, 'There is no design system "No such theme".'],
    [{ vibe_id: 'None', image_options: { num_image_variants: 1 } }, 'There is no vibe "None".'],
    [{ asset_ids: ['0199'] }, 'There is no image "0199".'],
    [
      { model: 'openai/gpt-6-luna' },
      'The model openai/gpt-6-luna is not available here: the server has no OPENAI_API_KEY.',
    ],
  ])('is 400 for %j', async (body, detail) => {
    const { id } = await modern.created()
    const answer = await modern.post(`/presentations/${id}/generate`, {
      input_text: 'One',
      ...body,
    })
    expect([answer.statusCode, answer.json()]).toEqual([400, { detail }])
  })

  test.each([
    [{}, ['body', 'input_text'], 'missing'],
    [{ input_text: ' ' }, ['body', 'input_text'], 'string_too_short'],
    [{ input_text: 'One', mode: 'prepend' }, ['body', 'mode'], 'enum'],
    [{ input_text: 'One', model: 'gpt' }, ['body', 'model'], 'enum'],
    [{ input_text: 'One', notes: 'yes' }, ['body', 'notes'], 'bool_type'],
    [
      { input_text: 'One', vibe_id: 'x' },
      ['body', 'image_options', 'num_image_variants'],
      'value_error',
    ],
  ])('is 422 for %j', async (body, loc, type) => {
    const { id } = await modern.created()
    const answer = await modern.post(`/presentations/${id}/generate`, body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatchObject([{ loc, type }])
  })

  test('is 402 when the credits do not cover it', async () => {
    const poor = modernCaller(server, await server.caller(10))
    const { id } = await poor.created()
    const answer = await poor.post(`/presentations/${id}/generate`, { input_text: 'One' })
    expect(answer.statusCode).toBe(402)
  })

  test('is 404 for what is not the caller’s', async () => {
    const stranger = modernCaller(server, await server.caller())
    const { id } = await stranger.created()
    for (const unknown of [id, randomUUID(), 'nonsense']) {
      const answer = await modern.post(`/presentations/${unknown}/generate`, { input_text: 'One' })
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { detail: 'There is no such presentation.' },
      ])
    }
  })

  test('is 429 when five generations of the caller have not ended', async () => {
    const gate = signal()
    server.workers.onAuthor = () => gate.promise
    const going: string[] = []
    for (let count = 0; count < 5; count++)
      going.push(
        (await modern.started((await modern.created()).id, 'generate', { input_text: 'One' })).id,
      )
    const { id } = await modern.created()
    const sixth = await modern.post(`/presentations/${id}/generate`, { input_text: 'One' })
    expect(sixth.statusCode).toBe(429)
    gate.resolve()
    for (const one of going) await modern.ended(one)
  })
})

describeDatabase('POST /presentations/{id}/generate with a language model', (open) => {
  test('has the model write that was named, and told the wishes', async () => {
    const asked: string[] = []
    const modelServer = await startModelServer((request) => {
      asked.push(promptOf(request))
      return { content: JSON.stringify(plainAnswer(request)) }
    })
    const settings = serverSettings(modelServer.url, {
      defaultModel: 'spacexai/grok-4.7',
      prices: { '*': { input: 5, output: 50 } },
    })
    const own = await startTestServer(await open(), { models: settings })
    try {
      const owner = await own.caller()
      const owned = modernCaller(own, owner)
      const { id, model } = await owned.created({ model: 'xai/grok-4.7' })
      expect(model).toBe('spacexai/grok-4.7')
      const operation = await owned.done(id, 'generate', {
        input_text: 'The bus ran from March to May. It carried 4,180 passengers.',
        instructions: 'Be brief',
      })
      expect(operation.warnings).toEqual([])
      const took = { requests: 2, input_tokens: 200, output_tokens: 40, price: 0.003 }
      expect(operation.model_usage).toEqual({ ...took, seconds: expect.any(Number) })
      const shown = await owner.get(`/generations/${operation.id}`)
      expect(shown.json().model_usage).toEqual(operation.model_usage)
      expect(own.workers.authored[0]?.written?.parts).toEqual([
        { slide: expect.objectContaining({ type: 'classic' }) },
      ])
      expect(asked[0]).toContain('Be brief')
    } finally {
      await own.close()
      await modelServer.close()
    }
  })
})
