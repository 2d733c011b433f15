import type { Concept } from '../../lexicons/concept.ts'
import type { Session } from '../../session.ts'
import { isColon, means } from '../../words/token.ts'
import { itemOf } from '../frames/new-item.ts'
import { sidesBelow } from '../given-lines.ts'
import { unitInBrackets } from '../payload-ends.ts'
import { pairsOfPayload } from '../payload-list.ts'
import { nextWish } from '../read-parts.ts'
import type { WishText } from '../wish-text.ts'
import { mayBeWish } from './further-wish.ts'
import { isOfQuotedList, itemsOf, type Range, wordsOf } from './given-list.ts'
import { sidesOf } from './given-sides.ts'
import { rowsOf, tableOfLines } from './given-table.ts'
import type { SaidOfSlides } from './said-of-slides.ts'
import { layoutOfKind, type SlideKind } from './slide-kind.ts'
import type { SlideContent } from './wished-slides.ts'

/** What stands on a new slide, of what was said; undefined where that is not all of it, or not clear. */
export function contentOf(
  said: SaidOfSlides,
  text: WishText,
  session: Session,
): SlideContent | undefined {
  const { kind, parts } = said
  // What is said over the slide does not stand on it.
  const names = Object.keys(parts).filter((name) => name !== 'notes')
  const only = (...own: (keyof typeof parts)[]) =>
    names.every((name) => own.some((one) => one === name))
  if (said.isBlank && (kind !== undefined || names.length > 0)) return undefined
  // Of what is called nothing there is nothing to say either.
  if (said.isBlank) return said.title === undefined ? shownAs(undefined, []) : { kind: 'empty' }
  if (said.sides !== undefined)
    return names.length === 0 ? { kind: 'comparison', sides: said.sides } : undefined
  if (names.length === 0) return shownAs(kind, [])
  switch (kind) {
    case 'table':
      return only('columns', 'rows', 'rest', 'points') ? tableOf(said, text) : undefined
    case 'chart':
      return only('values', 'points', 'rest', 'unit') ? chartOf(said, text) : undefined
    case 'comparison': {
      const { rest } = parts
      if (rest === undefined || !only('rest')) return undefined
      const [below] = sidesBelow(text, rest.from)
      const sides = below?.sides ?? sidesOf(text, rest.from, rest.to, session)
      return sides && { kind, sides }
    }
    case 'quote':
      return only('rest') ? quotationOf(said, text) : undefined
    case 'section':
      return undefined
    default:
      return only('points', 'rest') ? pointsOf(said, text) : undefined
  }
}

function shownAs(kind: SlideKind | undefined, points: readonly string[]): SlideContent {
  const layout = layoutOfKind(kind)
  return { kind: 'said', ...(layout === undefined ? {} : { layout }), points }
}

function pointsOf(said: SaidOfSlides, text: WishText): SlideContent | undefined {
  const { kind, points: count, parts } = said
  const range = parts.points ?? parts.rest
  if (parts.points !== undefined && parts.rest !== undefined) return undefined
  if (range === undefined) return undefined
  const own = text.tokens.slice(range.from, range.to)
  const isQuoted = own.every(isOfQuotedList)
  const words = wordsOf(text, range)
  const points = itemsOf(text, range, count)
  if (points === undefined || points.length === 0) return undefined
  // "With the points hire **and delete slide 5**", and what stands on the next line, may be a wish.
  const isMarked = isColon(text.tokens[range.from - 1])
  const next = nextWish(text.tokens, range.from)
  const isFurther = next !== undefined && next < range.to && mayBeWish(text.tokens, next + 1)
  if (!isMarked && !isQuoted && isFurther) return undefined
  if (own[0]?.text !== '\n' && own.some((one) => one.text === '\n')) return undefined
  // "…: A, B. **Delete slide 3**" is more than a list.
  if (
    points.length > 1 &&
    points.some((point) => /。|\p{L}{3}[.]\s/u.test(point)) &&
    !/\n/.test(words)
  )
    return undefined
  // Behind a mere colon one text may be a part of the title.
  if (points.length < 2 && parts.points === undefined && kind !== 'closing') return undefined
  const given = points.map(withHeadPlain)
  // "Stop – do not open it": each step is headed as a card is.
  const isHeaded =
    kind === 'steps' && given.every((point) => typeof itemOf(kind, point, 0) !== 'string')
  return kind === 'cards' || (kind === 'steps' && isHeaded)
    ? { kind, points: given }
    : shownAs(kind, given)
}

