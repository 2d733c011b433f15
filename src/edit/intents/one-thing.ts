import { slidePlainText } from '../../deck/slide.ts'
import type { Clause } from '../clauses/clause.ts'
import type { Concept } from '../lexicons/concept.ts'
import { actions, rewriteStyles } from '../lexicons/verbs.ts'
import { Declined } from '../reading-errors.ts'
import { findReferences } from '../references/find-references.ts'
import { type ItemPhrase, isSlideName, itemPhrases } from '../references/item-phrase.ts'
import type { Session } from '../session.ts'
import { fold } from '../words/fold.ts'
import { isUnknown, means } from '../words/token.ts'
import { partOfText } from './delete-slides.ts'
import type { Intent } from './intent.ts'

/** What frames do with things on a slide. */
const ofThings: readonly Concept[] = ['split', 'swap', 'merge', 'duplicate', 'rename']

/** What is done with whole slides only. */
const ofSlides: readonly Concept[] = [...rewriteStyles, 'convert', 'make', 'change', 'regenerate']

/** Verbs that say less than the words behind them. */
const otherwise: readonly Concept[] = ['delete', 'move', 'put', 'add', 'write']

/** Words between a verb and what it is not done to: "rename slide 3 **to** step 2". */
const links: readonly Concept[] = [
  'to',
  'into',
  'as',
  'titled',
  'about',
  'with',
  'by',
  'before',
  'after',
  'is',
  'not',
  'except',
]

/**
 * "Make step 2 shorter": the number of a thing on a slide is never that of a slide. What is done with things frames do, which
 * read what is declined here.
 * @throws {Declined}
 */
export const oneThing: Intent = (clause, session) => {
  const splits = clause.has('split')
  const [phrase] = itemPhrases(clause.tokens).filter((one) => splits || one.places !== undefined)
  if (phrase === undefined || isSlideName(clause, phrase, session)) return false
  if (splits && isPlace(clause, phrase))
    throw new Declined('nothing_to_do', 'What the slide shall be split at does not stand there.')
  if (!isObject(clause, session, phrase)) return false
  if (!clause.has(...ofThings)) {
    if (clause.has('delete', 'keep')) throw partOfText()
    if (!clause.has(...ofSlides) || clause.has(...otherwise)) return false
    if (isSaid(clause, session, phrase)) return false
  }
  throw new Declined(
    'unsupported',
    'That is done with whole slides only in words here, and not with one thing on them.',
  )
}

/** "After step 8", "第2步之后". */
function isPlace(clause: Clause, { start, end }: ItemPhrase): boolean {
  return (
    clause.is(start - 1, 'after', 'before', 'between', 'from', 'in') ||
    [end, end + 1].some((at) => clause.is(at, 'afterThere', 'beforeThere'))
  )
}

/** Whether it is the things that something is done to: nothing but the slide they stand on is said before them. */
function isObject(clause: Clause, session: Session, { start }: ItemPhrase): boolean {
  const before = clause.tokens.slice(0, start)
  const slides = findReferences(clause, session, { to: start, bareNumbers: true })
  return before.every(
    (token, at) =>
      means(token, ...actions) ||
      slides.some((one) => at >= one.start && at < one.end) ||
      /^[,、，]$/.test(token.text) ||
      (token.kind === 'word' && !isUnknown(token) && !means(token, 'number', ...links)),
  )
}

/** Whether the deck says the very words: "change step 2 to phase 2" replaces them then. */
function isSaid(clause: Clause, session: Session, { start, end }: ItemPhrase): boolean {
  const words = fold(clause.text(start, end))
  return session.slides.some((slide) => fold(slidePlainText(slide)).includes(words))
}
