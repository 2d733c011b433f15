import { wordingsOf } from '../../lexicons/any-language.ts'
import type { Concept } from '../../lexicons/concept.ts'
import { means } from '../../words/token.ts'
import {
  allBeside,
  allButThose,
  eatExcepted,
  eatException,
  saysExceptionFirst,
} from '../exception.ts'
import type { Reference } from '../reference.ts'
import type { ReadForm, ReferenceReader } from '../reference-reader.ts'
import * as resolve from '../resolve-reference.ts'
import { slidesAbout } from '../slides-about.ts'
import { endOfTopic, topicStops } from '../topic-end.ts'

const saysSlides = new RegExp(`(?:${wordingsOf('slideLast', 'slidesLast')})$`)

/** "除了第一页全部": the exception first. */
export const readAllBut: ReadForm = (reader) => {
  if (!saysExceptionFirst(reader) || !reader.is('except')) return undefined
  const exception = eatExcepted(reader)
  return exception && allButThose(reader, reader.at, exception)
}

/** "all slides", "every chart", "the whole deck", "everything except slide 2". */
export const readAll: ReadForm = (reader) => {
  const { session } = reader
  reader.eat('in')
  reader.eatThe()
  if (reader.is('this') && means(reader.token(1), 'deck')) reader.at += 1
  if (reader.is('everything', 'deck', 'everywhere') && !reader.is('slide')) {
    reader.at += 1
    reader.eat('slides')
    // "**On all slides** with a chart" is one phrase.
    if (means(reader.token(-1), 'everywhere', 'slides') && reader.is('with')) {
      const { at } = reader
      const found = readAllWith(reader)
      if (found !== undefined) return found
      reader.at = at
    }
  } else {
    const others = reader.is('others')
    if (!reader.eat('all', 'each', 'others')) return undefined
    reader.eatThe()
    reader.eat('others')
    if (others) return readOthers(reader)
    if (reader.token()?.kind === 'number' && means(reader.token(1), 'slides')) reader.at += 1
    const kind = reader.eatKind() ?? eatBullet(reader)
    const slide = reader.eatSlide()
    if (kind !== undefined)
      return reader.done('all', () => resolve.everyOfKind(session, kind), {
        kind,
        slideSaid: slide !== undefined,
        plural: true,
      })
    const slides = slide ?? reader.token(-1)
    if (reader.is('with') && (slide !== undefined || saysSlides.test(slides?.text ?? ''))) {
      const { at } = reader
      const found = readAllWith(reader)
      if (found !== undefined || slide === undefined) return found
      reader.at = at
    }
    if (reader.is('about') && saysSlides.test(slides?.text ?? '')) return readAllAbout(reader)
    // "all" alone stands for all slides only where nothing else follows that it could belong to.
    const named =
      slide ??
      (means(reader.token(-1), 'slides', 'slide', 'others', 'deck') ||
        saysSlides.test(slides?.text ?? ''))
    if (!named && reader.token() !== undefined && !reader.is(...topicStops, 'and', 'except'))
      return undefined
  }
  const part = readPartOfDeck(reader)
  if (part !== undefined) return part
  const exception = eatException(reader)
  return reader.done('all', () => resolve.all(session, exception?.ids() ?? []), {
    slideSaid: true,
    plural: true,
  })
}

/** "every slide **with a chart**" */
function readAllWith(reader: ReferenceReader): Reference | undefined {
  const { session } = reader
  reader.at += 1
  reader.eat('a')
  reader.eatThe()
  const kind = reader.eatKind()
  if (kind === undefined) return session.careful ? everySlideAbout(reader) : undefined
  return reader.done('all', () => resolve.everyOfKind(session, kind), {
    kind,
    slideSaid: true,
    plural: true,
  })
}

/** "every slide **about fuel**" */
function readAllAbout(reader: ReferenceReader): Reference | undefined {
  reader.at += 1
  reader.eatThe()
  return everySlideAbout(reader)
}

function everySlideAbout(reader: ReferenceReader): Reference | undefined {
  const { session } = reader
  const from = reader.at
  const to = endOfTopic(reader, from)
  if (to === from) return undefined
  const topic = reader.slice(from, to)
  reader.at = to
  return reader.done('topic', () => slidesAbout(session, topic, { plural: true }), {
    slideSaid: true,
    plural: true,
  })
}

/** "all **bullet** slides" */
function eatBullet(reader: ReferenceReader): Concept | undefined {
  if (!reader.is('point') || !means(reader.token(1), 'slides')) return undefined
  reader.at += 1
  return 'bullets'
}

/** "the others", "the rest of the slides": all but those that were spoken of. */
function readOthers(reader: ReferenceReader): Reference {
  const { session } = reader
  reader.eatThe()
  reader.eatSlide()
  const exception = eatException(reader)
  const ids = () =>
    exception === undefined ? resolve.others(session) : resolve.all(session, exception.ids())
  return reader.done('all', ids, { slideSaid: true, plural: true })
}

/** "everything after slide 8", "all slides before the agenda", "everything from slide 9 on". */
const readPartOfDeck: ReadForm = (reader) => {
  const side = reader.eat('after', 'before', 'from')
  if (side === undefined) return undefined
  const base = reader.eatNeighbour()
  if (base === undefined) {
    reader.at -= 1
    return undefined
  }
  return allBeside(reader, side, base)
}
