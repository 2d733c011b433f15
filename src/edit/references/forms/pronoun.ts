import { actions } from '../../lexicons/verbs.ts'
import { isUnknown, means } from '../../words/token.ts'
import type { Reference } from '../reference.ts'
import type { ReadForm, ReferenceReader } from '../reference-reader.ts'
import * as resolve from '../resolve-reference.ts'
import { kindConcepts } from '../slides-of-kind.ts'
import { topicStops } from '../topic-end.ts'

/** "both", "both slides", "both of the last two". */
export const readBoth: ReadForm = (reader) => {
  const { session } = reader
  reader.eatThe()
  if (!reader.eat('both')) return undefined
  const those = reader.eatReferences(reader.at)
  if (those !== undefined && those.form !== 'pronoun')
    return reader.done(those.form, () => resolve.bothOf(session, those), {
      slideSaid: those.slideSaid,
      plural: true,
      ...(those.kind === undefined ? {} : { kind: those.kind }),
    })
  reader.eatThe()
  const kind = reader.eatKind()
  const slideSaid = reader.eatSlide() !== undefined
  if (kind !== undefined)
    return reader.done('kind', () => resolve.ofKind(session, kind, '', false, '', 2), {
      kind,
      slideSaid,
      plural: true,
    })
  return reader.done('pronoun', () => resolve.pronoun(session, true), { slideSaid, plural: true })
}

/** "it", "this slide", "the next slide". */
export const readPronoun: ReadForm = (reader) => {
  const the = reader.eatThe()
  // "la diapositive suivante"
  const nounInFront =
    reader.is('slide', 'slides') && means(reader.token(1), 'next', 'previous', 'this')
  if (nounInFront) reader.at += 1
  if (reader.is('next', 'previous') && !means(reader.token(1), 'chart', 'table'))
    return nextOrPrevious(reader, the || nounInFront)
  if (reader.is('this') && (!means(reader.token(1), 'deck') || means(reader.token(1), 'slide')))
    return thisOne(reader, nounInFront)
  return !the && reader.is('it', 'them') ? itOrThem(reader) : undefined
}

/** "the next slide", "the previous two slides"; "next" alone is no slide unless something marks it as one. */
function nextOrPrevious(reader: ReferenceReader, marked: boolean): Reference | undefined {
  const { session } = reader
  const direction = reader.is('next') ? 1 : -1
  reader.at += 1
  const counts = reader.is('number') && !reader.is('one')
  const count = counts ? (reader.eat('number')?.value ?? 1) : 1
  const noun = reader.eatSlide() ?? reader.eat('one')
  // "слайд 6 и следующий": languages without articles mark nothing.
  const listed = reader.before !== undefined && session.grammar.withoutArticles
  if (noun === undefined && !marked && !listed) return undefined
  const beside = () => resolve.neighbour(session, reader.before?.ids(), direction, count)
  return reader.done('relative', beside, {
    slideSaid: true,
    plural: count > 1,
  })
}

/** "this", "this slide", "this chart"; not "this idea", of which the lexicon knows nothing. */
function thisOne(reader: ReferenceReader, nounInFront: boolean): Reference | undefined {
  const { session } = reader
  reader.at += 1
  const slideSaid = nounInFront || reader.eatSlide() !== undefined
  reader.eat('one')
  const next = reader.token()
  const goesOn = means(next, ...topicStops, 'and', 'particle', 'them', ...kindConcepts)
  if (!slideSaid && next !== undefined && !goesOn && isUnknown(next)) return undefined
  const kind = slideSaid ? undefined : reader.eatKind()
  return reader.done('pronoun', () => resolve.current(session), {
    slideSaid,
    ...(kind === undefined ? {} : { kind }),
  })
}

function itOrThem(reader: ReferenceReader): Reference {
  const { session } = reader
  const plural = reader.is('them')
  reader.at += 1
  const slideSaid = reader.eatSlide() !== undefined
  const fronted = frontedReference(reader)
  const ids = fronted ? fronted.ids : () => resolve.pronoun(session, plural)
  return reader.done('pronoun', ids, { slideSaid, plural })
}

/** "**Slide 3**, delete it": what stands before the verb is what "it" stands for. */
function frontedReference({ before, tokens, start }: ReferenceReader): Reference | undefined {
  const between = before ? tokens.slice(before.end, start) : []
  return between.some((token) => means(token, ...actions)) ? before : undefined
}
