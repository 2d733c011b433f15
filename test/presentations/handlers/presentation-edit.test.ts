import { beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultPrices } from '../../../src/accounts/prices.ts'
import type { Connection } from '../../../src/database/connection.ts'
import type { Operation } from '../../../src/deck/operations/operation.ts'
import { chosenVariant, type Slide, slidePlainText } from '../../../src/deck/slide.ts'
import { JobFailure } from '../../../src/jobs/job-runner.ts'
import { applyToPresentation } from '../../../src/presentations/apply-to-presentation.ts'
import { listRevisions } from '../../../src/presentations/edits/revisions.ts'
import { type EditWish, startEdit } from '../../../src/presentations/edits/start-edit.ts'
import { presentationEdit } from '../../../src/presentations/handlers/presentation-edit.ts'
import type { EditOutcome } from '../../../src/presentations/operation-result.ts'
import { loadPresentation } from '../../../src/presentations/presentation-repository.ts'
import type { EditResult } from '../../../src/workers/tasks.ts'
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

describeDatabase('editing a presentation', (open) => {
  let connection: Connection
  let ownerId: string
  let presentationId: string
  let workers: FakeWorkers
  beforeAll(async () => {
    connection = await open()
  })
  const storage = temporaryStorage(() => connection)
  beforeEach(async () => {
    ownerId = await somebody(connection, 10_000)
    workers = createFakeWorkers()
    presentationId = await emptyPresentation(connection, ownerId, { title: 'Review' })
    await change(
      ['One', 'Two', 'Three'].map((title) => ({
        op: 'insert_slide' as const,
        slide: { ...bulletsSlide(title, ['A point']), id: idOf(title) },
      })),
    )
  })

  const idOf = (title: string) => `${presentationId}-${title}`
  const change = (operations: Operation[]) =>
    connection.database.transaction((tx) =>
      applyToPresentation(tx, { ownerId, presentationId }, operations),
    )
  const retitle = (slide: string, title: string): Operation => ({
    op: 'set_slide_title',
    slideId: idOf(slide),
    title,
  })
  const titles = async () => {
    const { deck } = await loadPresentation(connection.database, { id: presentationId })
    return deck.slides.map((slide) => chosenVariant(slide).title)
  }

  /** Accepts an edit; what it gives runs it, from a claim of its own each time. */
  async function accepted(wish: EditWish) {
    const dependencies = { connection, prices: defaultPrices, reader: workers }
    const { operationId } = await startEdit(dependencies, ownerId, presentationId, wish)
    const handler = presentationEdit({ storage: storage(), workers }, silentLogger, defaultPrices)
    return {
      operationId,
      run: async (crash?: { step: number; after: boolean }): Promise<EditOutcome> => {
        const { context } = await claimWork(connection, operationId)
        const run = crash ? crashing(context, crash.step, crash.after) : context
        return (await handler(run)) as EditOutcome
      },
    }
  }

  /** Whatever the words are, they mean this. */
  function meaning(result: Partial<EditResult>): void {
    const edit = workers.edit
    workers.edit = async (task, signal) => ({
      ...(await edit({ ...task, steps: [] }, signal)),
      ...result,
    })
  }

  test('writes one revision, and says what it did and to which slides', async () => {
    const { run } = await accepted({ operations: [retitle('One', 'First'), retitle('Two', 'B')] })
    expect(await run()).toEqual({
      summary: 'Did set_slide_title. Did set_slide_title.',
      changedSlideIds: [idOf('One'), idOf('Two')],
      revision: 2,
    })
    expect(await titles()).toEqual(['First', 'B', 'Three'])
  })

  test('works on the presentation as it is when the change comes: one made meanwhile stays', async () => {
    const { run } = await accepted({ operations: [retitle('One', 'First')] })
    let calls = 0
    workers.onEdit = async () => {
      if (++calls === 1) await change([{ op: 'delete_slide', slideId: idOf('Two') }])
    }
    expect(await run()).toMatchObject({ revision: 3 })
    expect(calls).toBe(2)
    expect(await titles()).toEqual(['First', 'Three'])
  })

  test('corrects words of a later line where an earlier one lacks them', async () => {
    const slide = bulletsSlide('Filed', ['Costs fell by a tenth', 'We filed two new patents'])
    await change([{ op: 'insert_slide', slide: { ...slide, id: idOf('Filed') } }])
    const instruction = 'On slide 4 it should say three new patents, not two'
    await (await accepted({ instruction })).run()
    const { deck } = await loadPresentation(connection.database, { id: presentationId })
    expect(slidePlainText(deck.slides[3] as Slide)).toContain('We filed three new patents')
  })

  test('fails when the revision that the caller had read was left meanwhile', async () => {
    const { run } = await accepted({ operations: [retitle('One', 'First')], baseRevision: 1 })
    workers.onEdit = async () => {
      await change([retitle('Two', 'Meanwhile')])
    }
    await expect(run()).rejects.toMatchObject({ code: 'stale_revision' })
    expect(await titles()).toEqual(['One', 'Meanwhile', 'Three'])
  })

  test('fails when what it changes was deleted meanwhile, and changes nothing', async () => {
    const { run } = await accepted({
      operations: [retitle('Two', 'B'), retitle('One', 'First')],
    })
    await change([{ op: 'delete_slide', slideId: idOf('One') }])
    await expect(run()).rejects.toMatchObject({ code: 'invalid_edit' })
    expect(await titles()).toEqual(['Two', 'Three'])
  })

  const crashes = [1, 2, 3, 4].flatMap((step) => [false, true].map((after) => ({ step, after })))

  test.each(
    crashes,
  )('is done once and charged once: crash at step $step, after $after', async (crash) => {
    const slide = bulletsSlide('New', ['A point'])
    const { run, operationId } = await accepted({ operations: [{ op: 'insert_slide', slide }] })
    await run(crash).catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error
    })
    const outcome = await run()
    const { deck } = await loadPresentation(connection.database, { id: presentationId })
    expect(outcome).toEqual({
      summary: 'Did insert_slide.',
      changedSlideIds: [deck.slides[3]?.id],
      revision: 2,
    })
    expect(await titles()).toEqual(['One', 'Two', 'Three', 'New'])
    expect(await creditsUsed(connection, operationId)).toBe(10)
  })

  test('that would make more slides than were paid for, the presentation being another one by then, fails', async () => {
    const { run, operationId } = await accepted({ instruction: 'delete slide 1' })
    const slide = { ...bulletsSlide('New', ['A point']), id: idOf('New') }
    meaning({ operations: [{ op: 'insert_slide', slide }], insertedSlideIds: [slide.id] })
    await expect(run()).rejects.toMatchObject({ code: 'insufficient_credits' })
    expect(await titles()).toEqual(['One', 'Two', 'Three'])
    expect(await creditsUsed(connection, operationId)).toBe(0)
  })

  test('asks after what came before the unclear part', async () => {
    const clarify = { request: 'clarify' as const, question: 'Which one?', options: ['A', 'B'] }
    meaning({ operations: [retitle('One', 'First')], summaries: ['Renamed slide 1.'], clarify })
    const { run } = await accepted({ instruction: 'rename 1 to First and delete the other' })
    expect(await run()).toEqual({
      summary: 'Renamed slide 1.',
      changedSlideIds: [idOf('One')],
      revision: 2,
      question: { text: 'Which one?', options: ['A', 'B'] },
    })
  })

  test('that only asks makes no revision', async () => {
    meaning({ clarify: { request: 'clarify', question: 'Which one?', options: [] } })
    const { run } = await accepted({ instruction: 'delete it' })
    expect(await run()).toMatchObject({ revision: 1, changedSlideIds: [] })
    const listed = await listRevisions(connection.database, { ownerId, presentationId })
    expect(listed.items).toHaveLength(1)
  })

  test('that can do nothing fails with the reason', async () => {
    const sentence = 'Translating needs a model; set LLM_MODEL.'
    meaning({ declined: [{ request: 'decline', reason: 'needs_model', sentence }] })
    const { run } = await accepted({ instruction: 'translate it into French' })
    await expect(run()).rejects.toMatchObject({ code: 'needs_model', message: sentence })
    await expect(run()).rejects.toThrow(JobFailure)
  })

  test('that is called off when asked is done as wished', async () => {
    const sentence = 'Nothing was deleted.'
    meaning({ declined: [{ request: 'decline', reason: 'called_off', sentence }] })
    const { run } = await accepted({ instruction: 'no' })
    expect(await run()).toEqual({ summary: sentence, changedSlideIds: [], revision: 1 })
  })

  test('undoes the last change and says so', async () => {
    await change([retitle('One', 'First')])
    meaning({ undo: 1 })
    const { run } = await accepted({ instruction: 'undo' })
    expect(await run()).toMatchObject({
      revision: 3,
      summary: 'Took back the last change: Renamed slide 1 to “First”.',
    })
    expect(await titles()).toEqual(['One', 'Two', 'Three'])
  })

  test('says of several that it took back what each did, the last one first', async () => {
    await change([retitle('One', 'First')])
    await change([retitle('Two', 'Second')])
    meaning({ undo: 2 })
    const { run } = await accepted({ instruction: 'undo the last two' })
    expect(await run()).toMatchObject({
      summary:
        'Took back the last 2 changes: Renamed slide 2 to “Second”. Renamed slide 1 to “First”.',
    })
  })

  test('that undid something before a crash says the same afterwards', async () => {
    await change([retitle('One', 'First')])
    meaning({ undo: 1 })
    const { run } = await accepted({ instruction: 'undo' })
    await expect(run({ step: 3, after: true })).rejects.toThrow(Crash)
    expect(await run()).toMatchObject({
      revision: 3,
      summary: 'Took back the last change: Renamed slide 1 to “First”.',
    })
  })

  test('asks whether fewer changes shall be undone than there are', async () => {
    await change([retitle('One', 'First')])
    await change([retitle('One', 'Premier')])
    const { run } = await accepted({ instruction: 'undo the last 5 changes' })
    expect(await run()).toMatchObject({
      revision: 3,
      question: { text: 'There are only two changes to undo. Undo both?' },
    })
  })

  test('says when there is nothing to undo', async () => {
    meaning({ undo: 1 })
    const { run } = await accepted({ instruction: 'undo' })
    await expect(run()).rejects.toMatchObject({ code: 'nothing_to_do' })
  })

  test('renders the files that were asked for, of the presentation as it is then', async () => {
    meaning({ operations: [retitle('One', 'First')], exports: ['pdf', 'pdf'] })
    const { run } = await accepted({ instruction: 'rename slide 1 to First and send me the PDF' })
    expect(await run()).toMatchObject({ revision: 2, formats: { pdf: { status: 'completed' } } })
    expect(workers.exported.map((task) => task.deck.slides[0]?.variants[0]?.title)).toEqual([
      'First',
    ])
  })

  test('that asks for files alone says which', async () => {
    meaning({ exports: ['pdf', 'link'] })
    const { run } = await accepted({ instruction: 'send me the PDF and a link' })
    expect(await run()).toMatchObject({
      revision: 1,
      summary: 'Asked for the PDF file and the share link.',
    })
  })

  test('brings no empty deck back: there is no revision 0', async () => {
    meaning({ restore: 0 })
    const { run } = await accepted({ instruction: 'go back to version 0' })
    await expect(run()).rejects.toThrow('There is no revision 0; the first is 1.')
    expect(await titles()).toEqual(['One', 'Two', 'Three'])
  })

  test('a revision that was brought back is left again by undoing', async () => {
    await change([retitle('One', 'First')])
    meaning({ restore: 1 })
    await (await accepted({ instruction: 'go back to version 1' })).run()
    expect(await titles()).toEqual(['One', 'Two', 'Three'])
    for (const expected of ['First', 'One']) {
      meaning({ undo: 1, restore: undefined } as Partial<EditResult>)
      await (await accepted({ instruction: 'undo' })).run()
      expect((await titles())[0]).toBe(expected)
    }
  })
})
