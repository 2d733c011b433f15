import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import { defaultTitle } from '../../src/deck/shown-title.ts'
import type { Slide } from '../../src/deck/slide.ts'
import { applyToPresentation } from '../../src/presentations/apply-to-presentation.ts'
import { listNamed } from '../../src/presentations/named-presentations.ts'
import { describeEachDatabase } from '../support/databases.ts'
import { bulletsSlide, titleSlide } from '../support/decks.ts'
import { somebody } from '../support/operations.ts'
import { emptyPresentation } from '../support/presentations.ts'

describeEachDatabase('the list of presentations', (open) => {
  let connection: Connection
  beforeAll(async () => {
    connection = await open()
  })
  afterAll(() => connection.close())

  async function listed(
    title: string,
    ...slides: Slide[]
  ): Promise<[title: string, slides: number][]> {
    const ownerId = await somebody(connection, 100)
    const presentationId = await emptyPresentation(connection, ownerId, { title })
    await connection.database.transaction((tx) =>
      applyToPresentation(
        tx,
        { ownerId, presentationId },
        slides.map((one, index) => ({
          op: 'insert_slide',
          slide: { ...one, id: `${presentationId}-${index}` },
        })),
      ),
    )
    const list = await listNamed(connection.database, ownerId, { limit: 10 })
    return list.map((one) => [one.title, one.slideCount])
  }

  test('calls one that nobody named by its cover', async () => {
    const slides = [titleSlide('Spring fair'), bulletsSlide('Stalls', ['Thirty'])]
    expect(await listed(defaultTitle, ...slides)).toEqual([['Spring fair', 2]])
  })

  test('calls one of a single slide by that slide', async () => {
    expect(await listed(defaultTitle, bulletsSlide('Stalls', ['Thirty']))).toEqual([['Stalls', 1]])
  })

  test('keeps the title that somebody gave', async () => {
    expect(await listed('Plan', titleSlide('Spring fair'))).toEqual([['Plan', 1]])
  })

  test('keeps the default where no slide has another', async () => {
    expect(await listed(defaultTitle)).toEqual([[defaultTitle, 0]])
  })
})
