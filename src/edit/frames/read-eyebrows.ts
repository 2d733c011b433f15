import { plainWords } from '../words/plain-words.ts'
import { means } from '../words/token.ts'
import type { SpanOf, Which } from './span.ts'
import { nounOf } from './thing-nouns.ts'
import type { WishText } from './wish-text.ts'

/** How many small words stand between the parts of such a phrase at the most. */
const mostSmall = 4

/**
 * "The small line over the title", "die kleine Zeile über dem Titel", "the little “Abstract” above the title": the line over a title,
 * by where it stands.
 */
export function eyebrowsAt({ tokens, printed }: WishText, start: number): SpanOf<'thing'>[] {
  let at = start
  let isAll = false
  let isLittle = false
  const small = () =>
    means(tokens[at], 'the', 'this', 'them', 'a', 'all', 'each', 'little', 'one', 'own')
  while (small() && at - start < mostSmall) {
    isAll ||= means(tokens[at], 'all', 'each')
    isLittle ||= means(tokens[at], 'little')
    at += 1
  }
  const whole = isAll ? 'all' : 'kind'
  const core = tokens[at]
  if (isLittle && means(core, 'eyebrow')) return [eyebrow(start, at + 1, { by: whole })]
  const isQuote = core?.kind === 'quote'
  const noun = nounOf(core)
  // "The point above the title" may be one of a list.
  const isText =
    noun?.kinds.some((kind) => ['row', 'title', 'caption'].includes(kind)) === true ||
    means(core, 'words', 'label', 'text', 'line')
  if (!isQuote && !isText) return []
  // "Add **“Open” above the title**" says what shall stand there.
  if (isQuote && !isLittle) return []
  at += 1
  let end = at
  while (means(tokens[end], 'little', 'of') && end - at < mostSmall) end += 1
  if (!means(tokens[end], 'above')) return []
  end += 1
  while (
    means(tokens[end], 'the', 'of') &&
    !means(tokens[end], 'title') &&
    end - at < 2 * mostSmall
  )
    end += 1
  if (!means(tokens[end], 'title')) return []
  const things = printed.filter(
    ({ thing, words }) =>
      thing.kind === 'eyebrow' && words.includes(plainWords(isQuote ? core.text : '')),
  )
  if (isQuote && things.length === 0) return []
  const which: Which = isQuote
    ? { by: 'text', text: core.text, things: things.map(({ thing }) => thing) }
    : { by: whole }
  return [eyebrow(start, end + 1, which)]
}

function eyebrow(start: number, end: number, which: Which): SpanOf<'thing'> {
  const phrase = { kinds: ['eyebrow'], which, isBare: false } as const
  return { type: 'thing', phrase, start, end, cost: 0.3 }
}
