import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeDatabase } from '../../../support/databases.ts'
import { type ModernCaller, modernCaller } from '../../../support/modern-caller.ts'
import { signal } from '../../../support/operations.ts'
import { startTestServer, type TestServer } from '../../../support/test-server.ts'

describeDatabase('POST /presentations/{id}/edits', (open) => {
  let server: TestServer
  let modern: ModernCaller
  let id: string
  let slideIds: string[]
  beforeAll(async () => {
    server = await startTestServer(await open())
    modern = modernCaller(server, await server.caller())
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.workers.onEdit = undefined
    id = (await modern.created()).id
    await modern.done(id, 'generate', { input_text: 'One\nTwo\nThree' })
    slideIds = ((await modern.read(id)).slides ?? []).map((slide) => slide.id)
  })

  const rename = (slideId: string | undefined, title: string) => ({
    op: 'set_slide_title',
    slideId,
    title,
  })
  const titles = async () => ((await modern.read(id)).slides ?? []).map((slide) => slide.title)
  const edit = (body: unknown, headers?: Record<string, string>) =>
    modern.post(`/presentations/${id}/edits`, body, headers)

  test('applies operations as one revision, and says what it did', async () => {
    const answer = await edit({
      operations: [
        rename(slideIds[0], 'First'),
        { op: 'move_slide', slideId: slideIds[2], position: 0 },
      ],
      base_revision: 1,
    })
    expect(answer.statusCode).toBe(202)
    expect(answer.json()).toMatchObject({ presentation_id: id, kind: 'edit', status: 'pending' })
    expect(await modern.ended(answer.json().id)).toMatchObject({
      status: 'completed',
      result: {
        summary: 'Did set_slide_title. Did move_slide.',
        changed_slide_ids: expect.arrayContaining([slideIds[0]]),
        revision: 2,
      },
    })
    expect(await titles()).toEqual(['Three', 'First', 'Two'])
    expect((await modern.read(id)).revision).toBe(2)
  })

  test('takes an instruction in words', async () => {
    const operation = await modern.done(id, 'edits', { instruction: 'Delete slide 2' })
    expect(operation).toMatchObject({ status: 'completed', result: { revision: 2 } })
    expect(await titles()).toEqual(['One', 'Three'])
  })

  test('asks when words mean more than one thing, and takes the next ones as the answer', async () => {
    await modern.done(id, 'edits', {
      operations: [rename(slideIds[0], 'Bike lanes'), rename(slideIds[2], 'Bike parking')],
    })
    const asked = await modern.done(id, 'edits', { instruction: 'Delete the bike slide' })
    expect(asked).toMatchObject({
      status: 'completed',
      result: {
        summary: '',
        revision: 2,
        question: expect.stringContaining('bike'),
        options: expect.arrayContaining(['Slide 1: Bike lanes', 'Slide 3: Bike parking']),
      },
    })
    await modern.done(id, 'edits', { instruction: 'Bike parking' })
    expect(await titles()).toEqual(['Bike lanes', 'Two'])
  })

  test('an instruction after a question may be about something else', async () => {
    await modern.done(id, 'edits', { instruction: 'Delete a slide' })
    await modern.done(id, 'edits', { instruction: 'Rename slide 2 to Second' })
    expect(await titles()).toEqual(['One', 'Second', 'Three'])
  })

  test('words that ask for something are no title, though a title was asked for', async () => {
    const asked = await modern.done(id, 'edits', { instruction: 'Rename slide 1' })
    expect(asked.result).toMatchObject({ question: 'What shall the new title be?', options: [] })
    await modern.done(id, 'edits', { instruction: 'Move slide 3 to the start' })
    expect(await titles()).toEqual(['Three', 'One', 'Two'])
  })

  test('any other words are the title that was asked for', async () => {
    await modern.done(id, 'edits', { instruction: 'Rename slide 1' })
    await modern.done(id, 'edits', { instruction: 'Uno' })
    expect(await titles()).toEqual(['Uno', 'Two', 'Three'])
  })

  test('a yes deletes every slide, when that was asked', async () => {
    await modern.done(id, 'edits', { instruction: 'Delete a slide' })
    const asked = await modern.done(id, 'edits', { instruction: 'all of them' })
    expect(asked.result).toMatchObject({
      question: 'This would delete every slide. What shall be done?',
    })
    await modern.done(id, 'edits', { instruction: 'yes' })
    expect(await titles()).toEqual([])
  })

  test('a question is forgotten when the presentation changes', async () => {
    await modern.done(id, 'edits', { instruction: 'Delete slide 7' })
    await modern.done(id, 'edits', { operations: [rename(slideIds[0], 'First')] })
    const operation = await modern.done(id, 'edits', { instruction: 'slide 2' })
    expect(operation.status).not.toBe('completed')
    expect(await titles()).toEqual(['First', 'Two', 'Three'])
  })

  test('is 409 when the presentation has moved on', async () => {
    await modern.done(id, 'edits', { operations: [rename(slideIds[0], 'First')] })
    const stale = await edit({ operations: [rename(slideIds[1], 'Second')], base_revision: 1 })
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      {
        detail:
          'The presentation is at revision 2, and this edit was made for revision 1; read it and send the edit again.',
      },
    ])
    expect(await titles()).toEqual(['First', 'Two', 'Three'])
  })

  test('is 409 while another edit of the same revision has not ended', async () => {
    const gate = signal()
    server.workers.onEdit = () => gate.promise
    const first = await modern.started(id, 'edits', {
      operations: [rename(slideIds[0], 'First')],
      base_revision: 1,
    })
    const second = await edit({ operations: [rename(slideIds[0], 'Other')], base_revision: 1 })
    expect(second.statusCode).toBe(409)
    gate.resolve()
    expect((await modern.ended(first.id)).status).toBe('completed')
    expect((await titles())[0]).toBe('First')
  })

  test('changes nothing when one of the operations does not fit', async () => {
    const answer = await edit({
      operations: [rename(slideIds[0], 'First'), { op: 'delete_slide', slideId: randomUUID() }],
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().detail).toEqual(expect.any(String))
    expect(await modern.read(id)).toMatchObject({ revision: 1 })
  })

  test('is 400 for what would make a bad slide, and says what to do', async () => {
    const chart = {
      op: 'insert_slide',
      slide: {
        id: 'mine',
        type: 'classic',
        variants: [{ layout: 'chart', title: 'Sales', blocks: [] }],
        chosen: 0,
        sources: [],
      },
    }
    const answer = await edit({ operations: [rename(slideIds[0], 'First'), chart] })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        detail:
          'The slide “Sales” has no chart block, which the layout chart is for; add one, or choose another layout.',
      },
    ])
    expect(await modern.read(id)).toMatchObject({ revision: 1 })
  })

  test('is 400 for a slide that is not in the presentation', async () => {
    const unknown = randomUUID()
    const answer = await edit({ instruction: 'Make it shorter', slide_ids: [unknown] })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { detail: `There is no slide "${unknown}".` },
    ])
  })

  test.each([
    [{}, ['body', 'instruction'], 'value_error'],
    [{ instruction: null, operations: null }, ['body', 'instruction'], 'value_error'],
    [{ instruction: '' }, ['body', 'instruction'], 'string_too_short'],
    [{ operations: [] }, ['body', 'operations'], 'too_short'],
    [
      { instruction: 'x', operations: [{ op: 'set_title', title: 'x' }] },
      ['body', 'operations'],
      'value_error',
    ],
    [{ operations: [{ op: 'fly' }] }, ['body', 'operations', 0, 'op'], 'value_error'],
    [{ operations: [{ op: 'set_title' }] }, ['body', 'operations', 0, 'title'], 'missing'],
    [
      { operations: [{ op: 'set_title', title: '' }] },
      ['body', 'operations', 0, 'title'],
      'string_too_short',
    ],
    [{ instruction: 'x', base_revision: -1 }, ['body', 'base_revision'], 'greater_than_equal'],
    [{ instruction: 'x', base_revision: '1' }, ['body', 'base_revision'], 'int_type'],
  ])('is 422 for %j', async (body, loc, type) => {
    const answer = await edit(body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatchObject([{ loc, type }])
  })

  test('answers the same for the same Idempotency-Key, and does nothing twice', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const body = { operations: [rename(slideIds[0], 'First')], base_revision: 1 }
    const first = await edit(body, key)
    await modern.ended(first.json().id)
    const again = await edit(body, key)
    expect([again.statusCode, again.json()]).toEqual([202, first.json()])
    expect((await modern.read(id)).revision).toBe(2)
    expect((await edit({ ...body, base_revision: 2 }, key)).statusCode).toBe(409)
  })

  test('is 402 when the credits do not cover the slides to be made', async () => {
    const poor = modernCaller(server, await server.caller(30))
    const { id: own } = await poor.created()
    await poor.done(own, 'generate', { input_text: 'One\nTwo\nThree', slide_range: '1' })
    const { slides = [] } = await poor.read(own)
    const insert = {
      op: 'insert_slide',
      slide: {
        id: 'new',
        type: 'classic',
        variants: [{ layout: 'section', title: slides[0]?.title, blocks: [] }],
        chosen: 0,
        sources: [],
      },
    }
    const answer = await poor.post(`/presentations/${own}/edits`, {
      operations: [insert, insert, insert].map((one, index) => ({
        ...one,
        slide: { ...one.slide, id: `new ${index}` },
      })),
    })
    expect(answer.statusCode).toBe(402)
  })

  test('is 404 for what is not the caller’s', async () => {
    const stranger = modernCaller(server, await server.caller())
    for (const unknown of [id, randomUUID()]) {
      const answer = await stranger.post(`/presentations/${unknown}/edits`, { instruction: 'x' })
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { detail: 'There is no such presentation.' },
      ])
    }
  })
})
