import type { MappedText } from '../reading/mapped-text.ts'
import type { ListItemSource } from '../reading/source-block.ts'
import { readEvent } from './dated-event.ts'
import type { Part } from './part.ts'
import { type AtomCounter, itemAtom } from './read-atoms.ts'
import { readShare, sharesFromList } from './shares-from-list.ts'
import { valuesFromList } from './values-from-list.ts'

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
  if (!ordered || atoms.length < 2) return { kind: 'list', ...base }
  return {
    kind: 'steps',
    numbered: ordered && atoms.every(({ mark }) => mark === undefined),
    ...base,
  }
}
