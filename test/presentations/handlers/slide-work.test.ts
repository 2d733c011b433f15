import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultPrices } from '../../../src/accounts/prices.ts'
import { createUser } from '../../../src/accounts/users.ts'
import type { Connection } from '../../../src/database/connection.ts'
import { operations, revisions } from '../../../src/database/schema.ts'
import { createJobContext } from '../../../src/jobs/job-context.ts'
import { type JobContext, type JobHandler, LeaseLostError } from '../../../src/jobs/job-runner.ts'
import { applyToPresentation } from '../../../src/presentations/apply-to-presentation.ts'
import { presentationHandlers } from '../../../src/presentations/handlers/handlers.ts'
import {
  createPresentation,
  loadPresentation,
} from '../../../src/presentations/presentation-repository.ts'
import { startSlide } from '../../../src/presentations/start-slide.ts'
import { startTranscripts } from '../../../src/presentations/start-transcripts.ts'
import { openStorage, type Storage } from '../../../src/storage/storage.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { bulletsSlide, simpleLightId } from '../../support/decks.ts'
import { createFakeWorkers, type FakeWorkers } from '../../support/fake-workers.ts'

/** The end of a process; like a lost lease it ends everything, rendering included. */
class Crash extends LeaseLostError {}

describeEachDatabase('slides and transcripts after a crash', (open) => {
  let connection: Connection
  let storage: Storage
  let directory: string
  let ownerId: string
  let workers: FakeWorkers
  let handlers: Record<string, JobHandler>
  let count = 0
  beforeAll(async () => {
    connection = await open()
    directory = await mkdtemp(join(tmpdir(), 'slidewright-slides-'))
    storage = await openStorage({ dataDirectory: directory }, connection)
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))
  beforeEach(async () => {
    count += 1
    const email = `slide-work-${count}@example.com`
    ownerId = (await createUser(connection.database, { email, name: 'A', signupCredits: 10_000 }))
      .id
    workers = createFakeWorkers()
    handlers = presentationHandlers({ storage, workers }, pino({ level: 'silent' }), defaultPrices)
  })

  /** A presentation with two slides at revision 1. */
  async function presentation(): Promise<string> {
    count += 1
    const id = `presentation-${count}`
    const row = { id, ownerId, title: 'Review', language: 'en', themeId: simpleLightId }
    await createPresentation(connection.database, row)
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

  /** Takes the operation as a worker does, and leaves it in progress. */
  async function claim(id: string): Promise<{ handler: JobHandler; context: JobContext }> {
    const [operation] = await connection.database
      .update(operations)
      .set({ status: 'in_progress', worker: 'test', attempt: sql`attempt + 1` })
      .where(eq(operations.id, id))
      .returning()
    const handler = handlers[operation?.kind ?? '']
    if (operation === undefined || handler === undefined) throw new Error('No such operation.')
    const hold = { id, worker: 'test', attempt: operation.attempt }
    const signal = new AbortController().signal
    return {
      handler,
      context: createJobContext(connection.database, operation, hold, signal, new Set()),
    }
  }

  /** A context that ends the work at its `step`-th write, before or after that has landed. */
  function crashing(context: JobContext, step: number, after: boolean): JobContext {
    let writes = 0
    async function guard<T>(write: () => Promise<T>): Promise<T> {
      writes += 1
      if (writes === step && !after) throw new Crash()
      const result = await write()
      if (writes >= step) throw new Crash()
      return result
    }
    return {
      ...context,
      transaction: (work) => guard(() => context.transaction(work)),
      checkpoint: {
        get: (key) => context.checkpoint.get(key),
        put: (key, value) => guard(() => context.checkpoint.put(key, value)),
      },
      progress: (...args) => guard(() => context.progress(...args)),
    }
  }

  async function stateOf(presentationId: string, operationId: string) {
    const { presentation: row, deck } = await loadPresentation(connection.database, {
      id: presentationId,
    })
    const changes = await connection.database
      .select({ number: revisions.number })
      .from(revisions)
      .where(eq(revisions.operationId, operationId))
    const [operation] = await connection.database
      .select({ used: operations.creditsUsed })
      .from(operations)
      .where(eq(operations.id, operationId))
    return {
      revision: row.revision,
      changes: changes.length,
      used: operation?.used,
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
      changes: 1,
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
    expect(state).toMatchObject({ revision: 2, changes: 1, used: 4 })
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
})
