import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { byLanguage } from './by-language.ts'
import { escapePattern } from './word-pattern.ts'

/** Abbreviations of two letters that stand before words added below a signature, by primary subtag. */
const everywhere = 'ps|nb'
const abbreviations: Record<string, string> = { es: 'ps|pd|nb', ca: 'ps|pd|nb', ru: 'ps|nb|зы' }
/** Words that do: mail programs set them in the language of their user, whatever that of the mail. */
const words: Record<string, string> = {
  ja: '追伸|追記',
  ko: '추신',
  zh: '附言|又及',
  ru: 'постскриптум',
}
const anyWord = Object.values(words)
  .flatMap((row) => row.split('|'))
  .map(escapePattern)

const anyAbbreviation = new Set(
  [everywhere, ...Object.values(abbreviations)].flatMap((row) => row.split('|')),
)

/** An abbreviation has a point in it or a mark behind it: others begin names ("PS 118"). */
const abbreviated = ([first = '', second = '']: string) =>
  `${first}\\.\\s?${second}\\.?(?![\\p{L}\\p{N}])|${first}${second}(?=\\s?[:：.–—-])`

/** The mark before words that are added below a signature, at the beginning of a line in a language. */
export const postscriptMark = byLanguage(abbreviations, (row = everywhere) => {
  const marks = [...row.split('|').map(abbreviated), ...anyWord]
  return caselessPattern(`^\\s*(?:${marks.join('|')})\\s*[:：.–—-]*\\s*`, 'u')
})

/** Such a mark in any language, with a sign or a space behind it: what is none of these need not be asked in its own. */
export const anyPostscriptMark = caselessPattern(
  `^\\s*(?:${[...anyAbbreviation].map(abbreviated).join('|')}|(?:${anyWord.join('|')})(?=\\s*(?:[:：.–—-]|\\s|$)))`,
  'u',
)
