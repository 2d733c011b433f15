import { itemListKind } from '../item-list-kind.ts'
import { type StatsItem, statsBlockSchema } from './schema.ts'

/** Key figures: values, which cannot become one. */
export const stats = itemListKind<typeof statsBlockSchema, StatsItem>(statsBlockSchema, {
  parts: ['text', 'label', 'note'],
  name: 'label',
  body: 'note',
  plainText: (item) => [`${item.label}: ${item.text}`, item.note].filter(Boolean).join('. '),
})
