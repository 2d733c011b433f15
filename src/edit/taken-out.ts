import { Clause } from './clauses/clause.ts'
import { refuseHalfUnderstood } from './intents/half-understood.ts'
import { wordingsOf } from './lexicons/any-language.ts'
import type { Concept } from './lexicons/concept.ts'
import { actions, verbsOfSpoken } from './lexicons/verbs.ts'
import { Declined } from './reading-errors.ts'
import { findDestination } from './references/destination.ts'
import { findReferences } from './references/find-references.ts'
import { idsOf, isBlock } from './references/reference.ts'
import type { Session } from './session.ts'
import { means, type Token } from './words/token.ts'

/** Where "it" is the presentation: "delete slide 3 and export it". */
export const ofPresentation: readonly Concept[] = [
  'delete',
  'export',
  'send',
  'theme',
  'themeName',
  'color',
  'colorName',
  'background',
  'accent',
  'dark',
  'light',
  'deck',
  'formatPdf',
  'formatPpt',
  'formatPng',
  'formatLink',
  'translate',
]

/**
 * "Take out slide 3 and put it at the end": what a later clause still speaks of is not deleted. Where that moves it, it
 * is only moved; where it does anything else with it, it is asked whether it shall be deleted all the same.
 * @param clauses what comes behind; one of them may be replaced, or be emptied with what it was about.
 * @returns whether the clause is done with.
 * @throws {Unclear}
 * @throws {Declined} for what stands on a slide, which is not moved in words.
 */
export function isOnlyTakenOut(clause: Clause, clauses: Clause[], session: Session): boolean {
  if (!takesOut(clause)) return false
  const references = findReferences(clause, session, { bareNumbers: true, bareTopics: true })
  if (references.length === 0) return false
  const later = clauses.findIndex((one) => speaksBack(one, session) || namesSlides(one, session))
  const back = clauses[later]
  if (back === undefined || !speaksBack(back, session)) return false
  if (references.some(isBlock)) {
    if (!movesIt(back, session)) return false
    clauses.splice(later, 1)
    throw new Declined('unsupported', 'Only whole slides can be moved in words here.')
  }
  const ids = refuseHalfUnderstood(clause, session, references) ?? idsOf(references)
  if (movesIt(back, session)) {
    clauses[later] = asMove(back)
    session.remember(ids)
    return true
  }
  // "Replace it with slide 5" asks itself what shall become of it.
  const goes = !replacesIt(back) && askWhetherNeeded(session, ids)
  if (goes) return false
  session.remember(ids)
  return true
}

/**
 * Whether slides that words behind still speak of shall be deleted all the same.
 * @throws {Unclear} unless it was answered.
 */
export function askWhetherNeeded(session: Session, ids: readonly string[]): boolean {
  const names = ids.map((id) => `“${session.slideName(id)}”`).join(', ')
  return session.confirm(
    'deletion before what needs it',
    `What follows needs ${names}. Shall it be deleted first?`,
    {
      yes: 'Yes, delete it',
      no: 'No, keep it',
    },
  )
}

/** "Replace it with slide 5", "swap it for …". */
function replacesIt(clause: Clause): boolean {
  const verb = clause.find(['replace'])
  return verb !== -1 && clause.is(verb + 1, 'it') && clause.is(verb + 2, 'with', 'by')
}

function takesOut(clause: Clause): boolean {
  const verb = clause.find(actions)
  return (
    clause.is(verb, 'delete') &&
    !clause.is(verb, 'shorter') &&
    !clause.has('split', 'notes', 'title', 'not', 'unwanted')
  )
}

function namesSlides(clause: Clause, session: Session): boolean {
  return findReferences(clause, session, { bareNumbers: true }).some(
    (one) => one.form !== 'pronoun',
  )
}

/** Whether a clause does something with what was spoken of before it: "put it last", "move its points", "最後に置いて". */
function speaksBack(clause: Clause, session: Session): boolean {
  if (clause.has(...ofPresentation) || !clause.tokens.some(acts)) return false
  const [first] = findReferences(clause, session, { bareNumbers: true })
  const own = clause.tokens.findIndex(isOwn)
  if (own !== -1 && (first === undefined || own <= first.start)) return true
  return first?.form === 'pronoun' || movesUnnamed(clause, session)
}

const tooMuch = new RegExp(`^(?:${wordingsOf('too')}) `)

/** "It is **too long**" complains of a slide and does nothing with it. */
function acts(token: Token): boolean {
  return means(token, ...verbsOfSpoken) && !tooMuch.test(token.text)
}

/** "最後に置いて", "move the points to slide 4": a move of nothing that is named, or of no slide. */
function movesUnnamed(clause: Clause, session: Session): boolean {
  const destination = clause.has('move', 'put') ? findDestination(clause, session) : undefined
  if (destination === undefined) return false
  const options = { bareNumbers: true, bareTopics: true }
  return findReferences(clause, session, options).every(
    ({ start, end }) => start >= destination.start && end <= destination.end,
  )
}

/** Whether a clause says where else the thing itself shall stand. */
function movesIt(clause: Clause, session: Session): boolean {
  const verb = clause.find(['move', 'put', 'add'])
  const destination = findDestination(clause, session)
  if (verb === -1 || destination === undefined || clause.tokens.some(isOwn)) return false
  const [first] = findReferences(clause, session, { bareNumbers: true })
  const said = first?.form === 'pronoun' && first.start <= verb + 1 ? [first] : []
  const rest = clause.without([destination, { start: verb, end: verb + 1 }, ...said])
  const little = ['particle', 'please', 'to', 'in', 'the', 'afterwards'] as const
  return rest.tokens.every((token) => means(token, ...little) || token.kind === 'sign')
}

/** "Its points"; some words for "its" also stand for "it". */
function isOwn(token: Token): boolean {
  return means(token, 'own') && !means(token, 'it')
}

/** "Insert it after 5" of a slide that is there: its verb is to move, and what is moved is said. */
function asMove(clause: Clause): Clause {
  const verb = clause.find(['move', 'put', 'add'])
  const tokens = clause.tokens.flatMap((token, at): Token[] => {
    if (at !== verb) return [token]
    const move: Token = { ...token, concepts: ['move'] }
    const it: Token = { ...token, kind: 'word', text: '', end: token.start, concepts: ['them'] }
    return clause.has('it', 'them') ? [move] : [move, it]
  })
  return new Clause(tokens, clause.instruction)
}
