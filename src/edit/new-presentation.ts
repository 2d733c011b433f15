import type { Clause } from './clauses/clause.ts'
import { onlySaying } from './lexicons/any-language.ts'
import type { Concept } from './lexicons/concept.ts'
import { rewriteStyles } from './lexicons/verbs.ts'
import { kindConcepts } from './references/slides-of-kind.ts'
import type { Session } from './session.ts'
import { isUnknown, means, type Token } from './words/token.ts'

/** Why no other presentation is made. */
export const makesNoOther = 'This edits the presentation at hand; it does not make new ones.'

/** Verbs that make something. */
const makers: readonly Concept[] = ['add', 'make', 'write', 'export']

/** "Make me a deck about dogs", "copy the deck", "move slide 2 into a new presentation". */
export const wishesOtherPresentation = (clause: Clause, session: Session): boolean =>
  clause.tokens.some(
    (_, at) =>
      isPresentation(clause, at) && !namesPart(clause, at, session) && isNew(clause, at, session),
  ) || copiesPresentation(clause)

/** Verbs that do something to what is there. */
const others: readonly Concept[] = [
  'delete',
  'rename',
  'translate',
  'replace',
  'change',
  'notes',
  'title',
]

/** Words for all slides that name no presentation as a thing. */
const wholes = onlySaying('wholeDeck')

/** The deck, in phrases that say nothing elsewhere. */
const ofDeck = onlySaying('ofDeck')

/** Words for this presentation in one token. */
const thisOne = onlySaying('thisDeck')

/** Whether a presentation stands at a position; the name of a file format is one where it is about something. */
function isPresentation(clause: Clause, at: number): boolean {
  const token = clause.token(at)
  if (token === undefined || token.kind !== 'word' || wholes.test(token.text)) return false
  if (!means(token, 'formatPpt')) return means(token, 'deck')
  const topic = clause.token(at + 2)
  // "a powerpoint on cats"
  if (clause.is(at + 1, 'in') && topic !== undefined && isUnknown(topic)) return true
  return clause.has('about', 'aboutThere', 'new', 'another', 'titled')
}

/** "a presentation **agenda**": a word for a presentation that only says more about the next. */
function namesPart(clause: Clause, at: number, session: Session): boolean {
  const next = clause.token(at + 1)
  if (next === undefined || next.kind !== 'word') return false
  // Where the verb comes first in the tokens, what follows says what the presentation is to it.
  const { objectParticle, ownerFirst, attributesFirst } = session.grammar
  if (objectParticle !== undefined)
    return next.text !== objectParticle && !goesInto(clause, at, session)
  if (ownerFirst) return means(next, 'of') || !means(next, 'particle', 'question', 'please')
  if (means(next, 'slide', 'slides', 'title', 'notes', 'theme', 'layout', 'words', ...kindConcepts))
    return !means(next, 'about', 'in', 'with', 'of')
  return attributesFirst === true && isUnknown(next)
}

/** "新しいプレゼンに": a particle says that something goes into a new one. */
function goesInto(clause: Clause, at: number, { grammar }: Session): boolean {
  const particle = clause.token(at + 1)?.text ?? ''
  return grammar.goalParticles?.includes(particle) === true && clause.is(at - 1, 'new', 'another')
}

/** Whether the words before a presentation say that one shall be made, or that something goes into another. */
function isNew(clause: Clause, at: number, session: Session): boolean {
  let begin = at
  while (begin > 0 && saysWhich(clause, begin - 1, session)) begin -= 1
  const said = clause.tokens.slice(begin, at)
  const own = said.some((token) => means(token, 'a', 'another', 'new', 'number'))
  const fresh = said.some((token) => means(token, 'another', 'new'))
  const about = [...said, ...clause.tokens.slice(at + 1)].some((token) =>
    means(token, 'about', 'aboutThere'),
  )
  // "Make a shorter presentation" says how this one shall become.
  const restyled = said.some((token) => means(token, ...rewriteStyles))
  if (!about && !fresh && restyled && !clause.is(begin - 1, 'add', 'write')) return false
  // "Add a slide about how we make a presentation"
  const texts = clause.find(['about', 'titled', 'rename', 'replace'])
  if (texts !== -1 && texts < begin) return false
  const before = clause.token(begin - 1)
  if (goesInto(clause, at, session)) return fresh
  if (before === undefined) return own && (fresh || about)
  // "Design a presentation about cats", "Start a new presentation"
  if (begin === 1 && own && (fresh || about)) return !means(before, ...others)
  if (means(before, 'into', 'to', 'in', 'as')) return fresh || (own && means(before, 'into'))
  if (!means(before, ...makers)) return false
  // "Give me a presentation": the article is a part of the verb.
  if (own || before.text.includes(' ')) return !changesThis(clause, at)
  if (!session.grammar.withoutArticles || thisOne.test(clause.token(at)?.text ?? '')) return false
  return (about || means(before, 'add', 'write')) && !changesThis(clause, at)
}

/** Whether a token can stand between a verb and the presentation that it makes: "a", "new", "10 slide", "pitch". */
function saysWhich(clause: Clause, at: number, session: Session): boolean {
  const token = clause.token(at) as Token
  if (means(token, 'a', 'another', 'new', 'number') || token.text === '-') return true
  // "关于气候变化的": of a topic that comes first every word is one of the topic.
  const about = session.grammar.ownerFirst ? clause.find(['about']) : -1
  if (about !== -1 && about < at) return true
  if (means(token, ...makers)) return false
  if (isUnknown(token) || means(token, 'please', 'needsModel', ...rewriteStyles)) return true
  // "关于狗的PPT", "犬についてのプレゼン": what it is about comes first.
  if (session.grammar.ownerFirst) return means(token, 'about', 'aboutThere', 'of')
  const counted = clause.token(at - 1)?.text === '-' ? at - 2 : at - 1
  return means(token, 'slide', 'slides') && clause.is(counted, 'number')
}

/** Whether what follows says how the presentation at hand shall become, or as which file it is wanted. */
function changesThis(clause: Clause, at: number): boolean {
  const next = clause.token(at + 1)
  if (next === undefined) return false
  return means(next, ...rewriteStyles, 'colorName', 'dark', 'light', 'as', 'long', 'formatPdf')
}

/** "Duplicate this presentation", "make a copy of the deck", "save a copy". */
function copiesPresentation(clause: Clause): boolean {
  let at = clause.find(['duplicate']) + 1
  if (at === 0 || clause.has('formatPdf', 'formatPng', 'formatLink')) return false
  while (clause.is(at, 'the', 'this', 'of', 'a') && !clause.is(at, 'deck')) at += 1
  const said = clause.token(at)
  if (said === undefined) return clause.has('export')
  if (ofDeck.test(said.text)) return true
  const next = clause.token(at + 1)
  const whole =
    next === undefined || next.kind !== 'word' || means(next, 'particle', 'and', 'please')
  return clause.is(at, 'deck') && !wholes.test(clause.token(at)?.text ?? '') && whole
}
