import assert from 'node:assert/strict'
import { asc, count, eq, inArray } from 'drizzle-orm'
import { creditBalance } from '../../src/accounts/credits.ts'
import { defaultPrices } from '../../src/accounts/prices.ts'
import { openConnection } from '../../src/database/open-connection.ts'
import { operations, presentations, revisions, slides } from '../../src/database/schema.ts'
import { slideSchema } from '../../src/deck/slide.ts'
import type { Place } from './databases.ts'
import { signupCredits } from './server-process.ts'

/** What is left of a presentation: its slides in their order, each as JSON of what it shows. */
export interface StoredPresentation {
  title: string
  slides: string[]
}

/**
 * Expects what holds of a database whatever was killed or cancelled when, once all work has ended and the server that
 * had the first account's key is gone: nothing waits or runs, slides are whole and stand one behind the other, revisions
 * are consecutive, and each slide was paid for once with nothing still set aside.
 *
 * @throws AssertionError (node:assert, so that benchmarks can ask it too).
 */
export async function expectBalancedBooks(place: Place): Promise<StoredPresentation[]> {
  const connection = await openConnection(place)
  try {
    const { database } = connection
    const [unfinished] = await database
      .select({ count: count() })
      .from(operations)
      .where(inArray(operations.status, ['pending', 'in_progress']))
    assert.equal(unfinished?.count, 0)
    const stored: StoredPresentation[] = []
    const decks = await database.select().from(presentations)
    for (const deck of decks) {
      const rows = await database
        .select()
        .from(slides)
        .where(eq(slides.presentationId, deck.id))
        .orderBy(asc(slides.position))
      assert.deepEqual(
        rows.map((row) => row.position),
        rows.map((_, index) => index),
      )
      const shown = rows.map((row) => JSON.stringify(slideSchema.parse(row.content).variants))
      stored.push({ title: deck.title, slides: shown })
      const history = await database
        .select({ number: revisions.number })
        .from(revisions)
        .where(eq(revisions.presentationId, deck.id))
        .orderBy(asc(revisions.number))
      assert.deepEqual(
        history.map((one) => one.number),
        history.map((_, index) => index + 1),
      )
      assert.equal(deck.revision, history.length)
    }
    const paid = stored.reduce((sum, deck) => sum + deck.slides.length, 0)
    assert.equal(defaultPrices.editedSlide, defaultPrices.classicSlide)
    assert.equal(
      await creditBalance(database, decks[0]?.ownerId ?? ''),
      signupCredits - paid * defaultPrices.classicSlide,
    )
    return stored
  } finally {
    await connection.close()
  }
}
