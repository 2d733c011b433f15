import { beginningOf } from '../../text/cut-text.ts'
import { type Clause, tidied } from '../clauses/clause.ts'
import { questionMarkBehind } from '../clauses/question-mark.ts'
import { onlySaying, wordingsOf } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { findReferences } from '../references/find-references.ts'
import type { Reference } from '../references/reference.ts'
import type { Session } from '../session.ts'
import { means, type Token } from '../words/token.ts'

/** As the operations have it (`set_title`, `set_slide_title`). */
const longestTitle = 300

/** Verbs with which a title is set or taken away. */
export const titleVerbs: readonly Concept[] = [
  'rename',
  'change',
  'make',
  'replace',
  'use',
  'move',
  'put',
  'delete',
  'write',
]

/** What is renamed and its new title, as a clause says them. */
export interface TitleWords {
  /** Empty when none is said. */
  title: string
  reference: Reference | undefined
  /** The old title, in quotation marks. */
  named?: string
}

/** Words as a title: without what surrounds them, and no longer than a title may be. */
export function asTitle(words: string): string {
  return beginningOf(tidied(words), longestTitle)
}

/** The new title that a clause says, and of what. */
export function readTitle(clause: Clause, session: Session): TitleWords {
  const verb = Math.max(0, clause.find(titleVerbs))
  return quotedTitle(clause, session) ?? titleBehindVerb(clause, session, verb)
}

/** "Call slide 3 'Pricing'": the last quotation is the title, one before it the old title. */
function quotedTitle(clause: Clause, session: Session): TitleWords | undefined {
  const quotes = clause.quotes()
  const last = quotes.at(-1)
  if (last === undefined) return undefined
  const before = findReferences(clause, session, {
    to: last.at,
    bareNumbers: true,
    bareTopics: true,
  })
  const behind = findReferences(clause, session, { from: last.at + 1, bareNumbers: false })
  const first = quotes.length > 1 ? quotes[0]?.text : undefined
  return {
    title: beginningOf(last.text, longestTitle),
    reference: pick(before, clause) ?? pick(behind, clause),
    ...(first === undefined ? {} : { named: first }),
  }
}

