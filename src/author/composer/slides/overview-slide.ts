import type { BulletItem } from '../../../deck/blocks/bullets/schema.ts'
import type { StepItem } from '../../../deck/blocks/steps/schema.ts'
import { isInsertion, pointsElsewhere } from '../language/pointer-sentences.ts'
import { wordCount } from '../language/script.ts'
import { spreadBest } from '../planning/spread-best.ts'
import { isTogether } from '../planning/tidy-topics.ts'
import { sliceMapped, trimMapped } from '../reading/mapped-text.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import { selectDiverse } from '../scoring/select-diverse.ts'
import { type Atom, isSpoken } from '../shaping/atom.ts'
import { bulletText, bulletWords, leadTerm, refersBack } from '../shaping/bullet-text.ts'
import type { Topic } from '../shaping/part.ts'
import { capitalize } from '../shaping/shorten.ts'
import {
  type Composing,
  coverAtoms,
  foldedWords,
  noBlockId,
  type SlideDraft,
  showsWhole,
  sourced,
} from './slide-draft.ts'
import { titleText } from './slide-titles.ts'
import { isTitleLength } from './stated-titles.ts'

/** Words that a point may have together with the heading before it. */
const headedWords = bulletWords.hardLimit - 4

/** Several topics on one slide: the best point of each, behind its heading where there is room. */
export function overviewSlide(
  topic: Topic,
  portions: readonly Topic[],
  composing: Composing,
): SlideDraft {
  // Small sections that share a slide elsewhere have names of their own here.
  const groups = portions.flatMap((one) => (isTogether(one) ? one.children : [one]))
  const covered = coverAtoms(groups.flatMap((group) => flattenTopics(group).flatMap(topicAtoms)))
  const titles = [
    ...(topic.heading ? [titleText(topic.heading, composing)] : namesOf(groups, composing)),
    composing.phrases.keyPoints,
  ]
  const steps = numberedSteps(groups, composing)
  if (steps !== undefined) return { ...steps, titles, covered }
  const points = groups.flatMap((group) =>
    groupPoints(topic, group, Math.max(1, Math.floor(6 / groups.length)), composing),
  )
  const scores = points.map((point) => point.atom.score)
  const chosen = spreadBest(scores, 6).flatMap((index) => points[index] ?? [])
  return {
    layout: 'bullets',
    titles,
    blocks: [{ kind: 'bullets', id: noBlockId, items: chosen.map((point) => point.item) }],
    shown: chosen.filter((point) => showsWhole(point.text, point.atom)).map((one) => one.atom),
    covered,
    spans: [],
  }
}

/** Small sections together are called after all of them, or after the first and the last. */
function namesOf(groups: readonly Topic[], composing: Composing): string[] {
  const names = groups.map((group) =>
    group.heading === undefined ? '' : titleText(group.heading, composing),
  )
  const first = names[0] ?? ''
  const last = names[names.length - 1] ?? ''
  if (names.length > 5 || names.some((name) => name === '')) return []
  const separator = /^(?:ja|zh)/u.test(composing.language) ? '、' : ', '
  return [names.join(separator), `${first} – ${last}`, first].filter(isTitleLength)
}

interface Point {
  item: BulletItem
  atom: Atom
  /** The point without a heading before it. */
  text: string
}

function groupPoints(topic: Topic, group: Topic, count: number, composing: Composing): Point[] {
  const chart = chartPoint(group, composing)
  if (chart !== undefined) return [chart]
  const chosen = bestAtoms(group, count, composing)
  if (chosen.every((atom) => atom.kind === 'row')) return rowsPoint(group, composing)
  const saying = chosen.filter(
    (atom) =>
      isSpoken(atom) && !pointsElsewhere(atom.text.text.slice(atom.lead), composing.language),
  )
  if (saying.length === 0 && group.heading !== undefined)
    return headingPoint(group, chosen, composing)
  const [only] = chosen
  const named = count === 1 ? namesPoint(topic, group, composing) : undefined
  if (named !== undefined) return [named]
  const alternatives = count === 1 && only !== undefined ? alternativesOf(group, only) : []
  if (alternatives.length > 0) return alternativesPoint(group, alternatives, composing)
  return chosen.map((atom): Point => {
    const text = bulletText(atom, composing.language)
    const { heading } = group
    if (
      heading === undefined ||
      heading === topic.heading ||
      chosen.length > 1 ||
      !joins(heading.text, text, atom, composing)
    )
      return {
        item: { ...sourced(composing, text, [atom.text], atom.score), level: 0 },
        atom,
        text,
      }
    const line = `${heading.text}: ${text}`
    return {
      item: { ...sourced(composing, line, [heading, atom.text], atom.score), level: 0 },
      atom,
      text,
    }
  })
}

