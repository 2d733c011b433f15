import type { ReplaceText } from '../../deck/operations/operation.ts'
import { OperationError } from '../../deck/operations/outcome.ts'
import { replaceText as applyReplace } from '../../deck/operations/replace-text.ts'
import { withEllipsis } from '../../text/cut-text.ts'
import type { Clause } from '../clauses/clause.ts'
import { placesOfNumber } from '../other-senses.ts'
import { findReferences } from '../references/find-references.ts'
import { idsOf } from '../references/reference.ts'
import { all } from '../references/resolve-reference.ts'
import { Declined, type Session } from '../session.ts'
import { means } from '../words/token.ts'
import { isVague } from '../words/vague.ts'
import type { Intent } from './intent.ts'
import {
  mayBePart,
  quotedPairs,
  type SpokenPair,
  spokenPairs,
  type WordPair,
} from './word-pairs.ts'

/** "Replace 'Acme' with 'Globex' everywhere", "change every Acme to Globex on slide 3", "remove the word 'very'". */
export const replaceText: Intent = (clause, session) => {
  if (clause.has('replace', 'change') && clause.has('to', 'by', 'with') && namesPart(clause))
    throw new Declined('not_understood', 'It is not clear where those words are to be replaced.')
  const deleted = deletedWords(clause)
  if (deleted !== undefined) return replace(clause, session, deleted, '')
  if (!clause.has('replace', 'change', 'swap', 'make', 'use', 'convert', 'put', 'rename'))
    return false
  const quotes = quotedPairs(clause)
  if (quotes.length > 0) return replaceAll(clause, session, quotes)
  if (!clause.has('replace', 'change', 'swap') || saysLook(clause)) return false
  const pairs = spokenPairs(clause, session, (words) => isSaid(session, words))
  const [first] = pairs
  if (first === undefined || first.find === '' || first.inserted === '') return false
  if (swapsSlides(clause, session, first)) return false
  if (pairs.some(({ inserted }) => isVague(inserted)))
    throw new Declined('not_understood', `Say what shall stand there instead of “${first.find}”.`)
  // Words without quotation marks may be about something else: they count when the deck says them.
  if (!isSaid(session, first.find)) {
    if (!clause.has('replace', 'everywhere')) return false
    if (clause.has('background', 'accent', 'color', 'theme', 'themeName', 'layout')) return false
    const { from, joint } = first
    if (findReferences(clause, session, { from, to: joint }).length > 0) return false
  }
  return replaceAll(clause, session, pairs)
}

/** "… **in the table**", "… in the notes": where else words stay as they are; frames look there. */
function namesPart(clause: Clause): boolean {
  return clause.tokens.some(
    (token, at) =>
      means(token, 'in') &&
      !means(token, 'to') &&
      clause.is(
        clause.is(at + 1, 'the') ? at + 2 : at + 1,
        'table',
        'chart',
        'notes',
        'row',
        'column',
      ),
  )
}

/** "Change the theme to Kiln", "make the background black": its look, also where the deck says “theme” in its text. */
function saysLook(clause: Clause): boolean {
  if (clause.has('words', 'everywhere') || clause.quotes().length > 0) return false
  return (
    (clause.has('theme') && clause.has('themeName')) ||
    (clause.has('background', 'accent', 'color') && clause.has('colorName'))
  )
}

/** One pair after the other. */
function replaceAll(clause: Clause, session: Session, pairs: readonly WordPair[]): boolean {
  const done = pairs.map(({ find, inserted }) => replace(clause, session, find, inserted))
  return done.includes(true)
}

/** A title that says some words scores more, and a text does not. */
const inTextOnly = 0.7

/** "Swap **the agenda** with **the quote**": slides on both sides of the word that joins them. */
function swapsSlides(clause: Clause, session: Session, pair: SpokenPair): boolean {
  const { find, inserted, from, joint } = pair
  if (!clause.is(clause.find(['replace', 'change', 'swap']), 'swap')) return false
  const isTitle = (words: string) => (session.search.find(words)[0]?.score ?? 0) > inTextOnly
  const bare = { bareNumbers: true }
  const references = [
    findReferences(clause, session, { from, to: joint, ...bare }),
    findReferences(clause, session, { from: joint + 1, ...bare }),
  ]
  return [find, inserted].every(
    (words, side) => (references[side] ?? []).length > 0 || isTitle(words),
  )
}

