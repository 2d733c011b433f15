import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultPrices } from '../../../src/accounts/prices.ts'
import type { Connection } from '../../../src/database/connection.ts'
import { exportFiles, operations, presentations, revisions } from '../../../src/database/schema.ts'
import { listEvents } from '../../../src/jobs/events.ts'
import type { JobHandler } from '../../../src/jobs/job-runner.ts'
import { deletePresentation } from '../../../src/presentations/delete-presentation.ts'
import { presentationGeneration } from '../../../src/presentations/handlers/presentation-generation.ts'
import { loadPresentation } from '../../../src/presentations/presentation-repository.ts'
import { slideEventSchema } from '../../../src/presentations/slide-events.ts'
import {
  type GenerationWish,
  startGeneration,
} from '../../../src/presentations/start-generation.ts'
import {
  Crash,
  claimWork,
  crashing,
  creditsUsed,
  temporaryStorage,
} from '../../support/claimed-work.ts'
import { describeDatabase } from '../../support/databases.ts'
import { simpleLightId } from '../../support/decks.ts'
import { createFakeWorkers, type FakeWorkers } from '../../support/fake-workers.ts'
import { silentLogger, somebody } from '../../support/operations.ts'

const wish: GenerationWish = {
  text: 'One\nTwo\nThree',
  additionalInstructions: 'Be brief.',
  imageIds: [],
  formats: ['link', 'pdf', 'ppt'],
  title: 'Numbers',
  theme: simpleLightId,
  slideRange: 'auto',
  variantsPerSlide: 1,
  images: { style: 'auto', variants: 0 },
}

