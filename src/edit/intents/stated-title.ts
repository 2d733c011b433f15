import type { Clause } from '../clauses/clause.ts'
import { wordingsOf } from '../lexicons/any-language.ts'
import { actions, rewriteStyles } from '../lexicons/verbs.ts'
import { findReferences } from '../references/find-references.ts'
import type { Session } from '../session.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
import { asTitle, endOfTitle, ofDeck, type TitleWords } from './title-words.ts'

const slideAndTitle = new RegExp(
  `^(?:${wordingsOf('slideInNoun')}).*(?:${wordingsOf('titleInNoun')})`,
)

/**
 * A title that is stated, without a verb that renames: "Title of slide 3: Q3 in numbers", "slide 4's title should just say
 * Revenue", "slide 4 should be called Regions"; undefined where a clause says something else.
 */
export function statedTitle(clause: Clause, session: Session): TitleWords | undefined {
  // "第4页标题": the word for a slide may be a part of that for its title.
  const written = clause.tokens.some(({ text }) => slideAndTitle.test(text))
  const reference = findReferences(clause, session, { bareNumbers: written }).find(
    (one) => (one.slideSaid || written) && one.form !== 'all' && !one.plural,
  )
  const isDeck = (token: Token) => means(token, 'deck') || ofDeck.test(token.text)
  const deck = reference === undefined ? clause.tokens.findIndex(isDeck) : -1
  if (reference === undefined && deck === -1) return undefined
  const { start, end: behind } = reference ?? { start: deck, end: deck + 1 }
  const link = clause.tokens.findIndex(
    (token, at) =>
      at >= behind &&
      (token.text === ':' || (means(token, 'shall', 'titled') && !means(token, 'title'))),
  )
  const head = clause.tokens.filter((_, at) => at < link && (at < start || at >= behind))
  if (link === -1 || !head.every(isSmall)) return undefined
  const titled = head.some((token) => means(token, 'title'))
  let begin = link
  while (begin < clause.length && isLink(clause.token(begin))) begin += 1
  let end = endOfTitle(clause, session, begin, clause.length)
  // "Folie 4 soll Regionen heißen"
  const last = clause.token(end - 1)
  const verbBehind = means(last, 'rename') && end - 1 > begin
  if (verbBehind) end -= 1
  const names = verbBehind || clause.is(0, 'rename')
  const called = clause.tokens
    .slice(link, begin)
    .some((token) => means(token, 'titled', 'rename') && !means(token, 'title'))
  const calls = called && (clause.is(link, 'shall') || clause.is(link - 1, 'to', 'shall'))
  if (!titled && !calls && !(names && clause.is(link, 'shall'))) return undefined
  const words = clause.tokens.slice(begin, end)
  if (saysHow(words)) return undefined
  const quote = clause.quotes().find(({ at }) => at >= begin)
  const title = quote === undefined ? asTitle(clause.text(begin, end)) : asTitle(quote.text)
  return title === '' ? undefined : { title, reference }
}

/** "Shorter", "more catchy", "blue", "make it shorter": how a title shall be, and no title. */
function saysHow(words: readonly Token[]): boolean {
  const known = words.every((token) => token.kind === 'word' && !isUnknown(token))
  const [first, second] = words
  if (means(first, ...actions) && means(second, 'it', 'the')) return true
  return (
    known &&
    words.some((token) =>
      means(token, ...rewriteStyles, 'needsModel', 'unsupported', 'colorName', 'delete'),
    )
  )
}

function isSmall(token: Token): boolean {
  return means(
    token,
    'title',
    'the',
    'of',
    'in',
    'possessive',
    'particle',
    'please',
    'receive',
    'to',
    'rename',
  )
}

/** Words between what is titled and its title. */
function isLink(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'quote') return false
  if (token.text === ':') return true
  return means(token, 'shall', 'titled', 'rename', 'only', 'please', 'say', 'is', 'to')
}