/** "Rename slide 3 to Pricing", without quotation marks. */
function titleBehindVerb(clause: Clause, session: Session, verb: number): TitleWords {
  const titleAt = clause.find(['title'])
  const end = clause.length - trailing(clause, session)
  const options = { bareNumbers: true, bareTopics: true }
  // "The title of the pricing slide should be …", "把标题改为…": the verb stands between the two.
  const arrow = /^(?:- ?>|= ?>|→)$/.test(clause.token(verb)?.text ?? '')
  const medial = clause.is(verb, 'move', 'make') || arrow || session.grammar.verbBetween
  if (titleAt !== -1 && titleAt < verb && medial)
    return {
      title: asTitle(clause.text(verb + 1, end)),
      reference: pick(findReferences(clause, session, { to: verb, ...options }), clause),
    }
  const inFront = slideBeforeVerb(clause, session, verb)
  if (inFront !== undefined && verb + 1 < end)
    return { title: asTitle(clause.text(verb + 1, end)), reference: inFront }
  const colon = clause.tokens.findIndex(
    (token, at) => (at > verb || titleAt !== -1) && /^[:：]$/.test(token.text),
  )
  const link = linkBehindDeck(clause, titleAt)
  const stop = colon === -1 ? link : colon
  const range = { from: verb, ...(stop === undefined ? {} : { to: stop }) }
  const near = pick(findReferences(clause, session, { ...range, ...options }), clause)
  // "On slide 4, rename it to X"
  const fronted = near?.form === 'pronoun' && verb > 0
  const widest = fronted
    ? findReferences(clause, session, options).find((one) => one.start === near.start)
    : near
  const said = clause.tokens.slice(widest?.start ?? 0, widest?.end ?? 0)
  // "Rename slide 2 to 7", "to 4 things": one slide, and what it is called.
  const oneSlide =
    widest !== undefined &&
    said.some((token) => means(token, 'slide') && !means(token, 'slides')) &&
    said.some((token) => means(token, 'to')) &&
    !clause.tokens
      .slice(widest.end)
      .some((token) => means(token, ...titleLinks) || token.text === ':')
  const reference = oneSlide
    ? pick(findReferences(clause, session, { ...range, ...options, ranges: false }), clause)
    : (widest ?? slideInFront(clause, session, verb))
  let named =
    reference && reference.form !== 'all' ? reference.end : clause.find(['title', 'deck'], verb) + 1
  // "the deck title"
  if (clause.is(named, 'title') && clause.is(named - 1, 'deck')) named += 1
  // "Call the slide Regions", of one that was spoken of.
  const isSpokenOf =
    reference === undefined && clause.is(verb + 1, 'the') && clause.is(verb + 2, 'slide')
  const from = Math.max(named, verb + (isSpokenOf ? 3 : 1))
  const toThere = clause.findLast(['toThere'])
  if (toThere > from) {
    // "スライド3のタイトルを価格に": what it becomes stands before the word that says so.
    let begin = from
    while (clause.is(begin, 'of', 'the', 'title', 'particle', 'possessive')) begin += 1
    const title = asTitle(clause.text(begin, toThere))
    return { title: surelyTitle(clause, session, { begin, end: toThere, title }), reference }
  }
  const start = titleStart(clause, from)
  // "Make the title of slide 4 **say** Revenue"
  const begin = clause.is(start, 'say') && start + 1 < end ? start + 1 : start
  const until = endOfTitle(clause, session, begin, end)
  const title = spokenTitle(clause, begin, until)
  return { title: surelyTitle(clause, session, { begin, end: until, title }), reference }
}

/** What is not done to another slide: "… **without changing** slide 5", "… **but leave** slide 5". */
const turns: readonly Concept[] = ['not', 'except']

/** Where the words of a title end at the latest: before what shall not be done, or not be done elsewhere. */
export function endOfTitle(clause: Clause, session: Session, begin: number, end: number): number {
  const at = clause.tokens.findIndex((token, index) => {
    if (index <= begin || index >= end || !means(token, ...turns)) return false
    const [next, object] = clause.tokens.slice(index + 1, index + 3)
    const isOther = (one: Token | undefined) =>
      means(one, 'slide', 'slides', 'it', 'them', 'others', 'everything')
    if (isOther(next) || (means(next, ...actions, 'the', 'not') && isOther(object))) return true
    const other = findReferences(clause, session, { from: index + 1, to: end })[0]
    return other?.slideSaid === true && other.start <= index + 2
  })
  return at === -1 ? end : at
}

/**
 * A title in whose words another slide is named may have ended before that: "Regions and slide 5".
 * @throws {Unclear} unless that was answered.
 */
function surelyTitle(
  clause: Clause,
  session: Session,
  { begin, end, title }: { begin: number; end: number; title: string },
): string {
  const other = findReferences(clause, session, { from: begin + 1, to: end }).find(
    (one) => one.slideSaid && (one.form === 'number' || one.form === 'ordinal'),
  )
  if (other === undefined) return title
  let until = other.start
  while (until > begin + 1 && isJoining(clause.token(until - 1))) until -= 1
  const shorter = spokenTitle(clause, begin, until)
  if (shorter === '' || shorter === title) return title
  return session.ask(
    'title',
    'What shall the new title be?',
    [shorter, title].map((text) => ({ text, value: text })),
    (answer) => asTitle(answer) || undefined,
  )
}

function isJoining(token: Token | undefined): boolean {
  if (token?.kind === 'sign') return true
  return means(token, 'and', 'or', 'the', 'of', 'in', 'to', 'from', 'with', 'particle', ...turns)
}

