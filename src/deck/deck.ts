import { z } from 'zod'
import { slideSchema } from './slide.ts'

/** The version of the document format that this code writes; `migrate-deck.ts` reads the older ones. */
export const deckFormatVersion = 2

/** A presentation as a document. `language` is a BCP 47 tag (RFC 5646): `en-US`, `pt-BR`, `zh-Hans`. */
export const deckSchema = z.object({
  formatVersion: z.literal(deckFormatVersion),
  title: z.string(),
  language: z.string().min(2),
  themeId: z.string().min(1),
  vibeId: z.string().optional(),
  slides: z.array(slideSchema),
})
export type Deck = z.infer<typeof deckSchema>
