import { itemListKind } from '../item-list-kind.ts'
import { type CardItem, cardsBlockSchema } from './schema.ts'

/** Things of equal weight. */
export const cards = itemListKind<typeof cardsBlockSchema, CardItem>(cardsBlockSchema, {
  parts: ['head', 'text', 'foot'],
  blank: { text: '' },
  name: 'head',
  body: 'text',
})
