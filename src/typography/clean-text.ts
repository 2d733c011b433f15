/** Anything that `cleanText` would change. */
const unclean = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/u

/**
 * Text as it can be set in one line of type: tabs and line ends become spaces, other control characters go, lone
 * surrogates and noncharacters become U+FFFD. No file format that we write could hold them.
 */
export function cleanText(text: string): string {
  if (!unclean.test(text)) return text
  return text
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/[\p{Cs}\p{Noncharacter_Code_Point}]/gu, '\uFFFD')
}
