import { means, type Token } from '../../words/token.ts'
import { type Counted, counted, namedTogether, ofDeck } from '../antecedents.ts'
import { eatException, withoutException } from '../exception.ts'
import { itemPhrases } from '../item-phrase.ts'
import type { Reference } from '../reference.ts'
import type { ReadForm, ReferenceReader } from '../reference-reader.ts'
import * as resolve from '../resolve-reference.ts'
import { topicStops } from '../topic-end.ts'

/** "the third slide", "first two slides", "the last slide", "last chart", "second to last slide". */
export const readOrdinal: ReadForm = (reader) => {
  const { session } = reader
  reader.eatThe()
  const counted = eatCountInFront(reader)
  const noun = eatNounInFront(reader)
  const last = reader.eat('last') !== undefined
  const fromEnd = last ? 1 : reader.eat('penultimate') ? 2 : undefined
  const ordinal = fromEnd === undefined ? reader.eat('ordinal') : undefined
  if (fromEnd === undefined && ordinal === undefined) return undefined
  const value = ordinal?.value ?? 0
  if (ordinal && reader.is('to', 'from', 'last') && means(reader.token(1), 'last', 'end')) {
    reader.at += 2
    return whichOnes(reader, [-value], noun, false)
  }
  const first = fromEnd === undefined ? value : -fromEnd
  const ordinals = [first, ...eatFurtherOrdinals(reader)]
  const count = counted ?? reader.eat('number')?.value ?? (reader.eat('both') ? 2 : undefined)
  const kind = reader.eatKind()
  if (kind !== undefined) {
    const slideSaid = reader.eatSlide() !== undefined
    const ids = () => resolve.ordinalOfKind(session, kind, ordinal?.value, last)
    return reader.done('kind', ids, { kind, slideSaid })
  }
  const isSingle = ordinals.length === 1 && (first < 0 || first === 1)
  const from = first < 0 ? first - (count ?? 1) + 1 : first
  const places =
    count !== undefined && isSingle ? Array.from({ length: count }, (_, at) => from + at) : ordinals
  return whichOnes(reader, places, noun, (count ?? ordinals.length) > 1)
}

/** Romance languages and others put how many before which: "les deux premières diapositives". */
function eatCountInFront(reader: ReferenceReader): number | undefined {
  const counts =
    reader.token()?.kind !== 'quote' &&
    reader.is('number') &&
    means(reader.token(1), 'last', 'ordinal')
  return counts ? reader.eat('number')?.value : undefined
}

/** And the noun too: "slide final". */
function eatNounInFront(reader: ReferenceReader): Token | undefined {
  const inFront = means(reader.token(1), 'last', 'penultimate', 'ordinal')
  return inFront ? reader.eatSlide() : undefined
}

/** "the second **and third** slide", "sulla prima **e sull'ultima** slide"; of the last the place from the end. */
function eatFurtherOrdinals(reader: ReferenceReader): number[] {
  const found: number[] = []
  while (reader.is('and')) {
    let behind = 1
    while (means(reader.token(behind), 'the', 'of', 'in', 'about', 'to')) behind += 1
    const next = reader.token(behind)
    const place = means(next, 'last') ? -1 : means(next, 'ordinal') ? next?.value : undefined
    if (place === undefined) break
    found.push(place)
    reader.at += behind + 1
  }
  return found
}

/** The slides that an ordinal counts: the noun may follow, or must be clear without it. */
function whichOnes(
  reader: ReferenceReader,
  which: Counted,
  nounInFront: Token | undefined,
  plural: boolean,
): Reference | undefined {
  const before = reader.at
  reader.eatThe()
  let noun = nounInFront
  if (noun === undefined) {
    noun = reader.eatSlide()
    if (noun !== undefined) reader.eatSlideAgain()
  }
  const isNamed = noun !== undefined || reader.before !== undefined
  // "The second **half**", after a slide was split.
  const isSplit = namedTogether(reader.session).length === 2
  noun ??= reader.eat('one') ?? (isSplit ? reader.eat('half') : undefined)
  if (noun === undefined) {
    reader.at = before
    // "the last row" is no slide.
    const ends = reader.is(
      ...topicStops,
      'and',
      'or',
      'afterThere',
      'beforeThere',
      'particle',
      'swap',
    )
    // "除了封面跟**最后一张**，…": behind one that was said to be a slide.
    // "The first point on slide 2 and **the third**" is a point.
    const isOfItems = itemPhrases(reader.tokens).some(({ end }) => end <= reader.start)
    if (isOfItems && reader.before !== undefined) return undefined
    const isListed = reader.before?.slideSaid === true
    const isLast = reader.token() === undefined || (isListed && reader.token()?.kind === 'sign')
    if (!isLast && !ends) return undefined
    if (!reader.options.bareNumbers && !isListed) return undefined
  }
  const exception = plural ? eatException(reader) : undefined
  const { session } = reader
  const ids = () => (isNamed ? ofDeck(session, which) : counted(session, which))
  return reader.done('ordinal', withoutException(ids, exception), {
    slideSaid: noun !== undefined,
    plural,
    ...(isNamed ? {} : { isUnnamed: true }),
  })
}
