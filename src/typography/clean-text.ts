/**
 * What no font draws and no file of ours may hold: control characters (C0, DEL, C1) but white space, byte order marks,
 * halves of surrogate pairs that stand alone, code points that are no characters, and the controls that turn the order
 * of letters around (U+202A to U+202E, U+2066 to U+206F): what a slide says must not depend on what nobody sees. The
 * marks that only say which way a letter runs (U+200E, U+200F, U+061C) stay.
 */
const unprintable =
  /(?![\t\n\v\f\r\u0085])\p{Cc}|[\u202A-\u202E\u2066-\u206F\uFEFF\p{Surrogate}\p{Noncharacter_Code_Point}]/gu

/** Most text: letters of ASCII and ordinary spaces, in which there is nothing to look for. */
const plainText = /^[\x20-\x7E]*$/

/** White space of which XML 1.0 (section 2.2) cannot hold the first two. */
const rareSpaces = /[\v\f\u0085]/g

/**
 * Text without the characters that cannot be printed; vertical tabs, form feeds and next-line characters are spaces.
 * The one rule for everything that is set in type or written into a file. Tabs and ordinary line ends stay.
 */
export function printableText(text: string): string {
  if (plainText.test(text)) return text
  return text.replace(unprintable, '').replace(rareSpaces, ' ')
}

/** Printable text in one line of type: tabs and line ends become spaces. */
export function cleanText(text: string): string {
  return printableText(text).replace(/[\t\n\r\u2028\u2029]/g, ' ')
}
