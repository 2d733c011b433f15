import { beginningOf } from '../text/cut-text.ts'
import type { Clause } from './clauses/clause.ts'
import type { Concept } from './lexicons/concept.ts'
import { actions, rewriteStyles } from './lexicons/verbs.ts'
import { Declined } from './reading-errors.ts'
import { findReferences } from './references/find-references.ts'
import { likelyIds } from './references/likely-ids.ts'
import { parseReferenceList } from './references/parse-reference.ts'
import type { Reference } from './references/reference.ts'
import { kindConcepts, wholeSlideKinds } from './references/slides-of-kind.ts'
import type { Session } from './session.ts'
import { isUnknown, means, type Token } from './words/token.ts'

/** Wishes that ask by themselves, or whose words are not about slides that are there. */
const othersAsk = ['delete', 'unwanted', 'merge', 'add', 'undo', 'restore', 'redo'] as const

/** What is done with the whole presentation, so that no slide can be left out of it. */
const ofWhole: readonly Concept[] = ['translate', 'export']

/** What is said of one text or another, in which "but" and "not" may stand. */
const saysText: readonly Concept[] = ['rename', 'replace', 'titled', 'title', 'notes', 'about']

/** Verbs of wishes that shall not be done in part, where what they leave out cannot be read. */
const ofSlides: readonly Concept[] = [
  ...rewriteStyles,
  'convert',
  'move',
  'swap',
  'duplicate',
  'split',
  'regenerate',
]

/**
 * "Shorten all slides, not slide 4": the clause without the words for what shall stay as it is. The session spares these
 * slides from here on (`session.spared`).
 * @throws {Declined} when slides cannot be left out of the wish, or words that leave something out cannot be read.
 */
export function withoutSpared(clause: Clause, session: Session): Clause {
  const takesNotes = clause.has('delete') && clause.has('notes')
  if (clause.has(...othersAsk) && !takesNotes) return clause
  if (clause.is(clause.find(actions), 'keep')) return clause
  const other = otherTarget(clause)
  if (other !== undefined) return withoutSpared(clause.without([other]), session)
  const phrase = sparingPhrase(clause, session)
  if (phrase === undefined) {
    if (leavesOutOther(clause, session)) throw notUnderstood(clause)
    return clause
  }
  if (clause.has(...ofWhole))
    throw new Declined(
      'unsupported',
      'Single slides cannot be left out of that: it is done with the whole presentation.',
    )
  const verb = clause.find(actions)
  // What says colours and themes asks by itself about single slides.
  if (verb === -1 || clause.has('color', 'colorName', 'theme', 'themeName', 'background', 'accent'))
    return clause
  session.spared = [...session.spared, ...phrase.reference.ids()]
  return clause.without([phrase])
}

interface SparingPhrase {
  start: number
  end: number
  reference: Reference
}

/** The words that leave slides out, with the comma before them. */
function sparingPhrase(clause: Clause, session: Session): SparingPhrase | undefined {
  const firstVerb = clause.find(actions)
  // "第4页以外的所有页" is read as one.
  const references = session.grammar.exceptionFirst
    ? findReferences(clause, session, { bareNumbers: true })
    : []
  for (let at = 1; at < clause.length; at++) {
    const isWithin = references.some((one) => at > one.start && at < one.end)
    if (!clause.is(at, 'except', 'not') || clause.token(at)?.kind === 'quote') continue
    if (firstVerb === -1 || at < firstVerb) continue
    const found =
      sparedBefore(clause, session, at) ??
      (isWithin ? undefined : sparedBehind(clause, session, at))
    if (found !== undefined) return found
  }
  return undefined
}

