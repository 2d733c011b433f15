import { allMatches } from '../../../text/all-matches.ts'
import { ordinalPlace, ordinalSource } from '../language/ordinal-words.ts'
import { isDense } from '../language/script.ts'
import { itemOf } from './clauses.ts'
import { leadTermLength } from './lead-term.ts'
import { type MappedText, sliceMapped, trimMapped } from './mapped-text.ts'
import type { ParagraphSource, SourceBlock } from './source-block.ts'

/** Letters of a thing that is said whole, in scripts without spaces and in others; shorter ones are words within a sentence. */
const leastLetters = { dense: 2, spaced: 6 }
/** Letters of a word that begins things alike and says nothing of them ("of", "des"). */
const longestParticle = 3
/** No paragraph that counts its sentences is longer, in UTF-16 units. */
const longest = 4000

/** Marks that count within a line: their pattern, the place that one gives in its sequence, and whether order is meant. */
const enumerators: readonly {
  pattern: RegExp
  place: (mark: string) => number
  ordered: boolean
  /** Whether a sentence that says how many there are may lead to them. */
  isCounted?: boolean
}[] = [
  // "One: …", "Zweitens: …", "一つ目：…": words for places, each before a colon.
  {
    pattern: new RegExp(
      `(?<=^|[.!?:;。！？：；]\\s*)(${ordinalSource})\\s?[:：]\\s*(?=\\S)`,
      'giu',
    ),
    place: ordinalPlace,
    ordered: false,
    isCounted: true,
  },
  { pattern: /[①-⑳]\s*/gu, place: (mark) => mark.charCodeAt(0) - 0x245f, ordered: true },
  {
    pattern: /(?<![^\s:：;；.。(（])[(（]?(\d{1,2})[)）]\s*(?=[\p{L}\p{N}])/gu,
    place: Number,
    ordered: true,
  },
  { pattern: /(?<![^\s:：;；.。])(\d{1,2})\.\s+(?=\p{L})/gu, place: Number, ordered: true },
  {
    pattern: /(?<![^\s:：;；.。(（])[(（]?([a-h])[)）]\s+(?=\p{L})/gu,
    place: (mark) => mark.charCodeAt(0) - 96,
    ordered: false,
  },
  {
    pattern: /[(（]([一二三四五六七八九十])[)）]\s*/gu,
    place: (mark) => '一二三四五六七八九十'.indexOf(mark) + 1,
    ordered: false,
  },
  {
    pattern: /(?<![^\s:：;；.。(（])[(（]?(viii|vii|vi|iv|v|iii|ii|i)[.)）]\s+(?=\p{L})/gu,
    place: (mark) => ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'].indexOf(mark) + 1,
    ordered: false,
  },
]

/**
 * Blocks with the sentences that a paragraph counts ("Two steps: ① …; ② …") as a list below what introduces them. Marks
 * between parts of one sentence, parted by commas or nothing, stay where they are: each part needs the others.
 */
export function withInlineEnumerations(blocks: readonly SourceBlock[]): SourceBlock[] {
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? partsOf(block) : [block]))
}

function partsOf(block: ParagraphSource): SourceBlock[] {
  const { text } = block.text
  if (text.length > longest) return [block]
  for (const { pattern, place, ordered, isCounted = false } of enumerators) {
    const found = allMatches(text, pattern)
    const further = isCounted && found.length > 1 ? furtherPlaces(text, found) : []
    const marks = [...found, ...further]
    const counted = marks.filter((match, index) => place(match[1] ?? match[0]) === index + 1)
    if (marks.length < 2 || counted.length < marks.length) continue
    const from = marks[0]?.index ?? 0
    const intro = trimMapped(sliceMapped(block.text, 0, from))
    if (intro.text !== '' && !(isCounted ? /[.!?:。！？：]$/u : /[:：]$/u).test(intro.text))
      continue
    const pieces = marks.map((match, index) => ({
      mark: further.includes(match) ? 0 : match[0].length,
      piece: trimMapped(sliceMapped(block.text, match.index, marks[index + 1]?.index)),
    }))
    const whole = pieces.every(
      ({ piece, mark }, index) =>
        (piece.text.slice(mark).match(/\p{L}/gu)?.length ?? 0) >=
          leastLetters[isDense(piece.text) ? 'dense' : 'spaced'] &&
        (index === pieces.length - 1 || /[.!?;。！？；]$|[;；]\s?\p{L}{1,5}$/u.test(piece.text)),
    )
    if (!whole) continue
    const items = pieces.map(({ piece, mark }) => sliceMapped(piece, isLabel(pieces) ? 0 : mark))
    const [last, rest] = cutBehindSentence(items.pop() ?? block.text)
    const list: SourceBlock = {
      kind: 'list',
      ordered,
      items: [...items.map(withoutJoint), last].map(itemOf),
    }
    const paragraph = (one: MappedText): SourceBlock[] =>
      one.text === '' ? [] : [{ kind: 'paragraph', text: one, lead: leadTermLength(one.text) }]
    return [...paragraph(intro), list, ...paragraph(rest)]
  }
  return [block]
}

/** The sentences behind the last mark that count on with the next places, though no colon is behind those ("The third option is …"). */
function furtherPlaces(text: string, found: readonly RegExpExecArray[]): RegExpExecArray[] {
  const further: RegExpExecArray[] = []
  const last = found.at(-1)?.index ?? 0
  for (const match of allMatches(text, beginsWithPlace)) {
    const next = found.length + further.length + 1
    if (match.index > last && ordinalPlace(match[1] ?? '') === next) further.push(match)
  }
  return further
}

const beginsWithPlace = new RegExp(
  `(?<=[.!?]\\s+(?:\\p{L}{1,4}\\s)?)(${ordinalSource})(?=\\s\\p{Ll})`,
  'giu',
)

/** "1. offence: …; 2. offence: …": what follows the numbers is the same word, which says nothing without them. */
function isLabel(pieces: readonly { piece: MappedText; mark: number }[]): boolean {
  const words = pieces.map(({ piece, mark }) => /^\S+/u.exec(piece.text.slice(mark))?.[0] ?? '')
  const [label = '', ...others] = new Set(words.map((word) => word.replace(/[:：]$/u, '')))
  return others.length === 0 && label.length > longestParticle
}

/** What another mark follows, without the semicolon and the conjunction that join the two. */
function withoutJoint(piece: MappedText): MappedText {
  return sliceMapped(piece, 0, piece.text.replace(/[;；](?:\s?\p{L}{1,5})?$/u, '').length)
}

/** The first sentence of what stands behind the last mark, and what is said after it. */
function cutBehindSentence(piece: MappedText): [MappedText, MappedText] {
  const end = /(?<=\p{L}{3})[.!?](?=\s+\p{Lu})|[。！？]/u.exec(piece.text)
  const to = end === null ? piece.text.length : end.index + 1
  return [sliceMapped(piece, 0, to), trimMapped(sliceMapped(piece, to))]
}
