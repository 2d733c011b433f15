import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { means, type Token } from './token.ts'
import type { RawToken } from './tokenize.ts'

/** How many tokens stand before the colon at the most: "Add these speaker notes to the slide about pricing:". */
const longestHead = 40

/** How many colons are looked at, and how many of the words before them are read. */
const mostColons = 200
const mostHeads = 4

/** Words that give notes, where a verb says it at all. */
const givers: readonly Concept[] = [
  'add',
  'write',
  'change',
  'make',
  'put',
  'use',
  'replace',
  'convert',
]

/** Words that say something else about notes, or make them what something else is about. */
const otherwise: readonly Concept[] = ['delete', 'not', 'translate', 'question']

/**
 * The tokens with dictated notes as one quoted text each: "Add notes to slide 2: Riders are happy. They ask for more."
 * What is behind the colon is said to an audience, not to the editor, however many sentences it has; it ends at the
 * end of the instruction, or at a new line that begins other notes. `annotated` gives words their meanings.
 */
export function withDictatedNotes(
  raw: readonly RawToken[],
  instruction: string,
  annotated: (raw: readonly RawToken[]) => readonly Token[],
): readonly RawToken[] {
  const colons = raw.flatMap(({ text }, at) => (text === ':' ? [at] : [])).slice(0, mostColons)
  const heads = colons
    .filter((colon, index) => index < mostHeads || beginsLine(raw, colon))
    .slice(0, 2 * mostHeads)
    .filter((colon) => announcesNotes(raw, colon, annotated))
    .filter((colon) => !asksBehind(raw, colon, annotated))
    .filter((colon, index) => index === 0 || beginsLine(raw, colon))
  const tokens: RawToken[] = []
  let at = 0
  for (const [index, colon] of heads.entries()) {
    const from = raw[colon + 1]
    const next = heads[index + 1]
    const until = next === undefined ? raw.length : startOfHead(raw, next) - 1
    if (from === undefined || from.kind === 'quote' || until <= colon + 1) continue
    const text = instruction.slice(from.start, raw[until]?.start).trim()
    const quote: RawToken = {
      kind: 'quote',
      text,
      start: from.start,
      end: from.start + text.length,
    }
    tokens.push(...raw.slice(at, colon + 1), quote)
    at = until
  }
  return [...tokens, ...raw.slice(at)]
}

/** How many words behind a colon are read. */
const mostBehind = 16

/**
 * "Notes of 4: **delete the last sentence**": where no verb gives notes, what begins with one and names a part of a text, or ends in a
 * quotation, is asked for and said to nobody.
 */
function asksBehind(
  raw: readonly RawToken[],
  colon: number,
  annotated: (raw: readonly RawToken[]) => readonly Token[],
): boolean {
  if (annotated(raw.slice(startOfHead(raw, colon), colon)).some((one) => means(one, ...givers)))
    return false
  const [verb, ...behind] = annotated(raw.slice(colon + 1, colon + mostBehind))
  return (
    means(verb, ...actions) &&
    (behind.slice(0, 4).some((one) => means(one, 'sentence', 'point', 'words', 'paragraph')) ||
      behind.some(({ kind }) => kind === 'quote'))
  )
}

function beginsLine(raw: readonly RawToken[], colon: number): boolean {
  return raw[startOfHead(raw, colon) - 1]?.text === '\n'
}

/** Where the sentence begins that ends at a colon. */
function startOfHead(raw: readonly RawToken[], colon: number): number {
  let start = colon
  while (
    start > 0 &&
    colon - start <= longestHead &&
    !/^[.;!?。；！？\n]$/.test(raw[start - 1]?.text ?? '')
  )
    start -= 1
  return start
}

/** Whether the words before a colon say that notes follow it. */
function announcesNotes(
  raw: readonly RawToken[],
  colon: number,
  annotated: (raw: readonly RawToken[]) => readonly Token[],
): boolean {
  const start = startOfHead(raw, colon)
  if (colon - start > longestHead) return false
  const head = annotated(raw.slice(start, colon))
  const notes = head.findIndex((token) => means(token, 'notes'))
  if (notes === -1 || head.some((token) => token.kind === 'quote' || means(token, ...otherwise)))
    return false
  const before = head.slice(0, notes)
  // "A column **Note**: 8, 9" is called so.
  if (means(before.at(-1), 'column', 'row', 'cell')) return false
  if (before.some((token) => means(token, 'about', 'titled', 'rename', 'with'))) return false
  return notes === 0 || head.some((token) => means(token, ...givers))
}
