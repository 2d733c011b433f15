import { holdsTurn, isSetAgainst } from '../../../text/place-to-shorten.ts'
import { byLanguage } from './by-language.ts'
import { isConditional } from './figure-words.ts'
import { lexiconFor } from './lexicon.ts'
import { wordCount } from './script.ts'
import { beginsWithAny } from './word-pattern.ts'

/**
 * Languages, by primary subtag, in which a comma parts no verb from what it needs; in German and the Slavic languages commas
 * stand before every clause.
 */
const table = { en: true, es: true, fr: true, it: true, pt: true, ro: true, id: true } as const

const commasAdd = byLanguage<true, boolean>(table, (row) => row === true)

/** Words before a comma that are more than a beginning ("In short, …"). */
const fewestBefore = 5

/**
 * What of a sentence its commas leave whole: what stands behind an adverbial that opens it, and what stands before its only comma;
 * nothing in languages where commas stand before all clauses.
 */
export function partedByCommas(text: string, language: string): string[] {
  if (!commasAdd(language)) return []
  const behind = behindOpening(text, language)
  const said = behind ?? text
  const before = beforeComma(said, language)
  return [behind, before].filter((one) => one !== undefined)
}

/** What stands behind an adverbial that opens a sentence and neither limits nor supposes it ("In 2024, …"). */
function behindOpening(text: string, language: string): string | undefined {
  const comma = /,\s+/u.exec(text)
  const { openers } = lexiconFor(language)
  if (comma === null || !beginsWithAny(text.toLowerCase(), openers)) return undefined
  const [opening, rest] = [text.slice(0, comma.index), text.slice(comma.index + comma[0].length)]
  const limits = holdsTurn(opening, language) || isConditional(opening, language)
  const goesOn = goesOnCounting(rest, language) || beginsWithAny(rest.toLowerCase(), openers)
  return limits || goesOn ? undefined : rest
}

/** What stands before the only comma of a sentence, where what follows neither limits it nor goes on with it. */
function beforeComma(text: string, language: string): string | undefined {
  const [kept = '', lost, ...others] = text.split(/,\s+/u)
  const { openers } = lexiconFor(language)
  if (lost === undefined || others.length > 0 || wordCount(kept) < fewestBefore) return undefined
  const limits = isSetAgainst(text, kept.length, language) || isConditional(lost, language)
  if (limits || goesOnCounting(lost, language) || beginsWithAny(kept.toLowerCase(), openers))
    return undefined
  return kept
}

/** Among so many words behind a comma the last of several things that are counted up would follow. */
const mostCounted = 4
/** Letters of a word that joins the last of several things to those before it. */
const joining = 3

/** Whether a text goes on with counting up what stands before it ("…, pears and plums"). */
function goesOnCounting(text: string, language: string): boolean {
  const { connectives } = lexiconFor(language)
  const [, ...next] = text.toLowerCase().split(/\s+/u).slice(0, mostCounted)
  return next.some((word) => word.length <= joining && connectives.includes(word))
}
