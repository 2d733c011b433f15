import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Connection } from '../../../src/database/connection.ts'
import { operations } from '../../../src/database/schema.ts'
import type { AddedSlide } from '../../../src/edit/spoken-of.ts'
import { enqueueOperation } from '../../../src/jobs/operations.ts'
import { lastAddedSlides } from '../../../src/presentations/edits/last-edited-slides.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { somebody } from '../../support/operations.ts'
import { emptyPresentation } from '../../support/presentations.ts'

describeEachDatabase('the slides that were added to a presentation last', (open) => {
  let connection: Connection
  let ownerId: string
  let presentationId: string
  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    ownerId = await somebody(connection)
    presentationId = await emptyPresentation(connection, ownerId)
  })
  afterAll(() => connection.close())

  const added = (slideId: string): AddedSlide => ({ slideId, by: 'inserting' })
  const speakingOf = (...slides: AddedSlide[]) => ({
    summary: '',
    changedSlideIds: [],
    revision: 1,
    spokenOf: {
      slideIds: ['any'],
      reducedSlideIds: [],
      ...(slides.length === 0 ? {} : { added: slides }),
    },
  })
  /** Work on the presentation that has ended. */
  const done = async (
    kind: string,
    result: unknown,
    status: 'completed' | 'failed' = 'completed',
  ) => {
    const { id } = await enqueueOperation(connection.database, {
      kind,
      ownerId,
      presentationId,
      limited: false,
      input: {},
    })
    await connection.database
      .update(operations)
      .set({ status, result })
      .where(eq(operations.id, id))
  }
  const last = () => lastAddedSlides(connection.database, presentationId)

  test('are none where no edit has added any', async () => {
    await done('presentation_edit', speakingOf())
    expect(await last()).toBeUndefined()
  })

  test('are those of the newest edit that has added some, whatever was done since', async () => {
    await done('presentation_edit', speakingOf(added('older')))
    await done('presentation_edit', speakingOf(added('newer')))
    await done('presentation_edit', speakingOf())
    await done('presentation_export', { formats: {} })
    await done('presentation_edit', null, 'failed')
    expect(await last()).toEqual([added('newer')])
  })

  test('may have been added by an agent, or made one by one', async () => {
    await done('agent_task', { state: '', parts: [], memory: speakingOf(added('by an agent')) })
    expect(await last()).toEqual([added('by an agent')])
    await done('slide_creation', { slideId: 'made', formats: {} })
    expect(await last()).toEqual([added('made')])
  })
})
