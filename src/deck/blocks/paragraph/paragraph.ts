import { itemListKind } from '../item-list-kind.ts'
import { sentencePieces, shortenParagraphs } from './paragraph-sentences.ts'
import { type Paragraph, paragraphBlockSchema } from './schema.ts'

/** Running text. */
export const paragraph = {
  ...itemListKind<typeof paragraphBlockSchema, Paragraph>(paragraphBlockSchema, {
    field: 'paragraphs',
    parts: ['text'],
    name: 'text',
    body: 'text',
  }),
  shorten: shortenParagraphs,
  pieces: sentencePieces,
}
