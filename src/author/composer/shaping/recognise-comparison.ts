import { allMatches } from '../../../text/all-matches.ts'
import { holdsTurn } from '../../../text/place-to-shorten.ts'
import { comparisonWords } from '../language/comparison-words.ts'
import { wordCount } from '../language/script.ts'
import { stopwordsFor } from '../language/stopwords.ts'
import {
  emptyMappedText,
  joinMapped,
  type MappedText,
  sliceMapped,
  trimMapped,
} from '../reading/mapped-text.ts'
import { topicAtoms } from '../scoring/score-topics.ts'
import { type Atom, emptyVector, flattenAtom } from './atom.ts'
import type { ComparisonPart, ListPart, Part, TablePart, Topic } from './part.ts'

/** A side with more points than this, or longer ones, is a slide of its own. */
const mostPoints = 5
const mostPointWords = 20
const mostSides = 4
const mostNameWords = 5

/** What speaks for something, or against it. */
const sideSign = /^[-+−–]$/u

interface Side {
  name: MappedText
  items: Atom[]
}

/**
 * Items with several points each (sub-items, or what semicolons set apart) that their heading sets against each other
 * ("Build or buy"), or that are for and against; where semicolons part all of them ("Must: …; …", "Should: …; …") they
 * are lists side by side, whatever they are called.
 */
export function comparisonFromList(
  part: ListPart,
  heading: MappedText | undefined,
  language: string,
): ComparisonPart | undefined {
  if (part.atoms.length < 2 || part.atoms.length > mostSides) return undefined
  const sides = part.atoms.map((atom): Side => ({ name: nameOf(atom), items: pointsOf(atom) }))
  if (!sides.every(isSide)) return undefined
  const opposed = [heading, part.intro].some((title) => opposes(title?.text ?? '', sides, language))
  const listed = sides.every(({ items }, index) => {
    return items.length > 1 && part.atoms[index]?.children.length === 0
  })
  const signed = sides.every(({ name }) => sideSign.test(name.text))
  return opposed || listed || signed || areOpposed(sides, language)
    ? comparison(sides, part)
    : undefined
}

/** Fewer labels in common answer no questions together. */
const fewestLabels = 2
/** More labels are no table that is read at a glance. */
const mostLabels = 12
/** So many of all labels have to stand in every section. */
const usualShare = 0.6

/**
 * Sections whose items stand under mostly the same labels ("Price: …", "Seats: …") as one table: a row for each label, a
 * column for each section. Undefined where the labels differ, or where a section has anything else.
 */
export function tableFromSections(topic: Topic): { table: TablePart; count: number } | undefined {
  const sections: { name: MappedText; items: Atom[] }[] = []
  for (const child of topic.children) {
    const [part, ...others] = child.parts
    const items = part?.kind === 'list' && others.length === 0 ? part.atoms : []
    const labelled =
      items.length > 0 &&
      items.length <= mostLabels &&
      // A cell has no room for a second sentence, nor a row for two of one name.
      items.every(({ lead, children, more }) => lead > 0 && children.length + more.length === 0) &&
      new Set(items.map((atom) => nameOf(atom).text.toLowerCase())).size === items.length
    if (!labelled || child.heading === undefined || child.children.length > 0) break
    sections.push({ name: trimName(child.heading), items })
  }
  if (sections.length < 2 || sections.length > mostSides) return undefined
  const labels = new Map<string, MappedText>()
  for (const atom of sections.flatMap(({ items }) => items)) {
    const label = nameOf(atom)
    if (!labels.has(label.text.toLowerCase())) labels.set(label.text.toLowerCase(), label)
  }
  const cellOf = (items: readonly Atom[], label: string) => {
    const atom = items.find((one) => nameOf(one).text.toLowerCase() === label)
    return atom === undefined ? emptyMappedText : trimMapped(sliceMapped(atom.text, atom.lead))
  }
  const shared = [...labels.keys()].filter((label) =>
    sections.every(({ items }) => cellOf(items, label).text !== ''),
  )
  if (shared.length < Math.max(fewestLabels, labels.size * usualShare)) return undefined
  const rows = [...labels].map(([key, label]) => [
    label,
    ...sections.map(({ items }) => cellOf(items, key)),
  ])
  return {
    count: sections.length,
    table: {
      kind: 'table',
      atoms: rows.map((row, index): Atom => {
        const [first] = sections[0]?.items ?? []
        const text = joinMapped(
          row.filter((cell) => cell.text !== ''),
          ' · ',
        )
        return {
          index: (first?.index ?? 0) + index,
          kind: 'row',
          text,
          lead: 0,
          more: [],
          children: [],
          score: 0,
          vector: emptyVector,
        }
      }),
      columns: [emptyMappedText, ...sections.map(({ name }) => name)].map((name) => ({
        name,
        numeric: false,
      })),
      rows,
    },
  }
}

/**
 * Sections side by side whose names are opposed ("What went well", "What went badly") as one comparison: where they begin
 * among the sections, and how many they are.
 */
export function comparisonFromSections(
  topic: Topic,
  language: string,
): { comparison: ComparisonPart; from: number; count: number } | undefined {
  const sides = topic.children.map(sectionSide)
  const all = sides.filter((side) => side !== undefined)
  const set = all.length === sides.length && all.length <= mostSides && all.length >= 2
  if (set && opposes(topic.heading?.text ?? '', all, language))
    return { comparison: comparison(all), from: 0, count: all.length }
  for (const [index, side] of sides.entries()) {
    const next = sides[index + 1]
    // Three and more of a kind are a row, and no two of them a pair.
    const row = [sides[index - 1], sides[index + 2]].some(
      (other) => side && other && areOpposed([side, other], language),
    )
    if (row) continue
    if (side && next && areOpposed([side, next], language) && areShort([side, next]))
      return { comparison: comparison([side, next]), from: index, count: 2 }
  }
  return undefined
}

