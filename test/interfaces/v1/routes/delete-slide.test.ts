import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { revisions, slides } from '../../../../src/database/schema.ts'
import { loadPresentation } from '../../../../src/presentations/presentation-repository.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { type Caller, startTestServer, type TestServer } from '../../../support/test-server.ts'

describeDatabase('DELETE /presentations/{id}/slides/{slide_id}', (open) => {
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    server = await startTestServer(await open())
    caller = await server.caller()
  })
  afterAll(() => server.close())

  /** A presentation with a slide for each line. */
  async function presentation(of: Caller, text: string): Promise<{ id: string; slides: string[] }> {
    const { presentation_id: id } = await of.generated({ input_text: text, export_formats: [] })
    const { deck } = await loadPresentation(server.connection.database, { id: id ?? '' })
    return { id: id ?? '', slides: deck.slides.map((slide) => slide.id) }
  }

  test('deletes the slide; those behind it move up', async () => {
    const { id, slides: ids } = await presentation(caller, 'One\nTwo\nThree')
    const answer = await caller.delete(`/presentations/${id}/slides/${ids[1]}`)
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    const rows = await server.connection.database
      .select({ id: slides.id, position: slides.position })
      .from(slides)
      .where(eq(slides.presentationId, id))
      .orderBy(slides.position)
    expect(rows).toEqual([
      { id: ids[0], position: 0 },
      { id: ids[2], position: 1 },
    ])
    const numbers = await server.connection.database
      .select({ number: revisions.number })
      .from(revisions)
      .where(eq(revisions.presentationId, id))
    expect(numbers.map((one) => one.number).sort()).toEqual([1, 2])
  })

  test('is 404 the second time', async () => {
    const { id, slides: ids } = await presentation(caller, 'One\nTwo')
    await caller.delete(`/presentations/${id}/slides/${ids[0]}`)
    const again = await caller.delete(`/presentations/${id}/slides/${ids[0]}`)
    expect([again.statusCode, again.json()]).toEqual([404, { detail: 'There is no such slide.' }])
  })

  test('leaves a presentation without slides when the last one goes', async () => {
    const { id, slides: ids } = await presentation(caller, 'Only')
    expect((await caller.delete(`/presentations/${id}/slides/${ids[0]}`)).statusCode).toBe(200)
    const exported = await caller.post(`/presentations/${id}/exports`, { formats: ['ppt'] })
    expect(await caller.finished(exported.json().generation_id)).toMatchObject({
      status: 'completed',
    })
  })

  test('is 400 for a slide of another presentation of the same caller, which stays', async () => {
    const mine = await presentation(caller, 'One')
    const other = await presentation(caller, 'Two')
    const answer = await caller.delete(`/presentations/${mine.id}/slides/${other.slides[0]}`)
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { detail: 'This slide belongs to another presentation.' },
    ])
    const { deck } = await loadPresentation(server.connection.database, { id: other.id })
    expect(deck.slides).toHaveLength(1)
  })

  test('is 404 for unknown slides and presentations, and the same for those of others', async () => {
    const mine = await presentation(caller, 'One')
    const stranger = await server.caller()
    const theirs = await presentation(stranger, 'Two')
    const answers = await Promise.all(
      [
        `/presentations/${mine.id}/slides/${randomUUID()}`,
        `/presentations/${mine.id}/slides/${theirs.slides[0]}`,
        `/presentations/${mine.id}/slides/nonsense%00`,
      ].map((path) => caller.delete(path)),
    )
    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { detail: 'There is no such slide.' },
      ])
    const elsewhere = await Promise.all(
      [randomUUID(), theirs.id, 'nonsense'].map((id) =>
        caller.delete(`/presentations/${id}/slides/${mine.slides[0]}`),
      ),
    )
    for (const answer of elsewhere)
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { detail: 'There is no such presentation.' },
      ])
  })

  test('is 401 without a key', async () => {
    const url = `/api/v1/presentations/${randomUUID()}/slides/${randomUUID()}`
    expect((await server.app.inject({ method: 'DELETE', url })).statusCode).toBe(401)
  })
})
