import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { kindConcepts } from '../references/slides-of-kind.ts'
import { means, type Token } from '../words/token.ts'

/** Whether the full stop at a position belongs to the number of an item: "points: 1. hire 2. train". */
export function countsItem(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at - 1]
  const value = number?.value
  if (number?.kind !== 'number' || value === undefined) return false
  if (value === 1) return /^[:：,\n]$/.test(tokens[at - 2]?.text ?? '')
  return tokens.some(
    (token, index) =>
      index < at - 2 &&
      token.kind === 'number' &&
      token.value === value - 1 &&
      tokens[index + 1]?.text === '.' &&
      countsItem(tokens, index + 1),
  )
}

/** What an item of a list is hardly about: "; delete slide 3" is a wish of its own. */
const objects: readonly Concept[] = [
  'slide',
  'slides',
  'deck',
  'it',
  'them',
  'notes',
  'theme',
  'number',
  'background',
  'accent',
  'color',
  'colorName',
  'themeName',
  'languageName',
  'layout',
  'title',
  'formatPdf',
  'formatPpt',
  'formatPng',
  'formatLink',
  ...kindConcepts,
]

/** Whether a piece behind a comma is one of the points that were announced: "points: hire people, **cut the costs**". */
export function isAnnouncedPoint(before: readonly Token[], piece: readonly Token[]): boolean {
  if (!before.some((token) => means(token, 'add'))) return false
  // Behind "points:" every item is a point, also one that looks like a wish: "points: hire, **delete slide 5**".
  const colon = listColon(before)
  if (colon !== -1) return !endsList(before.slice(colon + 1), piece)
  const label = before.findLastIndex((token) => means(token, 'point', 'bullets'))
  if (label === -1 || before[label + 1] === undefined) return false
  const ends = before.slice(label + 1).some((token) => token.kind === 'quote' || means(token, 'to'))
  return !ends && !piece.some((token) => means(token, ...objects, 'send', 'unsupported', 'undo'))
}

/** Whether a piece behind "then" is one more of the points: "points: first we hire, **then we train**". */
export function isNextPoint(before: readonly Token[], piece: readonly Token[]): boolean {
  return (
    listColon(before) !== -1 &&
    before.some((token) => means(token, 'add')) &&
    !means(piece[0], ...actions) &&
    !piece.some((token) => means(token, ...objects, 'send', 'unsupported', 'undo'))
  )
}

/** Where the colon of "points:", "avec les points :" stands; -1 when there is none. */
export function listColon(tokens: readonly Token[]): number {
  return tokens.findLastIndex(
    (token, at) => /^[:：]$/.test(token.text) && means(tokens[at - 1], 'point', 'bullets', 'with'),
  )
}

/** Whether a list behind "points:" has said where it goes ("to slide 4"), or a piece says what else shall become of it. */
function endsList(items: readonly Token[], piece: readonly Token[]): boolean {
  const said = items.some(
    (token, at) =>
      means(token, 'to') && means(items[at + 1], 'slide', 'slides', 'number', 'it', 'this'),
  )
  const acts = means(piece[0], ...actions, 'send') && !means(piece[0], 'delete')
  return said || (acts && piece.some((token) => means(token, 'it', 'deck', ...files)))
}

const files: readonly Concept[] = ['formatPdf', 'formatPpt', 'formatPng', 'formatLink']

const isComma = (token: Token) => /^[,、，]$/.test(token.text)

/**
 * Whether a piece behind a full stop, a semicolon or a new line goes on with the points of a slide that shall be
 * added: "Add a slide. Points: …", "with the points hire; train", lines that begin with a dash.
 */
export function goesOnList(
  before: readonly Token[],
  piece: readonly Token[],
  by: Token | undefined,
): boolean {
  if (!before.some((token) => means(token, 'add'))) return false
  const colon = piece.findIndex((token) => token.text === ':')
  const label = colon === -1 ? [] : piece.slice(0, colon)
  if (label.length <= 4 && means(label.at(-1), 'point', 'bullets')) return true
  const lists = before.some(
    (token) => means(token, 'with', 'point', 'bullets') || token.text === ':',
  )
  if (!lists || by === undefined || !/^[;；\n]$/.test(by.text)) return false
  if (by.text === '\n' && /^[-–—•*·]$/.test(piece[0]?.text ?? '')) return true
  // Of a list with one item a line, or semicolons between them, each is a point.
  const listed = listColon(before)
  const items = before.slice(listed + 1)
  const isOneOfThem = items.some((token) => token.text === by.text)
  const isFirst = items.length === 0 || (by.text !== '\n' && !items.some(isComma))
  if (listed !== -1 && (isOneOfThem || isFirst)) return true
  const asks = means(piece[0], ...actions, 'unsupported', 'needsModel')
  return !asks || !piece.some((token) => means(token, ...objects))
}
