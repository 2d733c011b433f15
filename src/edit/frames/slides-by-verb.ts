import type { Concept } from '../lexicons/concept.ts'
import { rewriteStyles } from '../lexicons/verbs.ts'
import { parseReferenceList } from '../references/parse-reference.ts'
import { isBlock, type Reference } from '../references/reference.ts'
import { slidesAbout } from '../references/slides-about.ts'
import type { Session } from '../session.ts'
import { isColon, isUnknown, means, type Token } from '../words/token.ts'
import { onceInWish } from './once-in-wish.ts'
import { becomesAt, showing } from './read-becomes.ts'
import type { SpanOf } from './span.ts'
import { isSoleKind, nounOf } from './thing-nouns.ts'
import { type WishText, wordsBetween } from './wish-text.ts'
import { Unfit } from './world.ts'

/** What says of slides that they go, or stay. */
const sparing: readonly Concept[] = ['delete', 'unwanted', 'keep']

/** What stands before a colon, as it is read from every word on. */
const tokensBefore = onceInWish(({ tokens }, colon) => tokens.slice(0, colon))

/** What is done with whole slides: what is named beside it may be a slide without its noun. */
export const wholly: readonly Concept[] = [
  'swap',
  'duplicate',
  'move',
  'rename',
  'regenerate',
  'delete',
  'unwanted',
  'hide',
  'merge',
  'split',
  'convert',
  ...rewriteStyles,
]

/** "Swap **3** with **the market overview**", "copy **Pricing**": of slides alone, whatever they are called by. */
export function calledAnyhow(text: WishText, start: number, session: Session): SpanOf<'slides'>[] {
  const { tokens, instruction } = text
  if (!tokens.some((one) => means(one, ...wholly, 'put', 'keep'))) return []
  // "Retitle **the last one**: Pipes first".
  const colon = tokens.findIndex((one, at) => at > start && isColon(one))
  const before = colon < 0 ? tokens : tokensBefore(text, colon, session)
  const given = { tokens: before, instruction, session }
  const ranges = tokens.some((one) =>
    means(one, 'merge', 'split', 'convert', 'hide', 'regenerate', ...sparing, ...rewriteStyles),
  )
  const options = { bareNumbers: true, bareTopics: true, ranges }
  const reference = parseReferenceList(given, start, options)
  if (reference === undefined || reference.end <= start) return []
  // "Set the caption of every table": given words are put somewhere too.
  const isWhole = tokens.some((one) => means(one, ...wholly, 'keep'))
  if (!isWhole && reference.end > start + 1) return []
  // "Put the image **last**" says where.
  const isBehind = !means(tokens[start - 1], 'the', 'put', 'keep')
  if (!isWhole && reference.form === 'ordinal' && start > 0 && isBehind) return []
  const isSwapped = tokens.some((one) => means(one, 'swap'))
  const isThing = isBlock(reference) && !reference.isOneOf
  if (isThing && tokens.some((one) => means(one, 'rename', 'convert'))) return []
  // "Rename **5** to …".
  const isCounted = isSwapped || means(tokens[start - 1], 'rename')
  const isRange = ranges && reference.plural && reference.end > start + 1
  if (!isCounted && reference.form === 'number' && !reference.isOneOf && !isRange) return []
  const cost = reference.form === 'number' ? 0.4 : reference.isOneOf ? 0.3 : 0.9
  return [{ type: 'slides', reference, start, end: reference.end, cost }]
}

/** What says that words are no name of a slide alone. */
const isElse = (one: Token) =>
  means(one, 'slide', 'slides', 'with', 'by', 'to', 'into') ||
  nounOf(one)?.kinds.every(isSoleKind) === true

/** "Turn **the milestones** into bullets", "make **the milestones** shorter": slides by what they say, behind the verb. */
export function slidesShown(text: WishText, start: number, session: Session): Reference[] {
  const { tokens } = text
  const verb = tokens[start - 1]
  const rewrites = means(verb, ...rewriteStyles)
  if (!rewrites && !means(verb, ...showing)) return []
  if (means(verb, 'change', 'replace') && !means(tokens[start], 'the', 'this', 'all')) return []
  const ends = tokens.flatMap((one, at) => {
    if (at <= start) return []
    const becomes =
      (means(one, 'into', 'as') || !means(one, 'in')) &&
      becomesAt(text, at).some((span) => span.type === 'kind' && span.isSaid)
    return becomes || means(one, ...rewriteStyles) ? [at] : []
  })
  return (rewrites ? [...ends, tokens.length] : ends).flatMap((end) =>
    slidesSpoken(text, start, end, session, rewrites),
  )
}

/**
 * Slides by what they say, in words that say more than "the text" or "it": "turn **the milestones** into bullets".
 * @param isElseToo whether words that no slide says may mean something else, though nothing is known of them.
 */
export function slidesSpoken(
  text: WishText,
  start: number,
  end: number,
  session: Session,
  isElseToo = false,
): Reference[] {
  let [begin, last] = [start, end]
  const is = (at: number, ...concepts: Concept[]) => means(text.tokens[at], ...concepts)
  while (begin < last && is(begin, 'the', 'of', 'from', 'all')) begin += 1
  while (last > begin && is(last - 1, 'into', 'to', 'as', 'in', 'a', 'the', 'with', 'is')) last -= 1
  const words = text.tokens.slice(begin, last)
  const isNamed = text.tokens.slice(start, end).some(isElse)
  if (isNamed || words.length === 0 || words.some(({ kind }) => kind !== 'word')) return []
  const isKnown = words.every((token) => !isUnknown(token))
  if (isKnown && !words.some((token) => means(token, 'point') || isPlainItem(token))) return []
  const topic = wordsBetween(text, begin, last)
  const ids = () => {
    if ((isKnown || isElseToo) && session.search.find(topic).length === 0) throw new Unfit()
    return slidesAbout(session, topic, { plural: false })
  }
  return [{ start, end, form: 'topic', slideSaid: false, plural: false, ids }]
}

/** "Milestones" may be what a slide is called, "columns" is how one looks. */
const isPlainItem = ({ concepts }: Token): boolean =>
  concepts.includes('item') && concepts.every((one) => one === 'item' || one === 'single')