/** "delete the word 'very' everywhere": the words in quotation marks. */
function deletedWords(clause: Clause): string | undefined {
  if (!clause.has('delete')) return undefined
  const [quote, ...others] = clause.quotes()
  if (quote === undefined || others.length > 0) return undefined
  const worded = clause.is(quote.at - 1, 'words') || clause.has('words')
  if (
    clause.is(quote.at + 1, 'slide', 'slides') ||
    clause.is(quote.at - 1, 'slide', 'slides', 'titled')
  )
    return undefined
  return worded || clause.has('everywhere') ? quote.text : undefined
}

/** Whether the deck says some words, in either case, as whole words. */
function isSaid(session: Session, find: string): boolean {
  return canReplace(session, {
    op: 'replace_text',
    find,
    replace: find,
    matchCase: false,
    wholeWords: true,
  })
}

function canReplace(session: Session, change: Parameters<typeof applyReplace>[1]): boolean {
  try {
    applyReplace(session.now, change)
    return true
  } catch (error) {
    if (error instanceof OperationError) return false
    throw error
  }
}

/** The most that the operation takes (`replace_text`), in characters. */
const longestFound = 1000
const longestInserted = 10_000

/** The chosen slides bound what is replaced, unless it shall be so everywhere. */
function chosen(clause: Clause, session: Session): string[] | undefined {
  const { selectedSlideIds = [] } = session.context
  const isBound = selectedSlideIds.length > 0 && !clause.has('everywhere', 'all', 'each', 'deck')
  return isBound ? selectedSlideIds.filter((id) => !session.spared.includes(id)) : undefined
}

/** Replaces words on the slides that the clause names, or everywhere: whole words, or parts where there are none. */
function replace(clause: Clause, session: Session, find: string, inserted: string): boolean {
  if (find === '' || find.length > longestFound || inserted.length > longestInserted) return false
  const references = findReferences(
    clause.without(clause.quotes().map(({ at }) => ({ start: at, end: at + 1 }))),
    session,
    { bareNumbers: false },
  ).filter((one) => one.slideSaid && one.form !== 'all' && one.form !== 'topic')
  const named = references.length > 0 ? idsOf(references) : undefined
  const slideIds =
    named ??
    (session.spared.length > 0 ? all(session, session.spared) : undefined) ??
    chosen(clause, session)
  const change = {
    op: 'replace_text' as const,
    find,
    replace: inserted,
    ...(slideIds === undefined ? {} : { slideIds }),
    matchCase: find !== inserted && find.toLowerCase() === inserted.toLowerCase(),
    wholeWords: true,
  }
  const isWhole = !mayBePart(find) || canReplace(session, change)
  if (
    named === undefined &&
    slideIds !== undefined &&
    !canReplace(session, { ...change, wholeWords: isWhole })
  )
    throw new Declined('nothing_to_do', `“${find}” does not stand on the slides that are meant.`)
  confirmNumber(clause, session, { ...change, wholeWords: isWhole })
  session.operate({ ...change, wholeWords: isWhole })
  if (slideIds) session.remember(slideIds)
  return true
}

/**
 * A small number counts one thing here and another there: whether all of them are meant is asked, unless that was said.
 * @throws {Unclear} unless it was answered.
 */
function confirmNumber(clause: Clause, session: Session, change: ReplaceText): void {
  if (clause.has('everywhere', 'all', 'each') || clause.quotes().length > 0) return
  const places = placesOfNumber(change, session.now)
  if (places.length < 2) return
  const texts = [...new Set(places)]
  const shown = texts.slice(0, mostPlaces).map((text) => `“${withEllipsis(text, placeShown)}”`)
  const more = texts.length > mostPlaces ? ` and ${texts.length - mostPlaces} more` : ''
  const sure = session.confirm(
    'number in several places',
    `“${change.find}” stands in ${places.length} places: ${shown.join(', ')}${more}. Shall it become “${change.replace}” in all of them?`,
    { yes: 'Yes, in all of them', no: 'No, leave everything as it is' },
  )
  if (!sure) throw new Declined('called_off', 'Nothing was replaced.')
}

/** A question shows so many places, and so much of each, in characters. */
const mostPlaces = 5
const placeShown = 60
