import { onlySaying } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import type { Session } from '../session.ts'
import { means, type Token } from '../words/token.ts'
import { parseNumbers } from './parse-numbers.ts'
import { kindConcepts } from './slides-of-kind.ts'

/** Words that say which of the things on a slide are meant, and so never which slide: "step 3", "the first two points". */
interface ItemPhrase {
  /** The tokens it takes, with its article, as a half-open range. */
  start: number
  end: number
  /** Whether only how many there are is said, and not which: "after 3 points". */
  isAmount: boolean
}

/** Things that are named by nothing else: "3 cards" may be what a slide shall become, "3 points" is not. */
const onlyItems: readonly Concept[] = ['point', 'row', 'column', 'cell', 'value']

/** All such phrases of some tokens, in their order. */
export function itemPhrases(tokens: readonly Token[]): readonly ItemPhrase[] {
  const known = found.get(tokens)
  if (known !== undefined) return known
  const phrases: ItemPhrase[] = []
  for (let at = 0; at < tokens.length; ) {
    const phrase = itemPhraseAt(tokens, at)
    if (phrase !== undefined) phrases.push(phrase)
    at = phrase?.end ?? at + 1
  }
  found.set(tokens, phrases)
  return phrases
}

/** The tokens of a clause are gone over again and again. */
const found = new WeakMap<readonly Token[], readonly ItemPhrase[]>()

/** Whether the words of a phrase are the title of a slide, or near enough: "Step 2: Check". */
export function isSlideName(
  { tokens, instruction }: { tokens: readonly Token[]; instruction: string },
  { start, end }: ItemPhrase,
  { search }: Session,
): boolean {
  const words = instruction.slice(tokens[start]?.start, tokens[end - 1]?.end)
  return search.isCalled(words)
}

function itemPhraseAt(tokens: readonly Token[], start: number): ItemPhrase | undefined {
  let at = start
  while (means(tokens[at], 'the', 'all') && !means(tokens[at], 'item', 'slide', 'slides')) at += 1
  const first = numberedItems(tokens, at) ?? countedItems(tokens, at)
  if (first === undefined || saysSlides(tokens, first.end)) return undefined
  // "step 2 and step 3"
  let next = first.end
  while (means(tokens[next], 'and') || /^[,、，]$/.test(tokens[next]?.text ?? '')) next += 1
  const more = next === first.end ? undefined : itemPhraseAt(tokens, next)
  const isOne = more === undefined || first.isAmount || more.isAmount
  return { ...first, start, end: isOne ? first.end : more.end }
}

/** "the second step **slide**" is a slide; "paso 2 **diapositiva 9**" says where the step stands. */
function saysSlides(tokens: readonly Token[], at: number): boolean {
  return means(tokens[at], 'slide', 'slides') && !means(tokens[at + 1], 'number', 'numberSign')
}

function isItem(token: Token | undefined): token is Token {
  return token !== undefined && token.kind === 'word' && means(token, 'item')
}

function isNumber(token: Token | undefined): token is Token {
  return token?.value !== undefined && means(token, 'number') && !means(token, 'a')
}

/** "step 3", "points 2 and 3", "step no. 4". */
function numberedItems(tokens: readonly Token[], start: number): ItemPhrase | undefined {
  const noun = tokens[start]
  if (!isItem(noun)) return undefined
  let at = start + 1
  while (means(tokens[at], 'numberSign')) at += 1
  if (!isNumber(tokens[at])) return undefined
  // "step 2 and slide 5": the second number is that of a slide.
  const slide = tokens.findIndex((token, index) => index > at && means(token, 'slide', 'slides'))
  const numbers = parseNumbers(slide === -1 ? tokens : tokens.slice(0, slide), start + 1, {
    ranges: false,
    plural: false,
  })
  if (numbers === undefined) return undefined
  return which(numbers.end)
}

/** "the second step", "the first two points", "the last card", "第2步", "3番目の項目", "3 points". */
function countedItems(tokens: readonly Token[], start: number): ItemPhrase | undefined {
  return (
    itemsFromEnd(tokens, start) ??
    itemsByOrdinal(tokens, start) ??
    itemsByMark(tokens, start) ??
    itemsCounted(tokens, start)
  )
}

/** "the last two points", "les deux derniers points". */
function itemsFromEnd(tokens: readonly Token[], start: number): ItemPhrase | undefined {
  const inFront = isNumber(tokens[start]) ? 1 : 0
  const last = tokens[start + inFront]
  if (!means(last, 'last', 'penultimate')) return undefined
  const at = start + inFront + (inFront === 0 && isCount(tokens[start + 1]) ? 2 : 1)
  return isItem(tokens[at]) ? which(at + 1) : undefined
}

/** "the second step", "the second and third steps", "the first two points", "die ersten beiden Punkte". */
function itemsByOrdinal(tokens: readonly Token[], start: number): ItemPhrase | undefined {
  const inFront = isNumber(tokens[start]) && means(tokens[start + 1], 'ordinal') ? 1 : 0
  let at = start + inFront
  if (!means(tokens[at], 'ordinal') || (tokens[at]?.value ?? 0) === 0) return undefined
  while (means(tokens[at], 'ordinal')) {
    at += 1
    const joint = means(tokens[at], 'and') || /^[,、，]$/.test(tokens[at]?.text ?? '')
    const next = means(tokens[at + 1], 'the') ? at + 2 : at + 1
    if (joint && means(tokens[next], 'ordinal')) at = next
  }
  if (inFront === 0 && isCount(tokens[at])) at += 1
  return isItem(tokens[at]) ? which(at + 1) : undefined
}

const counterLast = onlySaying('counterLast')

/** "2nd step", "3番目の項目", "第2步", "der 2. Schritt". */
function itemsByMark(tokens: readonly Token[], start: number): ItemPhrase | undefined {
  const marked = means(tokens[start], 'ordinalMark') ? 1 : 0
  const number = tokens[start + marked]
  if (!isNumber(number) || number.value === undefined) return undefined
  let at = start + marked + 1
  const mark = tokens[at]
  const behind = means(mark, 'ordinalMark') || (mark?.text === '.' && mark.start === number.end)
  if (behind) at += 1
  while (means(tokens[at], 'of', 'particle', 'ordinalMark') && !isItem(tokens[at])) at += 1
  // "第2个要点": a measure word.
  if (marked === 1 && means(tokens[at], 'a') && !isItem(tokens[at])) at += 1
  const noun = tokens[at]
  if (!isItem(noun)) return undefined
  // "2行目"
  const counter = means(noun, 'row', 'column') && counterLast.test(tokens[at + 1]?.text ?? '')
  if (marked === 0 && !behind && !counter) return undefined
  return which(counter ? at + 2 : at + 1)
}

/** "3 points": how many, and not which. */
function itemsCounted(tokens: readonly Token[], start: number): ItemPhrase | undefined {
  const noun = tokens[start + 1]
  const number = tokens[start]
  if (!isNumber(number) || means(number, 'one') || !isItem(noun)) return undefined
  // "Make slide 4 three cards" says what of it, "split it after three cards" where.
  const where = means(tokens[start - 1], 'after', 'before')
  if (!where && (!means(noun, ...onlyItems) || means(noun, ...kindConcepts))) return undefined
  return { start, end: start + 2, isAmount: true }
}

/** How many: "two", "both". */
const isCount = (token: Token | undefined) => means(token, 'both') || isNumber(token)

/** A phrase that says which things are meant, up to a token; where it begins is seen before. */
const which = (end: number): ItemPhrase => ({ start: 0, end, isAmount: false })