/** "**Slide 4:** rename to Regions" */
function slideInFront(clause: Clause, session: Session, verb: number): Reference | undefined {
  return findReferences(clause, session, { to: verb }).find(
    ({ end, slideSaid }) =>
      slideSaid &&
      end < verb &&
      clause.tokens
        .slice(end, verb)
        .every((token) => token.kind === 'sign' || means(token, 'please')),
  )
}

/** "**把第4页**改名为地区": what is renamed stands before the verb. */
function slideBeforeVerb(clause: Clause, session: Session, verb: number): Reference | undefined {
  if (!session.grammar.verbBetween || !clause.is(verb, 'rename')) return undefined
  const options = { to: verb, bareNumbers: true, bareTopics: true }
  return pick(findReferences(clause, session, options), clause)
}

/** The words of a range as a title, with the article that "to a" has in it and the mark of a question that it asks. */
function spokenTitle(clause: Clause, from: number, end: number): string {
  const { instruction, tokens } = clause
  const link = tokens[from - 1]
  const article =
    link && means(link, 'into')
      ? articleLast.exec(instruction.slice(link.start, link.end))?.[0]
      : ''
  const title = asTitle(`${article ?? ''} ${clause.text(from, end)}`)
  if (title === '' || /[?？]$/.test(title)) return title
  return beginningOf(`${title}${questionMarkBehind(clause, end)}`, longestTitle)
}

/** The deck, in phrases that say nothing elsewhere. */
export const ofDeck = onlySaying('ofDeck')

const shallBe = onlySaying('shallBe')
const articleLast = new RegExp(`\\s(?:${wordingsOf('articleLast')})$`, 'i')

/** "the title of the deck **to** …": where the words of the new title can hold no slide. */
function linkBehindDeck(clause: Clause, titleAt: number): number | undefined {
  let deck = clause.tokens.findIndex(
    (token, at) => at >= titleAt - 1 && (means(token, 'deck') || ofDeck.test(token.text)),
  )
  if (deck !== -1 && deck + 1 === titleAt) deck = titleAt
  const slide = clause.find(['slide', 'slides'])
  if (deck === -1 || (slide !== -1 && slide < deck)) return undefined
  return clause.is(deck + 1, 'to', 'as', 'into') ? deck + 1 : undefined
}

/** Words between what is renamed and its title. */
const titleLinks: readonly Concept[] = ['to', 'as', 'into', 'is', 'titled', 'with']

/** Where the words of a title begin: behind the "to" that follows `from`, if any. */
function titleStart(clause: Clause, from: number): number {
  const link = clause.tokens.findIndex(
    (token, index) =>
      index >= from &&
      (means(token, ...titleLinks) || token.text === ':' || shallBe.test(token.text)),
  )
  if (link === -1) return from
  // "Change slide 3 title to 5"
  if (clause.is(link, 'title') && clause.is(link + 1, 'to', 'as', 'into')) return link + 2
  // "from Prices to Pricing": the last "to" counts, since the old title may hold one.
  if (!clause.is(link - 1, 'from') && clause.find(['from'], from) === from) {
    const to = clause.tokens.findLastIndex((token, index) => index > from && means(token, 'to'))
    if (to !== -1) return to + 1
  }
  return link + 1
}

/** "the title" and "the title slide" may be read as the cover: only slides that are said count beside a title. */
function pick(references: readonly Reference[], clause: Clause): Reference | undefined {
  return references.find(
    (one) =>
      !(one.kind === 'cover' && !one.slideSaid) &&
      !(one.form === 'quantity') &&
      !(clause.is(one.start, 'title') && !one.slideSaid),
  )
}

/** Separable parts of verbs at the end of a clause ("benenne … um"), which are no part of a title. */
function trailing(clause: Clause, session: Session): number {
  if (session.grammar.verbOpens) return 0
  return clause.is(clause.length - 1, 'particle', 'rename', 'change', 'convert') ? 1 : 0
}