/** A topic with a chart: its heading with the category that stands out, and that category's figure as printed. */
function chartPoint(group: Topic, composing: Composing): Point | undefined {
  const part = group.parts.find((one) => one.kind === 'chart')
  const { heading } = group
  if (part?.kind !== 'chart' || heading === undefined) return undefined
  const at = part.chart.highlightedCategory ?? 0
  const row = part.atoms[at]
  const text = `${part.chart.categories[at] ?? ''} ${part.chart.printed[at] ?? ''}`.trim()
  if (row === undefined || wordCount(heading.text) > 10) return undefined
  const line = `${heading.text}: ${text}`
  return {
    item: { ...sourced(composing, line, [heading, row.text], row.score), level: 0 },
    atom: row,
    text: line,
  }
}

/** A topic that is only a listing or a picture: its name. */
function headingPoint(group: Topic, atoms: readonly Atom[], composing: Composing): Point[] {
  const { heading } = group
  const [atom] = atoms
  if (heading === undefined || atom === undefined) return []
  const text = titleText(heading, composing)
  return [{ item: { ...sourced(composing, text, [heading], atom.score), level: 0 }, atom, text }]
}

/** A topic that is only a table: what its rows are about. */
function rowsPoint(group: Topic, composing: Composing): Point[] {
  const rows = flattenTopics(group).flatMap((one) => one.parts.flatMap((part) => part.atoms))
  const [first] = rows
  if (first === undefined) return []
  const cells = rows.slice(0, 4).map((row) => {
    const end = row.text.text.indexOf(' · ')
    return end < 0 ? row.text : sliceMapped(row.text, 0, end)
  })
  const names = cells.map((cell) => cell.text).join(', ') + (rows.length > cells.length ? '…' : '')
  const { heading } = group
  const text = heading === undefined ? names : `${heading.text}: ${names}`
  const passages = heading === undefined ? cells : [heading, ...cells]
  const item: BulletItem = { ...sourced(composing, text, passages, first.score), level: 0 }
  return [{ item, atom: first, text }]
}

/** Two or three items with terms are told apart only together ("Build", "Buy"): one of them alone would mislead. */
function alternativesOf(group: Topic, atom: Atom): Atom[] {
  const list = group.parts.find((part) => part.kind === 'list' && part.atoms.includes(atom))
  const atoms = list?.atoms ?? []
  const termed = atoms.length >= 2 && atoms.length <= 3 && atoms.every((one) => one.lead > 0)
  return termed ? atoms : []
}

function alternativesPoint(group: Topic, atoms: Atom[], composing: Composing): Point[] {
  const [first] = atoms
  if (first === undefined) return []
  const text = atoms.map(leadTerm).join(', ')
  const terms = atoms.map((atom) => sliceMapped(atom.text, 0, atom.lead))
  const { heading } = group
  const line = heading === undefined ? text : `${heading.text}: ${text}`
  const passages = heading === undefined ? terms : [heading, ...terms]
  return [
    { item: { ...sourced(composing, line, passages, first.score), level: 0 }, atom: first, text },
  ]
}

const mostNames = 4
const nameWords = 5