/** Lists under each other whose introductions are opposed ("OK:", "Not OK:"). */
export function comparisonFromLists(
  first: Part,
  second: Part | undefined,
  language: string,
): ComparisonPart | undefined {
  const sides = [first, second].map((part): Side | undefined =>
    part?.kind === 'list' && part.intro !== undefined
      ? { name: trimName(part.intro), items: part.atoms }
      : undefined,
  )
  const [one, other] = sides
  if (one === undefined || other === undefined || !isSide(one) || !isSide(other)) return undefined
  return areOpposed([one, other], language) && areShort([one, other])
    ? comparison([one, other])
    : undefined
}

/** Words that two lists side by side may have together. */
const mostWords = 75

function areShort(sides: readonly Side[]): boolean {
  const items = sides.flatMap((side) => side.items)
  return items.reduce((sum, item) => sum + wordCount(item.text.text), 0) <= mostWords
}

function comparison(sides: readonly Side[], base?: Part): ComparisonPart {
  return {
    kind: 'comparison',
    atoms: base?.atoms ?? sides.flatMap((side) => side.items).flatMap(flattenAtom),
    ...(base?.intro ? { intro: base.intro } : {}),
    sides: sides.map(({ name, items }) => ({ name, items })),
  }
}

/** The points of an item: its sub-items, or what semicolons set apart after its term. */
function pointsOf(atom: Atom): Atom[] {
  if (atom.children.length > 0 || atom.lead === 0) return atom.children
  const body = sliceMapped(atom.text, atom.lead)
  const points: Atom[] = []
  let from = 0
  for (const match of allMatches(body.text, /[;；]\s*|$/gu)) {
    const text = trimMapped(sliceMapped(body, from, match.index))
    from = match.index + match[0].length
    if (/[\p{L}\p{N}]/u.test(text.text)) points.push({ ...atom, text, lead: 0, more: [] })
  }
  return points.length > 1 ? points : []
}

function nameOf(atom: Atom): MappedText {
  if (sideSign.test(atom.text.text)) return atom.text
  return trimName(atom.lead > 0 ? sliceMapped(atom.text, 0, atom.lead) : atom.text)
}

function sectionSide(child: Topic): Side | undefined {
  const { heading, parts } = child
  const [part] = parts
  if (heading === undefined || child.children.length > 0 || parts.length !== 1) return undefined
  if (part?.kind !== 'list' && part?.kind !== 'prose') return undefined
  const side = { name: trimName(heading), items: topicAtoms(child) }
  return isSide(side) ? side : undefined
}

function isSide({ name, items }: Side): boolean {
  return (
    wordCount(name.text) <= mostNameWords &&
    items.length >= 1 &&
    items.length <= mostPoints &&
    items.every((item) => item.children.length === 0 && wordCount(item.text.text) <= mostPointWords)
  )
}

function trimName(text: MappedText): MappedText {
  const kept = text.text.slice(0, 200).replace(/[\s:：.。–—-]+$/u, '')
  return trimMapped(sliceMapped(text, 0, kept.length))
}

/** Whether a heading holds the names with a word between them that sets them against each other. */
function opposes(heading: string, sides: readonly Side[], language: string): boolean {
  if (!comparisonWords(language).between.test(heading)) return false
  const folded = heading.toLowerCase()
  const named = sides.filter(({ name }) =>
    wordsOf(name.text).some(
      (word) => (word.length >= 3 || /\P{ASCII}/u.test(word)) && folded.includes(word),
    ),
  )
  return named.length >= 2
}

/**
 * Whether two names are opposed: words for and against, one the other's negation ("OK", "Not OK"), or the same but for
 * their last word or two ("What went well", "What went badly") or one before it ("Old hall", "New hall").
 */
function areOpposed(sides: readonly Side[], language: string): boolean {
  const [first, second, ...others] = sides.map((side) => side.name.text)
  if (first === undefined || second === undefined || others.length > 0) return false
  const words = comparisonWords(language)
  if (words.advantages.test(first) && words.disadvantages.test(second)) return true
  if (words.advantages.test(second) && words.disadvantages.test(first)) return true
  const one = wordsOf(first)
  const other = wordsOf(second)
  const negated = holdsTurn(first, language) !== holdsTurn(second, language)
  const shared = one.filter((word) => other.includes(word))
  if (negated && shared.length >= Math.min(one.length, other.length) - 1 && shared.length > 0)
    return true
  const stopwords = stopwordsFor(language)
  const begin = one.findIndex((word, index) => word !== other[index])
  const isTelling = (word: string) => !stopwords.has(word) || word.length >= 4
  if (begin < 0) return false
  const [endOfOne, endOfOther] = [one.toReversed(), other.toReversed()]
  const end = endOfOne.findIndex((word, index) => word !== endOfOther[index])
  // "The old hall", "The new hall": the same but for the word before the last.
  const isPair =
    end >= 1 &&
    one.length === other.length &&
    one.length - begin - end === 1 &&
    one.slice(-end).some(isTelling)
  return (
    isPair ||
    (begin >= 2 &&
      one.slice(0, begin).some(isTelling) &&
      one.length - begin <= 2 &&
      other.length - begin <= 2)
  )
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
