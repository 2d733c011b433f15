import { appendAll } from '../append-all.ts'
import type { MappedText } from '../reading/mapped-text.ts'
import type { Byline, ListItemSource, SourceBlock } from '../reading/source-block.ts'

/** The document as headings with the blocks below them. The root has no heading. */
export interface Section {
  heading?: MappedText
  /** Where the heading names whom what is below comes from, and not what that is about. */
  byline?: Byline
  level: number
  blocks: SourceBlock[]
  children: Section[]
}

/** Nests blocks below their headings. A skipped level is no level: an h4 below an h2 is its child. */
export function buildSectionTree(blocks: readonly SourceBlock[]): Section {
  const root: Section = { level: 0, blocks: [], children: [] }
  const path: Section[] = [root]
  for (const block of blocks) {
    if (block.kind === 'heading') {
      while (path.length > 1 && (path[path.length - 1]?.level ?? 0) >= block.level) path.pop()
      const section: Section = {
        // Where a section has ended and no other begins stands a heading without words.
        ...(block.text.text === '' ? {} : { heading: block.text }),
        ...(block.byline === undefined ? {} : { byline: block.byline }),
        level: block.level,
        blocks: [],
        children: [],
      }
      path[path.length - 1]?.children.push(section)
      path.push(section)
      continue
    }
    const current = path[path.length - 1] ?? root
    if (block.kind !== 'list' || block.ordered) {
      current.blocks.push(block)
      continue
    }
    const { own, sections } = splitNestedList(block.items, current.level + 1)
    if (own.length > 0) current.blocks.push({ ...block, items: own })
    appendAll(current.children, sections)
  }
  return root
}

/** A name, not a statement: short, without a description behind a dash or a colon. */
function isHeading(item: ListItemSource): boolean {
  const { text } = item.text
  return text.length <= 60 && /[\p{L}\p{N}]/u.test(text) && !/\s[-–—]\s|[:：.]\s/u.test(text)
}

/**
 * Items with three sub-items or more are sections of their own when a list has at least two of them, and none that cannot be
 * would stand before those that it comes behind.
 */
function splitNestedList(
  items: readonly ListItemSource[],
  level: number,
): { own: ListItemSource[]; sections: Section[] } {
  const nested = items.filter((item) => item.children.length >= 3 && isHeading(item))
  const isTorn = items.some((item) => item.children.length >= 3 && !isHeading(item))
  if (nested.length < 2 || isTorn) return { own: [...items], sections: [] }
  const own: ListItemSource[] = []
  const sections: Section[] = []
  for (const item of items) {
    if (item.children.length === 0 || !isHeading(item)) {
      own.push(item)
      continue
    }
    const kept = item.text.text.replace(/[\s:：]+$/u, '')
    sections.push({
      heading: { text: kept, offsets: item.text.offsets.slice(0, kept.length) },
      level,
      blocks: [
        ...item.more.map((text): SourceBlock => ({ kind: 'paragraph', text, lead: 0 })),
        { kind: 'list', ordered: false, items: item.children },
      ],
      children: [],
    })
  }
  return { own, sections }
}

/**
 * The tree with headings that have nothing below them, or only such headings, as the items of what they stand under: an
 * outline says with them what a list would say.
 */
export function withNamesAsItems(section: Section): Section {
  const children = section.children.map(withNamesAsItems)
  const items = children.map(nameAsItem)
  const names = items.filter((item) => item !== undefined)
  const isBare = names.some((item) => item.children.length === 0)
  if (section.blocks.length > 0 || !isBare || names.length < items.length)
    return { ...section, children }
  return {
    ...section,
    blocks: [{ kind: 'list', ordered: false, items: names, isOutline: true }],
    children: [],
  }
}

/** A heading as an item, with the names below it; undefined where anything else is said there. */
function nameAsItem({ heading, blocks, children }: Section): ListItemSource | undefined {
  const [list, ...others] = blocks
  if (heading === undefined || children.length + others.length > 0) return undefined
  if (list === undefined) return { text: heading, lead: 0, more: [], children: [] }
  if (list.kind !== 'list' || list.isOutline !== true) return undefined
  // A slide shows two levels.
  if (list.items.some((item) => item.children.length > 0)) return undefined
  return { text: heading, lead: 0, more: [], children: list.items }
}
