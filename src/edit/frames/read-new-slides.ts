import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { isColon, means, type Token } from '../words/token.ts'
import type { SpanOf, Which } from './span.ts'

/** "A slide", "3 new slides", "a closing slide": one that is to be made. */
export function newSlides(tokens: readonly Token[], start: number): SpanOf<'thing'>[] {
  let at = start
  let count = 1
  let isNew = false
  let type: Concept | undefined
  for (; at < start + 6; at++) {
    const token = tokens[at]
    // "Una diapositiva nueva", "2 diapositive vuote".
    const isBehind = means(tokens[at + 1], 'new') || isBlank(tokens[at + 1])
    // "Section slide “Usage” before 5": what has its name given is not there yet.
    const isNamed =
      (start === 0 && type !== undefined && tokens[at + 1]?.kind === 'quote') ||
      isMadeSo(tokens, at)
    // "After slide 4 **a new one** “Levy”".
    const isOne =
      means(token, 'one') &&
      means(tokens[at - 1], 'new') &&
      tokens.slice(0, start).some((one) => means(one, 'slide', 'slides'))
    if ((means(token, 'slide', 'slides') && (isNew || isBehind || isNamed)) || isOne) {
      const which: Which = { by: 'new', count }
      const end = isBehind ? at + 2 : at + 1
      const own = type === undefined && isBlank(tokens[at + 1]) ? 'new' : type
      const phrase = { kinds: ['slide'], which, isBare: false } as const
      const typed = own === undefined ? phrase : { ...phrase, type: own }
      return [{ type: 'thing', phrase: typed, start, end, cost: 0.2 }]
    }
    const frame = (['closing', 'section', 'agenda', 'recap', 'cover'] as const).find((one) =>
      means(token, one),
    )
    if (frame !== undefined) type = frame
    else if (means(token, 'number') && !means(token, 'a') && token?.value !== undefined) {
      count = token.value
      isNew = count > 1 || isNew
    } else if (isBlank(token)) {
      isNew = true
      type ??= 'new'
    } else if (means(token, 'a', 'another', 'new', 'more')) isNew = true
    else return []
  }
  return []
}

/** "Add **one more** here", "**a fourth**: “Rain”": of what stands there line by line. */
export function oneMore(tokens: readonly Token[], start: number): SpanOf<'thing'>[] {
  const isAnother = means(tokens[start], 'another')
  // "Noch **ein vierter**", "**a fourth**": which it will be.
  const at = means(tokens[start + 1], 'a') ? start + 1 : start
  const isRanked = means(tokens[at], 'a', 'another') && means(tokens[at + 1], 'ordinal')
  const end = isRanked ? at + 2 : start + 1
  const next = tokens[end]
  const isAlone =
    next?.kind === 'sign' ||
    next?.kind === 'quote' ||
    means(next, 'in', 'to', 'this', 'end', 'last', 'top', 'start', 'after', 'before')
  if (!(isRanked || isAnother) || !isAlone) return []
  const verbs = tokens.slice(0, end).filter((one) => means(one, ...actions))
  const isAdded = verbs.some((one) => means(one, 'add'))
  // "**Delete** a second", "**move** a second to the top".
  if (verbs.some((one) => !means(one, 'add', 'put', 'make'))) return []
  const isGiven = tokens.slice(end).some((one) => one.kind === 'quote' || isColon(one))
  if (!isAdded && !isGiven) return []
  const which = { by: 'new', count: 1 } as const
  const phrase = { kinds: ['item', 'row'], which, isBare: true } as const
  return [{ type: 'thing', phrase, start, end, cost: 0.6 }]
}

/** "A **blank** slide": a new one on which nothing stands. */
const isBlank = (token: Token | undefined) => means(token, 'blank')

/** "Add a **slide “Costs”**", 加一页「费用」: the name is that of one that is to be made. */
export const isMadeSo = (tokens: readonly Token[], at: number): boolean =>
  means(tokens[at], 'slide') &&
  tokens[means(tokens[at + 1], 'titled') ? at + 2 : at + 1]?.kind === 'quote' &&
  means(tokens[at - 1], 'a', 'another', 'new', 'add') &&
  !means(tokens[at - 1], 'the')
