import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { looks, verbConcepts } from '../lexicons/wish-concepts.ts'
import { isColon, isUnknown, means, type Token } from '../words/token.ts'
import { isComma } from './payload-ends.ts'
import { isPrintedIn } from './printed-things.ts'
import { kindsStaying } from './read-staying.ts'
import { nounOf } from './thing-nouns.ts'
import { type WishText, wordsBetween } from './wish-text.ts'

/** Introducers that do more than say what is so. */
export const tells: readonly Concept[] = [
  'to',
  'as',
  'titled',
  'with',
  'by',
  'say',
  'into',
  'shall',
]
/** What words are introduced by. */
export const introducers: readonly Concept[] = [...tells, 'is']

/** Whether words that nothing marks as given say something else of the wish, give another thing a text, or say what stays. */
export const saysOther = (text: WishText, from: number, to: number): boolean =>
  isHardlyGiven(text, from, to) || givesOther(text, from, to) || saysStaying(text, from, to)

/** Whether words that nothing marks say what shall be so or done, or how, rather than what shall stand there. */
function isHardlyGiven(
  { tokens, instruction, grammar }: WishText,
  from: number,
  to: number,
): boolean {
  const own = tokens.slice(from, to)
  const [first, second] = own
  // 「…スライドを削除」, 「…削除してください」: an object and its verb.
  const verb = own.findLastIndex((one) => !means(one, 'please'))
  const isWish = grammar.particlesBehind === true && verb > 0 && means(own[verb], ...actions)
  if (isWish && (own[verb - 1]?.text === grammar.objectParticle || means(own[verb], 'delete')))
    return true
  // "Title **please, no subtitle**", "title **without “for 61,400”**".
  if (means(first, 'please') && isComma(second ?? { text: '' })) return true
  const isSmallLetter = /^\p{Ll}/u.test(instruction.slice(first?.start))
  const quote = own.findIndex(({ kind }) => kind === 'quote')
  if (quote > 0 && isSmallLetter && first && isUnknown(first)) return true
  if (means(first, 'correction', 'not') && own.some((one) => nounOf(one) !== undefined)) return true
  const asks = tokens.some((one) => means(one, ...verbConcepts))
  // "Subtitle **on the cover: A report**".
  if (!asks && means(tokens[from - 1], 'in') && own.some(isColon)) return true
  // "До 1 марта **жирным**": a look, where no verb asks for anything else.
  const isTitle = tokens.some((one) => means(one, 'title'))
  return !asks && !isTitle && own.some((one) => means(one, ...looks))
}

/**
 * "Bremen **and its price to 11**", "Storm **and the third with Rivals**", "30 **and 2026 to 40**": what joins names another thing, and the
 * word that introduced the first text introduces one for it. Titles say
 * such things ("Costs and the first steps to take").
 */
function givesOther(text: WishText, from: number, to: number): boolean {
  const { tokens } = text
  const link = tokens.slice(0, from).findLast((one) => means(one, ...introducers))
  if (link === undefined) return false
  if (tokens.some((one) => means(one, 'title', 'titled', 'rename'))) return false
  return tokens.slice(from, to).some((one, index) => {
    const joint = from + index
    if (joint === from || !(means(one, 'and') || isComma(one))) return false
    const isLink = ({ kind, ...other }: Token) => kind === 'word' && other.text === link.text
    const at = tokens.findIndex((other, behind) => behind > joint + 1 && isLink(other))
    if (at < 0 || at >= to - 1) return false
    const start = means(tokens[joint + 1], 'the', 'own') ? joint + 2 : joint + 1
    const own = tokens.slice(start, at)
    const names = (other: Token) =>
      nounOf(other) !== undefined ||
      other.kind === 'number' ||
      means(other, 'slide', 'ordinal', 'last')
    const isNamed = own.every(({ concepts }) => concepts.length > 0) && own.some(names)
    // What is printed anywhere may be any word: "Espresso and **filter** to go".
    const isOwn = means(tokens[joint + 1], 'own')
    return isNamed || (isOwn && isPrintedIn(text)(wordsBetween(text, start, at)))
  })
}

/** "Costs**, the title stays**": what stays is no part of what is given. */
const saysStaying = ({ tokens, instruction }: WishText, from: number, to: number): boolean =>
  tokens.slice(from, to).some((one, at) => {
    const isJoint = at > 0 && (isComma(one) || means(one, 'and', 'except') || one.text === '.')
    const behind = tokens.slice(from + at + 1, to)
    return isJoint && kindsStaying({ tokens: behind, instruction }) !== undefined
  })
