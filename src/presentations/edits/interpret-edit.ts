import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../database/connection.ts'
import type { Deck } from '../../deck/deck.ts'
import type { EditStep } from '../../edit/edit-step.ts'
import { interpretInstruction } from '../../edit/interpret-instruction.ts'
import { listThemes } from '../custom-themes.ts'
import type { EditInput } from './edit-input.ts'

/** The steps of an edit of the deck as it is: its operations, or what its instruction means. */
export async function interpretEdit(
  database: Database,
  ownerId: string,
  deck: Deck,
  change: EditInput['change'],
): Promise<EditStep[]> {
  if (change.kind === 'operations') return change.operations
  const { instruction, selectedSlideIds, lastChangedSlideIds } = change
  return interpretInstruction(instruction, {
    deck,
    themes: await listThemes(database, ownerId),
    ...(selectedSlideIds === undefined ? {} : { selectedSlideIds }),
    ...(lastChangedSlideIds === undefined ? {} : { lastChangedSlideIds }),
    newId: uuidv7,
  })
}