/** ", not slide 4", "but not in the agenda", "without touching slide 5", "but leave slide 4 as it is". */
function sparedBehind(clause: Clause, session: Session, at: number): SparingPhrase | undefined {
  if (session.grammar.exceptionFirst === 'always') return undefined
  let from = at + 1
  const small = ['not', 'except', 'in', 'of', 'from', 'about', 'to', 'is', 'particle'] as const
  while (clause.is(from, ...small, 'keep', 'put') && !isArticle(clause, from)) from += 1
  // "But keep it on slide 5"
  if (clause.is(from, 'it', 'them') && clause.is(from + 1, 'in')) from += 2
  if (clause.is(at, 'not') && isChange(clause, from)) from += 1
  const text = { tokens: clause.tokens, instruction: clause.instruction, session }
  const reference = parseReferenceList(text, from, { bareNumbers: true, ranges: true })
  if (reference === undefined || !isSlide(reference)) return undefined
  // "All bullets except the last one"
  const within = clause.tokens.slice(reference.start, reference.end)
  const names = within.some(
    (token) => token.kind === 'number' || means(token, 'slide', 'slides', ...kindConcepts),
  )
  if (!names && clause.has('item', 'point', 'row', 'column')) return undefined
  // "But not slide 3's title" is about a part of it.
  if (clause.is(reference.end, 'possessive', 'of')) return undefined
  return { start: behindJoint(clause, at), end: behindTail(clause, reference.end), reference }
}

/** "，第4页不要动", "，第5页除外", "4枚目ではなく": what is left out stands before the word. */
function sparedBefore(clause: Clause, session: Session, at: number): SparingPhrase | undefined {
  const { exceptionFirst } = session.grammar
  if (exceptionFirst === undefined) return undefined
  const isAlone = exceptionFirst === 'always'
  const { tokens, instruction } = clause
  const text = { tokens, instruction, session, isPart: true }
  for (let start = at - 1; start > 0; start--) {
    const opens = isAlone || /^[,，、]$/.test(clause.token(start - 1)?.text ?? '')
    const reference = opens ? parseReferenceList(text, start, { bareNumbers: true }) : undefined
    if (reference?.end !== at || !isSlide(reference)) continue
    return isAlone
      ? { start, end: at + 1, reference }
      : { start: start - 1, end: clause.length, reference }
  }
  return undefined
}

/** "La", "le" and "das" may be articles and more. */
function isArticle(clause: Clause, at: number): boolean {
  return clause.is(at, 'the') && !clause.is(at, 'in', 'of', 'about')
}

/** "Don't **shorten** slide 4", "do not **touch** it". */
function isChange(clause: Clause, at: number): boolean {
  const token = clause.token(at)
  return token !== undefined && (means(token, ...actions) || isUnknown(token))
}

function isSlide(one: Reference): boolean {
  const named = one.slideSaid || one.form === 'number' || one.form === 'ordinal'
  return named || (one.kind !== undefined && one.form === 'kind')
}

/** What a slide, a colour or a place may be wished to be, or not. */
const targets: readonly Concept[] = [
  ...kindConcepts,
  'colorName',
  'dark',
  'light',
  'themeName',
  'start',
  'end',
  'up',
  'down',
]
const ofTargets = ['a', 'the', 'to', 'as', 'into', 'in', 'by', 'color', 'theme'] as const

/** "Make slide 4 a bar chart, **not a pie**", "move it to the end, **not to the start**": what shall not come of it. */
function otherTarget(clause: Clause): { start: number; end: number } | undefined {
  const not = clause.findLast(['not'])
  if (not < 1 || clause.find(actions) > not || clause.token(not)?.kind === 'quote') return undefined
  const behind = clause.tokens.slice(not + 1)
  const said = behind.filter((token) => means(token, ...targets))
  const isTarget = behind.every(
    (token) => means(token, ...targets, ...ofTargets) || token.kind === 'sign',
  )
  // "Not the agenda" is a slide.
  if (said.length === 0 || !isTarget || clause.is(not + 1, 'the')) return undefined
  return clause.has(...saysText)
    ? undefined
    : { start: behindJoint(clause, not), end: clause.length }
}

