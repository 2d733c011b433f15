import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultPrices } from '../../../src/accounts/prices.ts'
import { createUser } from '../../../src/accounts/users.ts'
import type { Connection } from '../../../src/database/connection.ts'
import { operations } from '../../../src/database/schema.ts'
import type { Operation } from '../../../src/deck/operations/operation.ts'
import { enqueueOperation, findOperation } from '../../../src/jobs/operations.ts'
import { applyToPresentation } from '../../../src/presentations/apply-to-presentation.ts'
import { type EditWish, startEdit } from '../../../src/presentations/edits/start-edit.ts'
import {
  InvalidEditError,
  NotFoundError,
  StaleRevisionError,
  UnknownReferenceError,
} from '../../../src/presentations/errors.ts'
import { createPresentation } from '../../../src/presentations/presentation-repository.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { bulletsSlide, simpleLightId } from '../../support/decks.ts'

describeEachDatabase('accepting edits', (open) => {
  let connection: Connection
  let ownerId: string
  let presentationId: string
  let slideId: string
  beforeAll(async () => {
    connection = await open()
    const user = { email: 'edits@example.com', name: 'A', signupCredits: 25 }
    ownerId = (await createUser(connection.database, user)).id
  })
  beforeEach(async () => {
    presentationId = uuidv7()
    slideId = uuidv7()
    await createPresentation(connection.database, {
      id: presentationId,
      ownerId,
      title: 'Letters',
      language: 'en',
      themeId: simpleLightId,
    })
    const slide = { ...bulletsSlide('A', ['a']), id: slideId }
    await connection.database.transaction((tx) =>
      applyToPresentation(tx, { ownerId, presentationId }, [{ op: 'insert_slide', slide }]),
    )
  })
  afterAll(() => connection.close())

  const edit = (wish: EditWish, owner = ownerId) =>
    startEdit({ connection, prices: defaultPrices }, owner, presentationId, wish)
  const retitle = (title: string): Operation => ({ op: 'set_slide_title', slideId, title })

  test('an edit of the revision that the caller has read is accepted', async () => {
    const { operationId } = await edit({ operations: [retitle('B')], baseRevision: 1 })
    const operation = await findOperation(connection.database, ownerId, operationId)
    expect(operation).toMatchObject({
      kind: 'presentation_edit',
      status: 'pending',
      presentationId,
    })
  })

  test.each([
    0, 2,
  ])('an edit of revision %d, when the newest is 1, is stale', async (baseRevision) => {
    await expect(edit({ operations: [retitle('B')], baseRevision })).rejects.toThrow(
      `is at revision 1, and this edit was made for revision ${baseRevision}`,
    )
  })

  test('of two edits of one revision the second is stale, though the first has not run', async () => {
    const both = await Promise.allSettled(
      ['B', 'C'].map((title) => edit({ operations: [retitle(title)], baseRevision: 1 })),
    )
    expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = both.find((one) => one.status === 'rejected')
    expect(refused?.reason).toBeInstanceOf(StaleRevisionError)
    expect(String(refused?.reason)).toContain('wait until it has ended')
  })

  test('an export that is under way makes no edit stale', async () => {
    await enqueueOperation(connection.database, {
      kind: 'presentation_export',
      ownerId,
      presentationId,
      limited: false,
      input: {},
    })
    await edit({ operations: [retitle('B')], baseRevision: 1 })
  })

  test('without a base revision edits queue up', async () => {
    await edit({ operations: [retitle('B')] })
    await edit({ operations: [retitle('C')] })
  })

  test('operations that do not fit are refused at once', async () => {
    const gone = edit({ operations: [{ op: 'delete_slide', slideId: 'gone' }] })
    await expect(gone).rejects.toThrow(InvalidEditError)
    await expect(gone).rejects.toThrow('There is no slide gone')
  })

  test('a theme or slide that nobody knows is named', async () => {
    const theme = edit({ operations: [{ op: 'set_theme', themeId: 'No Such Theme' }] })
    await expect(theme).rejects.toThrow(UnknownReferenceError)
    await expect(theme).rejects.toThrow('"No Such Theme"')
    const slide = edit({ instruction: 'shorten it', slideIds: ['gone'] })
    await expect(slide).rejects.toThrow('There is no slide "gone".')
  })

  test('a slide to insert gets an id of ours, and later operations follow it', async () => {
    const { operationId } = await edit({
      operations: [
        { op: 'insert_slide', slide: { ...bulletsSlide('New', ['n']), id: 'mine' } },
        { op: 'set_slide_title', slideId: 'mine', title: 'Newer' },
      ],
    })
    const [row] = await connection.database
      .select({ input: operations.input })
      .from(operations)
      .where(eq(operations.id, operationId))
    const { change } = row?.input as { change: { operations: unknown } }
    const [insert, retitled] = change.operations as [{ slide: { id: string } }, { slideId: string }]
    expect(insert.slide.id).not.toBe('mine')
    expect(retitled.slideId).toBe(insert.slide.id)
  })

  test('slides to insert are paid for; other edits are free', async () => {
    const insert: Operation = { op: 'insert_slide', slide: bulletsSlide('New', ['n']) }
    await expect(edit({ operations: [insert, insert, insert] })).rejects.toThrow('up to 30 credits')
    await edit({ operations: [retitle('B')] })
  })

  test('texts are kept without characters that no database holds', async () => {
    await edit({ operations: [retitle('B\0')] })
  })

  test('nobody edits what is somebody else’s', async () => {
    const stranger = await createUser(connection.database, {
      email: `${uuidv7()}@example.com`,
      name: 'B',
      signupCredits: 0,
    })
    await expect(edit({ operations: [retitle('B')] }, stranger.id)).rejects.toThrow(NotFoundError)
  })
})
