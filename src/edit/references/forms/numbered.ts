import { isUnknown, means, type Token } from '../../words/token.ts'
import { countsTopic } from '../counted-topic.ts'
import { eatException, withoutException } from '../exception.ts'
import { eatOpenEnd } from '../open-end.ts'
import { parseNumbers, type SlideNumbers, standsOnSlide } from '../parse-numbers.ts'
import type { Reference } from '../reference.ts'
import type { ReadForm, ReferenceReader } from '../reference-reader.ts'
import * as resolve from '../resolve-reference.ts'

/** "slide 3", "slides 2, 4 and 6 to 8", "3枚目", "5". */
export const readNumbered: ReadForm = (reader) => {
  reader.eatThe()
  const slide = reader.eatSlide()
  if (slide !== undefined) {
    const numbers = eatNumbers(reader, means(slide, 'slides'))
    return numbers && whichNumbers(reader, numbers, slide)
  }
  // "les deux dernières"
  if (reader.is('number') && means(reader.token(1), 'last')) return undefined
  // "the one about parking" is no slide 1.
  if (reader.is('one') || countsTopic(reader)) return undefined
  if (isArticle(reader) || isOfName(reader)) return undefined
  if (reader.before?.slideSaid && standsOnSlide(reader.tokens, reader.at)) return undefined
  const counted = countsChosen(reader)
  if (counted !== undefined) return counted
  // "the two bullets on slide 4" are two bullets, and no slide 2.
  if (reader.is('number') && means(reader.token(-1), 'the') && means(reader.token(1), 'bullets'))
    return undefined
  const numbers = eatNumbers(reader, false)
  if (numbers === undefined) return undefined
  // "7、8两页", "7 und 8, beide Folien": how many they are is said once more.
  const isCounted =
    numbers.values.length > 1 &&
    (reader.is('both') || reader.token()?.value === numbers.values.length) &&
    means(reader.token(1), 'slide', 'slides')
  if (isCounted) reader.at += 1
  if (!reader.is('slide', 'slides')) return whichNumbers(reader, numbers, undefined)
  // "two slides" is how many, "#2 slide" and "2nd slide" which.
  const noun = reader.eatSlide()
  const isWhich = numbers.ordinal || numbers.signed || isOneOf(reader, numbers, noun)
  if (!isWhich && !isCounted) return howMany(reader, numbers)
  reader.eatSlideAgain()
  return whichNumbers(reader, numbers, noun)
}

/** "Supprime **les deux**", where two are selected: those, or slide 2? It is asked. */
function countsChosen(reader: ReferenceReader): Reference | undefined {
  const { session } = reader
  const { selectedSlideIds: chosen = [] } = session.context
  const { kind, value, text } = reader.token() ?? {}
  const isWord = kind === 'word' && !/\p{N}/u.test(text ?? '')
  const isCount = isWord && value === chosen.length && chosen.length > 1
  if (!isCount || !means(reader.token(-1), 'the') || reader.token(1) !== undefined) return undefined
  reader.at += 1
  const ids = () => {
    const [numbered = ''] = resolve.numbers(session, [value])
    return session.ask('number or selection', 'Which slides are meant?', [
      { text: `The ${value} that are selected`, value: [...chosen], id: 'selected', saidBy: 'yes' },
      { text: session.slideName(numbered), value: [numbered], id: numbered },
    ])
  }
  return reader.done('pronoun', ids, { slideSaid: true, plural: true })
}

/** "**Month 6** costs": the number belongs to a name, where a slide says it so. */
function isOfName(reader: ReferenceReader): boolean {
  const [name, number] = [reader.token(-1), reader.token()]
  if (name === undefined || number === undefined || !isUnknown(name)) return false
  return reader.session.search.says(`${name.text} ${number.text}`)
}

/** "een opsomming", "un tableau": a word for one that begins something else than slides. */
function isArticle(reader: ReferenceReader): boolean {
  const next = reader.token(1)
  if (!reader.is('a') || next === undefined) return false
  return !means(next, 'slide', 'slides', 'ordinalMark', 'through', 'and') && next.kind === 'word'
}

function eatNumbers(reader: ReferenceReader, plural: boolean): SlideNumbers | undefined {
  const ranges = reader.options.ranges ?? true
  const numbers = parseNumbers(reader.tokens, reader.at, { ranges, plural })
  if (numbers !== undefined) reader.at = numbers.end
  return numbers
}

/** Up to which number a noun may say one and be counted as well: "2 слайда" are two. */
const mostCountedAsOne = 4

/** "6 слайд", where five and more are said of several: the one with that number. */
const isOneOf = (
  { session }: ReferenceReader,
  { values }: SlideNumbers,
  noun: Token | undefined,
): boolean =>
  session.grammar.withoutArticles === true &&
  session.grammar.particlesBehind !== true &&
  means(noun, 'slide') &&
  !means(noun, 'slides') &&
  values.length === 1 &&
  values.every((value) => value > mostCountedAsOne)

function howMany(reader: ReferenceReader, numbers: SlideNumbers): Reference {
  const { session } = reader
  const count = numbers.values[0] ?? 0
  return reader.done('quantity', () => resolve.quantity(session, count), {
    slideSaid: true,
    plural: true,
  })
}

/** The slides with these numbers; of one alone also those from it on. */
function whichNumbers(
  reader: ReferenceReader,
  numbers: SlideNumbers,
  noun: Token | undefined,
): Reference | undefined {
  const { session } = reader
  const slideSaid = noun !== undefined
  if (!slideSaid && !numbers.signed && !reader.options.bareNumbers) return undefined
  const ids = () => resolve.numbers(session, numbers.values)
  // "Delete slides 9 to the end" says which, "move slide 9 to the end" where to.
  const deletes = reader.tokens.some((token) => means(token, 'delete'))
  const several = means(noun, 'slides') && !means(noun, 'slide')
  const open = reader.eat('onwards') !== undefined || (deletes && several && eatOpenEnd(reader))
  // "slides 3 to 5 and 9 onwards"
  const last = numbers.values.slice(-1)
  const all = () =>
    open
      ? [...ids().slice(0, -1), ...resolve.allFrom(session, resolve.numbers(session, last), 0)]
      : ids()
  const plural = open || numbers.values.length > 1
  // Of one slide none is left out: "everything after slide 4 **except slide 6**".
  const exception = plural ? eatException(reader) : undefined
  return reader.done('number', withoutException(all, exception), { slideSaid, plural })
}
