import { type Clause, tidied } from '../clauses/clause.ts'
import { findReferences } from '../references/find-references.ts'
import type { Session } from '../session.ts'
import { means } from '../words/token.ts'

/** What goes out of a text and what goes in. */
export interface WordPair {
  find: string
  inserted: string
}

/** A pair without quotation marks, and between which tokens what goes out stands. */
export interface SpokenPair extends WordPair {
  from: number
  /** The word that joins both: "with", "by", "to". */
  joint: number
}

/** Whether words may go out where they are a part of others: half a number is none. */
export function mayBePart(find: string): boolean {
  return !/^\p{Nd}|\p{Nd}$/u.test(find)
}

/** Words between what goes out and what goes in. */
const joints = ['with', 'by', 'to', 'into', 'toThere'] as const

/**
 * Pairs in quotation marks: 'Replace "A" with "B" and "C" with "D"'. What stands first goes out, unless "use 'B' instead
 * of 'A'" turns them about.
 */
export function quotedPairs(clause: Clause): WordPair[] {
  const quotes = clause.quotes()
  const pairs: WordPair[] = []
  for (let at = 0; at + 1 < quotes.length; at += 2) {
    const [first, second] = quotes.slice(at, at + 2)
    if (first === undefined || second === undefined) break
    const between = clause.tokens.slice(first.at, second.at)
    if (at > 0 && !between.some((token) => means(token, ...joints))) break
    const turned = between.some((token) => means(token, 'insteadOf'))
    pairs.push(
      turned
        ? { find: second.text, inserted: first.text }
        : { find: first.text, inserted: second.text },
    )
  }
  return pairs
}

/**
 * Pairs without quotation marks: "replace Acme with Globex on slide 3", "replace Acme with Globex and Kiel with Bonn". What
 * the deck does not say (`isSaid`) is nothing that goes out: it belongs to what goes in before it.
 */
export function spokenPairs(
  clause: Clause,
  session: Session,
  isSaid: (words: string) => boolean,
): SpokenPair[] {
  const verb = clause.find(['replace', 'change', 'swap', 'rename'])
  // "将Acme改为Globex": the verb stands between the two.
  const medial = session.grammar.verbBetween === true && clause.is(verb, 'to') && verb > 0
  const from = startOfFound(clause, verb, medial)
  const joint = medial ? verb : nextJoint(clause, from + 1)
  if (joint === -1) return []
  const parts = [{ from, joint }]
  for (let at = joint + 1; at < clause.length; at++) {
    const separates = clause.is(at, 'and') || /^[,、，]$/.test(clause.token(at)?.text ?? '')
    if (!separates || clause.is(at + 1, 'and')) continue
    const further = nextJoint(clause, at + 2)
    if (further === -1 || clause.token(further)?.text !== clause.token(joint)?.text) continue
    if (!isSaid(pairIn(clause, session, { from: at + 1, joint: further, end: clause.length }).find))
      continue
    parts.push({ from: at + 1, joint: further })
    at = further
  }
  const last = parts.at(-1)?.joint ?? joint
  return parts.map((part, index) => {
    const next = parts[index + 1]
    const end = next === undefined ? endOfInserted(clause, session, last + 1) : next.from - 1
    return { ...part, ...pairIn(clause, session, { ...part, end }) }
  })
}

function nextJoint(clause: Clause, from: number): number {
  return clause.find(joints, from)
}

/** What stands before the word that joins a pair, and what behind it up to `end`. */
function pairIn(
  clause: Clause,
  session: Session,
  { from, joint, end }: { from: number; joint: number; end: number },
): WordPair {
  let foundEnd = joint
  while (foundEnd > from + 1 && clause.is(foundEnd - 1, 'everywhere', 'particle')) foundEnd -= 1
  let insertedFrom = joint + 1
  let insertedTo = end
  // "AcmeをGlobexに": what goes in stands before the word that says so.
  const object = clause.tokens.findIndex(
    (token, index) =>
      index > from && index < joint && token.text === session.grammar.objectParticle,
  )
  if (object !== -1 && clause.is(joint, 'toThere')) {
    foundEnd = object
    insertedFrom = object + 1
    insertedTo = joint
    while (clause.is(insertedFrom, 'everywhere')) insertedFrom += 1
  }
  const quotes = clause.quotes()
  const find = quotes.find(({ at }) => at >= from && at < foundEnd)
  const inserted = quotes.find(({ at }) => at >= insertedFrom && at < Math.max(insertedTo, end))
  const said = tidied(clause.text(from, foundEnd))
  const anew = tidied(clause.text(insertedFrom, insertedTo))
  return {
    find: find?.text ?? said,
    inserted: inserted?.text ?? (find === undefined ? wordsBefore(said, anew) + anew : anew),
  }
}

/** "**Extension** 4400 to 4455": of words that end in a number, the number alone gives way to another. */
function wordsBefore(said: string, anew: string): string {
  const amount = /^\p{Sc}?\d[\d.,:]*\s?[%\p{Sc}]?$/u
  const words = /^(?:\P{N}+\s)(?=\S+$)/u.exec(said)?.[0] ?? ''
  return words !== '' && amount.test(anew) && amount.test(said.slice(words.length)) ? words : ''
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
