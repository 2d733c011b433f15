import { randomUUID } from 'node:crypto'
import type { Connection } from '../../src/database/connection.ts'
import { createPresentation } from '../../src/presentations/presentation-repository.ts'
import { simpleLightId } from './decks.ts'

/** A new presentation of a user, without slides; its id. */
export async function emptyPresentation(
  { database }: Connection,
  ownerId: string,
  fields: { id?: string; title?: string } = {},
): Promise<string> {
  const { id = randomUUID(), title = 'A deck' } = fields
  await createPresentation(database, {
    id,
    ownerId,
    title,
    language: 'en',
    themeId: simpleLightId,
  })
  return id
}
