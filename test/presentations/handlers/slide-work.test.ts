import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultPrices } from '../../../src/accounts/prices.ts'
import type { Connection } from '../../../src/database/connection.ts'
import { revisions } from '../../../src/database/schema.ts'
import type { JobContext, JobHandler } from '../../../src/jobs/job-runner.ts'
import { applyToPresentation } from '../../../src/presentations/apply-to-presentation.ts'
import { presentationHandlers } from '../../../src/presentations/handlers/handlers.ts'
import { loadPresentation } from '../../../src/presentations/presentation-repository.ts'
import { startSlide } from '../../../src/presentations/start-slide.ts'
import { startTranscripts } from '../../../src/presentations/start-transcripts.ts'
import {
  Crash,
  claimWork,
  crashing,
  creditsUsed,
  temporaryStorage,
} from '../../support/claimed-work.ts'
import { describeDatabase } from '../../support/databases.ts'
import { bulletsSlide } from '../../support/decks.ts'
import { createFakeWorkers, type FakeWorkers } from '../../support/fake-workers.ts'
import { silentLogger, somebody } from '../../support/operations.ts'
import { emptyPresentation } from '../../support/presentations.ts'

/** Nothing here is a task of an agent. */
const noAgent = { execute: () => Promise.reject(new Error('No agent works here.')) }

describeDatabase('slides and transcripts after a crash', (open) => {
  let connection: Connection
  let ownerId: string
  let handlers: Record<string, JobHandler>
  let workers: FakeWorkers
  beforeAll(async () => {
    connection = await open()
  })
  const storage = temporaryStorage(() => connection)
  beforeEach(async () => {
    ownerId = await somebody(connection, 10_000)
    workers = createFakeWorkers()
    const tools = { storage: storage(), workers }
    handlers = presentationHandlers(tools, silentLogger, defaultPrices, noAgent)
  })

  /** A presentation with two slides at revision 1. */
  async function presentation(): Promise<string> {
    const id = await emptyPresentation(connection, ownerId, { title: 'Review' })
    await connection.database.transaction((tx) =>
      applyToPresentation(
        tx,
        { ownerId, presentationId: id },
        ['One', 'Two'].map((title) => ({
          op: 'insert_slide' as const,
          slide: { ...bulletsSlide(title, ['A point']), id: `${id}-${title}` },
        })),
      ),
    )
    return id
  }

  async function claim(
    id: string,
  ): Promise<{ handler: JobHandler; context: JobContext; warnings: Set<string> }> {
    const { kind, context, warnings } = await claimWork(connection, id)
    const handler = handlers[kind]
    if (handler === undefined) throw new Error(`There is no handler of ${kind}.`)
    return { handler, context, warnings }
  }

  async function stateOf(presentationId: string, operationId: string) {
    const { presentation: row, deck } = await loadPresentation(connection.database, {
      id: presentationId,
    })
    const changes = await connection.database
      .select({ summary: revisions.summary })
      .from(revisions)
      .where(eq(revisions.operationId, operationId))
    return {
      revision: row.revision,
      changes: changes.map((change) => change.summary),
      used: await creditsUsed(connection, operationId),
      slides: deck.slides.map((one) => one.variants[0]?.title),
      ids: deck.slides.map((one) => one.id),
      notes: deck.slides.map((one) => one.notes ?? ''),
    }
  }

  const crashes = [1, 2, 3, 4, 5, 6].flatMap((step) =>
    [false, true].map((after) => [step, after] as const),
  )

  test.each(
    crashes,
  )('a slide is there once and charged once: step %i, after %s', async (step, after) => {
    const id = await presentation()
    const { generationId } = await startSlide({ connection, prices: defaultPrices }, ownerId, id, {
      context: 'New',
      slideType: 'classic',
      order: 1,
      variantsPerSlide: 1,
      formats: ['link', 'ppt'],
    })
    const first = await claim(generationId)
    await first.handler(crashing(first.context, step, after)).catch((error) => {
      if (!(error instanceof Crash)) throw error
    })
    const second = await claim(generationId)
    const result = await second.handler(second.context)
    const state = await stateOf(id, generationId)
    expect(state).toMatchObject({
      revision: 2,
      changes: ['Added slide 2, “New”.'],
      used: 10,
      slides: ['One', 'New', 'Two'],
    })
    expect(result).toMatchObject({
      slideId: state.ids[1],
      formats: { link: { status: 'completed' }, ppt: { status: 'completed' } },
    })
  })

  test.each(
    crashes.filter(([step]) => step <= 3),
  )('transcripts are written once and charged once: step %i, after %s', async (step, after) => {
    const id = await presentation()
    const work = { connection, prices: defaultPrices }
    const { generationId } = await startTranscripts(work, ownerId, id)
    const first = await claim(generationId)
    await first.handler(crashing(first.context, step, after)).catch((error) => {
      if (!(error instanceof Crash)) throw error
    })
    const second = await claim(generationId)
    const result = await second.handler(second.context)
    const state = await stateOf(id, generationId)
    expect(state).toMatchObject({
      revision: 2,
      changes: ['Wrote the notes of 2 slides.'],
      used: 4,
    })
    expect(state.notes).toEqual(state.ids.map((one) => `Spoken: ${one}`))
    expect(result).toEqual({
      transcripts: ['One', 'Two'].map((title, order) => ({
        slideId: `${id}-${title}`,
        order,
        title,
        content: `Spoken: ${id}-${title}`,
        layout: 'bullets',
      })),
    })
  })

  test.each([
    [2, true],
    [3, false],
    [3, true],
  ])('transcripts leave notes alone that were changed meanwhile: step %i, after %s', async (step, after) => {
    const id = await presentation()
    const work = { connection, prices: defaultPrices }
    const { generationId } = await startTranscripts(work, ownerId, id)
    workers.onTranscribe = async () => {
      const mine = { op: 'set_notes' as const, slideId: `${id}-One`, notes: 'Mine.' }
      await connection.database.transaction((tx) =>
        applyToPresentation(tx, { ownerId, presentationId: id }, [mine]),
      )
    }
    const first = await claim(generationId)
    await first.handler(crashing(first.context, step, after)).catch((error) => {
      if (!(error instanceof Crash)) throw error
    })
    const second = await claim(generationId)
    const result = await second.handler(second.context)
    const state = await stateOf(id, generationId)
    expect(state).toMatchObject({ revision: 3, used: 2, notes: ['Mine.', `Spoken: ${id}-Two`] })
    expect(result).toMatchObject({ transcripts: [{ slideId: `${id}-Two` }] })
    expect([...second.warnings]).toEqual([expect.stringContaining('The notes of slide 1 stay')])
  })
})
