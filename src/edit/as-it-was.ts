import type { Deck } from '../deck/deck.ts'
import { applyOperations } from '../deck/operations/apply-operations.ts'
import type { Operation } from '../deck/operations/operation.ts'
import { OperationError } from '../deck/operations/outcome.ts'
import { chosenVariant } from '../deck/slide.ts'
import type { EditStep } from './edit-step.ts'
import type { InstructionContext, LastWish } from './instruction-context.ts'
import { wordingsOf } from './lexicons/any-language.ts'
import { actions } from './lexicons/verbs.ts'
import { tokensOf } from './put-in-correction.ts'
import { parseReferenceList } from './references/parse-reference.ts'
import { Session } from './session.ts'
import { fold } from './words/fold.ts'
import { means, type Token } from './words/token.ts'

/**
 * "No wait, bring it back", "4 back to what it was", "bei der 7 doch wieder der alte", "no wait, the limits must stay": the wish before
 * is taken back, or what it did to the slides that are named, as they were then. Undefined for any other words: all but slides, what
 * stands on them and small words must say that.
 */
export function asItWas(words: string, context: InstructionContext): EditStep[] | undefined {
  const { lastWish } = context
  if (lastWish === undefined) return undefined
  const then = { ...context, deck: deckBefore(lastWish, context), slideOrder: lastWish.slideOrder }
  const asked = withoutBack(words)
  const stays = asked === undefined ? withoutStays(words, then) : undefined
  const said = asked ?? stays
  if (said === undefined) return undefined
  const until = asked === undefined ? 0 : backAt(words)
  const named = slidesIn(said, tokensOf(said, then), then, {
    bareTopics: stays !== undefined,
    until,
  })
  if (named === undefined || (stays !== undefined && named.length === 0)) return undefined
  const namesTitle = tokensOf(words, then).some((one) => means(one, 'title'))
  if (namesTitle && !renames(lastWish, context)) return undefined
  if (named.length === 0) return [{ request: 'undo', count: 1 }]
  const { inverse } = lastWish
  const concerned = inverse.filter((operation) => touches(operation, named))
  if (concerned.length === 0)
    return nothingBack('The last change did nothing to that slide, so nothing was taken back.')
  if (concerned.length === inverse.length) return [{ request: 'undo', count: 1 }]
  if (!concerned.every(({ op }) => op === 'replace_slide' || op === 'insert_slide'))
    return nothingBack(
      'The last change did more than that, and its parts cannot be taken back one by one. Say “undo” to take all of it back.',
    )
  return inverseFor(concerned, lastWish, context)
}

const nothingBack = (sentence: string): EditStep[] => [
  { request: 'decline', reason: 'nothing_to_do', sentence },
]

/** Whether an operation is for one of some slides. */
function touches(operation: Operation, ids: readonly string[]): boolean {
  const of = [
    'slideId' in operation ? operation.slideId : undefined,
    'slide' in operation ? operation.slide.id : undefined,
    ...('slideIds' in operation ? (operation.slideIds ?? []) : []),
  ]
  return of.some((id) => id !== undefined && ids.includes(id))
}

/** The deck that the wish was said of; as it is now where that cannot be had any more. */
function deckBefore({ inverse }: LastWish, { deck }: InstructionContext): Deck {
  try {
    return applyOperations(deck, inverse).deck
  } catch (error) {
    if (error instanceof OperationError) return deck
    throw error
  }
}

