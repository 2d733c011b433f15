import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slides } from '../../../../src/database/schema.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { type Caller, startTestServer, type TestServer } from '../../../support/test-server.ts'

describeDatabase('DELETE /presentations/{id}', (open) => {
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    server = await startTestServer(await open())
    caller = await server.caller()
  })
  afterAll(() => server.close())

  test('deletes the presentation with its slides, and its links at once', async () => {
    const { presentation_id: id, ...made } = await caller.generated({
      input_text: 'One\nTwo',
      export_formats: ['link', 'pdf'],
    })
    const answer = await caller.delete(`/presentations/${id}`)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, presentation_id: id },
    ])
    const left = await server.connection.database
      .select({ id: slides.id })
      .from(slides)
      .where(eq(slides.presentationId, id ?? ''))
    expect(left).toEqual([])
    expect((await caller.get('/presentations')).json()).toEqual({ presentations: [] })
    const formats = 'formats' in made ? made.formats : null
    for (const format of [formats?.link, formats?.pdf])
      expect((await server.open(format?.url ?? '')).statusCode).toBe(404)
  })

  test('is 404 the second time, for unknown ids and for those of others', async () => {
    const { presentation_id: id } = await caller.generated({ input_text: 'One' })
    const stranger = await server.caller()
    const { presentation_id: theirs } = await stranger.generated({ input_text: 'Two' })
    await caller.delete(`/presentations/${id}`)
    for (const unknown of [id, theirs, randomUUID(), 'nonsense']) {
      const answer = await caller.delete(`/presentations/${unknown}`)
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { detail: 'There is no such presentation.' },
      ])
    }
    expect((await stranger.get('/presentations')).json().presentations).toHaveLength(1)
  })

  test('fails the work on it, whichever it is', async () => {
    const { presentation_id: id } = await caller.generated({ input_text: 'One' })
    let release = () => {}
    const waiting = new Promise<void>((resolve) => {
      release = resolve
    })
    server.workers.onTranscribe = () => waiting
    const running = (await caller.post(`/presentations/${id}/transcripts`, {})).json()
    const behind = (
      await caller.post(`/presentations/${id}/slides`, { slide_context: 'Two' })
    ).json()
    await caller.delete(`/presentations/${id}`)
    const ends = await Promise.all(
      [running, behind].map((one) => caller.finished(one.generation_id)),
    )
    server.workers.onTranscribe = undefined
    release()
    for (const end of ends)
      expect(end).toMatchObject({
        status: 'failed',
        error: 'The presentation was deleted.',
        presentation_id: id,
      })
    expect(ends[0]).toMatchObject({ transcripts: null })
    expect(ends[1]).toMatchObject({ slide_id: null, formats: null })
  })

  test('minds no content type and no body, as many clients send them', async () => {
    for (const payload of ['', '{}']) {
      const { presentation_id: id } = await caller.generated({ input_text: 'One' })
      const answer = await server.app.inject({
        method: 'DELETE',
        url: `/api/v1/presentations/${id}`,
        headers: { authorization: `Bearer ${caller.key}`, 'content-type': 'application/json' },
        payload,
      })
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { success: true, presentation_id: id },
      ])
    }
  })

  test('is 401 without a key', async () => {
    const url = `/api/v1/presentations/${randomUUID()}`
    expect((await server.app.inject({ method: 'DELETE', url })).statusCode).toBe(401)
  })
})
