import { allMatches } from '../../text/all-matches.ts'
import { byLanguage } from '../composer/language/by-language.ts'
import {
  countInWords,
  numberWordsOf,
  titleTemplatesFor,
} from '../composer/language/title-templates.ts'
import { escapePattern } from '../composer/language/word-pattern.ts'
import { baseLanguage } from '../languages.ts'
import { countedNouns, furtherNumberWords, inflectedCounts } from './counted-nouns.ts'

/** A count in a title: "Rollout in **five** steps". */
export interface TitleCount {
  count: number
  /** Where its number stands in the title, and behind it. */
  from: number
  to: number
  /** The name of what is counted in a title that the composer made: "Rollout" in "Rollout in five steps". */
  name?: string
  /** Whether it counts what lies behind on a timeline: "Four milestones reached; next: …". */
  reached?: boolean
}

/** The largest count that a title is taken to make. */
const mostCounted = 20

/** How many things a title counts, where it counts what a slide lists; undefined for other numbers, which are facts. */
export function countIn(title: string, language: string): TitleCount | undefined {
  return templateCount(title, language) ?? nounCount(title, language)
}

/**
 * The title with another count, written as the old one was; without the number where the count is one, or where the
 * language has another ending behind each number.
 */
export function withCount(
  title: string,
  { from, to, name }: TitleCount,
  count: number,
  language: string,
): string {
  if (count >= 2 && !inflectedCounts.has(baseLanguage(language))) {
    const old = title.slice(from, to)
    const written = /\d/u.test(old) ? String(count) : wordFor(count, language)
    const isCapital = old.charAt(0) !== old.charAt(0).toLowerCase()
    return title.slice(0, from) + (isCapital ? capital(written) : written) + title.slice(to)
  }
  if (name !== undefined) return name
  const rest = title.slice(0, from) + title.slice(to).trimStart()
  return from === 0 ? capital(rest) : rest
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function wordFor(count: number, language: string): string {
  return wordsOf(language)[count - 2] ?? countInWords(count, language)
}

/** Number words from two on. */
function wordsOf(language: string): readonly string[] {
  const known = numberWordsOf(language)
  return known.length > 0 ? known : (furtherNumberWords[baseLanguage(language)]?.split(' ') ?? [])
}

function numberOf(written: string, language: string): number | undefined {
  if (/^\d+$/u.test(written)) {
    const number = Number(written)
    return number >= 2 && number <= mostCounted ? number : undefined
  }
  const at = wordsOf(language).indexOf(written.toLowerCase())
  return at === -1 ? undefined : at + 2
}

/** The count of a title that was made from a template of the composer. */
function templateCount(title: string, language: string): TitleCount | undefined {
  const templates = titleTemplatesFor(language)
  if (templates === undefined) return undefined
  for (const [template, reached] of [
    [templates.milestonesNext, true],
    [templates.inSteps, false],
  ] as const) {
    if (!template.includes('{n}')) continue
    const found = templatePattern(template).exec(title)
    const [from, to] = found?.indices?.groups?.n ?? []
    const count = numberOf(found?.groups?.n ?? '', language)
    if (count === undefined || from === undefined || to === undefined) continue
    const name = found?.groups?.a
    return reached || name === undefined ? { count, from, to, reached } : { count, from, to, name }
  }
  return undefined
}

function templatePattern(template: string): RegExp {
  const source = escapePattern(template)
    .replace('\\{n\\}', '(?<n>\\p{L}+|\\d+)')
    .replace('\\{a\\}', '(?<a>.+)')
  return new RegExp(`^${source}$`, 'diu')
}

/** A count before one of the nouns for what slides list, at most two other words in between. */
function nounCount(title: string, language: string): TitleCount | undefined {
  const pattern = nounPattern(language)
  if (pattern === undefined) return undefined
  for (const found of allMatches(title, pattern)) {
    const [from, to] = found.indices?.groups?.n ?? []
    const count = numberOf(found.groups?.n ?? '', language)
    if (count !== undefined && from !== undefined && to !== undefined) return { count, from, to }
  }
  return undefined
}

const nounsOf = byLanguage(countedNouns, (nouns) => nouns?.split(' '))

function nounPattern(language: string): RegExp | undefined {
  const nouns = nounsOf(language)
  if (nouns === undefined) return undefined
  const source = nouns.map(escapePattern).join('|')
  const words = wordsOf(language).map(escapePattern)
  const number = `(?<n>${[...words, '\\d+'].join('|')})`
  if (/^(?:ja|ko|zh|th)/u.test(language))
    return new RegExp(`(?<![\\d第])${number}[个個つの件項点条大가지 ]{0,3}(?:${source})`, 'dgu')
  const start = '(?<![\\p{L}\\p{N}\\p{M}.,])'
  const end = '(?![\\p{L}\\p{N}\\p{M}])'
  return new RegExp(
    `${start}${number}(?:\\s+[\\p{L}\\p{M}-]+){0,2}?\\s+(?:${source})${end}`,
    'dgiu',
  )
}
