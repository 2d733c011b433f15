import { withoutFullStop } from '../../../author/composer/shaping/shorten.ts'
import { spokenPhrases } from '../../../author/transcript/spoken-phrases.ts'
import { tidied } from '../../clauses/clause.ts'
import type { Session } from '../../session.ts'
import { means } from '../../words/token.ts'
import { readSides } from '../read-sides.ts'
import type { WishText } from '../wish-text.ts'
import { contentOf } from './content-of.ts'
import { mayAskMore } from './further-wish.ts'
import { isOfQuotedList, itemsOf, type Range, wordsOf } from './given-list.ts'
import type { SaidOfSlides } from './said-of-slides.ts'
import type { SlideContent, WishedSlide, WishedSlides } from './wished-slides.ts'

/** The new slides that is said enough of; undefined where it is not, or not clear. */
export function slidesOfSaid(
  said: SaidOfSlides,
  text: WishText,
  session: Session,
): WishedSlides | undefined {
  const { place, isAsked, isOpen, isMade, count, isPlural, title, topics, parts } = said
  const saysNew = said.isNew || said.isAdded
  if (!isAsked || (place === undefined && (isOpen || !(isMade || said.sides) || !saysNew)))
    return undefined
  const isNothing = Object.keys(parts).length === 0
  // "Put agenda first", where there are no articles: it may be there.
  if (isNothing && !saysNew) return undefined
  // "The deck should have 5 slides", "I want 5 slides" say how long it shall be.
  const saysLength = count > 1 && isNothing && topics.length === 0 && place === undefined
  if (isPlural && (said.isOfDeck || (saysLength && said.isWanted))) return undefined
  if (count > 1 && parts.rest !== undefined) {
    if (said.kind !== undefined || Object.keys(parts).length > 1) return undefined
    const slides = slidesGiven(said, text, session)
    return slides && { place, slides, content: { kind: 'empty' } }
  }
  if (count > 1 && (!isNothing || (title !== undefined && topics.length === 0))) return undefined
  const content = contentOf(said, text, session)
  if (content === undefined || mayAskMore(content, session)) return undefined
  // "Two empty slides**, Live demo and Your turn**": behind a comma they are called something.
  const behind = text.instruction.slice(text.tokens.findLast(({ kind }) => kind !== 'sign')?.end)
  if (said.isBlank && count > 1 && /^\s*[,，、:：]/u.test(behind)) return undefined
  if (isOpen && !saysSlide(said, content)) return undefined
  // "One more point: …", "a chart **to slide 4**" are for a slide that is there.
  const isThere = place?.form === 'place' || (title === undefined && said.kind !== 'quote')
  if (isOpen && isThere) return undefined
  // What is not put in our own words has to be called something.
  if (content.kind !== 'said' && title === undefined && parts.points === undefined) return undefined
  // "With notes: …" are of one slide.
  const notes = parts.notes && wordsAbout(text, parts.notes)
  if (notes !== undefined && (count > 1 || notes === '')) return undefined
  const isBesideEach = isPlural && count === 1 && place?.each !== undefined
  return {
    place,
    content,
    ...(isBesideEach ? { isBesideEach } : {}),
    ...(notes === undefined ? {} : { notes }),
    slides: slidesAbout(said, content, { text, session }),
  }
}

/** Whether what is given says that "one more" is a slide, and no item of a list. */
function saysSlide({ isBlank, kind, parts, place }: SaidOfSlides, content: SlideContent): boolean {
  if (isBlank) return true
  if (content.kind !== 'said') return kind !== undefined || parts.points !== undefined
  const isSaid = kind !== undefined || parts.points !== undefined || place?.form === 'beside'
  return isSaid && content.points.length > 0
}

/** Of several slides what is given is what each is called, or that with what stands below it. */
function slidesGiven({ title, parts, count }: SaidOfSlides, text: WishText, session: Session) {
  const { rest } = parts
  if (title !== undefined || rest === undefined) return undefined
  const own = text.tokens.slice(rest.from, rest.to)
  const isMixed = own.some(({ kind }) => kind === 'quote') && !own.every(isOfQuotedList)
  if (!isMixed) return itemsOf(text, rest, count)?.map((one): WishedSlide => ({ title: one }))
  const [groups] = readSides(text, rest.from - 1, session)
  return groups?.end === rest.to && groups.sides.length === count
    ? groups.sides.map(({ head, points }): WishedSlide => ({ title: head, points }))
    : undefined
}

/** What each slide is called and about: "two slides about costs and hiring" have a topic each. */
function slidesAbout(
  said: SaidOfSlides,
  content: SlideContent,
  { text, session }: { text: WishText; session: Session },
): WishedSlide[] {
  const { title, topics, count, isPlural } = said
  const [topic, ...others] = topics.map((range) => wordsAbout(text, range))
  const saysMore = topic !== undefined || ('points' in content && content.points.length > 0)
  // "A thank-you slide" says thanks in the deck's language, and nothing that its texts close with.
  const called =
    title ??
    (said.isThanks && said.kind === 'closing' && !saysMore
      ? withoutFullStop(spokenPhrases(session.now.language).thanks)
      : undefined)
  const slide = { ...(called === undefined ? {} : { title: called }) }
  if (topic === undefined) return Array.from({ length: count }, () => slide)
  const listed = isPlural && others.length === 0 && topics[0] && itemsOf(text, topics[0])
  const isEach = listed && listed.length > 1 && (count === 1 || listed.length === count)
  const all = isEach ? listed : [topic, ...others]
  if (all.length > 1) return all.map((one) => ({ ...slide, topic: one }))
  return Array.from({ length: count }, () => ({ ...slide, topic }))
}

/** What a slide is about, without the noun behind it: 一页关于价格**的幻灯片**. */
function wordsAbout(text: WishText, { from, to: last }: Range): string {
  const { tokens } = text
  let to = last
  while (means(tokens[to - 1], 'slide') && means(tokens[to - 2], 'of')) to -= 2
  const [only, ...more] = tokens.slice(from, to)
  const words = wordsOf(text, { from, to })
  return more.length === 0 && only?.kind === 'quote' ? only.text : tidied(words) || words
}
