import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GenerationStatus } from '../../../src/interfaces/v1/schemas/generation-status.ts'
import { describeDatabase } from '../../support/databases.ts'
import { type Caller, startTestServer, type TestServer } from '../../support/test-server.ts'

describeDatabase('presentations in v1', (open) => {
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    server = await startTestServer(await open())
    caller = await server.caller()
  })
  afterAll(() => server.close())

  function make(title: string, fields: object = {}): Promise<GenerationStatus> {
    return caller.generated({
      input_text: title,
      export_formats: [],
      presentation_options: { title },
      ...fields,
    })
  }

  async function exported(id: string | null, body: object): Promise<GenerationStatus> {
    const answer = await caller.post(`/presentations/${id}/exports`, body)
    expect(answer.statusCode).toBe(200)
    return caller.finished(answer.json().generation_id)
  }

  test('are listed newest first, each caller’s own', async () => {
    const other = await server.caller()
    const first = await other.generated({ input_text: 'a', presentation_options: { title: 'A' } })
    const second = await other.generated({ input_text: 'b', presentation_options: { title: 'B' } })
    await make('Mine')
    expect((await other.get('/presentations')).json()).toEqual({
      presentations: [
        { id: second.presentation_id, title: 'B' },
        { id: first.presentation_id, title: 'A' },
      ],
    })
  })

  test('are none for a new user', async () => {
    const other = await server.caller()
    expect((await other.get('/presentations')).json()).toEqual({ presentations: [] })
  })

  test('are exported in the formats asked for', async () => {
    const { presentation_id: id } = await make('Export me')
    const status = await exported(id, { formats: ['ppt', 'pdf', 'ppt'] })
    expect(status).toEqual({
      generation_type: 'presentation_export',
      generation_id: expect.any(String),
      status: 'completed',
      error: null,
      created_at: expect.any(String),
      completed_at: expect.any(String),
      warnings: [],
      presentation_id: id,
      formats: {
        ppt: { status: 'completed', url: expect.any(String), error: null },
        pdf: { status: 'completed', url: expect.any(String), error: null },
      },
    })
  })

  test('are exported as a link by default', async () => {
    const { presentation_id: id } = await make('Link me')
    expect(await exported(id, {})).toMatchObject({ formats: { link: { status: 'completed' } } })
  })

  test('are rendered once a revision: asking again only signs again', async () => {
    const { presentation_id: id } = await make('Once', { export_formats: ['pdf', 'link'] })
    const before = server.workers.exported.length
    await exported(id, { formats: ['link', 'pdf'] })
    expect(server.workers.exported).toHaveLength(before)

    await caller.generated({
      input_text: 'More',
      export_formats: [],
      presentation_options: { existing_presentation_id: id },
    })
    await exported(id, { formats: ['link', 'pdf'] })
    expect(server.workers.exported).toHaveLength(before + 2)
  })

  test('of others are like those that do not exist', async () => {
    const { presentation_id: id } = await make('Mine')
    const other = await server.caller()
    for (const one of [id, randomUUID(), 'nonsense', '%00', '%ff']) {
      const answer = await other.post(`/presentations/${one}/exports`, { formats: ['pdf'] })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ detail: 'There is no such presentation.' })
    }
  })

  test('can be exported while five generations run', async () => {
    const { presentation_id: id } = await make('Busy')
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    server.workers.onAuthor = () => released
    const going = await Promise.all(
      Array.from({ length: 5 }, () => caller.post('/generations', { input_text: 'a' })),
    )
    const answer = await caller.post(`/presentations/${id}/exports`, {})
    server.workers.onAuthor = undefined
    release()
    expect(answer.statusCode).toBe(200)
    for (const one of going) await caller.finished(one.json().generation_id)
  })
})
