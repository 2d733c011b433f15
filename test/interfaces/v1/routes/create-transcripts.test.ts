import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { creditBalance } from '../../../../src/accounts/credits.ts'
import { applyToPresentation } from '../../../../src/presentations/apply-to-presentation.ts'
import { loadPresentation } from '../../../../src/presentations/presentation-repository.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { type Caller, startTestServer, type TestServer } from '../../../support/test-server.ts'

describeDatabase('POST /presentations/{id}/transcripts', (open) => {
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    server = await startTestServer(await open())
    caller = await server.caller()
  })
  afterEach(() => {
    server.workers.onTranscribe = undefined
  })
  afterAll(() => server.close())

  /** A presentation with a slide for each line. */
  async function presentation(of: Caller, text: string): Promise<{ id: string; slides: string[] }> {
    const made = await of.generated({ input_text: text, export_formats: [] })
    const id = made.presentation_id ?? ''
    return { id, slides: (await deckOf(id)).slides.map((slide) => slide.id) }
  }

  async function deckOf(id: string) {
    return (await loadPresentation(server.connection.database, { id })).deck
  }

  async function transcribed(id: string, body: object, by = caller) {
    const answer = await by.post(`/presentations/${id}/transcripts`, body)
    expect(answer.statusCode).toBe(200)
    const status = await by.finished(answer.json().generation_id)
    if (status.generation_type !== 'transcript_generation') throw new Error(status.generation_type)
    return status
  }

  test('writes the notes of every slide, in order, as one revision', async () => {
    const { id, slides } = await presentation(caller, 'One\nTwo')
    const status = await transcribed(id, {})
    expect(status).toEqual({
      generation_type: 'transcript_generation',
      generation_id: expect.any(String),
      status: 'completed',
      error: null,
      created_at: expect.any(String),
      completed_at: expect.any(String),
      warnings: [],
      presentation_id: id,
      transcripts: slides.map((slideId, order) => ({
        slide_id: slideId,
        slide_order: order,
        title: ['One', 'Two'][order],
        content: `Spoken: ${slideId}`,
        layout: 'bullets',
      })),
    })
    const { presentation: row, deck } = await loadPresentation(server.connection.database, { id })
    expect(deck.slides.map((slide) => slide.notes)).toEqual(slides.map((one) => `Spoken: ${one}`))
    expect(row.revision).toBe(2)
  })

  test('of null are those of all slides', async () => {
    const { id } = await presentation(caller, 'One\nTwo')
    expect((await transcribed(id, { slide_ids: null })).transcripts).toHaveLength(2)
  })

  test('of given slides come in the order of the slides, each once, and leave the others alone', async () => {
    const { id, slides } = await presentation(caller, 'One\nTwo\nThree')
    const asked = [slides[2], slides[0], slides[2]]
    const { transcripts } = await transcribed(id, { slide_ids: asked })
    expect(transcripts?.map((one) => [one.slide_order, one.title])).toEqual([
      [0, 'One'],
      [2, 'Three'],
    ])
    expect((await deckOf(id)).slides[1]?.notes).toBeUndefined()
  })

  test('of no slides are none, and cost nothing', async () => {
    const poor = await server.caller(500)
    const { id } = await presentation(poor, 'One')
    const before = await creditBalance(server.connection.database, poor.userId)
    expect((await transcribed(id, { slide_ids: [] }, poor)).transcripts).toEqual([])
    expect(await creditBalance(server.connection.database, poor.userId)).toBe(before)
  })

  test('leave out a slide that is deleted while they are made', async () => {
    const { id, slides } = await presentation(caller, 'One\nTwo\nThree')
    server.workers.onTranscribe = async () => {
      const answer = await caller.delete(`/presentations/${id}/slides/${slides[0]}`)
      expect(answer.statusCode).toBe(200)
    }
    const { status, transcripts } = await transcribed(id, { slide_ids: slides })
    expect(status).toBe('completed')
    expect(transcripts?.map((one) => [one.slide_order, one.title])).toEqual([
      [0, 'Two'],
      [1, 'Three'],
    ])
  })

  test('leave notes alone that were changed while they were made, and say which; nothing is charged for these', async () => {
    const { id, slides } = await presentation(caller, 'One\nTwo\nThree')
    const target = { ownerId: caller.userId, presentationId: id }
    const { connection } = server
    const before = await creditBalance(connection.database, caller.userId)
    const [, second = ''] = slides
    server.workers.onTranscribe = async () => {
      const mine = { op: 'set_notes' as const, slideId: second, notes: 'Mine.' }
      await connection.database.transaction((tx) => applyToPresentation(tx, target, [mine]))
    }
    const { transcripts, warnings } = await transcribed(id, {})
    expect(transcripts?.map((one) => one.title)).toEqual(['One', 'Three'])
    expect(warnings).toEqual([
      'The notes of slide 2 stay as they are, because they were changed while the transcripts were written.',
    ])
    expect((await deckOf(id)).slides[1]?.notes).toBe('Mine.')
    expect(await creditBalance(connection.database, caller.userId)).toBe(before - 4)
  })

  test('are of the slides that there are when the work starts', async () => {
    const { id } = await presentation(caller, 'One')
    const slide = await caller.post(`/presentations/${id}/slides`, { slide_context: 'Two' })
    const status = await transcribed(id, {})
    await caller.finished(slide.json().generation_id)
    expect(status.transcripts?.map((one) => one.title)).toEqual(['One', 'Two'])
  })

  test('are made of the notes from before earlier transcripts, and of the source text', async () => {
    const { id, slides } = await presentation(caller, 'One\nTwo')
    const target = { ownerId: caller.userId, presentationId: id }
    const [first = '', second = ''] = slides
    await server.connection.database.transaction((tx) =>
      applyToPresentation(tx, target, [{ op: 'set_notes', slideId: first, notes: 'Mine.' }]),
    )
    await transcribed(id, {})
    await server.connection.database.transaction((tx) =>
      applyToPresentation(tx, target, [{ op: 'set_notes', slideId: second, notes: 'Changed.' }]),
    )
    await transcribed(id, {})
    const task = server.workers.transcribed.at(-1)
    expect(task?.notes).toEqual({ [first]: 'Mine.' })
    expect(task?.deck.slides[1]?.notes).toBe('Changed.')
  })

  test('cost two credits a slide; without them it is 402', async () => {
    const poor = await server.caller(1000)
    const { id } = await presentation(poor, 'One\nTwo\nThree')
    const before = await creditBalance(server.connection.database, poor.userId)
    await transcribed(id, {}, poor)
    expect(await creditBalance(server.connection.database, poor.userId)).toBe(before - 6)

    const broke = await server.caller(11)
    const theirs = await broke.generated({
      input_text: 'One',
      export_formats: [],
      presentation_options: { slide_range: '1' },
    })
    const path = `/presentations/${theirs.presentation_id}/transcripts`
    const answer = await broke.post(path, {})
    expect([answer.statusCode, answer.json()]).toEqual([402, { detail: expect.any(String) }])
  })

  test('are 400 for slides that are not in the presentation, wherever they are', async () => {
    const mine = await presentation(caller, 'One')
    const other = await presentation(caller, 'Two')
    const theirs = await presentation(await server.caller(), 'Three')
    for (const id of [other.slides[0], theirs.slides[0], randomUUID(), 'nonsense']) {
      const body = { slide_ids: [mine.slides[0], id] }
      const answer = await caller.post(`/presentations/${mine.id}/transcripts`, body)
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { detail: `There is no slide "${id}".` },
      ])
    }
  })

  test('are 422 without a body and for ids that are no list of strings', async () => {
    const { id } = await presentation(caller, 'One')
    const path = `/presentations/${id}/transcripts`
    const url = `/api/v1${path}`
    const headers = { authorization: `Bearer ${caller.key}` }
    const bare = await server.app.inject({ method: 'POST', url, headers })
    expect(bare.statusCode).toBe(422)
    const answers = await Promise.all(
      ['x', [1], [null]].map((ids) => caller.post(path, { slide_ids: ids })),
    )
    expect(answers.map((answer) => [answer.statusCode, answer.json().detail[0].loc])).toEqual([
      [422, ['body', 'slide_ids']],
      [422, ['body', 'slide_ids', 0]],
      [422, ['body', 'slide_ids', 0]],
    ])
  })

  test('are 404 for unknown presentations and those of others', async () => {
    const { id: theirs } = await presentation(await server.caller(), 'One')
    for (const id of [randomUUID(), theirs, 'nonsense']) {
      const answer = await caller.post(`/presentations/${id}/transcripts`, {})
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { detail: 'There is no such presentation.' },
      ])
    }
  })

  test('are 401 without a key', async () => {
    const url = `/api/v1/presentations/${randomUUID()}/transcripts`
    const answer = await server.app.inject({ method: 'POST', url, payload: {} })
    expect(answer.statusCode).toBe(401)
  })
})
