import type { Concept } from '../lexicons/concept.ts'
import { kindConcepts } from '../references/slides-of-kind.ts'
import { means, type Token } from '../words/token.ts'
import { actions } from './actions.ts'

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
  const label = before.findLastIndex((token) => means(token, 'point', 'bullets'))
  if (label === -1 || before[label + 1] === undefined) return false
  const ends = before.slice(label + 1).some((token) => token.kind === 'quote' || means(token, 'to'))
  return !ends && !piece.some((token) => means(token, ...objects, 'send', 'unsupported', 'undo'))
}

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
  const asks = means(piece[0], ...actions, 'unsupported', 'needsModel')
  return !asks || !piece.some((token) => means(token, ...objects))
}
