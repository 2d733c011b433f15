import { type Clause, tidied } from '../clauses/clause.ts'
import type { Concept } from '../lexicons/concept.ts'
import { findReferences } from '../references/find-references.ts'
import type { Session } from '../session.ts'
import { means, type Token } from '../words/token.ts'

/** The formats that a presentation can be had as, by the words for them. */
export const formats = [
  ['formatPdf', 'pdf'],
  ['formatPpt', 'ppt'],
  ['formatPng', 'png'],
  ['formatLink', 'link'],
] as const
export type Format = (typeof formats)[number][1]
const formatConcepts = formats.map(([concept]) => concept)

/** The files that words ask for. */
interface WishedFormats {
  named: Format[]
  /** What else is named in their place, as it was written. */
  unknown: string[]
  /** Whether these words say nothing else. */
  isAll: boolean
}

/** Words beside the name of a format that say no more than it: "the deck as", "of the presentation", "please". */
const fillers: readonly Concept[] = [
  'the',
  'a',
  'of',
  'as',
  'in',
  'to',
  'into',
  'by',
  'and',
  'or',
  'please',
  'particle',
  'all',
  'everything',
  'deck',
  'it',
  'them',
  'this',
  'file',
  'copy',
  'revision',
  'new',
  'one',
  'own',
  'afterwards',
  'only',
  'each',
  'send',
  'export',
  'receive',
]

/** What begins words that name no file: a topic, a title, points, what stands on a slide. */
const otherTexts: readonly Concept[] = ['about', 'titled', 'with', 'point', 'bullets', 'notes']

const isAddress = ({ text }: Token) => /^(?:https?:\/\/|www\.)/i.test(text)
const isSeparator = (token: Token) => means(token, 'and', 'or') || /^[,、，;&+/]$/.test(token.text)

/** The files that the words of a clause from a token on name, up to words that are about something else. */
export function wishedFormats(clause: Clause, from: number, session: Session): WishedFormats {
  const skipped = findReferences(clause, session, { from }).filter(
    (one) => one.slideSaid && !clause.tokens.slice(one.start, one.end).some(isFormat),
  )
  const found: WishedFormats = { named: [], unknown: [], isAll: true }
  let begin = from
  while (begin < clause.length) {
    let end = begin
    while (end < clause.length && !isSeparator(clause.tokens[end] as Token)) end += 1
    const isFirst = found.named.length === 0 && found.unknown.length === 0
    if (!readItem(clause, { begin, end, isFirst }, skipped, found))
      return { ...found, isAll: false }
    begin = end + 1
  }
  return clause.tokens.some(isAddress)
    ? { ...found, named: found.named.filter((format) => format !== 'link') }
    : found
}

function isFormat(token: Token): boolean {
  return means(token, ...formatConcepts)
}

/** One of several things that are wished, as a half-open range of tokens. */
interface Item {
  begin: number
  end: number
  isFirst: boolean
}

/** Notes what an item names. @returns whether it is about a file, so that the next may be. */
function readItem(
  clause: Clause,
  { begin, end, isFirst }: Item,
  skipped: readonly { start: number; end: number }[],
  found: WishedFormats,
): boolean {
  let hasName = false
  for (let at = begin; at < end; at++) {
    const token = clause.token(at) as Token
    const reference = skipped.find((one) => one.start === at && one.end <= end)
    // "A PDF slide" is a slide.
    const isSlide = clause.is(at + 1, 'slide') && !means(token, 'otherFormat')
    if (isFormat(token) && !isSlide) {
      found.named.push(...formatsOf(token))
      hasName = true
    } else if (reference !== undefined) {
      // "Put PDF **on slide 5**" says where.
      if (hasName && isPlace(clause, reference.start)) found.isAll = false
      at = reference.end - 1
    } else if (means(token, 'picture') && showsSlides(clause, at, end, skipped, found)) {
      found.named.push('png')
      hasName = true
    } else if (means(token, 'otherFormat') && !hasName) {
      found.unknown.push(tidied(clause.text(at, at + 1)))
      hasName = true
    } else if (means(token, ...otherTexts)) {
      found.isAll = false
      const isListed = !isFirst && !hasName && means(token, 'notes')
      if (isListed) found.unknown.push(tidied(clause.text(at, end)))
      return hasName || isListed
    } else if (!means(token, ...fillers, 'slides') && token.kind !== 'sign') {
      found.isAll = false
      if (hasName || isAddress(token)) return hasName
      // "The PDF and a poster": what is listed like a file is meant as one.
      if (!isFirst && (clause.is(at - 1, 'a', 'the') || end - at === 1)) {
        found.unknown.push(tidied(clause.text(at, end)))
        return true
      }
    }
  }
  return true
}

/** Whether a reference says where something shall stand: "on slide 5", "on all slides". */
function isPlace(clause: Clause, at: number): boolean {
  const says = (token: number) => clause.is(token, 'in', 'everywhere') && !clause.is(token, 'of')
  return says(at) || says(at - 1)
}

/** "Pictures of all slides", "the PDF and the images"; "pictures of a harbour" show no slides. */
function showsSlides(
  clause: Clause,
  at: number,
  end: number,
  references: readonly { start: number; end: number }[],
  { named }: WishedFormats,
): boolean {
  const ofSlides = references.some((one) => {
    if (isPlace(clause, one.start)) return false
    const [begin, stop] = one.start > at ? [at + 1, one.start] : [one.end, at]
    return clause.tokens.slice(begin, stop).every((token) => means(token, 'of', 'the', 'as'))
  })
  const behind = clause.tokens.slice(at + 1, end)
  const ofDeck = behind.some((token) => means(token, 'slides', 'deck'))
  const verb = clause.find(['export', 'send'])
  const isSent = verb !== -1 && !clause.is(verb, 'add', 'receive', 'write')
  const isListed = (named.length > 0 || isSent) && behind.every((token) => means(token, ...fillers))
  const isKind = clause.is(at - 1, 'as', 'into') || clause.is(at - 2, 'as', 'into')
  return ofSlides || ofDeck || isListed || isKind
}

function formatsOf(token: Token): Format[] {
  return formats.filter(([concept]) => means(token, concept)).map(([, format]) => format)
}
