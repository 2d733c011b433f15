import { onlySaying, twoWords } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { kindOf } from '../references/slides-of-kind.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
import type { Span, SpanOf } from './span.ts'
import { isSoleKind, nounOf } from './thing-nouns.ts'
import type { WishText } from './wish-text.ts'

/** What slides shall become: “into a table”, “into three slides”, “variant 2”. */
export function becomesAt({ tokens }: WishText, start: number): Span[] {
  return [...kindsAt(tokens, start), ...piecesAt(tokens, start), ...variantAt(tokens, start)]
}

/** What says that something shall be shown otherwise. */
export const showing: readonly Concept[] = [
  'convert',
  'make',
  'change',
  'use',
  'put',
  'replace',
  'choose',
  'write',
  'split',
]

/** More than these are no wish to divide a slide. */
const mostPieces = 12

const intoTwoSlides = onlySaying('intoTwoSlides')
const inOneSlide = onlySaying('inOneSlide')

/** "**In one slide**": a phrase that is one token, and says more than a small word. */
export const saysPieces = ({ text }: Token): boolean =>
  intoTwoSlides.test(text) || inOneSlide.test(text)

/** "**Into three slides**", "**in two**", "**drei Folien**". */
function piecesAt(tokens: readonly Token[], start: number): SpanOf<'pieces'>[] {
  const first = tokens[start]
  const opens = means(first, 'into', 'in', 'to', 'as')
  const said = (count: number, end: number, isOfItems = false): SpanOf<'pieces'>[] => [
    { type: 'pieces', count, isOfItems, isSaid: opens, start, end, cost: 0.3 },
  ]
  if (first?.kind === 'word' && saysPieces(first))
    return said(inOneSlide.test(first.text) ? 1 : 2, start + 1)
  let at = opens ? start + 1 : start
  // "Into **a single** slide".
  if (means(tokens[at], 'a') && means(tokens[at + 1], 'one', 'single')) at += 1
  const token = tokens[at]
  const isOne = means(token, 'one', 'a')
  const count = isOne ? 1 : means(token, 'number') ? token?.value : undefined
  if (count === undefined || !Number.isInteger(count) || count > mostPieces) return []
  // "To two **or three** points".
  const isAbout = means(tokens[at + 1], 'or') && means(tokens[at + 2], 'number')
  const noun = isAbout ? at + 3 : at + 1
  const isSlides = means(tokens[noun], 'slide', 'slides', 'half')
  const isOfItems = nounOf(tokens[noun])?.kinds.includes('item') === true
  if (count < 1 || (!isSlides && !opens)) return []
  // "In **two columns**" is a way to show one slide.
  if (!isSlides && kindOf(tokens[noun]) !== undefined) return []
  const end = isSlides || isOfItems ? noun + 1 : noun
  return said(count, means(tokens[end], 'toThere') ? end + 1 : end, !isSlides)
}

