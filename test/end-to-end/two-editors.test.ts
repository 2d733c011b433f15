import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { revisions } from '../../src/database/schema.ts'
import { describeEachDatabase } from '../support/databases.ts'
import { type ModernCaller, modernCaller } from '../support/modern-caller.ts'
import '../support/property-seed.ts'
import { howMany } from '../support/test-range.ts'
import { type Caller, startTestServer, type TestServer } from '../support/test-server.ts'

/** Edits that are made, of both together. */
const edits = howMany(12, 500)

/** What a caller is told whose edit was made for a revision that is, or is about to be, passed. */
const explanation =
  /^(The presentation is at revision \d+, and this edit was made for revision \d+; read it and send the edit again\.|Other work is changing the presentation, so revision \d+ is about to be passed; wait until it has ended, read the presentation and send the edit again\.)$/

describeEachDatabase('two clients that edit one presentation', (open) => {
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    server = await startTestServer(await open())
    caller = await server.caller()
  })
  afterAll(() => server.close())

  test(`${edits} times at random, each on the revision it has read, lose nothing`, {
    timeout: 600_000,
  }, async () => {
    const one = modernCaller(server, caller)
    const other = modernCaller(server, caller)
    const { id } = await one.created({ title: 'Counters' })
    await one.done(id, 'generate', { input_text: '0\n0 \n0  \n0   ' })
    const made = { count: 0 }
    const conflicts: string[] = []
    const choices = fc.sample(
      fc.record({ slide: fc.nat(3), move: fc.nat(3), kind: fc.constantFrom('count', 'move') }),
      { numRuns: edits * 4 },
    )

    /** One more on the counter of a slide, or the slide elsewhere: whoever loses a change shows it in the sum. */
    async function edit(client: ModernCaller): Promise<void> {
      while (made.count < edits) {
        const choice = choices[made.count + conflicts.length] ?? {
          slide: 0,
          move: 0,
          kind: 'count',
        }
        const { revision, slides = [] } = await client.read(id)
        const slide = slides[choice.slide]
        const count = Number(slide?.title)
        const operation =
          choice.kind === 'count'
            ? { op: 'set_slide_title', slideId: slide?.id, title: String(count + 1) }
            : { op: 'move_slide', slideId: slide?.id, position: choice.move }
        const body = {
          operations: [operation, { op: 'set_notes', slideId: slide?.id, notes: `${revision}` }],
          base_revision: revision,
        }
        const answer = await client.post(`/presentations/${id}/edits`, body)
        if (answer.statusCode === 409) {
          conflicts.push(answer.json().detail)
          continue
        }
        expect([answer.statusCode, answer.json().kind]).toEqual([202, 'edit'])
        const ended = await client.ended(answer.json().id)
        expect(ended).toMatchObject({ status: 'completed', result: { revision: revision + 1 } })
        made.count += 1
        if (choice.kind === 'count') counted += 1
      }
    }

    let counted = 0
    await Promise.all([edit(one), edit(other)])

    // Both may have been at their last one when the count was reached.
    expect(made.count).toBeGreaterThanOrEqual(edits)
    const { revision, slides = [] } = await one.read(id)
    expect(slides.reduce((sum, slide) => sum + Number(slide.title), 0)).toBe(counted)
    expect(revision).toBe(1 + made.count)
    const history = await server.connection.database
      .select({ number: revisions.number })
      .from(revisions)
      .where(eq(revisions.presentationId, id))
      .orderBy(asc(revisions.number))
    expect(history.map((row) => row.number)).toEqual(history.map((_, index) => index + 1))
    expect(history).toHaveLength(revision)
    expect(conflicts.length).toBeGreaterThan(0)
    for (const detail of conflicts) expect(detail).toMatch(explanation)
  })
})
