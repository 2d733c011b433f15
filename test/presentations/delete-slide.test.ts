import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import { applyToPresentation } from '../../src/presentations/apply-to-presentation.ts'
import { deleteSlide } from '../../src/presentations/delete-slide.ts'
import { loadPresentation } from '../../src/presentations/presentation-repository.ts'
import { describeEachDatabase } from '../support/databases.ts'
import { agenda, bulletsSlide, slide } from '../support/decks.ts'
import { somebody } from '../support/operations.ts'
import { emptyPresentation } from '../support/presentations.ts'

describeEachDatabase('deleting a slide', (open) => {
  let connection: Connection
  beforeAll(async () => {
    connection = await open()
  })
  afterAll(() => connection.close())

  test('takes it off the agenda too, in the same revision', async () => {
    const ownerId = await somebody(connection, 100)
    const presentationId = await emptyPresentation(connection, ownerId, { title: 'Plan' })
    const idOf = (name: string) => `${presentationId}-${name}`
    const parts = agenda([`Costs > ${idOf('costs')}`, `Risks > ${idOf('risks')}`])
    const slides = [
      { ...slide('agenda', 'Agenda', [parts]), id: idOf('agenda') },
      { ...bulletsSlide('Costs', ['Fuel']), id: idOf('costs') },
      { ...bulletsSlide('Risks', ['Rain']), id: idOf('risks') },
    ]
    await connection.database.transaction((tx) =>
      applyToPresentation(
        tx,
        { ownerId, presentationId },
        slides.map((one) => ({ op: 'insert_slide', slide: one })),
      ),
    )
    await deleteSlide(connection, ownerId, presentationId, idOf('costs'))
    const { deck, presentation } = await loadPresentation(connection.database, {
      id: presentationId,
    })
    expect(deck.slides[0]?.variants[0]?.blocks).toMatchObject([{ items: [{ text: 'Risks' }] }])
    expect(presentation.revision).toBe(2)
  })
})
