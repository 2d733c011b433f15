import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { revisions, slides } from '../../src/database/schema.ts'
import { loadPresentation } from '../../src/presentations/presentation-repository.ts'
import { describeEachDatabase } from '../support/databases.ts'
import { type Caller, startTestServer, type TestServer } from '../support/test-server.ts'

describeEachDatabase('changes of one presentation at the same time', (open) => {
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    server = await startTestServer(await open())
    caller = await server.caller()
  })
  afterAll(() => server.close())

  const lines = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => `${name} ${index + 1}`)

  test('50 deletes, appends and slides lose none and leave no gap', async () => {
    const made = await caller.generated({
      input_text: lines(30, 'Old').join('\n'),
      export_formats: [],
      presentation_options: { title: 'Kept' },
    })
    const id = made.presentation_id ?? ''
    const before = (await loadPresentation(server.connection.database, { id })).deck.slides
    const gone = before.slice(0, 25)

    const deletes = gone.map(async ({ id: slideId }) => {
      const answer = await caller.delete(`/presentations/${id}/slides/${slideId}`)
      expect(answer.json()).toEqual({ success: true })
    })
    // Five appends are the most that a user may have going.
    const appends = lines(5, 'Appended').map((text) =>
      caller.generated({
        input_text: `${text}a\n${text}b`,
        export_formats: [],
        presentation_options: { existing_presentation_id: id },
      }),
    )
    const additions = lines(20, 'Added').map(async (text, index) => {
      const answer = await caller.post(`/presentations/${id}/slides`, {
        slide_context: text,
        options: { slide_order: index },
        export_formats: [],
      })
      return caller.finished(answer.json().generation_id)
    })
    await Promise.all(deletes)
    const ended = await Promise.all([...appends, ...additions])
    expect(ended.map((one) => [one.status, one.error])).toEqual(
      ended.map(() => ['completed', null]),
    )

    const { presentation, deck } = await loadPresentation(server.connection.database, { id })
    const titles = deck.slides.map((slide) => slide.variants[slide.chosen]?.title)
    const expected = [
      ...lines(30, 'Old').slice(25),
      ...lines(5, 'Appended').flatMap((text) => [`${text}a`, `${text}b`]),
      ...lines(20, 'Added'),
    ]
    expect([...titles].sort()).toEqual([...expected].sort())
    expect(presentation.title).toBe('Kept')

    const rows = await server.connection.database
      .select({ position: slides.position })
      .from(slides)
      .where(eq(slides.presentationId, id))
      .orderBy(asc(slides.position))
    expect(rows.map((row) => row.position)).toEqual(expected.map((_, index) => index))

    const numbers = await server.connection.database
      .select({ number: revisions.number })
      .from(revisions)
      .where(eq(revisions.presentationId, id))
      .orderBy(asc(revisions.number))
    expect(numbers.map((row) => row.number)).toEqual(
      Array.from({ length: 1 + 25 + 5 + 20 }, (_, index) => index + 1),
    )
    expect(presentation.revision).toBe(51)
  })

  test('appends keep the title and the theme, and come in the order accepted', async () => {
    const kiln = '7bddf94b-d5c1-4a73-9c3b-44f167e1bcff'
    const made = await caller.generated({
      input_text: 'First',
      export_formats: [],
      presentation_options: { title: 'Its own', theme_id: kiln },
    })
    const accepted = []
    for (const text of ['Second', 'Third', 'Fourth'])
      accepted.push(
        await caller.post('/generations', {
          input_text: text,
          export_formats: [],
          presentation_options: {
            title: 'Another',
            existing_presentation_id: made.presentation_id,
          },
        }),
      )
    for (const answer of accepted) await caller.finished(answer.json().generation_id)
    const { presentation, deck } = await loadPresentation(server.connection.database, {
      id: made.presentation_id ?? '',
    })
    expect([presentation.title, presentation.themeId]).toEqual(['Its own', kiln])
    expect(deck.slides.map((slide) => slide.variants[0]?.title)).toEqual([
      'First',
      'Second',
      'Third',
      'Fourth',
    ])
  })
})
