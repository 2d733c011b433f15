import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeDatabase } from '../../../support/databases.ts'
import { type ModernCaller, modernCaller } from '../../../support/modern-caller.ts'
import { startTestServer, type TestServer } from '../../../support/test-server.ts'

describeDatabase('/presentations/{id}/revisions', (open) => {
  let server: TestServer
  let modern: ModernCaller
  let id: string
  let slideIds: string[]
  let generated: string
  beforeAll(async () => {
    server = await startTestServer(await open())
    modern = modernCaller(server, await server.caller())
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    id = (await modern.created({ title: 'Ports' })).id
    generated = (await modern.done(id, 'generate', { input_text: 'One\nTwo' })).id
    slideIds = ((await modern.read(id)).slides ?? []).map((slide) => slide.id)
    await modern.done(id, 'edits', {
      operations: [
        { op: 'set_slide_title', slideId: slideIds[0], title: 'First' },
        { op: 'delete_slide', slideId: slideIds[1] },
      ],
    })
  })

  const get = (path = '') => modern.get(`/presentations/${id}/revisions${path}`)

  test('lists the changes, newest first', async () => {
    const answer = await get()
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual([
      {
        number: 2,
        summary: 'Did set_slide_title. Did delete_slide.',
        restores: null,
        operation_id: expect.any(String),
        created_at: expect.any(String),
      },
      {
        number: 1,
        summary: expect.any(String),
        restores: null,
        operation_id: generated,
        created_at: expect.any(String),
      },
    ])
  })

  test('says what one changed, slide by slide', async () => {
    const answer = await get('/2')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      number: 2,
      with: 1,
      slides: [
        {
          slide_id: slideIds[0],
          change: 'changed',
          fields: ['title'],
          before: { order: 0, title: 'One', layout: 'bullets', notes: null },
          after: { order: 0, title: 'First' },
        },
        { slide_id: slideIds[1], change: 'deleted', before: { title: 'Two' }, after: null },
      ],
    })
  })

  test('compares with another one, back to the empty presentation', async () => {
    expect((await get('/2?with=0')).json()).toMatchObject({
      with: 0,
      slides: [{ slide_id: slideIds[0], change: 'added', before: null }],
    })
    expect((await get('/1?with=2')).json().slides).toMatchObject([
      { slide_id: slideIds[0], change: 'changed' },
      { slide_id: slideIds[1], change: 'added' },
    ])
  })

  test('restores one, as a new revision', async () => {
    const answer = await modern.post(`/presentations/${id}/revisions/1/restore`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      id,
      revision: 3,
      slides: [
        { id: slideIds[0], title: 'One' },
        { id: slideIds[1], title: 'Two' },
      ],
    })
    expect((await get()).json()[0]).toMatchObject({ number: 3, restores: 1, operation_id: null })
    const again = await modern.post(`/presentations/${id}/revisions/3/restore`)
    expect(again.json()).toMatchObject({ revision: 3 })
  })

  test('is 404 for revisions that there are not', async () => {
    for (const number of ['0', '3', '-1', '1.5', 'x', '9'.repeat(30)]) {
      const answer = await get(`/${number}`)
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { detail: 'There is no such revision.' },
      ])
    }
    expect((await get('/2?with=7')).statusCode).toBe(404)
    const restore = (number: string) =>
      modern.post(`/presentations/${id}/revisions/${number}/restore`)
    for (const number of ['3', 'x']) expect((await restore(number)).statusCode).toBe(404)
  })

  test('is 404 for what is not the caller’s', async () => {
    const stranger = modernCaller(server, await server.caller())
    for (const unknown of [id, randomUUID()]) {
      const path = `/presentations/${unknown}/revisions`
      for (const answer of [
        await stranger.get(path),
        await stranger.get(`${path}/1`),
        await stranger.post(`${path}/1/restore`),
      ])
        expect([answer.statusCode, answer.json()]).toEqual([
          404,
          { detail: 'There is no such presentation.' },
        ])
    }
    expect((await modern.read(id)).revision).toBe(2)
  })
})
