import { leadingSpeechVerb, nameParticles } from '../language/speech-verbs.ts'
import { stopwordsFor } from '../language/stopwords.ts'
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
const commaOrDash = /\s*[,،，、|]\s*|\s+[—–]\s+/u

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
  const signer = sliceMapped(text, whoFrom, whoFrom + match[2].length)
  const who = trimMapped(sliceMapped(signer, leadingSpeechVerb.exec(signer.text)?.[0].length ?? 0))
  if (words.text === '' || !/\p{L}/u.test(who.text) || /[.!?]\s/u.test(who.text)) return undefined
  return { kind: 'quote', text: words, ...splitWho(who) }
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

/** The full stop of a sentence, not that of an abbreviation ("Inc."). */
const sentenceStop = /(?<!(?:^|[\s.])(?:\p{Lu}|Inc|Ltd|Co|Corp|Jr|Sr|Bros|Ph\.D|M\.D))\.$/u

/** A name and what its bearer is, parted at the comma: "Kim Park, Hansol Retail". */
export function splitWho(line: MappedText): { name: MappedText; affiliation?: MappedText } {
  const stop = sentenceStop.test(line.text) ? 1 : 0
  const who = sliceMapped(line, 0, line.text.length - stop)
  const cut = commaOrDash.exec(who.text)
  if (cut === null) return { name: who }
  const affiliation = trimMapped(sliceMapped(who, cut.index + cut[0].length))
  const name = trimMapped(sliceMapped(who, 0, cut.index))
  return affiliation.text === '' ? { name } : { name, affiliation }
}

/**
 * Whether words can be the name of a person: two to five words with capitals, particles and titles aside; one word where
 * a script has no capitals or no spaces. A name of one word with a capital is taken for a person too.
 */
export function isPersonName(words: string): boolean {
  const text = words.trim()
  if (text === '' || text.length > 60 || /[\p{N}:;!?。！？"“”„«»]/u.test(text)) return false
  const parts = text.split(/\s+/u)
  if (parts.length > 6) return false
  if (!/[\p{Lu}\p{Ll}]/u.test(text)) return /\p{L}{2}/u.test(text) && text.length <= 30
  const [first = '', ...others] = parts
  if (!/^\p{Lu}/u.test(first)) return false
  if (stopwordsFor('en').has(first.toLowerCase()) && others.length === 0) return false
  return parts.every((part) => /^\p{Lu}[\p{L}\p{M}’'.-]*$/u.test(part) || nameParticles.test(part))
}

/** What stands before the first comma. */
export function headOf(who: string): string {
  return (/^[^,،，、(]*/u.exec(who)?.[0] ?? '').trim()
}

/** Whether a line is the name of a person with what they are, and nothing else. */
export function isSignature(line: string): boolean {
  const text = line.trim()
  if (
    text.length > 110 ||
    /[.!?:;。！？：；]$/u.test(text) ||
    /[.!?。！？]\s+\p{Lu}\p{Ll}+\s\p{Ll}/u.test(text)
  )
    return false
  return isPersonName(headOf(text))
}
