import { itemListKind } from '../item-list-kind.ts'
import { type StatsItem, statsBlockSchema } from './schema.ts'
import { statsSentence, statsValue } from './stats-value.ts'

/** Key figures: values, which cannot become one. */
export const stats = itemListKind<typeof statsBlockSchema, StatsItem>(statsBlockSchema, {
  parts: ['prefix', 'text', 'suffix', 'label', 'note'],
  name: 'label',
  body: 'note',
  plainText: (item) => [statsSentence(item), item.note].filter(Boolean).join('. '),
  lineTexts: (item) =>
    item.order === 'value-first'
      ? [statsSentence(item), item.note]
      : [statsValue(item), item.label, item.note],
})