/** Where the words begin that join a phrase to what stands before it: ", and not slide 4". */
function behindJoint(clause: Clause, at: number): number {
  let start = at
  while (
    /^[,、，;—–-]$/.test(clause.token(start - 1)?.text ?? '') ||
    clause.is(start - 1, 'and', 'except')
  )
    start -= 1
  return start
}

/** Where a phrase ends: with "as it is", "alone" behind it, or the comma that closes it. */
function behindTail(clause: Clause, end: number): number {
  const rest = clause.tokens.slice(end)
  const ends = (token: Token) =>
    token.kind === 'sign' ||
    isUnknown(token) ||
    means(token, 'as', 'it', 'is', 'please', 'particle', 'them')
  if (rest.every(ends)) return clause.length
  return /^[,、，]$/.test(rest[0]?.text ?? '') ? end + 1 : end
}

/** Whether something is left out that is no slide: "shorten slide 3 but not the costs". */
function leavesOutOther(clause: Clause, session: Session): boolean {
  const verb = clause.find(actions)
  if (verb === -1 || !clause.has(...ofSlides) || clause.has(...saysText)) return false
  if (clause.quotes().length > 0) return false
  const references = findReferences(clause, session, { bareNumbers: true })
  const from = references[0]?.end ?? verb + 1
  const rest = clause.without(references.map(({ start, end }) => ({ start, end })))
  const named = new Set(clause.tokens.slice(0, from))
  return rest.tokens.some(
    (token, at) =>
      !named.has(token) &&
      (means(token, 'except') ||
        (means(token, 'not') && /^[,，]$/.test(rest.token(at - 1)?.text ?? ''))),
  )
}

function notUnderstood(clause: Clause): Declined {
  const words = beginningOf(clause.text(0).trim(), 200)
  return new Declined(
    'not_understood',
    `What “${words}” leaves out was not understood, so nothing of it was done.`,
  )
}

/** "Shorten all slides. Don't touch slide 4.": what clauses spare in the others. */
interface SparingClause {
  /** Which clause it is, 0-based: it asks for nothing by itself. */
  index: number
  ids: readonly string[]
  /** What shall not be done to them; empty where nothing shall. */
  verbs: readonly Concept[]
}

/** The clauses that say of slides only what shall not be done to them. */
export function sparingClauses(clauses: readonly Clause[], session: Session): SparingClause[] {
  if (clauses.length < 2) return []
  return clauses.flatMap((clause, index): SparingClause[] => {
    const first = clause.tokens.findIndex((token) => !means(token, 'please', 'particle', 'and'))
    const leaves = clause.is(first, 'keep') && !clause.has('only') && saysAsItIs(clause)
    const negates = clause.is(first, 'not') || (clause.has('not') && isNegatedBehind(clause))
    if (!leaves && !negates) return []
    const references = findReferences(clause, session, { bareNumbers: true }).filter(isSlide)
    if (references.length === 0) return []
    const said = actions.filter((verb) => verb !== 'keep' && verb !== 'change' && clause.has(verb))
    const verbs = leaves ? [] : said
    return [{ index, ids: references.flatMap((one) => likelyIds(session, one)), verbs }]
  })
}

/** "Leave slide 4 **alone**", "keep slide 4 **as it is**". */
function saysAsItIs(clause: Clause): boolean {
  const last = clause.token(clause.length - 1)
  return last !== undefined && (isUnknown(last) || means(last, 'is', 'as'))
}

/** "Folie 4 nicht ändern", "第4页不要动": the slide first. */
function isNegatedBehind(clause: Clause): boolean {
  const not = clause.find(['not'])
  return not > 0 && clause.is(0, 'slide', 'slides', 'ordinalMark', 'number', ...wholeSlideKinds)
}

/** What a clause shall spare because others say so. */
export function sparedIn(clause: Clause, sparing: readonly SparingClause[]): string[] {
  return sparing.flatMap(({ ids, verbs }) =>
    verbs.length === 0 || verbs.some((verb) => clause.has(verb)) ? ids : [],
  )
}
