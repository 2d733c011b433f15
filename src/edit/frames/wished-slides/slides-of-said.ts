import { withoutFullStop } from '../../../author/composer/shaping/shorten.ts'
import { spokenPhrases } from '../../../author/transcript/spoken-phrases.ts'
import { tidied } from '../../clauses/clause.ts'
import type { Session } from '../../session.ts'
import { means } from '../../words/token.ts'
import type { WishText } from '../read-things.ts'
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
  if (!isAsked || (place === undefined && (isOpen || !isMade || !saysNew))) return undefined
  const isNothing = Object.keys(parts).length === 0
  // "Put agenda first", where there are no articles: it may be there.
  if (isNothing && !saysNew) return undefined
  // "The deck should have 5 slides" says how long it shall be.
  if (said.isOfDeck && isPlural) return undefined
  if (count > 1 && parts.rest !== undefined) {
    const titles = titlesOf(said, text)
    const slides = titles?.map((one) => ({ title: one }))
    const isEmpty = said.kind === undefined && Object.keys(parts).length === 1
    return isEmpty && slides ? { place, slides, content: { kind: 'empty' } } : undefined
  }
  if (count > 1 && (!isNothing || (title !== undefined && topics.length === 0))) return undefined
  const content = contentOf(said, text, session)
  if (content === undefined || mayAskMore(content, session)) return undefined
  if (isOpen && !saysSlide(said, content)) return undefined
  // "One more point: …" is for a slide that is there.
  if (isOpen && title === undefined && said.kind !== 'quote') return undefined
  // What is not put in our own words has to be called something.
  if (content.kind !== 'said' && title === undefined && parts.points === undefined) return undefined
  const isBesideEach = isPlural && count === 1 && place?.each !== undefined
  return {
    place,
    content,
    ...(isBesideEach ? { isBesideEach } : {}),
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

/** Of several slides what is given is what each is called. */
function titlesOf({ title, parts, count }: SaidOfSlides, text: WishText): string[] | undefined {
  const { rest } = parts
  if (title !== undefined || rest === undefined) return undefined
  // “A” with the points “B”: each has more than a name.
  const own = text.tokens.slice(rest.from, rest.to)
  const isMixed = own.some(({ kind }) => kind === 'quote') && !own.every(isOfQuotedList)
  return isMixed ? undefined : itemsOf(text, rest, count)
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
