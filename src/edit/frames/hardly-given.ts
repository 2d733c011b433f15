import type { Concept } from '../lexicons/concept.ts'
import { actions, rewriteStyles } from '../lexicons/verbs.ts'
import { means, type Token } from '../words/token.ts'
import { isVague } from '../words/vague.ts'
import { verbConcepts } from './wish-concepts.ts'

/** "Slide 3": where something is, and hardly a part of given words. */
export function namesSlide(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, at) =>
      means(token, 'slide', 'slides') &&
      (tokens[at + 1]?.value !== undefined || means(tokens[at - 2], 'ordinalMark')),
  )
}

/** "Change 8 March to 7 March", "…, and in that bullet change …": what shall be done, and no words for it. */
export function saysChange(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(
    (token, index) =>
      means(token, 'change', 'replace') &&
      (index === 0 || tokens.slice(0, index).some(({ text }) => /^[,;，；]$/.test(text))),
  )
  return at >= 0 && tokens.slice(at).some((one) => means(one, 'to', 'into', 'with', 'by'))
}

/** "Shorter", "something better", "too long", "blue": how it shall be, and no words for it. */
export function saysHow(tokens: readonly Token[], words: string): boolean {
  if (isVague(words)) return true
  const known = tokens.filter(({ kind }) => kind !== 'sign')
  return (
    known.length > 0 &&
    known.every((token) => token.kind !== 'quote' && token.concepts.length > 0) &&
    known.some((token) => means(token, ...manners)) &&
    // "Add the point **Weather**": written as the name that it is; it says of nothing how it shall be.
    !(/^\p{Lu}/u.test(words) && known.every((token) => !means(token, ...ofThings)))
  )
}

/** How things can be that a slide shows. */
const ofThings: readonly Concept[] = [
  ...rewriteStyles,
  'needsModel',
  'property',
  'colorName',
  'bold',
  'italic',
  'underline',
  'strike',
  'larger',
  'smaller',
  'wider',
  'narrower',
  'alignCenter',
  'alignStart',
  'alignEnd',
  'upperCase',
  'lowerCase',
  'titleCase',
]

/** How something can be. */
const manners: readonly Concept[] = [...ofThings, 'unsupported']

/** "**In the table** put 12 …": says where, up to a verb. */
export const opensPlace = (tokens: readonly Token[], to: number): boolean =>
  means(tokens[0], 'in') && tokens.slice(1, to).some((one) => means(one, ...actions))

/** "14: **delete the last** bullet": what no verb asks for before a colon is a wish behind it. */
export function asksBehindColon(tokens: readonly Token[], colon: number): boolean {
  const [verb, next] = tokens.slice(colon + 1)
  const before = tokens.slice(0, colon)
  const asks = means(verb, ...verbConcepts) && !means(verb, 'shall')
  // "Title of slide 3: **make it** shorter".
  if (asks && means(next, 'it') && !before.some((one) => means(one, ...verbConcepts, 'notes')))
    return true
  const isGiven = before.some((one) => means(one, ...verbConcepts, 'title', 'notes'))
  const hasObject = means(next, 'the', 'last', 'ordinal', 'all', 'this') || next?.kind === 'quote'
  return !isGiven && hasObject && asks
}

/** A number or a time, which is given together with the quotation behind it ("10:21 “First update”"). */
export const isFigure = ({ text }: Pick<Token, 'text'>): boolean => /^[\d:.,]+$/.test(text)

/**
 * Whether some words are a quotation and what is said about it ("“No log” under cheap timers", "head “Pack”, text “…”"): then they
 * are not given whole. Several quotations in a row are a list.
 */
export function mixesQuotes(tokens: readonly Token[]): boolean {
  if (means(tokens[0], 'inQuotes')) return true
  if (!tokens.some(({ kind }) => kind === 'quote')) return false
  const others = tokens.filter(
    (one) =>
      one.kind !== 'quote' && one.kind !== 'sign' && !means(one, 'and', 'number') && !isFigure(one),
  )
  const [first] = others
  if (first === undefined) return false
  // "10:21 “First update” **between** …": nothing but figures before the quotation.
  const opens = tokens.findIndex(({ kind }) => kind === 'quote') < tokens.indexOf(first)
  const isSeveral = tokens.filter(({ kind }) => kind === 'quote').length > 1
  return opens || isSeveral || others.every(({ concepts }) => concepts.length > 0)
}
