import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { isColon, means, type Token } from '../words/token.ts'
import { isHand, isVerbPart } from './around-given.ts'
import { mixesQuotes } from './hardly-given.ts'
import type { PartName, SpanOf } from './span.ts'
import { type WishText, wordsBetween } from './wish-text.ts'

/** What given data calls its parts, by the words for them; a column is an item too, so columns and rows come first. */
const names: readonly (readonly [PartName, readonly Concept[]])[] = [
  ['columns', ['column']],
  ['rows', ['row']],
  ['title', ['title', 'titled']],
  ['unit', ['unit']],
  ['values', ['value', 'cell']],
  ['points', ['point', 'item', 'bullets', 'body']],
  ['notes', ['notes']],
]

/**
 * Named parts of given data: "title Opening hours, columns Day, From, To, rows: …". Each runs to the name of the next, to
 * the end of the wish, or, where that leaves more to the rest, to a colon or a place.
 */
export function readParts(text: WishText, start: number): SpanOf<'part'>[] {
  const { tokens, instruction } = text
  const label = labelAt(tokens, start)
  // 「チーム」**という**スライド: what it is called stands before it.
  const isBehind = text.grammar.particlesBehind && tokens[start - 1]?.kind === 'quote'
  if (label === undefined || (isBehind && means(tokens[start], 'titled'))) return []
  const { name, from, isMarked } = label
  const next = isMarked
    ? nextLabel(tokens, from)
    : (nextLabel(tokens, from) ?? nextWish(tokens, from))
  const ends: (readonly [number, number])[] = [
    [next ?? tokens.length, next === undefined ? 0.4 : 0.3],
  ]
  for (let at = from + 1; at < (next ?? tokens.length); at++)
    if (tokens[at]?.text === ':' && !isMarked) ends.push([at, 0.3])
    else if (means(tokens[at], 'compares')) ends.push([at, 0.2])
    // "Year built**, in this order**: …".
    else if (means(tokens[at], 'respectively')) ends.push([at, 0.2])
    else if (name === 'title' && listsBehind(tokens, at)) ends.push([at, 0.35])
    else if (
      means(tokens[at], 'after', 'before', 'in', 'to', 'into') ||
      (name === 'columns' && isHand(tokens, at, true))
    )
      ends.push([at, name === 'title' ? 0.35 : 0.6])
  return ends.flatMap(([end, cost]) => {
    const words =
      end === tokens.length && tokens[from]?.kind !== 'quote'
        ? instruction.slice(tokens[from - 1]?.end ?? 0, tokens[end - 1]?.end)
        : wordsBetween(text, from, end)
    const given = words.replace(/[\s,;，；、.。]+$/u, '').trim()
    const asksMore = tokens.slice(from, end).some((one) => means(one, ...actions))
    // A name is short: what follows a colon is something else.
    const said = tokens.slice(from, end)
    // "A bullet **after the second**: …", "a column “Total” to the costs …": more than given words.
    const opensPlace = !isMarked && means(said[0], 'after', 'before', 'between')
    if (opensPlace || (name === 'columns' && mixesQuotes(said))) return []
    const saysWhere = name === 'values' && said.some((_, at) => at > 0 && namesWhere(said, at))
    const saysOrder = said.some((one, at) => at > 0 && means(one, 'respectively'))
    const isLong =
      name === 'title' &&
      said.some(
        (one, at) =>
          one.text === ':' ||
          means(one, 'compares') ||
          listsBehind(said, at) ||
          (at > 0 && (means(one, 'after', 'before') || namesWhere(said, at))) ||
          (at > 0 &&
            means(one, 'in', 'to') &&
            said.slice(at).some((two) => means(two, 'start', 'end'))),
      )
    // "Füge der Spalte Ours einen Punkt **hinzu**".
    if (!isMarked && said.some((_, at) => isVerbPart(text, from + at))) return []
    const runsOver =
      (name === 'columns' || name === 'rows') &&
      !isMarked &&
      said.some((one, at) => isColon(one) || (at > 0 && namesWhere(said, at)))
    return given === '' || runsOver
      ? []
      : [
          {
            type: 'part',
            name,
            text: given,
            asksMore,
            start,
            end,
            cost: cost + (isLong || saysWhere || saysOrder ? 1 : 0),
          },
        ]
  })
}

