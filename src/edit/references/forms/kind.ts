import type { Concept } from '../../lexicons/concept.ts'
import { isUnknown, means, type Token } from '../../words/token.ts'
import { thoseSaying } from '../closing-words.ts'
import type { ReadForm, ReferenceReader } from '../reference-reader.ts'
import * as resolve from '../resolve-reference.ts'
import { kindOf, wholeSlideKinds } from '../slides-of-kind.ts'
import { endOfTopic, topicStops, topicVerbs } from '../topic-end.ts'

/** How many words stand before the kind at the most: "the **revenue by year** chart". */
const longestModifier = 6

/** "the chart", "the agenda slide", "the revenue table". */
export const readKind: ReadForm = (reader) => {
  const { session } = reader
  const the = reader.eatThe()
  const isEllipsis = eatEllipsis(reader)
  const count = eatCountOfKind(reader)
  const from = reader.at
  const named = findKind(reader)
  if (named === undefined) return undefined
  const { kind, token } = named
  // A deck has one cover: no words say which it is, and those beside it say something else ("the cover's subtitle").
  const isSole = kind === 'cover'
  if (isSole && named.at > from) return undefined
  reader.at = named.at + 1
  // "the bar chart slide"
  while (kindOf(reader.token()) !== undefined && means(reader.token(1), 'slide')) reader.at += 1
  const slide = reader.eatSlide()
  const bare = session.grammar.withoutArticles && named.at === from
  const isNamed = the || bare || isEllipsis || means(token, 'cover', 'agenda')
  if (!isNamed && slide === undefined) return undefined
  const before = reader.slice(from, named.at)
  const modifier = before === '' && !isSole ? eatTopicBehind(reader) : before
  const words = `${modifier} ${reader.slice(named.at, named.at + 1)}`.trim()
  const corrected = token.corrected ?? false
  const ids = () =>
    thoseSaying(session, kind, words, () =>
      resolve.ofKind(session, kind, modifier, corrected, words, count),
    )
  return reader.done('kind', ids, {
    kind,
    plural: count !== undefined,
    slideSaid: isEllipsis || slide !== undefined || means(token, ...wholeSlideKinds),
  })
}

/** "Die **mit** dem Zitat": a slide, where the noun is left out. */
function eatEllipsis(reader: ReferenceReader): boolean {
  const before = reader.at
  const isOpened = before > 0 && means(reader.token(-1), 'the')
  if (isOpened && reader.eat('with') !== undefined) {
    while (reader.eat('the', 'a') !== undefined);
    if (kindOf(reader.token()) !== undefined) return true
  }
  reader.at = before
  return false
}

/** "The **two** charts", "the **three** bullet slides"; not "two columns", which is a kind. */
function eatCountOfKind(reader: ReferenceReader): number | undefined {
  const token = reader.token()
  if (!means(token, 'number') || token?.kind === 'quote' || (token?.value ?? 0) < 2)
    return undefined
  reader.at += 1
  return token?.value
}

/** The first word from here on that names a kind, with nothing but words of a topic before it. */
function findKind(
  reader: ReferenceReader,
): { at: number; token: Token; kind: Concept } | undefined {
  const { tokens } = reader
  for (let at = reader.at; at <= reader.at + longestModifier; at++) {
    const token = tokens[at]
    if (token === undefined) return undefined
    // "the bullet point slide"
    const points = means(token, 'point') && means(tokens[at + 1], 'slide', 'slides')
    const kind = kindOf(token) ?? (points ? 'bullets' : undefined)
    if (kind !== undefined) return { at, token, kind }
    if (endsModifier(token, reader)) return undefined
  }
  return undefined
}

function endsModifier(token: Token, { session }: ReferenceReader): boolean {
  return (
    token.kind === 'sign' ||
    token.kind === 'quote' ||
    means(token, ...topicStops, ...topicVerbs) ||
    means(token, 'and', 'or', 'slide', 'slides', 'a', 'the', 'in', 'of') ||
    // It stands behind a reference, never within one.
    token.text === session.grammar.objectParticle
  )
}

/** "the chart **about revenue**", "the table **with the owners**"; not "the chart of slide 3", which says where it stands. */
export function eatTopicBehind(reader: ReferenceReader): string {
  const isWith = reader.is('with')
  if (!(isWith || reader.is('about', 'of'))) return ''
  if (means(reader.token(1), 'slide', 'slides', 'this', 'it')) return ''
  const from = reader.at + 1
  const to = endOfTopic(reader, from)
  const topic = reader.slice(from, to)
  const within = reader.tokens.slice(from, to)
  // "Replace the chart with a table": words that one slide says, and others of which nothing else is known.
  const isSaid = within.some(isUnknown) && reader.session.search.saysAll(topic)
  if (isWith && (!isSaid || within.some(({ kind }) => kind === 'quote'))) return ''
  if (topic === '' || within.some((one) => means(one, 'slide', 'slides', 'number', 'deck')))
    return ''
  reader.at = to
  return topic
}
