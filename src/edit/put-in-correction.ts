import type { EditStep } from './edit-step.ts'
import { gappedWishes, type SaidOf, wishBefore } from './gapped-wish.ts'
import type { InstructionContext } from './instruction-context.ts'
import { onlySaying } from './lexicons/any-language.ts'
import { actions } from './lexicons/verbs.ts'
import { readWords } from './read-words.ts'
import { searchIn } from './references/topic-search.ts'
import { means, type Token } from './words/token.ts'

/**
 * An instruction that corrects itself ("move slide 2 to the end, I mean slide 3") as it is meant: with what was said last in the
 * place of its like. Undefined where it does not, or has no such place.
 */
export function correctedWithin(
  instruction: string,
  context: InstructionContext,
): string | undefined {
  const tokens = tokensOf(instruction, context)
  const at = tokens.findLastIndex(
    (token, index) =>
      index > 0 &&
      means(token, 'correction') &&
      // "Shorten slide 3, not 4": what is left out corrects nothing.
      !means(token, 'not') &&
      /^[,.;!，。；！–—-]$/.test(tokens[index - 1]?.text ?? '') &&
      // "No, I mean slide 3" begins with the first of them.
      !means(tokens[index - 2], 'correction'),
  )
  const opened = at < 0 ? undefined : openedBy(tokens.slice(at))
  const sign = tokens[at - 1]
  if (opened === undefined || opened.by === 'again' || sign === undefined) return undefined
  const gap = { words: instruction, rest: opened.rest, by: 'instead' as const }
  const wish = wishBefore(instruction.slice(0, sign.start), context)
  const does = { isOfLooks: false, isPut: true }
  for (const meant of wish ? gappedWishes(gap, wish, does) : []) return meant
  return undefined
}

/** The words of a text with their meanings. */
export function tokensOf(words: string, context: InstructionContext): readonly Token[] {
  return readWords(words, context, searchIn(context.deck.slides))?.tokens ?? []
}

/** What words say behind what opens a correction. */
interface Opened {
  by: SaidOf
  rest: readonly Token[]
  saysWhere?: true
}

/** Whether words begin as a correction, or ask for the same again; and what they say behind that. */
export function openedBy(tokens: readonly Token[]): Opened | undefined {
  // "**7** as well", "**anche** 1,35 milioni di euro".
  const again = tokens.filter((one) => one.kind !== 'sign' && !asWell.test(one.text))
  const isAgain = tokens.some(({ text }) => asWell.test(text))
  const isShort = again.length <= mostAlike && !again.some((one) => means(one, ...actions))
  if (isAgain && isShort && again.length > 0) return { by: 'again', rest: again }
  // "And on 9 **the same with** “Staff”".
  const within = tokens.findIndex((one) => means(one, 'alike'))
  if (within >= 0 && tokens.length <= mostAlike)
    return { by: 'again', rest: tokens.filter((one) => !means(one, 'alike')), saysWhere: true }
  let at = 0
  // "Не, лучше …".
  const [first, pause] = tokens
  const saysNo = means(first, 'not') || refuses.test(first?.text ?? '')
  const isNo = saysNo && /^[,，、]$/.test(pause?.text ?? '')
  const opens = (token: Token) =>
    means(token, 'correction', 'please', 'and') ||
    (isNo && token === first) ||
    rather.test(token.text) ||
    /^[,.!;:、，。！–—-]$/.test(token.text)
  for (const token of tokens) {
    if (!opens(token)) break
    at += 1
  }
  const begins = tokens
    .slice(0, at)
    .some(
      (token) => means(token, 'correction') || rather.test(token.text) || (isNo && token === first),
    )
  // "**Back to** bars".
  const said = (count: number) =>
    tokens
      .slice(at, at + count)
      .map(({ text }) => text)
      .join(' ')
  const back = [3, 2, 1].find((count) => backTo.test(said(count)))
  at += back ?? 0
  // "**Make that** Tuesday", "change it to 14".
  const isMade =
    means(tokens[at], 'make', 'change', 'put') &&
    (means(tokens[at], 'it') || means(tokens[at + 1], 'it', 'this'))
  if (isMade) at += means(tokens[at], 'it') ? 1 : 2
  // One word of courtesy: "to Yes please".
  let end = tokens.length
  const isSign = () => /^[.!。！]$/.test(tokens[end - 1]?.text ?? '')
  while (isSign()) end -= 1
  if (end - at > 1 && means(tokens[end - 1], 'please') && !rather.test(tokens[end - 1]?.text ?? ''))
    end -= 1
  while (isSign()) end -= 1
  // "Bars **were better**", "Tuesday **instead**".
  const behind = end
  while (
    end > at + 1 &&
    (rather.test(tokens[end - 1]?.text ?? '') || means(tokens[end - 1], 'is', 'correction'))
  )
    end -= 1
  if (end <= at) return undefined
  const rest = tokens.slice(at, end)
  if (begins || back || end < behind) return { by: 'instead', rest }
  if (isMade) return { by: 'made', rest }
  // "**And** 5", "**and** italic": beside what was done.
  if (means(tokens[0], 'and')) return { by: 'beside', rest }
  return rest.length > mostUnopened ? undefined : { by: 'bare', rest }
}

/** How many tokens ask for the same elsewhere at the most. */
const mostAlike = 12

/** How many tokens may say nothing but what something shall be instead: "dark blue". */
const mostUnopened = 2

const asWell = onlySaying('asWell')
const rather = onlySaying('rather')
const refuses = onlySaying('no')
const backTo = onlySaying('backTo')

/** Whether a step takes something away, which is not read out of a correction. */
export function takesAway(step: EditStep): boolean {
  return 'op' in step
    ? step.op.startsWith('delete_') || (step.op === 'set_notes' && step.notes === null)
    : ['regenerate_slide', 'undo', 'restore_revision'].includes(step.request)
}
