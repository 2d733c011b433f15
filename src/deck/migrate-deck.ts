import { type Deck, deckFormatVersion, deckSchema } from './deck.ts'

/** A stored document whose format this version of the software cannot read. */
export class DeckFormatError extends Error {
  override name = 'DeckFormatError'
}

type Migration = (document: Record<string, unknown>) => Record<string, unknown>

/** `migrations[n]` turns a document of format n into one of format n + 1. */
const migrations: Readonly<Record<number, Migration>> = {}

/**
 * Reads a stored or received deck of any format version up to the current one.
 * @throws {DeckFormatError} when it is of a newer version, or not a deck at all.
 */
export function migrateDeck(document: unknown): Deck {
  if (typeof document !== 'object' || document === null)
    throw new DeckFormatError('This is not a deck: it is not an object.')
  let current = document as Record<string, unknown>
  const version = current.formatVersion
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    throw new DeckFormatError('This is not a deck: it has no format version.')
  if (version > deckFormatVersion)
    throw new DeckFormatError(
      `This deck has format ${version}; this version of Slidewright reads up to ${deckFormatVersion}.`,
    )
  for (let from = version; from < deckFormatVersion; from++) {
    const migrate = migrations[from]
    if (migrate === undefined) throw new DeckFormatError(`Format ${from} can no longer be read.`)
    current = { ...migrate(current), formatVersion: from + 1 }
  }
  const result = deckSchema.safeParse(current)
  if (!result.success) throw new DeckFormatError(`This deck is damaged: ${result.error.message}`)
  return result.data
}