/** The name of a part that begins at a token, and where its words begin. */
function labelAt(
  tokens: readonly Token[],
  start: number,
): { name: PartName; from: number; isMarked: boolean } | undefined {
  let at = start
  while (
    means(tokens[at], 'with', 'and', 'the', 'a', 'this', 'own', 'in', 'into') &&
    !isNamed(tokens[at]) &&
    at - start < 4
  )
    at += 1
  const isInside = tokens.slice(start, at).some((one) => means(one, 'in', 'into'))
  // An article alone says nothing: it is a word before.
  if (at > start && !isInside && !means(tokens[start], 'with', 'and')) return undefined
  const token = tokens[at]
  // "Text “Open till 13:00”": words with a noun before them.
  const isText = means(token, 'words') && tokens[at + 1]?.kind === 'quote'
  if (isText) return { name: 'points', from: at + 1, isMarked: false }
  const found = names.find(([, concepts]) => means(token, ...concepts))
  if (found === undefined || token?.kind !== 'word' || means(tokens[at + 1], 'of')) return undefined
  let from = at + 1
  // "In the content part put: …".
  if (means(tokens[from], 'put', 'write', 'say', 'please') && isColon(tokens[from + 1])) from += 1
  if (isInside && !(means(token, 'body') && isColon(tokens[from]))) return undefined
  const isMarked = /^[:：=]$/.test(tokens[from]?.text ?? '')
  if (isMarked || means(tokens[from], 'titled', 'as', 'is')) from += 1
  // "The value of Q3 is 14" names a value, "with the values 3 and 4" gives some.
  if (found[0] === 'values' && !isMarked && at === start) return undefined
  return from < tokens.length ? { name: found[0], from, isMarked } : undefined
}

/** "Owner **with Dov, Hanneke, Dov**": what stands below a name, and no part of it. */
const listsBehind = (tokens: readonly Token[], at: number): boolean =>
  means(tokens[at], 'with') && tokens.slice(at).some(({ text }) => /^[,;，；]$/.test(text))

/** "Owner **to the table**", "Deadline **at the end**": where a column goes, and no part of its name. */
function namesWhere(tokens: readonly Token[], at: number): boolean {
  if (means(tokens[at], 'end', 'start') || isHand(tokens, at, true)) return true
  if (!means(tokens[at], 'in', 'into', 'to')) return false
  const from = means(tokens[at + 1], 'the') ? at + 2 : at + 1
  const noun = tokens.findIndex(
    (one, index) => index >= from && means(one, 'slide', 'slides', 'table', 'chart'),
  )
  // "To the **costs** table".
  const between = tokens.slice(from, noun)
  return noun >= from && between.length < 4 && !between.some(saysMore)
}

const saysMore = (token: Token) => token.kind === 'sign' || means(token, 'and', ...actions)

const isNamed = (token: Token | undefined) =>
  names.some(([, concepts]) => means(token, ...concepts))

const behindArticle = (tokens: readonly Token[], at: number) =>
  means(tokens[at], 'the', 'a', 'this') && !isNamed(tokens[at]) ? at + 1 : at

/**
 * Where a further wish may begin: words that nothing marks as given end before it.
 * @param signs what parts wishes; absent: "and" does as well.
 */
export function nextWish(
  tokens: readonly Token[],
  from: number,
  signs?: RegExp,
): number | undefined {
  const at = tokens.findIndex(
    (token, index) =>
      index > from &&
      (signs?.test(token.text) ??
        (/^[,;.\n，；。]$/.test(token.text) || means(token, 'and', 'afterwards'))) &&
      means(tokens[index + 1], ...actions),
  )
  return at === -1 ? undefined : at
}

/** How often another part is named in some words: hardly given words then. */
export function partsNamedIn(tokens: readonly Token[], from: number, to: number): number {
  let count = 0
  for (
    let at = nextLabel(tokens, from);
    at !== undefined && at < to;
    at = nextLabel(tokens, at + 1)
  )
    count += 1
  return count
}

/** Where the next named part begins: behind a sign that parts, or a word that joins. */
export function nextLabel(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from; at < tokens.length - 1; at++) {
    const parts = /^[,;.\n，；。]$/.test(tokens[at]?.text ?? '') || means(tokens[at], 'with', 'and')
    const label = means(tokens[at], 'with') ? at : behindArticle(tokens, at + 1)
    if (parts && labelAt(tokens, label) !== undefined) return at
  }
  return undefined
}
