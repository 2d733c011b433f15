import { z } from 'zod'
import { iconNames } from '../../icon-names.ts'
import { marksBeside } from '../../marks/mark.ts'
import { sourcedTextSchema } from '../../sourced-text.ts'
import { styledBlockFields } from '../../style.ts'

/**
 * Two to six things of equal weight. `head` names one in a few words, `text` says more (may be empty), `foot` is a
 * date or a condition at its end, `icon` pictures a keyword of it. `numbered` puts their numbers in their tiles, or
 * leaves them out; without it they are numbered where not every card has an icon.
 */
export const cardsBlockSchema = z.object({
  kind: z.literal('cards'),
  ...styledBlockFields,
  numbered: z.boolean().optional(),
  items: z
    .array(
      sourcedTextSchema.extend({
        head: z.string(),
        foot: z.string().optional(),
        ...marksBeside('head', 'foot'),
        icon: z.enum(iconNames).optional(),
      }),
    )
    .min(1),
})
export type CardsBlock = z.infer<typeof cardsBlockSchema>
export type CardItem = CardsBlock['items'][number]
