import { allMatches } from '../../../text/all-matches.ts'
import { type MappedText, sliceMapped } from '../reading/mapped-text.ts'
import type { ListItemSource } from '../reading/source-block.ts'
import { readEvent } from './dated-event.ts'
import type { Part } from './part.ts'
import { type AtomCounter, itemAtom } from './read-atoms.ts'
import { readShare, sharesFromList } from './shares-from-list.ts'
import { valuesFromList, valuesFromSentence } from './values-from-list.ts'

/** Lists of unlike things that stand one after the other are one list to markdown: dated items, shares and the rest. */
export function listParts(
  items: readonly ListItemSource[],
  ordered: boolean,
  intro: MappedText | undefined,
  language: string,
  counter: AtomCounter,
): Part[] {
  const runs: { shape: string; items: ListItemSource[] }[] = []
  for (const item of items) {
    const shape = itemShape(item, language)
    const last = runs[runs.length - 1]
    if (last?.shape === shape) last.items.push(item)
    else runs.push({ shape, items: [item] })
  }
  const apart = runs.length > 1 && runs.length <= 4 && runs.every((run) => run.items.length >= 3)
  const groups = apart ? runs.map((run) => run.items) : [items]
  return groups.map((group, index) =>
    listPart(group, ordered, index === 0 ? intro : undefined, language, counter),
  )
}

function itemShape(item: ListItemSource, language: string): string {
  if (readShare(item, language) !== undefined) return 'share'
  return readEvent(item, language) === undefined ? 'other' : 'dated'
}

function listPart(
  items: readonly ListItemSource[],
  ordered: boolean,
  intro: MappedText | undefined,
  language: string,
  counter: AtomCounter,
): Part {
  const chart = sharesFromList(items, language) ?? valuesFromList(items, language)
  const atoms = items.map((item) => itemAtom(item, language, counter))
  const base = { atoms, ...(intro ? { intro } : {}) }
  if (chart !== undefined) return { kind: 'chart', chart, ...base }
  const sequence = ordered || isNumberedSequence(items)
  if (!sequence || atoms.length < 2) return { kind: 'list', ...base }
  return {
    kind: 'steps',
    numbered: ordered && atoms.every(({ mark }) => mark === undefined),
    ...base,
  }
}

/**
 * "Step 1: …", "Phase 2 – …": items that number themselves. Not where one goes back beyond the item before it ("Task 3:
 * based on Task 1"): such things branch.
 */
function isNumberedSequence(items: readonly ListItemSource[]): boolean {
  return (
    items.length >= 3 &&
    items.every((item, index) => {
      const [, label, number] = /^(\p{L}+)\s+(\d{1,2})\b/u.exec(item.text.text) ?? []
      if (label === undefined || Number(number) !== index + 1 || item.lead === 0) return false
      const named = new RegExp(`(?<!\\p{L})${label}\\s+(\\d{1,2})\\b`, 'giu')
      const others = allMatches(item.text.text.slice(item.lead), named)
      return others.every((match) => Number(match[1]) >= index)
    })
  )
}

/** Running text that is only a list of values ("Visitors: Q1 310, Q2 350, Q3 340") as a chart called by its term. */
export function valuesPart(
  { text, lead }: Pick<ListItemSource, 'text' | 'lead'>,
  language: string,
  counter: AtomCounter,
): Part | undefined {
  const values = valuesFromSentence(sliceMapped(text, lead), language)
  if (values === undefined) return undefined
  const intro = sliceMapped(text, 0, lead)
  if (lead > 0) counter.register.add('heading', intro)
  const atoms = values.items.map((item) => itemAtom(item, language, counter))
  return { kind: 'chart', chart: values.chart, atoms, ...(lead > 0 ? { intro } : {}) }
}

/** Items that are each the values of a term, as charts; undefined where one is anything else. */
export function coursesOf(
  items: readonly ListItemSource[],
  language: string,
  counter: AtomCounter,
): Part[] | undefined {
  const isCourse = ({ text, lead, more, children }: ListItemSource) =>
    lead > 0 &&
    more.length + children.length === 0 &&
    valuesFromSentence(sliceMapped(text, lead), language) !== undefined
  return items.every(isCourse)
    ? items.flatMap((item) => valuesPart(item, language, counter) ?? [])
    : undefined
}
