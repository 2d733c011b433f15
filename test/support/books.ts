import { asc, count, eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { creditBalance } from '../../src/accounts/credits.ts'
import { defaultPrices } from '../../src/accounts/prices.ts'
import { openConnection } from '../../src/database/connection.ts'
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
 */
export async function expectBalancedBooks(place: Place): Promise<StoredPresentation[]> {
  const connection = await openConnection(place)
  try {
    const { database } = connection
    const [unfinished] = await database
      .select({ count: count() })
      .from(operations)
      .where(inArray(operations.status, ['pending', 'in_progress']))
    expect(unfinished?.count).toBe(0)
    const stored: StoredPresentation[] = []
    const decks = await database.select().from(presentations)
    for (const deck of decks) {
      const rows = await database
        .select()
        .from(slides)
        .where(eq(slides.presentationId, deck.id))
        .orderBy(asc(slides.position))
      expect(rows.map((row) => row.position)).toEqual(rows.map((_, index) => index))
      const shown = rows.map((row) => JSON.stringify(slideSchema.parse(row.content).variants))
      stored.push({ title: deck.title, slides: shown })
      const history = await database
        .select({ number: revisions.number })
        .from(revisions)
        .where(eq(revisions.presentationId, deck.id))
        .orderBy(asc(revisions.number))
      expect(history.map((one) => one.number)).toEqual(history.map((_, index) => index + 1))
      expect(deck.revision).toBe(history.length)
    }
    const paid = stored.reduce((sum, deck) => sum + deck.slides.length, 0)
    expect(defaultPrices.editedSlide).toBe(defaultPrices.classicSlide)
    expect(await creditBalance(database, decks[0]?.ownerId ?? '')).toBe(
      signupCredits - paid * defaultPrices.classicSlide,
    )
    return stored
  } finally {
    await connection.close()
  }
}
