import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createUser } from '../../src/accounts/users.ts'
import type { Connection } from '../../src/database/connection.ts'
import { revisions, slides } from '../../src/database/schema.ts'
import type { Operation } from '../../src/deck/operations/operation.ts'
import type { Slide } from '../../src/deck/slide.ts'
import { applyToPresentation } from '../../src/presentations/apply-to-presentation.ts'
import { loadPresentation } from '../../src/presentations/presentation-repository.ts'
import { describeEachDatabase } from '../support/databases.ts'
import { bullets, slide } from '../support/decks.ts'
import { emptyPresentation } from '../support/presentations.ts'

describeEachDatabase('changing a stored presentation', (open) => {
  let connection: Connection
  let ownerId: string
  let presentationId: string
  beforeAll(async () => {
    connection = await open()
    const user = { email: 'apply@example.com', name: 'A', signupCredits: 0 }
    ownerId = (await createUser(connection.database, user)).id
  })
  beforeEach(async () => {
    presentationId = await emptyPresentation(connection, ownerId, { title: 'Letters' })
  })
  afterAll(() => connection.close())

  /** A slide whose title is the first letter of its id, so that orders can be read. */
  function letter(name: string): Slide {
    return { ...slide('bullets', name, [bullets([name])]), id: `${name}-${presentationId}` }
  }

  function insert(name: string, position?: number): Operation {
    return {
      op: 'insert_slide',
      slide: letter(name),
      ...(position === undefined ? {} : { position }),
    }
  }

  function apply(operations: Operation[], step?: string) {
    return connection.database.transaction((tx) =>
      applyToPresentation(
        tx,
        { ownerId, presentationId },
        operations,
        step === undefined ? undefined : { operationId: `job-${presentationId}`, step },
      ),
    )
  }

  /** The titles in order, as the rows say; positions are checked on the way. */
  async function stored(): Promise<string> {
    const rows = await connection.database
      .select()
      .from(slides)
      .where(eq(slides.presentationId, presentationId))
      .orderBy(asc(slides.position))
    expect(rows.map((row) => row.position)).toEqual(rows.map((_row, index) => index))
    return rows.map((row) => row.content.variants[0]?.title).join('')
  }

  async function revisionRows() {
    return connection.database
      .select()
      .from(revisions)
      .where(eq(revisions.presentationId, presentationId))
      .orderBy(asc(revisions.number))
  }

  test('adds, moves and deletes slides without gaps in their positions', async () => {
    await apply([insert('A'), insert('B'), insert('C')])
    expect(await stored()).toBe('ABC')
    await apply([insert('D', 0), { op: 'move_slide', slideId: letter('C').id, position: 1 }])
    expect(await stored()).toBe('DCAB')
    await apply([{ op: 'delete_slide', slideId: letter('C').id }])
    expect(await stored()).toBe('DAB')
  })

  test('changes the title, with it the title slides, and the theme', async () => {
    const title = { ...letter('T'), variants: [{ layout: 'title', title: 'Letters', blocks: [] }] }
    await apply([{ op: 'insert_slide', slide: title as Slide }])
    await apply([
      { op: 'set_title', title: 'Numbers' },
      { op: 'set_theme', themeId: 'observatory' },
    ])
    const { presentation, deck } = await loadPresentation(connection.database, {
      id: presentationId,
      ownerId,
    })
    expect(presentation).toMatchObject({ title: 'Numbers', themeId: 'observatory', revision: 2 })
    expect(deck.slides[0]?.variants[0]?.title).toBe('Numbers')
  })

  test('writes one revision a batch, whose inverse takes it back', async () => {
    await apply([insert('A'), insert('B')])
    await apply([
      { op: 'set_notes', slideId: letter('A').id, notes: 'Say this.' },
      { op: 'delete_slide', slideId: letter('B').id },
      { op: 'set_title', title: 'Other' },
    ])
    const rows = await revisionRows()
    expect(rows.map((row) => row.number)).toEqual([1, 2])
    await apply(rows[1]?.inverse ?? [])
    expect(await stored()).toBe('AB')
    const { deck } = await loadPresentation(connection.database, { id: presentationId })
    expect(deck.title).toBe('Letters')
    expect(deck.slides[0]).not.toHaveProperty('notes')
    await apply(rows[0]?.inverse ?? [])
    expect(await stored()).toBe('')
  })

  test('writes a step of a job once', async () => {
    const first = await apply([insert('A')], 'slides')
    const again = await apply([insert('B')], 'slides')
    expect(again).toMatchObject({ revision: first.revision, changedSlideIds: [] })
    expect(await stored()).toBe('A')
    await apply([insert('C')], 'more')
    expect(await stored()).toBe('AC')
  })

  test('has no effect when one of the batch does not fit', async () => {
    await apply([insert('A')])
    const batch: Operation[] = [insert('B'), { op: 'delete_slide', slideId: 'nonsense' }]
    await expect(apply(batch)).rejects.toThrow('There is no slide nonsense')
    expect(await stored()).toBe('A')
    expect(await revisionRows()).toHaveLength(1)
  })

  test('numbers revisions without gaps when many change it at once', async () => {
    await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => apply([insert(name)])))
    expect([...(await stored())].sort().join('')).toBe('ABCDEF')
    expect((await revisionRows()).map((row) => row.number)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('is refused to everybody but the owner', async () => {
    const change = connection.database.transaction((tx) =>
      applyToPresentation(tx, { ownerId: 'somebody', presentationId }, [insert('A')]),
    )
    await expect(change).rejects.toThrow('There is no such presentation.')
  })
})
