import { byLanguage } from './by-language.ts'

/**
 * Languages, by primary subtag, in which a comma parts no verb from what it needs: a clause before the first comma, or behind an
 * adverbial that opens the sentence, is whole. In German and the Slavic languages commas stand before every clause.
 */
const table = { en: true, es: true, fr: true, it: true, pt: true, ro: true, id: true }

/** Whether what stands before a comma is whole without what stands behind it, where that adds something. */
export const commasAdd = byLanguage<true, boolean>(
  table as Record<string, true>,
  (row) => row === true,
)
