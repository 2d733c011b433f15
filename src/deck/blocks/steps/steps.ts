import { itemListKind, numbered } from '../item-list-kind.ts'
import { type StepItem, stepsBlockSchema } from './schema.ts'

/** A process. */
export const steps = itemListKind<typeof stepsBlockSchema, StepItem>(stepsBlockSchema, {
  parts: ['head', 'text'],
  name: 'head',
  body: 'text',
  ...numbered,
})
