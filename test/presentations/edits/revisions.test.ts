import { and, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createUser } from '../../../src/accounts/users.ts'
import type { Connection } from '../../../src/database/connection.ts'
import { revisions, slides } from '../../../src/database/schema.ts'
import { deckFormatVersion } from '../../../src/deck/deck.ts'
import type { Operation } from '../../../src/deck/operations/operation.ts'
import { chosenVariant } from '../../../src/deck/slide.ts'
import { findTheme } from '../../../src/design/themes/theme-list.ts'
import { applyToPresentation } from '../../../src/presentations/apply-to-presentation.ts'
import { createCustomTheme, deleteCustomTheme } from '../../../src/presentations/custom-themes.ts'
import {
  bringBack,
  compareRevisions,
  listRevisions,
  readRevision,
  restoreRevision,
  undoableChanges,
  undoStep,
} from '../../../src/presentations/edits/revisions.ts'
import { NotFoundError, StaleRevisionError } from '../../../src/presentations/errors.ts'
import {
  createPresentation,
  loadPresentation,
  lockPresentation,
} from '../../../src/presentations/presentation-repository.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { bulletsSlide, chart, simpleLightId, slide } from '../../support/decks.ts'

const kilnId = findTheme('Kiln')?.theme.id ?? ''

describeEachDatabase('revisions of a presentation', (open) => {
  let connection: Connection
  let ownerId: string
  let target: { ownerId: string; presentationId: string }
  beforeAll(async () => {
    connection = await open()
    const user = { email: 'revisions@example.com', name: 'A', signupCredits: 0 }
    ownerId = (await createUser(connection.database, user)).id
  })
  beforeEach(async () => {
    target = { ownerId, presentationId: uuidv7() }
    await createPresentation(connection.database, {
      id: target.presentationId,
      ownerId,
      title: 'Letters',
      language: 'en',
      themeId: simpleLightId,
    })
    await change([{ op: 'insert_slide', slide: letter('A') }])
  })
  afterAll(() => connection.close())

  const letter = (name: string) => ({ ...bulletsSlide(name, [name]), id: idOf(name) })
  const idOf = (name: string) => `${name}-${target.presentationId}`
  const retitle = (title: string): Operation[] => [
    { op: 'set_slide_title', slideId: idOf('A'), title },
  ]
  const change = (operations: Operation[], expectedRevision?: number) =>
    connection.database.transaction((tx) =>
      applyToPresentation(
        tx,
        target,
        operations,
        undefined,
        expectedRevision === undefined ? {} : { expectedRevision },
      ),
    )
  const undo = (count = 1) =>
    connection.database.transaction(async (tx) => {
      const row = await lockPresentation(tx, ownerId, target.presentationId, 'update')
      const number = (await undoableChanges(tx, row, count))[count - 1]?.before
      const origin = { operationId: uuidv7(), step: undoStep }
      if (number !== undefined) await bringBack(tx, target, row, number, origin)
      return number
    })
  const titles = async () => {
    const { deck } = await loadPresentation(connection.database, { id: target.presentationId })
    return deck.slides.map((slide) => chosenVariant(slide).title)
  }

  test('are listed newest first, with what each did', async () => {
    await change(retitle('Alpha'))
    const { items: listed } = await listRevisions(connection.database, target)
    expect(listed.map((one) => one.number)).toEqual([2, 1])
    expect(listed[0]).toMatchObject({ restores: null, operationId: null })
    expect(listed[0]?.summary).toContain('Alpha')
  })

  test('are nobody else’s to see', async () => {
    const stranger = { ...target, ownerId: 'somebody else' }
    await expect(listRevisions(connection.database, stranger)).rejects.toThrow(NotFoundError)
    await expect(readRevision(connection.database, stranger, 1)).rejects.toThrow(NotFoundError)
    await expect(
      compareRevisions(connection.database, stranger, { from: 0, to: 1 }),
    ).rejects.toThrow(NotFoundError)
    await expect(restoreRevision(connection, stranger, 1)).rejects.toThrow(NotFoundError)
  })

  test('are compared slide by slide, in either direction', async () => {
    await change(retitle('Alpha'))
    await change([{ op: 'insert_slide', slide: letter('B') }])
    await change(retitle('Omega'))
    const forth = await compareRevisions(connection.database, target, { from: 1, to: 3 })
    expect(forth.slides.map((one) => [one.slideId, one.change])).toEqual([
      [idOf('A'), 'changed'],
      [idOf('B'), 'added'],
    ])
    expect(forth.slides[0]?.after?.title).toBe('Alpha')
    const back = await compareRevisions(connection.database, target, { from: 3, to: 1 })
    expect(back.slides.map((one) => one.change)).toEqual(['changed', 'deleted'])
  })

  test('are brought back as a new revision, which can be left again', async () => {
    await change(retitle('Alpha'))
    await change([{ op: 'delete_slide', slideId: idOf('A') }])
    expect(await restoreRevision(connection, target, 2)).toEqual({ revision: 4 })
    expect(await titles()).toEqual(['Alpha'])
    const [newest] = (await listRevisions(connection.database, target)).items
    expect(newest).toMatchObject({ number: 4, restores: 2, summary: 'Restored revision 2.' })
    await restoreRevision(connection, target, 3)
    expect(await titles()).toEqual([])
  })

  test('bringing back the one that is shown writes nothing', async () => {
    expect(await restoreRevision(connection, target, 1)).toEqual({ revision: 1 })
    expect((await listRevisions(connection.database, target)).items).toHaveLength(1)
  })

  test.each([-1, 0, 2, 0.5])('there is no revision %d after the first', async (number) => {
    await expect(restoreRevision(connection, target, number)).rejects.toThrow(
      'There is no such revision.',
    )
  })

  test('undoing twice goes two changes back', async () => {
    await change(retitle('Alpha'))
    await change(retitle('Omega'))
    await undo()
    expect(await titles()).toEqual(['Alpha'])
    await undo()
    expect(await titles()).toEqual(['A'])
  })

  test('what follows an undoing is undone first', async () => {
    await change(retitle('Alpha'))
    await undo()
    await change(retitle('Beta'))
    await undo()
    expect(await titles()).toEqual(['A'])
  })

  test('several changes are undone at once', async () => {
    await change(retitle('Alpha'))
    await change(retitle('Omega'))
    await undo(2)
    expect(await titles()).toEqual(['A'])
  })

  test('going back and forth costs no more each time', async () => {
    for (let round = 0; round < 12; round++) {
      await change(retitle(`Title ${round}`))
      await restoreRevision(connection, target, 1)
      await change(retitle(`Title ${round}`))
      await undo()
    }
    const rows = await connection.database
      .select({ operations: revisions.operations })
      .from(revisions)
      .where(eq(revisions.presentationId, target.presentationId))
    expect(Math.max(...rows.map((row) => row.operations.length))).toBe(1)
    expect(await titles()).toEqual(['A'])
  })

  test('of many changes only what differs in the end is written', async () => {
    for (let round = 0; round < 30; round++) await change(retitle(`Title ${round}`))
    await change([{ op: 'insert_slide', slide: letter('B') }])
    await restoreRevision(connection, target, 1)
    expect(await titles()).toEqual(['A'])
    const [newest] = await connection.database
      .select({ operations: revisions.operations })
      .from(revisions)
      .where(and(eq(revisions.presentationId, target.presentationId), eq(revisions.number, 33)))
    expect(newest?.operations.map(({ op }) => op)).toEqual(['delete_slide', 'replace_slide'])
  })

  test('one of them is read, and none that there is not', async () => {
    await change(retitle('Alpha'))
    expect(await readRevision(connection.database, target, 1)).toMatchObject({ number: 1 })
    await expect(readRevision(connection.database, target, 3)).rejects.toThrow(
      'There is no such revision.',
    )
  })

  test('what is brought back in a theme that was deleted stays in the theme of today', async () => {
    const own = await createCustomTheme(connection.database, ownerId, {
      name: 'House style',
      definition: { base: simpleLightId },
    })
    await change([{ op: 'set_theme', themeId: own.id }])
    await change([{ op: 'set_theme', themeId: kilnId }])
    await deleteCustomTheme(connection.database, ownerId, own.id)
    await restoreRevision(connection, target, 2)
    const { deck } = await loadPresentation(connection.database, { id: target.presentationId })
    expect(deck.themeId).toBe(kilnId)
  })

  test('a revision that was undone can be brought back', async () => {
    await change(retitle('Alpha'))
    await undo()
    await restoreRevision(connection, target, 2)
    expect(await titles()).toEqual(['Alpha'])
  })

  test('bringing a revision back is undone like any change, and then what came before it', async () => {
    await change(retitle('Alpha'))
    await change(retitle('Omega'))
    await restoreRevision(connection, target, 1)
    await undo()
    expect(await titles()).toEqual(['Omega'])
    await undo()
    expect(await titles()).toEqual(['Alpha'])
  })

  test('the change that made the presentation is not undone', async () => {
    expect(await undo()).toBeUndefined()
    expect(await titles()).toEqual(['A'])
  })

  test('a change for an older revision is refused, saying which is the newest', async () => {
    await change(retitle('Alpha'))
    const late = change(retitle('Late'), 1)
    await expect(late).rejects.toThrow(StaleRevisionError)
    await expect(late).rejects.toThrow('is at revision 2')
    expect(await titles()).toEqual(['Alpha'])
  })

  test('of format 1 are taken back, and its slides read, in the format of today', async () => {
    const loose = { ...chart('bar', ['2025'], { Cost: [4] }), highlightedSeries: 3 }
    const old = slide('chart', 'Cost', [loose])
    const { highlightedSeries: _lost, ...repaired } = loose
    await change([{ op: 'replace_slide', slide: { ...old, id: idOf('A') } }])
    await change(retitle('Costs'))
    const { presentationId } = target
    await connection.database.execute(
      sql`update slides set format = 1 where presentation_id = ${presentationId}`,
    )
    await connection.database.execute(
      sql`update revisions set format = 1 where presentation_id = ${presentationId}`,
    )
    const shown = async () => {
      const { deck } = await loadPresentation(connection.database, { id: presentationId, ownerId })
      const [first] = deck.slides
      return first && [chosenVariant(first).title, chosenVariant(first).blocks]
    }
    expect(await shown()).toEqual(['Costs', [repaired]])
    await undo()
    expect(await shown()).toEqual(['Cost', [repaired]])
    const [stored] = await connection.database
      .select({ format: slides.format })
      .from(slides)
      .where(eq(slides.presentationId, presentationId))
    expect(stored).toEqual({ format: deckFormatVersion })
  })
})