describeDatabase('the generation of a presentation', (open) => {
  let connection: Connection
  let ownerId: string
  let workers: FakeWorkers
  let handler: JobHandler
  beforeAll(async () => {
    connection = await open()
  })
  const storage = temporaryStorage(() => connection)
  beforeEach(async () => {
    ownerId = await somebody(connection, 100_000)
    workers = createFakeWorkers()
    const tools = { storage: storage(), workers }
    handler = presentationGeneration(tools, silentLogger, defaultPrices)
  })

  async function accept(fields: Partial<GenerationWish> = {}): Promise<string> {
    return (
      await startGeneration({ connection, prices: defaultPrices }, ownerId, { ...wish, ...fields })
    ).generationId
  }

  const claim = (id: string) => claimWork(connection, id)

  /** The titles of the slides that streams were told of, in order. */
  async function announced(id: string): Promise<unknown[]> {
    const events = await listEvents(connection.database, id, 0)
    return events
      .filter((event) => event.type === 'slide')
      .map((event) => slideEventSchema.parse(event.data).title)
  }

  async function run(id: string): Promise<unknown> {
    return handler((await claim(id)).context)
  }

  async function stateOf(presentationId: string) {
    const { presentation, deck } = await loadPresentation(connection.database, {
      id: presentationId,
      ownerId,
    })
    const changes = await connection.database
      .select({ number: revisions.number, step: revisions.step, summary: revisions.summary })
      .from(revisions)
      .where(eq(revisions.presentationId, presentationId))
    const files = await connection.database
      .select({ format: exportFiles.format, revision: exportFiles.revision })
      .from(exportFiles)
      .where(eq(exportFiles.presentationId, presentationId))
    return {
      title: presentation.title,
      revision: presentation.revision,
      slides: deck.slides.map((slide) => slide.variants[0]?.title),
      changes,
      files: files.map((file) => `${file.format} ${file.revision}`).sort(),
    }
  }

  async function presentationOf(operationId: string): Promise<string> {
    const [row] = await connection.database
      .select({ id: operations.presentationId })
      .from(operations)
      .where(eq(operations.id, operationId))
    return row?.id ?? ''
  }

  const done = {
    title: 'Numbers',
    revision: 1,
    slides: ['One', 'Two', 'Three'],
    changes: [{ number: 1, step: 'slides', summary: 'Wrote 3 slides.' }],
    files: ['page 1', 'pdf 1', 'ppt 1', 'stylesheet 1'],
  }

  test('writes the slides in one revision and a file for each format', async () => {
    const id = await accept()
    const result = await run(id)
    expect(result).toMatchObject({
      formats: {
        link: { status: 'completed' },
        pdf: { status: 'completed' },
        ppt: { status: 'completed' },
      },
    })
    expect(await stateOf(await presentationOf(id))).toEqual(done)
  })

  test.each([false, true])('continues after a crash at any write (landed: %s)', async (after) => {
    for (let step = 1; ; step++) {
      const id = await accept()
      const { context } = await claim(id)
      const crashed = await handler(crashing(context, step, after)).then(
        () => false,
        (error: unknown) => {
          expect(error).toBeInstanceOf(Crash)
          return true
        },
      )
      const retried = await claim(id)
      await handler(retried.context)
      expect(await stateOf(await presentationOf(id))).toEqual(done)
      expect([...retried.warnings]).toHaveLength(1)
      expect(await creditsUsed(connection, id)).toBe(30)
      expect(await announced(id)).toEqual(['One', 'Two', 'Three'])
      await connection.database.update(operations).set({ status: 'completed' })
      if (!crashed) {
        expect(step).toBeGreaterThan(8)
        break
      }
    }
  })

  test('tells whoever streams it of each slide, where and what it is', async () => {
    const id = await accept()
    await run(id)
    const slideEvents = (await listEvents(connection.database, id, 0)).filter(
      (event) => event.type === 'slide',
    )
    const presentationId = await presentationOf(id)
    const { deck } = await loadPresentation(connection.database, { id: presentationId })
    expect(slideEvents.map((event) => event.data)).toEqual(
      deck.slides.map((slide, order) => ({
        presentationId,
        slideId: slide.id,
        order,
        title: ['One', 'Two', 'Three'][order],
        layout: 'bullets',
      })),
    )
  })

  test('costs what each slide costs that it wrote', async () => {
    const id = await accept({ text: 'One\nTwo' })
    expect(await creditsUsed(connection, id)).toBe(0)
    await run(id)
    expect(await creditsUsed(connection, id)).toBe(20)
  })

  test('costs nothing for slides that were not written', async () => {
    const id = await accept()
    workers.onAuthor = async () => {
      throw new Error('broken')
    }
    await expect(run(id)).rejects.toThrow('broken')
    expect(await creditsUsed(connection, id)).toBe(0)
  })

  test('after a crash does not render again what is stored', async () => {
    const id = await accept()
    workers.onExport = async (task) => {
      if (task.format === 'ppt') throw new Error('broken')
    }
    await run(id)
    workers.onExport = undefined
    const before = workers.exported.length
    await run(id)
    expect(workers.exported.slice(before).map((task) => task.format)).toEqual(['ppt'])
    expect(workers.authored).toHaveLength(1)
  })

  test('dates the PowerPoint file by when the presentation was made', async () => {
    const id = await accept()
    await run(id)
    const [presentation] = await connection.database
      .select()
      .from(presentations)
      .where(eq(presentations.ownerId, ownerId))
    const [task] = workers.exported.filter(({ format }) => format === 'ppt')
    expect(task).toMatchObject({ created: presentation?.createdAt })
  })

  test('keeps what the author warned of, and what could not be honoured', async () => {
    const author = workers.author.bind(workers)
    workers.author = async (task) => ({ ...(await author(task)), warnings: ['Not translated.'] })
    const { context, warnings } = await claim(await accept())
    await handler(context)
    expect([...warnings]).toEqual([expect.stringContaining('instructions'), 'Not translated.'])
  })

  test('sets the language that the text turned out to have', async () => {
    const author = workers.author.bind(workers)
    workers.author = async (task) => ({ ...(await author(task)), language: 'el' })
    const id = await accept()
    await run(id)
    const [row] = await connection.database
      .select({ language: presentations.language })
      .from(presentations)
      .where(eq(presentations.id, await presentationOf(id)))
    expect(row?.language).toBe('el')
  })

  test('appends without touching language, title or the slides before', async () => {
    const first = await accept({ language: 'de' })
    await run(first)
    const existingPresentationId = await presentationOf(first)
    await connection.database.update(operations).set({ status: 'completed' })
    const second = await accept({ existingPresentationId, text: 'Four', title: 'Other' })
    await run(second)
    const state = await stateOf(existingPresentationId)
    expect(state).toMatchObject({
      title: 'Numbers',
      revision: 2,
      slides: ['One', 'Two', 'Three', 'Four'],
    })
  })

  test('writes nothing more once its presentation is deleted', async () => {
    const id = await accept()
    const { context } = await claim(id)
    const presentationId = await presentationOf(id)
    workers.onAuthor = () => deletePresentation(connection, ownerId, presentationId)
    await expect(handler(context)).rejects.toThrow('no longer holds')
    await expect(loadPresentation(connection.database, { id: presentationId })).rejects.toThrow(
      'no such presentation',
    )
    const [row] = await connection.database.select().from(operations).where(eq(operations.id, id))
    expect(row).toMatchObject({
      status: 'failed',
      error: { code: 'presentation_deleted', message: 'The presentation was deleted.' },
    })
  })

  test('for a presentation that is gone fails with that sentence', async () => {
    const first = await accept()
    await run(first)
    const existingPresentationId = await presentationOf(first)
    const second = await accept({ existingPresentationId })
    const { context } = await claim(second)
    await connection.database
      .delete(presentations)
      .where(eq(presentations.id, existingPresentationId))
    await expect(handler(context)).rejects.toMatchObject({
      name: 'JobFailure',
      code: 'presentation_deleted',
      message: 'The presentation was deleted.',
    })
  })
})
