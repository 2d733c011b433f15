import { itemListKind, numbered } from '../item-list-kind.ts'
import { type AgendaItem, agendaBlockSchema } from './schema.ts'

/** The parts of the deck, which are what the deck has. */
export const agenda = itemListKind<typeof agendaBlockSchema, AgendaItem>(agendaBlockSchema, {
  parts: ['text'],
  isFixed: true,
  ...numbered,
})
