import type { Operation } from '../deck/operations/operation.ts'
import type { EditStep } from './edit-step.ts'
import type { InstructionContext, LastWish } from './instruction-context.ts'
import { wordingsOf } from './lexicons/any-language.ts'
import { tokensOf } from './put-in-correction.ts'
import { parseReferenceList } from './references/parse-reference.ts'
import { Session } from './session.ts'
import { fold } from './words/fold.ts'
import { means, type Token } from './words/token.ts'

/**
 * "No wait, bring it back", "4 back to what it was", "bei der 7 doch wieder der alte": the wish before is taken back, or what it did to
 * the slides that are named. Undefined for any other words: all but slides, what stands on them and small words must say that.
 */
export function asItWas(words: string, context: InstructionContext): EditStep[] | undefined {
  const { lastWish } = context
  const said = lastWish && withoutBack(words)
  if (lastWish === undefined || said === undefined) return undefined
  const then = { ...context, slideOrder: lastWish.slideOrder }
  const tokens = tokensOf(said, then)
  const named = slidesIn(said, tokens, then)
  if (named === undefined) return undefined
  if (named.length === 0) return [{ request: 'undo', count: 1 }]
  const operations = inverseFor(named, lastWish, context)
  if (operations.length > 0) return operations
  return [
    {
      request: 'decline',
      reason: 'nothing_to_do',
      sentence: 'The last change did nothing to that slide, so nothing was taken back.',
    },
  ]
}

const back = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${fold(wordingsOf('asItWas'))})(?![\\p{L}\\p{M}])`,
  'gu',
)
const backUnspaced = new RegExp(fold(wordingsOf('asItWasUnspaced')), 'gu')

/** Words without those that ask for what was before; undefined where none do. */
function withoutBack(words: string): string | undefined {
  if (words.length > longest) return undefined
  const folded = fold(words)
  const rest = folded.replace(back, ' ').replace(backUnspaced, ' ')
  return rest === folded ? undefined : rest
}

/** UTF-16 units; longer words ask for more. */
const longest = 120

/** The slides that words name and nothing else; undefined where they say more. */
function slidesIn(
  instruction: string,
  tokens: readonly Token[],
  context: InstructionContext,
): string[] | undefined {
  const session = new Session(context)
  const ids: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    const slides = parseReferenceList({ tokens, instruction, session }, at)
    const isNamed = slides && (slides.slideSaid || slides.form === 'number')
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

/** What of the inverse is for some slides: one that was deleted comes back between those beside it. */
function inverseFor(
  ids: readonly string[],
  { inverse, slideOrder }: LastWish,
  { deck }: InstructionContext,
): Operation[] {
  return inverse.flatMap((operation): Operation[] => {
    if (operation.op === 'replace_slide') return ids.includes(operation.slide.id) ? [operation] : []
    if (operation.op !== 'insert_slide' || !ids.includes(operation.slide.id)) return []
    const before = slideOrder.slice(0, slideOrder.indexOf(operation.slide.id))
    const there = (id: string) => deck.slides.some((slide) => slide.id === id) || ids.includes(id)
    return [{ ...operation, position: before.filter(there).length }]
  })
}