/** "**Into a table**", "**as a line chart**", 表格に: `isSaid` where a word says that it is what something becomes. */
function kindsAt(tokens: readonly Token[], start: number): SpanOf<'kind'>[] {
  const opener = tokens[start]
  const inTwo = saysTwo(opener) ? kindOf(tokens[start + 1]) : undefined
  if (inTwo !== undefined) {
    const read = { kind: inTwo, isSaid: true, isAsked: false, behind: [] } as const
    return [{ type: 'kind', ...read, start, end: start + 2, cost: 0.2 }]
  }
  // "The title of slide 6 should be **Two columns**".
  if (tokens.some((one, at) => isTitle(one) && !means(tokens[at + 1], 'slide', 'slides'))) return []
  const isShall = means(opener, 'shall')
  const asks = isShall || means(opener, 'as')
  if (!asks && !tokens.some((one) => means(one, ...showing, 'add', 'shall'))) return []
  const isPlaced = means(opener, 'in') && tokens.some((one) => means(one, 'convert', 'put', 'use'))
  const opens = asks || isPlaced || means(opener, 'into', 'to', 'with', 'use', 'is')
  // "The slide **with the chart**" is a slide.
  if (means(tokens[start], 'with') && means(tokens[start - 1], 'slide', 'slides')) return []
  let at = opens ? start + 1 : start
  if (isShall && means(tokens[at], 'is')) at += 1
  while (means(tokens[at], 'a', 'the', 'new') && at < start + 4) at += 1
  if (opens && means(tokens[at], 'number') && kindOf(tokens[at + 1]) !== undefined) at += 1
  // "Into a **clear** table".
  const token = tokens[at]
  if (at > start && token?.kind === 'word' && isUnknown(token) && !kindOf(token)) at += 1
  const kind = kindOf(tokens[at])
  if (kind === undefined) return []
  let end = at + 1
  const isLayout = means(tokens[end], 'layout')
  const isSlide = means(tokens[end], 'slide', 'slides')
  if (isSlide && !opens && !means(tokens[at - 1], 'a')) return []
  if (isLayout || isSlide) end += 1
  // "2列**で**表示して".
  const isHow = means(tokens[end], 'in', 'with', 'by') && means(tokens[end + 1], ...showing)
  const isThere = means(tokens[end], 'toThere', 'shall') || (isHow && end + 2 === tokens.length)
  if (isThere) end += 1
  // "In **the** table" is one that is there.
  const isOwn = tokens.slice(start, at).some((one) => means(one, 'the', 'this'))
  if (isOwn && !isLayout) return []
  const isSaid = opens || isThere || isLayout
  // "**The** chart" alone and "**wykres** na kołowy" are what something is done to.
  const isNew = tokens.slice(start, at).some((one) => means(one, 'a', 'new'))
  // "表**にして**", "**maak een** tabel **van** dia 3".
  const closes = tokens.slice(end).every((one) => means(one, ...showing, 'of', 'particle'))
  const isMade = means(tokens[start - 1], 'add') && means(tokens[end], 'from', 'of')
  const isLast = closes && !means(tokens[start - 1], ...definite)
  if (!isSaid && (means(opener, ...definite) || !(isNew || isMade || isLast))) return []
  const found = (behind: readonly Token[], to: number): SpanOf<'kind'> => {
    const isSure = isSaid && (isThere || means(opener, 'into', 'to', 'as', 'shall'))
    // "**Change to** a table" is the verb as well.
    const isAsked = asks || means(opener, ...showing) || means(tokens[end - 1], 'shall')
    const cost = isSure ? 0.3 : 0.6
    // "As **columns**"; "as two columns" says how many sides there shall be.
    const isColumns =
      means(token, 'column') && !tokens.slice(start, at).some(({ kind }) => kind === 'number')
    const columns = isColumns ? { isColumns: true as const } : {}
    return { type: 'kind', kind, isSaid, isAsked, behind, ...columns, start, end: to, cost }
  }
  const named = namedBehind(tokens, end)
  return [found([], end), ...(named > end ? [found(tokens.slice(end, named), named)] : [])]
}

/** "**In two** columns": one token, which says two at its end. */
const saysTwo = (token: Token | undefined) =>
  token?.kind === 'word' &&
  /\s/.test(token.text) &&
  twoWords.has(token.text.split(/\s+/).at(-1) ?? '')

const isTitle = (one: Token) => nounOf(one)?.kinds.every(isSoleKind) === true

const definite: readonly Concept[] = ['the', 'this', 'all', 'of', 'from']

/** "A bar chart **of the footfall**": where words end that say what of. */
function namedBehind(tokens: readonly Token[], from: number): number {
  if (!means(tokens[from], 'of', 'with', 'about', 'by')) return from
  let end = from + 1
  while (tokens[end]?.kind === 'word' && !means(tokens[end], ...actions, 'in', 'from', 'and'))
    end += 1
  return end > from + 1 && end === tokens.length ? end : from
}

/** "**Variant 2**", "**the second variant**", "**another layout**". */
function variantAt(tokens: readonly Token[], start: number): SpanOf<'variant'>[] {
  let at = start
  let number: number | undefined
  let isOther = false
  for (; means(tokens[at], 'the', 'a', 'new', 'another', 'ordinal', 'to', 'into'); at++) {
    if (means(tokens[at], 'another', 'new')) isOther = true
    if (means(tokens[at], 'ordinal')) number = tokens[at]?.value
  }
  const isVariant = means(tokens[at], 'variant')
  if (!isVariant && !means(tokens[at], 'layout')) return []
  const behind = isVariant && means(tokens[at + 1], 'number') ? tokens[at + 1]?.value : undefined
  number = behind ?? number
  const end = behind === undefined ? at + 1 : at + 2
  const wished = number === undefined ? {} : { number }
  return [{ type: 'variant', isVariant, isOther, ...wished, start, end, cost: 0.3 }]
}
