import { type MappedText, sliceMapped, trimMapped } from './mapped-text.ts'
import type { QuoteSource } from './source-block.ts'

const opening = '"“„«»‹「『‘\'”'
const closing = '"”“»«›」』’\''

/** `"Words." — Name, Organisation`: a quotation in marks with somebody behind a dash. */
const attributed = new RegExp(
  `^[${opening}](.+)[${closing}][.,]?\\s*(?:[—–―-]{1,2}|\\()\\s*([^${opening}]{2,100}?)\\)?\\s*$`,
  'su',
)
/** Words without marks and a dash with a name on a line of its own, as blockquotes have it. */
const signed = /^(.+?)\s*\n\s*(?:[—–―]|--?)\s*([^\n]{2,100})$/su
/** A name after the quotation in the form `— Name, Organisation`. */
const commaOrDash = /\s*[,，、|]\s*|\s+[—–]\s+/u

/**
 * Reads a quotation and who said it out of a paragraph; undefined when nobody is named or the paragraph is more than a
 * quotation. In a blockquote (`quoted`) the marks may be missing.
 */
export function readQuotation(paragraph: MappedText, quoted: boolean): QuoteSource | undefined {
  const text = trimMapped(paragraph)
  const match = attributed.exec(text.text) ?? (quoted ? signed.exec(text.text) : null)
  if (match?.[1] === undefined || match[2] === undefined) return undefined
  // Several quotations in one paragraph are prose.
  if (/["“„«].*["”»]/su.test(match[1]) && !/^[“"].*[”"]$/su.test(match[1]) && match[1].length > 300)
    return undefined
  const wordsFrom = text.text.indexOf(match[1])
  const words = stripQuotationMarks(
    trimMapped(sliceMapped(text, wordsFrom, wordsFrom + match[1].length)),
  )
  const whoFrom = text.text.lastIndexOf(match[2])
  const who = trimMapped(sliceMapped(text, whoFrom, whoFrom + match[2].length))
  if (words.text === '' || !/\p{L}/u.test(who.text) || /[.!?]\s/u.test(who.text)) return undefined
  const cut = commaOrDash.exec(who.text)
  if (cut === null) return { kind: 'quote', text: words, name: who }
  const affiliation = trimMapped(sliceMapped(who, cut.index + cut[0].length))
  return {
    kind: 'quote',
    text: words,
    name: trimMapped(sliceMapped(who, 0, cut.index)),
    ...(affiliation.text === '' ? {} : { affiliation }),
  }
}

/** Without one pair of quotation marks around the whole. */
export function stripQuotationMarks(text: MappedText): MappedText {
  const first = text.text[0]
  const last = text.text[text.text.length - 1]
  if (first === undefined || last === undefined || text.text.length < 3) return text
  const begins = opening.includes(first)
  const ends = closing.includes(last)
  return begins && ends ? trimMapped(sliceMapped(text, 1, text.text.length - 1)) : text
}
