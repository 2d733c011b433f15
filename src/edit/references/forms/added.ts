import { wordingsOf } from '../../lexicons/any-language.ts'
import { actions } from '../../lexicons/verbs.ts'
import { means } from '../../words/token.ts'
import { addedBefore, copiedBefore, newSlides } from '../added-slides.ts'
import type { Reference } from '../reference.ts'
import type { ReadForm, ReferenceReader } from '../reference-reader.ts'
import { topicStops } from '../topic-end.ts'

/** "the slide you just added", "the two newly added slides", "the last slide I added", "the new slide", "the copy". */
export const readAdded: ReadForm = (reader) =>
  readCopy(reader) ?? restarted(reader, readNew) ?? restarted(reader, readSaidToBeAdded)

function restarted(reader: ReferenceReader, read: ReadForm): Reference | undefined {
  reader.restart()
  return read(reader)
}

/** "the copy" */
function readCopy(reader: ReferenceReader): Reference | undefined {
  const { session } = reader
  const the = reader.eatThe()
  // A phrase such as "die Kopie" has its article within.
  const isNamed = the || (reader.token()?.text.includes(' ') ?? false)
  if (!isNamed || !reader.eat('copy')) return undefined
  return reader.done('added', () => copiedBefore(session), { slideSaid: true })
}

/** "the new slide", "the two new ones"; "the empty slides" are not those that were added. */
function readNew(reader: ReferenceReader): Reference | undefined {
  const { session } = reader
  const the = reader.eatThe()
  const counted = eatCount(reader)
  if (!reader.is('new') || reader.is('blank')) return undefined
  if (!the && !namesWithoutArticle(reader)) return undefined
  reader.at += 1
  const count = counted ?? eatCount(reader)
  const plural = reader.is('slides') && !reader.is('slide')
  if (!reader.eatSlide() && !reader.eat('one')) return undefined
  // "The new slide you just added" says the same twice.
  const ids = eatClause(reader) ? addedBefore : newSlides
  return doneWith(reader, (said) => ids(session, said), { plural, count })
}

/** "Usuń nowy slajd": where there are no articles, a new slide is one that is there unless one shall be added. */
function namesWithoutArticle({ session, tokens }: ReferenceReader): boolean {
  const adds = tokens.some((token) => means(token, 'add', 'make', 'write', 'another'))
  return session.grammar.withoutArticles === true && !adds
}

const saysSlides = new RegExp(`(?:${wordingsOf('slidesLast')})$`)

/** "the slide you just added", "all the slides I added", "the last two slides we added", "the newly added slide". */
function readSaidToBeAdded(reader: ReferenceReader): Reference | undefined {
  const { session } = reader
  const everything = reader.is('deck') && saysSlides.test(reader.token()?.text ?? '')
  const all = everything || reader.eat('all') !== undefined
  reader.eatThe()
  reader.eat('last')
  const counted = eatCount(reader)
  reader.eat('new')
  const before = reader.eat('added') !== undefined
  const count = counted ?? eatCount(reader)
  const plural = all || (reader.is('slides') && !reader.is('slide'))
  // "All the slides" is one word for the deck.
  const noun =
    reader.eatSlide() ?? reader.eat('one') ?? (everything ? reader.eat('deck') : undefined)
  if (noun === undefined && !(before && endsThere(reader))) return undefined
  if (!eatClause(reader) && !before) return undefined
  return doneWith(reader, (said) => addedBefore(session, said), { plural, count })
}

/** Goes past "you just added" behind the noun; some languages set it off with commas. */
function eatClause(reader: ReferenceReader): boolean {
  const before = reader.at
  const comma = reader.token()?.text === ','
  if (comma) reader.at += 1
  const said = reader.eat('added') !== undefined
  if (!said) reader.at = before
  else if (comma && reader.token()?.text === ',') reader.at += 1
  return said
}

/** "删除刚添加的": the noun is left out where nothing follows that it could belong to. */
function endsThere(reader: ReferenceReader): boolean {
  const next = reader.token()
  return next === undefined || means(next, ...actions, ...topicStops, 'and', 'particle', 'please')
}

function eatCount(reader: ReferenceReader): number | undefined {
  if (reader.token()?.kind === 'quote' || reader.is('one', 'a')) return undefined
  return reader.eat('number')?.value
}

function doneWith(
  reader: ReferenceReader,
  ids: (said: { plural: boolean; count: number | undefined }) => string[],
  said: { plural: boolean; count: number | undefined },
): Reference {
  const several = said.plural || (said.count ?? 1) > 1
  const meant = { plural: several, count: said.count }
  return reader.done('added', () => ids(meant), { slideSaid: true, plural: several })
}
