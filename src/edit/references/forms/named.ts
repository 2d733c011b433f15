import { onlySaying } from '../../lexicons/any-language.ts'
import { isUnknown, means, type Token } from '../../words/token.ts'
import { thoseSaying } from '../closing-words.ts'
import { countsTopic } from '../counted-topic.ts'
import type { Reference } from '../reference.ts'
import type { ReadForm, ReferenceReader } from '../reference-reader.ts'
import * as resolve from '../resolve-reference.ts'
import { slidesAbout } from '../slides-about.ts'
import { endOfTopic, longestTopic } from '../topic-end.ts'
import { eatTopicBehind } from './kind.ts'

/** "the slide about pricing", "the slide titled 'Pricing'", "la diapositiva de precios". */
export const readNamed: ReadForm = (reader) => {
  const { session } = reader
  const the = reader.eatThe()
  const count = eatCount(reader)
  const noun =
    reader.eatSlide() ??
    // "Einer" is an article as well.
    ((the || reader.start === reader.at) && !reader.is('a') ? reader.eat('one') : undefined)
  if (noun === undefined) return undefined
  const link = reader.eat('titled', 'about', 'with', 'of') ?? eatOn(reader)
  if (count !== undefined && !means(link, 'about', 'with')) return undefined
  if (link && !means(link, 'about')) reader.eat('about')
  const quoted = reader.token()
  if (quoted?.kind === 'quote') {
    reader.at += 1
    return reader.done('title', () => resolve.titled(session, quoted.text), { slideSaid: true })
  }
  if (!session.grammar.attributesFirst && (link === undefined || means(link, 'of', 'with'))) {
    const found = kindBehind(reader, noun, count)
    if (found !== undefined) return found
  }
  if (link === undefined) return means(noun, 'slide') ? calledBehind(reader) : undefined
  reader.eatThe()
  return means(link, 'with')
    ? slideWith(reader, noun, { the, count })
    : slideAbout(reader, noun, count)
}

/** "The slide **Feed it**": the noun, and the title or a part of it behind. */
function calledBehind(reader: ReferenceReader): Reference | undefined {
  const { session, tokens, at: from } = reader
  for (let end = Math.min(tokens.length, from + longestTopic); end > from; end--) {
    const title = reader.slice(from, end)
    const isName = tokens.slice(from, end).some(isUnknown) && tokens[end - 1]?.kind !== 'sign'
    if (!isName || !session.search.isCalled(title) || !session.search.saysAll(title)) continue
    reader.at = end
    return reader.done('title', () => resolve.titled(session, title), { slideSaid: true })
  }
  return undefined
}

/** "The **two** slides about pricing". */
function eatCount(reader: ReferenceReader): number | undefined {
  const counts =
    reader.token()?.kind !== 'quote' && means(reader.token(1), 'slides') && countsTopic(reader)
  return counts ? reader.eat('number')?.value : undefined
}

const saysOn = onlySaying('on')

/** "Slides **on** customs", of which the lexicon knows nothing: what they are about, not where. */
function eatOn(reader: ReferenceReader): Token | undefined {
  const [on, next] = [reader.token(), reader.token(1)]
  const isTopic = saysOn.test(on?.text ?? '') && next !== undefined && isUnknown(next)
  return isTopic ? reader.eat('in') : undefined
}

/** "la diapositive de l'agenda", "слайд с диаграммой": the kind, when no word of a topic follows. */
function kindBehind(reader: ReferenceReader, noun: Token, count?: number): Reference | undefined {
  const before = reader.at
  const isWith = means(reader.token(-1), 'with')
  if (isWith) reader.eat('a')
  reader.eatThe()
  const found = isWith ? allOfKind(reader, noun, count) : ofKind(reader, noun)
  const next = reader.token()
  if (found !== undefined && (next === undefined || !isUnknown(next))) return found
  reader.at = before
  return undefined
}

/** "the slide with a chart", "the slide with the 212". */
function slideWith(
  reader: ReferenceReader,
  noun: Token,
  { the, count }: { the: boolean; count: number | undefined },
): Reference | undefined {
  const { session } = reader
  reader.eat('a')
  reader.eatThe()
  const before = reader.at
  const found = allOfKind(reader, noun, count)
  if (found !== undefined) return found
  reader.at = before
  const about = slideAbout(reader, noun, count)
  const said = reader.tokens.slice(before, reader.at)
  // "Delete the slides with Acme" says no kind; "add a slide with three points" names none that is there.
  const tells = said.some((one) => isUnknown(one) || (one.kind === 'number' && !means(one, 'a')))
  const isOne = the || session.grammar.withoutArticles
  return session.careful || (isOne && tells) ? about : undefined
}

/** "The **slides** with a chart" are all of them, unless it is said how many. */
function allOfKind(reader: ReferenceReader, noun: Token, count?: number): Reference | undefined {
  const found = ofKind(reader, noun, count)
  const { kind } = found ?? {}
  const isPlural = means(noun, 'slides') && !means(noun, 'slide')
  if (found === undefined || kind === undefined || !isPlural) return found
  return count === undefined
    ? { ...found, plural: true, ids: () => resolve.everyOfKind(reader.session, kind) }
    : { ...found, plural: true }
}

function ofKind(reader: ReferenceReader, noun: Token, count?: number): Reference | undefined {
  const { session } = reader
  const from = reader.at
  const kind = reader.eatKind()
  if (kind === undefined) return undefined
  const corrected = noun.corrected ?? false
  const kindSaid = reader.slice(from, reader.at)
  // "La de la cita **de Amparo**".
  const topic = eatTopicBehind(reader)
  const words = `${topic} ${kindSaid}`.trim()
  const ids = () =>
    thoseSaying(session, kind, words, () =>
      resolve.ofKind(session, kind, topic, corrected, '', count),
    )
  return reader.done('kind', ids, { kind, slideSaid: true })
}

function slideAbout(reader: ReferenceReader, noun: Token, count?: number): Reference | undefined {
  const { session } = reader
  const from = reader.at
  const to = endOfTopic(reader, from)
  if (to === from) return undefined
  const topic = reader.slice(from, to)
  const plural = means(noun, 'slides') && !means(noun, 'slide')
  reader.at = to
  const said = { plural, isEither: !plural && means(noun, 'slides'), count }
  return reader.done('topic', () => slidesAbout(session, topic, said), {
    slideSaid: true,
    plural,
  })
}