const stays = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${wordingsOf('staysAfterAll')})(?![\\p{L}\\p{M}])`,
  'u',
)
const staysUnspaced = new RegExp(wordingsOf('staysAfterAllUnspaced'), 'u')

/** "**No wait,** the limits **must stay**, the reviewers will ask": what stays, behind a word that corrects; undefined where nothing is said to. */
function withoutStays(words: string, context: InstructionContext): string | undefined {
  const [first, ...others] = tokensOf(words, context)
  if (words.length > longest || isAsked.test(words) || !means(first, 'correction')) return undefined
  const folded = fold(words)
  const found = stays.exec(folded) ?? staysUnspaced.exec(folded)
  if (found === null) return undefined
  const end = found.index + found[0].length
  const rest = others.filter(({ start }) => start >= end)
  const stop = rest.find(({ text }) => /^[,.;!，。；！]$/.test(text))
  // What is said behind it is looked at by itself.
  if (stop && rest.some((one) => one.start > stop.start && means(one, ...actions))) return undefined
  return `${folded.slice(0, found.index)} ${folded.slice(end, stop?.start)}`
}

const back = new RegExp(`(?<![\\p{L}\\p{M}])(?:${wordingsOf('asItWas')})(?![\\p{L}\\p{M}])`, 'gu')
const backUnspaced = new RegExp(wordingsOf('asItWasUnspaced'), 'gu')

/** Words without those that ask for what was before; undefined where none do. */
function withoutBack(words: string): string | undefined {
  if (words.length > longest || isAsked.test(words)) return undefined
  const folded = fold(words)
  const rest = folded.replace(back, ' ').replace(backUnspaced, ' ')
  return rest === folded ? undefined : rest
}

/** Where words begin to ask for what was before. */
const backAt = (words: string) =>
  fold(words).search(new RegExp(`${back.source}|${backUnspaced.source}`, 'u'))

/** What is asked changes nothing. */
const isAsked = /[?？]\s*$/

/** UTF-16 units; longer words ask for more. */
const longest = 120

/**
 * The slides that words name and nothing else, with `bareTopics` also without "slide"; undefined where they say more. What shall not have
 * changed is named before `until`, an offset: “back to how it was, but not 4” leaves 4 as it is now.
 */
function slidesIn(
  instruction: string,
  tokens: readonly Token[],
  context: InstructionContext,
  { bareTopics, until }: { bareTopics: boolean; until: number },
): string[] | undefined {
  const session = new Session(context)
  const ids: string[] = []
  let isNot = false
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    const slides = parseReferenceList({ tokens, instruction, session }, at)
    const isNamed = slides && (slides.slideSaid || slides.form === 'number' || bareTopics || isNot)
    // "**Not** the cover, back to how it was": what shall not have changed.
    isNot = means(token, 'not') || (isNot && means(token, 'the', 'in', 'of'))
    if (isNot && (token?.start ?? 0) >= until) return undefined
    if (isNot) continue
    if (isNamed && slides.form !== 'pronoun' && slides.end > at) {
      ids.push(...slides.ids())
      at = slides.end - 1
    } else if (token !== undefined && !isSmall(token)) return undefined
  }
  return ids
}

const isSmall = (token: Token) =>
  token.kind === 'sign' ||
  means(
    token,
    'correction',
    'one',
    'please',
    'particle',
    'the',
    'of',
    'in',
    'to',
    'about',
    'it',
    'them',
    'this',
    'and',
    'title',
    'change',
    'make',
    'put',
    'use',
    'keep',
    'undo',
    'restore',
  )

/** Whether the wish before changed what something is called. */
function renames({ inverse }: LastWish, { deck }: InstructionContext): boolean {
  return inverse.some((operation) => {
    if (operation.op !== 'replace_slide')
      return operation.op === 'set_title' || operation.op === 'set_slide_title'
    const now = deck.slides.find(({ id }) => id === operation.slide.id)
    return now !== undefined && chosenVariant(now).title !== chosenVariant(operation.slide).title
  })
}

/** What takes back some of a change: slides that were deleted come back in their order, each behind the one it stood behind. */
function inverseFor(
  concerned: readonly Operation[],
  { slideOrder }: LastWish,
  { deck }: InstructionContext,
): Operation[] {
  const order = deck.slides.map(({ id }) => id)
  const placed = concerned
    .filter((operation) => operation.op === 'insert_slide')
    .toSorted((one, other) => slideOrder.indexOf(one.slide.id) - slideOrder.indexOf(other.slide.id))
    .map((operation) => {
      const { id } = operation.slide
      const before = slideOrder.slice(0, slideOrder.indexOf(id))
      const position = order.indexOf(before.findLast((one) => order.includes(one)) ?? '') + 1
      order.splice(position, 0, id)
      return { ...operation, position }
    })
  return [...concerned.filter(({ op }) => op !== 'insert_slide'), ...placed]
}
