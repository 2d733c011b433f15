import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import { operations } from '../../src/database/schema.ts'
import { applyToPresentation } from '../../src/presentations/apply-to-presentation.ts'
import { discardEmptyPresentations } from '../../src/presentations/discard-empty.ts'
import { listPresentations } from '../../src/presentations/presentation-repository.ts'
import { describeEachDatabase, emptyDatabase } from '../support/databases.ts'
import { bullets, slide } from '../support/decks.ts'
import { accept, somebody } from '../support/operations.ts'
import { emptyPresentation } from '../support/presentations.ts'

describeEachDatabase('Generations that failed', (open) => {
  let connection: Connection
  let ownerId: string
  let presentationId: string

  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    await emptyDatabase(connection)
    ownerId = await somebody(connection)
    presentationId = await emptyPresentation(connection, ownerId)
  })

  /** A generation of the presentation that has just failed. */
  async function failed(input = { appending: false }, kind = 'presentation_generation') {
    const id = await accept(connection, ownerId, { kind, presentationId, input })
    await connection.database.update(operations).set({ status: 'failed' })
    return id
  }
  const discard = (...ids: string[]) => discardEmptyPresentations(connection.database, ids)
  const kept = async () => (await listPresentations(connection.database, ownerId)).items.length

  it('leave no empty presentation', async () => {
    await discard(await failed())
    expect(await kept()).toBe(0)
  })

  it('leave the slides that they wrote', async () => {
    const id = await failed()
    await connection.database.transaction((tx) =>
      applyToPresentation(tx, { ownerId, presentationId }, [
        { op: 'insert_slide', slide: { ...slide('bullets', 'One', [bullets(['One'])]), id: 'a' } },
      ]),
    )
    await discard(id)
    expect(await kept()).toBe(1)
  })

  it('leave a presentation that was there before', async () => {
    await discard(await failed({ appending: true }))
    expect(await kept()).toBe(1)
  })

  it('leave a presentation that other work waits for', async () => {
    const id = await failed()
    await accept(connection, ownerId, { presentationId })
    await discard(id)
    expect(await kept()).toBe(1)
  })

  it('leave the presentation of others', async () => {
    const id = await failed()
    await connection.database.update(operations).set({ ownerId: await somebody(connection) })
    await discard(id)
    expect(await kept()).toBe(1)
  })

  it('are the only work that leaves nothing', async () => {
    await discard(await failed({ appending: false }, 'presentation_export'))
    expect(await kept()).toBe(1)
  })
})