/** A topic that is a list of names, or of "name – what it is": its heading and the first of them. */
function namesPoint(topic: Topic, group: Topic, composing: Composing): Point | undefined {
  const { heading, parts } = group
  const [part] = parts
  if (heading === undefined || heading === topic.heading || parts.length !== 1) return undefined
  if (part === undefined || !['list', 'cards', 'definition'].includes(part.kind)) return undefined
  const { atoms } = part
  const names = atoms.flatMap((atom) => {
    const before = atom.text.text.slice(0, atom.lead)
    if (atom.lead > 0 && !/\s[–—-]\s*$/u.test(before)) return []
    const length = leadTerm(atom).length || atom.text.text.length
    const name = trimMapped(sliceMapped(atom.text, 0, length))
    return wordCount(name.text) <= nameWords && !/[.,;:!?。，：！？]/u.test(name.text)
      ? [{ atom, name }]
      : []
  })
  const dashed = atoms.some((atom) => atom.lead > 0)
  const fewest = dashed ? 1 : 2
  if (names.length < fewest || names.length < atoms.length * (dashed ? 0.7 : 1)) return undefined
  const shown = names.slice(0, mostNames)
  const [first] = shown
  if (first === undefined) return undefined
  const text =
    shown.map(({ name }) => name.text).join(', ') + (atoms.length > shown.length ? '…' : '')
  const line = `${heading.text}: ${text}`
  const passages = [heading, ...shown.map(({ name }) => name)]
  return {
    item: { ...sourced(composing, line, passages, first.atom.score), level: 0 },
    atom: first.atom,
    text,
  }
}

/** Whether a heading before a point helps: it is short, has no colon of its own, and the point does not repeat it. */
function joins(heading: string, text: string, atom: Atom, composing: Composing): boolean {
  if (heading.toLowerCase() === composing.phrases.summary.toLowerCase()) return false
  if (atom.lead > 0 || /[:：?？]/u.test(heading)) return false
  if (wordCount(heading) + wordCount(text) > headedWords || heading.length > 60) return false
  return !foldedWords(text.slice(0, heading.length + 12)).includes(foldedWords(heading))
}

/** The atoms that speak for a topic: sentences and items that stand alone, rows of tables only for want of those. */
function bestAtoms(group: Topic, count: number, composing: Composing): Atom[] {
  const parts = flattenTopics(group).flatMap((one) => one.parts)
  const all = parts.flatMap((part) => part.atoms)
  const spoken = all.filter((atom) => isSpoken(atom) && isPoint(atom, composing))
  if (spoken.length > 0) return selectDiverse(spoken, count)
  const rows = all.filter((atom) => atom.kind === 'row')
  return selectDiverse(rows.length > 0 ? rows : all, count)
}

/** Whether an atom says something by itself. */
function isPoint(atom: Atom, composing: Composing): boolean {
  const { text } = atom.text
  return (
    wordCount(text) >= 3 &&
    !/[:：]\s*$|^\p{Extended_Pictographic}/u.test(text) &&
    !pointsElsewhere(text.slice(atom.lead), composing.language) &&
    !isInsertion(text, composing.language) &&
    !refersBack(text, composing.language)
  )
}

const stepHeading = /^(?:\p{L}+\s+)?(\d{1,2})\s*[.:)：–—-]\s*/u

/** Topics that number themselves ("Step 1: Outline use cases") as steps; others that stand among them are left to the notes. */
function numberedSteps(groups: readonly Topic[], composing: Composing): SlideDraft | undefined {
  const numbered = groups.filter((group) => stepHeading.test(group.heading?.text ?? ''))
  if (numbered.length < 3 || numbered.length > 6 || numbered.length < groups.length * 0.5)
    return undefined
  const inOrder = numbered.every(
    (group, index) => Number(stepHeading.exec(group.heading?.text ?? '')?.[1]) === index + 1,
  )
  if (!inOrder) return undefined
  const shown: Atom[] = []
  const items = numbered.flatMap((group): StepItem[] => {
    const { heading } = group
    if (heading === undefined) return []
    const name = trimMapped(sliceMapped(heading, stepHeading.exec(heading.text)?.[0].length ?? 0))
    const [atom] = bestAtoms(group, 1, composing)
    if (name.text === '') return []
    const head = capitalize(name.text, composing.language)
    if (atom === undefined) return [sourced(composing, head, [name])]
    const text = bulletText(atom, composing.language)
    if (showsWhole(text, atom)) shown.push(atom)
    return [{ ...sourced(composing, text, [name, atom.text], atom.score), head }]
  })
  return items.length < 3
    ? undefined
    : {
        layout: 'steps',
        titles: [],
        blocks: [{ kind: 'steps', id: noBlockId, items }],
        shown,
        covered: [],
        spans: [],
      }
}
