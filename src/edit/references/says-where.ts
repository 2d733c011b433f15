import type { Concept } from '../lexicons/concept.ts'
import { means, type Token } from '../words/token.ts'
import type { Reference } from './reference.ts'

type Phrase = Pick<Reference, 'start' | 'end' | 'form' | 'plural'>

/**
 * Whether words for slides say only where something stands, and not what a wish is done to: "**on slide 3**", "the chart **of slide 3**",
 * "**slide 3's** notes", スライド3の, "everything **on slide 3**". The language's prepositions and cases tell, wherever the phrase begins.
 */
export function saysWhere(tokens: readonly Token[], phrase: Phrase): boolean {
  const { start, end } = phrase
  return isJoined(tokens, phrase) || isOwner(tokens, start, end) || isOnOne(tokens, phrase)
}

/** "**On** slide 3", "**from** slide 3"; but "from slide 3 **to 5**" names these, and "get rid **of** slide 3", "weg **mit** Folie 3" are the verb's. */
function isJoined(tokens: readonly Token[], { start, end, form, plural }: Phrase): boolean {
  // "Sur la 9"; "the slide **about** risks" is called so.
  const isCounted = form === 'number' || form === 'ordinal'
  // 把第4页 is what the verb is done to.
  const isFrom = (one: Token | undefined) =>
    means(one, 'fromOnwards') || (means(one, 'from') && !means(one, 'particle'))
  const isJoint = (one: Token | undefined) =>
    (means(one, 'in', 'of') || isFrom(one) || (isCounted && means(one, 'about'))) &&
    !means(one, 'slide', 'slides')
  const before =
    means(tokens[start - 1], 'the') && !isJoint(tokens[start - 1]) ? start - 2 : start - 1
  const at = isJoint(tokens[start]) ? start : before
  const joint = tokens[at]
  if (!isJoint(joint)) return false
  const within = tokens.slice(start, end)
  // "From 8 **on**"; "from 8" may be where something stands.
  const isOpen = form === 'ordinal' && !means(within.at(-1), 'number', 'slide', 'slides')
  const isRange = plural && (isOpen || within.some((one) => means(one, 'through')))
  if (isRange && means(joint, 'from', 'fromOnwards')) return false
  return !(means(joint, 'of', 'about') && !means(joint, 'in') && means(tokens[at - 1], 'delete'))
}

/** "Slide 3**'s** notes", 第3页**的**, スライド3**で**; "slide 3 **of the deck**" is the slide. */
function isOwner(tokens: readonly Token[], start: number, end: number): boolean {
  const joint = tokens[end]
  if (!means(joint, 'of', 'possessive', 'placeThere')) return false
  const behind = tokens.slice(end + 1).find((one) => !means(one, 'the', 'this'))
  return start < end && !means(behind, 'deck')
}

/** "**Everything on slide 5** except the chart", "**everything before the chart**" is what stands there. */
function isOnOne(tokens: readonly Token[], { start, end, form }: Phrase): boolean {
  if (form !== 'all') return false
  const within = tokens.slice(start, end)
  const says = (...concepts: Concept[]) => within.some((one) => means(one, ...concepts))
  const all = within.findIndex((one) => means(one, 'everything', 'all'))
  const except = within.findIndex((one) => means(one, 'except'))
  const left = all < 0 ? [] : within.slice(all, Math.max(all, except))
  const isOne = left.some((one, at) => means(one, 'slide') && means(left[at + 1], 'number'))
  const isSlides = says('slide', 'slides') || within.some(({ kind }) => kind === 'number')
  const bounds = ['before', 'after', 'onwards', 'through'] as const
  return (isOne && !says(...bounds)) || (!isSlides && says('before', 'after'))
}