/** "“Lea Roth” – engineer" is headed Lea Roth. */
const withHeadPlain = (point: string): string =>
  point.replace(/^["“„«]\s?([^"“”„«»]+?)\s?["”“»](?=\s*(?:[–—:]|-\s))/u, '$1')

function tableOf({ parts }: SaidOfSlides, text: WishText): SlideContent | undefined {
  const { columns, rows, rest, points } = parts
  if (points !== undefined) return undefined
  if (columns === undefined && rows === undefined && rest !== undefined) {
    const table = tableOfLines(wordsOf(text, rest))
    if (table !== undefined) return { kind: 'table', table }
  }
  const headed = columns ?? rest
  const below = columns === undefined ? rows : (rows ?? rest)
  if (headed === undefined || (columns !== undefined && rows !== undefined && rest !== undefined))
    return undefined
  // Heads and rows stand in one run: "Group, Price. School, £60", "Name / Phone: Ann, 5".
  const cut = columns === undefined && rows === undefined ? endOfHeads(text, headed) : undefined
  if (columns === undefined && rows === undefined && cut === undefined) return undefined
  const to = cut ?? headed.to
  // 店舗と開店日**で**
  const isBehind = text.grammar.particlesBehind && means(text.tokens[to - 1], 'in', 'by')
  const heads = itemsOf(text, { ...headed, to: isBehind ? to - 1 : to }) ?? []
  if (heads.length < 2) return undefined
  const given = cut === undefined ? below : { from: cut + 1, to: headed.to }
  if (given === undefined) return { kind: 'table', table: { columns: heads, rows: [[]] } }
  const found =
    rowsOf(rowsText(text, given, ['afterwards']), heads.length) ??
    rowsOf(rowsText(text, given, ['afterwards', 'and']), heads.length)
  if (found === undefined && columns === undefined) return undefined
  return found === undefined
    ? {
        kind: 'unfit',
        shown: 'table',
        why: `The rows “${wordsOf(text, given)}” do not fit the ${heads.length} columns ${heads.join(', ')}: each needs ${heads.length} cells.`,
      }
    : { kind: 'table', table: { columns: heads, rows: found } }
}

/** Where the heads of a table end: with a colon, or the end of a sentence. */
function endOfHeads({ tokens }: WishText, { from, to }: Range): number | undefined {
  const at = tokens.findIndex(
    (one, index) => index > from && index < to - 1 && /^[:：.。\n]$/.test(one.text),
  )
  return at < 0 ? undefined : at
}

/** The words of rows; one that a word joins to another ("… and then …") begins a line. */
function rowsText(text: WishText, { from, to }: Range, joints: readonly Concept[]): string {
  const cuts = text.tokens.flatMap((one, at) =>
    at > from && at < to - 1 && means(one, ...joints) ? [at] : [],
  )
  const begins = [from, ...cuts.map((at) => at + 1)]
  return begins.map((begin, at) => wordsOf(text, { from: begin, to: cuts[at] ?? to })).join('\n')
}

function chartOf({ chart, parts }: SaidOfSlides, text: WishText): SlideContent | undefined {
  const { values, points, rest, unit } = parts
  const [range, ...others] = [values, points, rest].flatMap((one) => one ?? [])
  if (range === undefined || others.length > 0) return undefined
  const bracket = text.tokens.findIndex((_, at) => {
    const found = at >= range.from && at < range.to && unitInBrackets(text.tokens, at)
    return found !== false && found !== undefined
  })
  // "31 (in thou.)": what stands in brackets is no name.
  if (bracket < 0 && /[)）]$/u.test(wordsOf(text, range))) return undefined
  const inBrackets = bracket < 0 ? undefined : unitInBrackets(text.tokens, bracket)
  const pairs = pairsOfPayload(wordsOf(text, { ...range, to: bracket < 0 ? range.to : bracket }))
  // One number is no chart.
  if (pairs === undefined || pairs.length < 2) return undefined
  const said =
    unit === undefined
      ? inBrackets && text.instruction.slice(inBrackets.start, inBrackets.end)
      : wordsOf(text, unit)
  return { kind: 'chart', chart, pairs, ...(said === undefined ? {} : { unit: said }) }
}

/** What is quoted, and who said it. */
function quotationOf({ parts }: SaidOfSlides, text: WishText): SlideContent | undefined {
  const { rest } = parts
  const first = text.tokens[rest?.from ?? -1]
  if (rest === undefined || first?.kind !== 'quote') return undefined
  let from = rest.from + 1
  while (
    from < rest.to &&
    (text.tokens[from]?.kind === 'sign' || means(text.tokens[from], 'by', 'of'))
  )
    from += 1
  const who = from < rest.to ? wordsOf(text, { from, to: rest.to }) : ''
  return shownAs('quote', [`“${first.text}”${who === '' ? '' : ` — ${who}`}`])
}
