import { itemListKind } from '../item-list-kind.ts'
import { type TimelineItem, timelineBlockSchema } from './schema.ts'

/** Dated events. */
export const timeline = itemListKind<typeof timelineBlockSchema, TimelineItem>(
  timelineBlockSchema,
  { parts: ['date', 'text', 'detail'], name: 'text', body: 'text' },
)
