import type { Concept } from '../../lexicons/concept.ts'
import { actions } from '../../lexicons/verbs.ts'
import { means, type Token } from '../../words/token.ts'
import { countsTopic } from '../counted-topic.ts'
import type { ReadForm, ReferenceReader } from '../reference-reader.ts'
import * as resolve from '../resolve-reference.ts'
import { slidesAbout } from '../slides-about.ts'
import { endOfTopic, isPhraseEnd, longestTopic, topicStops, topicVerbs } from '../topic-end.ts'

/** What a slide has: "the title of the pricing slide" is not about a title. */
const parts: readonly Concept[] = [
  'title',
  'notes',
  'layout',
  'row',
  'column',
  'value',
  'point',
  'words',
  'background',
  'color',
  'theme',
  'order',
  'picture',
]

/** Words that stand in no topic before "slide": they begin something else. */
const beginnings: readonly Concept[] = [
  'a',
  'after',
  'before',
  'to',
  'into',
  'titled',
  'with',
  'except',
  'afterwards',
  'in',
]

/** "the pricing slide", "pricing and team slides", "価格のスライド". */
export const readTopicBefore: ReadForm = (reader) => {
  const { session, tokens } = reader
  const the = reader.eatThe()
  const count = countsTopic(reader) ? reader.eat('number')?.value : undefined
  const from = reader.at
  // "把价格那页": the mark of an object is no part of the topic.
  if (session.grammar.verbBetween && reader.is('particle')) return undefined
  if (!the && reader.is(...actions, 'not', 'or', 'only', 'question', 'afterwards')) return undefined
  if (!the && reader.is(...parts) && !isPartAsTopic(reader)) return undefined
  const to = findSlideBehind(reader)
  const noun = to === undefined ? undefined : tokens[to]
  if (to === undefined || noun === undefined) return undefined
  if (means(tokens[to + 1], 'number', 'numberSign')) return undefined
  let topicEnd = to
  while (topicEnd > from && means(tokens[topicEnd - 1], 'of', 'aboutThere', 'the')) topicEnd -= 1
  const begin = means(tokens[from], 'about') ? from + 1 : from
  if (topicEnd <= begin) return undefined
  const first = tokens[begin]
  reader.at = to + 1
  if (topicEnd === begin + 1 && first?.kind === 'quote')
    return reader.done('title', () => resolve.titled(session, first.text), { slideSaid: true })
  if (begin === from && means(first, ...topicVerbs)) return undefined
  const plural = means(noun, 'slides') && !means(noun, 'slide')
  const topic = reader.slice(begin, topicEnd)
  const isEither = !plural && means(noun, 'slides')
  const said = { plural, isEither, count, isProperty: isProperty(tokens.slice(begin, topicEnd)) }
  return reader.done('topic', () => slidesAbout(session, topic, said), {
    slideSaid: true,
    plural,
  })
}

/** "The **long, boring** slides": nothing but words for how slides are. */
function isProperty(tokens: readonly Token[]): boolean {
  return tokens.every(
    (token) => means(token, 'property', 'new', 'please', 'and') || token.kind === 'sign',
  )
}

/** "背景のスライド": the slide about the background, where "スライドの背景" is its background. */
function isPartAsTopic(reader: ReferenceReader): boolean {
  const modifies = reader.session.grammar.ownerFirst
  return modifies === true && means(reader.token(1), 'of') && means(reader.token(2), 'slide')
}

/** Where "slide" stands behind words that can be a topic. */
function findSlideBehind(reader: ReferenceReader): number | undefined {
  const { tokens, at: from } = reader
  for (let at = from; at <= from + longestTopic; at++) {
    const token = tokens[at]
    if (token === undefined) return undefined
    if (means(token, 'slide', 'slides')) return at === from ? undefined : at
    const before = at > from ? tokens[at - 1] : undefined
    if (at === from && isPartAsTopic(reader)) continue
    if (isPhraseEnd(token) || leavesTopic(token, before, tokens[at + 1])) return undefined
  }
  return undefined
}

/** Whether a word shows that the words before "slide" are no topic: another reference, or a part of a slide. */
function leavesTopic(token: Token, before: Token | undefined, next: Token | undefined): boolean {
  return (
    means(token, ...beginnings) ||
    (means(token, 'the') && means(before, 'and', 'or')) ||
    (means(token, ...parts) && means(next, 'of', 'about', 'possessive'))
  )
}

/** 'Pricing' in quotation marks, when a slide has that title. */
export const readQuoted: ReadForm = (reader) => {
  const { session } = reader
  reader.eatThe()
  const quoted = reader.token()
  if (quoted?.kind !== 'quote' || session.search.titled(quoted.text).length === 0) return undefined
  reader.at += 1
  const slideSaid = reader.eatSlide() !== undefined
  return reader.done('title', () => resolve.titled(session, quoted.text), { slideSaid })
}

/** "pricing", when the title of a slide says so. */
export const readBareTopic: ReadForm = (reader) => {
  const { session } = reader
  if (!reader.options.bareTopics) return undefined
  reader.eatThe()
  const from = reader.at
  const first = reader.token()
  if (first?.kind !== 'word' || means(first, ...topicVerbs, ...topicStops, 'and', 'or'))
    return undefined
  for (let end = endOfTopic(reader, from); end > from; end--) {
    const topic = reader.slice(from, end)
    if (!session.search.isCalled(topic)) continue
    reader.at = end
    return reader.done('topic', () => slidesAbout(session, topic, { plural: false }))
  }
  return undefined
}
