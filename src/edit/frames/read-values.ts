import type { Session } from '../session.ts'
import { onceEach } from '../words/once-each.ts'
import { means, type Token } from '../words/token.ts'
import { unitInBrackets } from './payload-ends.ts'
import type { SpanOf } from './span.ts'
import type { ThingKind } from './thing.ts'
import { type ReadTokens, readerIn, valuesReader } from './values-by-name.ts'
import type { WishText } from './wish-text.ts'

/** Up to how many tokens values are looked for that are given by name. */
const mostTokens = 80

/**
 * "…: **€47 for L5, €48 for L6 and above**", "set **Town council to 15, Donations to 12**": values with the lines of a table or chart
 * in this deck that they are for, to the end of the wish.
 */
export function valuesAt(text: WishText, start: number, session: Session): SpanOf<'part'>[] {
  const { tokens } = text
  const isMarked =
    start > 0 &&
    ((isOpening(tokens[start]) && !isWithinNumber(tokens, start)) || means(tokens[start], 'with'))
  const isBehindVerb = means(tokens[start - 1], 'change', 'put', 'make', 'use')
  if ((!isMarked && !isBehindVerb) || tokens.length > mostTokens) return []
  const from = isMarked ? start + 1 : start
  return endsOf(tokens, from)
    .flatMap((end): SpanOf<'part'>[] => valuesBetween(text, start, from, end, session))
    .slice(0, 1)
}

/** Where values that are given by name may end: with the wish, or before words that say something else. */
function endsOf(tokens: readonly Token[], from: number): number[] {
  const ends = tokens.flatMap((one, at) => {
    const isEnd =
      /^[.;。；\n]$/.test(one.text) ||
      means(one, 'in', 'into', 'about', 'please', 'and', 'afterwards', 'farewell')
    return at > from + 3 && isEnd ? [at] : []
  })
  return [tokens.length, ...ends.toReversed()].slice(0, mostEnds)
}

/** How many ends are tried. */
const mostEnds = 8

function valuesBetween(
  text: WishText,
  start: number,
  from: number,
  end: number,
  session: Session,
): SpanOf<'part'>[] {
  const { tokens, instruction, printed } = text
  const own = tokens.slice(from, end)
  const [first, last] = [own[0], own.at(-1)]
  const given = own.filter((one) => isGiven(one)).length
  const saysRest = own.some((one) => means(one, 'others'))
  if (first === undefined || last === undefined) return []
  if (given < 2 && !saysRest) return []
  const words = instruction.slice(first.start, last.end).replace(/[\s.。]+$/u, '')
  if (!isToldIn(printed, readerIn(session, text.language))(words)) return []
  return [{ type: 'part', name: 'values', text: words, asksMore: false, start, end, cost: 0.2 }]
}

const isOpening = (token: Token | undefined) => /^[,:：，–—]$/.test(token?.text ?? '')

/** "2026 17, 2027 25 **(in GWh)**": what figures before count. */
export function unitsAt({ tokens, instruction }: WishText, start: number): SpanOf<'part'>[] {
  const unit = unitInBrackets(tokens, start)
  if (unit === undefined) return []
  const text = instruction.slice(unit.start, unit.end)
  return [
    { type: 'part', name: 'unit', text, asksMore: false, start, end: tokens.length, cost: 0.2 },
  ]
}

/** "45**,**000". */
const isWithinNumber = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.kind === 'number' &&
  tokens[at + 1]?.kind === 'number' &&
  tokens[at - 1]?.end === tokens[at]?.start &&
  tokens[at]?.end === tokens[at + 1]?.start

const isGiven = ({ kind }: Token) => kind === 'number' || kind === 'quote'

const lines: readonly ThingKind[] = ['row', 'column', 'category', 'series']

const known = new WeakMap<WishText['printed'], (words: string) => boolean>()

/** Tells whether words say values with the lines of one table or chart. */
function isToldIn(printed: WishText['printed'], read: ReadTokens): (words: string) => boolean {
  const before = known.get(printed)
  if (before !== undefined) return before
  const valuesIn = namesOfLines(printed).map((names) => valuesReader(names, read))
  const isTold = onceEach((words) => valuesIn.some((values) => values(words) !== undefined))
  known.set(printed, isTold)
  return isTold
}

/** What the rows and columns of each table, the categories and series of each chart are called. */
function namesOfLines(printed: WishText['printed']): readonly (readonly string[])[] {
  const found = new Map<string, string[]>()
  for (const { thing } of printed) {
    const isData = thing.block?.kind === 'table' || thing.block?.kind === 'chart'
    if (!isData || !lines.includes(thing.kind)) continue
    const key = `${thing.slideId} ${thing.block?.id} ${thing.kind}`
    found.set(key, [...(found.get(key) ?? []), thing.texts[0]?.text ?? ''])
  }
  return [...found.values()]
}
