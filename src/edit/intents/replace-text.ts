import { OperationError } from '../../deck/operations/outcome.ts'
import { replaceText as applyReplace } from '../../deck/operations/replace-text.ts'
import { type Clause, tidied } from '../clauses/clause.ts'
import { findReferences } from '../references/find-references.ts'
import { idsOf } from '../references/reference.ts'
import { all } from '../references/resolve-reference.ts'
import type { Session } from '../session.ts'
import { means } from '../words/token.ts'
import type { Intent } from './intent.ts'

/** "Replace 'Acme' with 'Globex' everywhere", "change every Acme to Globex on slide 3", "remove the word 'very'". */
export const replaceText: Intent = (clause, session) => {
  const deleted = deletedWords(clause)
  if (deleted !== undefined) return replace(clause, session, deleted, '')
  if (!clause.has('replace', 'change', 'swap', 'make', 'use', 'convert', 'put', 'rename'))
    return false
  const quotes = quotedPair(clause)
  if (quotes !== undefined) return replace(clause, session, quotes.find, quotes.inserted)
  if (!clause.has('replace', 'change', 'swap')) return false
  const words = spokenPair(clause, session)
  if (words === undefined || words.find === '' || words.inserted === '') return false
  if (swapsSlides(clause, session, words)) return false
  // Words without quotation marks may be about something else: they count when the deck says them.
  if (!isSaid(session, words.find)) {
    if (!clause.has('replace')) return false
    if (clause.has('background', 'accent', 'color', 'theme', 'themeName', 'layout')) return false
    const { from, joint } = words
    if (findReferences(clause, session, { from, to: joint }).length > 0) return false
  }
  return replace(clause, session, words.find, words.inserted)
}

/** A title that says some words scores more, and a text does not. */
const inTextOnly = 0.7

/** "Swap **the agenda** with **the quote**": slides on both sides of the word that joins them. */
function swapsSlides(clause: Clause, session: Session, pair: SpokenPair): boolean {
  const { find, inserted, from, joint } = pair
  if (!clause.is(clause.find(['replace', 'change', 'swap']), 'swap')) return false
  const isTitle = (words: string) => (session.search.find(words)[0]?.score ?? 0) > inTextOnly
  const references = [
    findReferences(clause, session, { from, to: joint }),
    findReferences(clause, session, { from: joint + 1 }),
  ]
  return [find, inserted].every(
    (words, side) => (references[side] ?? []).length > 0 || isTitle(words),
  )
}

/** Two texts in quotation marks: the first goes out, unless "use 'B' instead of 'A'" turns them about. */
function quotedPair(clause: Clause): { find: string; inserted: string } | undefined {
  const [first, second] = clause.quotes()
  if (first === undefined || second === undefined) return undefined
  const turned = clause.tokens
    .slice(first.at, second.at)
    .some((token) => token.text === 'instead' || token.text === 'instead of')
  return turned
    ? { find: second.text, inserted: first.text }
    : { find: first.text, inserted: second.text }
}

/** What goes out and what goes in, and between which tokens the first stands. */
interface SpokenPair {
  find: string
  inserted: string
  from: number
  /** The word that joins both: "with", "by", "to". */
  joint: number
}

/** "Replace Acme with Globex on slide 3", without quotation marks around both. */
function spokenPair(clause: Clause, session: Session): SpokenPair | undefined {
  const verb = clause.find(['replace', 'change', 'swap'])
  // "将Acme改为Globex": the verb stands between the two.
  const medial = session.language === 'zh' && clause.is(verb, 'to') && verb > 0
  const from = startOfFound(clause, verb, medial)
  const joint = medial
    ? verb
    : clause.tokens.findIndex(
        (token, index) => index > from && means(token, 'with', 'by', 'to', 'into', 'toThere'),
      )
  if (joint === -1) return undefined
  let foundEnd = joint
  while (foundEnd > from + 1 && clause.is(foundEnd - 1, 'everywhere', 'particle')) foundEnd -= 1
  let insertedFrom = joint + 1
  let insertedTo = endOfInserted(clause, session, joint + 1)
  // "AcmeをGlobexに": what goes in stands before the word that says so.
  const object = clause.tokens.findIndex(
    (token, index) => index > from && index < joint && token.text === 'を',
  )
  if (object !== -1 && clause.is(joint, 'toThere')) {
    foundEnd = object
    insertedFrom = object + 1
    insertedTo = joint
    while (clause.is(insertedFrom, 'everywhere')) insertedFrom += 1
  }
  const quote = clause.quotes()[0]
  const find = quote && quote.at < foundEnd ? quote.text : tidied(clause.text(from, foundEnd))
  const inserted =
    quote && quote.at >= insertedFrom ? quote.text : tidied(clause.text(insertedFrom, insertedTo))
  return { find, inserted, from, joint }
}

/** Where what goes out begins: behind "every", "the word", "all of the". */
function startOfFound(clause: Clause, verb: number, medial: boolean): number {
  let from = medial ? 0 : verb + 1
  while (
    clause.is(from, 'the', 'all', 'words', 'each', 'of', 'everywhere', 'from') ||
    (medial && clause.is(from, 'particle', 'in', 'deck'))
  )
    from += 1
  return from
}

/** Where what goes in ends: at "everywhere", or at the slides on which. */
function endOfInserted(clause: Clause, session: Session, from: number): number {
  for (let at = from; at < clause.length; at++) {
    if (clause.is(at, 'everywhere', 'except')) return at
    const behind = clause.is(at, 'in') ? findReferences(clause, session, { from: at + 1 }) : []
    if (behind.some((one) => one.start === at + 1)) return at
  }
  return clause.length
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

/** Replaces words on the slides that the clause names, or everywhere: whole words, or parts where there are none. */
function replace(clause: Clause, session: Session, find: string, inserted: string): boolean {
  if (find === '' || find.length > longestFound || inserted.length > longestInserted) return false
  const references = findReferences(
    clause.without(clause.quotes().map(({ at }) => ({ start: at, end: at + 1 }))),
    session,
    { bareNumbers: false },
  ).filter((one) => one.slideSaid && one.form !== 'all' && one.form !== 'topic')
  const named = references.length > 0 ? idsOf(references) : undefined
  const slideIds = clause.has('except') && named ? all(session, named) : named
  const change = {
    op: 'replace_text' as const,
    find,
    replace: inserted,
    ...(slideIds === undefined ? {} : { slideIds }),
    matchCase: find !== inserted && find.toLowerCase() === inserted.toLowerCase(),
    wholeWords: true,
  }
  session.operate({ ...change, wholeWords: canReplace(session, change) })
  if (slideIds) session.remember(slideIds)
  return true
}
