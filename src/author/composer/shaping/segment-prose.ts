import { appendAll } from '../append-all.ts'
import { wordCount } from '../language/script.ts'
import type { SourceBlock } from '../reading/source-block.ts'
import type { Section } from './section-tree.ts'

/** A paragraph of fewer words belongs to what stands after it. */
const leastWords = 30
/** So many sections without names before the first heading are a text of their own ("… What I propose:" in a long letter). */
const fewestBeside = 4

/**
 * Gives a document without headings the outline that its paragraphs are: each is a section without a name, short ones
 * together with the next. A document of one such section stays as it is, as one does that begins with a few before its headings.
 */
export function segmentProse(section: Section): Section {
  const { blocks } = section
  // What stands before the first paragraph is about the document.
  const start = blocks.findIndex(
    (block) => block.kind !== 'paragraph' || wordsOf([block]) >= leastWords,
  )
  const front = blocks.slice(0, Math.max(0, start))
  const groups: SourceBlock[][] = []
  let open: SourceBlock[] = []
  let words = 0
  for (const block of blocks.slice(front.length)) {
    open.push(block)
    words += wordsOf([block])
    if (block.kind !== 'paragraph' || words < leastWords) continue
    groups.push(open)
    open = []
    words = 0
  }
  const last = groups[groups.length - 1]
  if (last === undefined) return section
  appendAll(last, open)
  const isBeside = section.children.length > 0
  if (groups.length < (isBeside ? fewestBeside : 2)) return section
  const level = section.level + 1
  const children = groups.map((some): Section => ({ level, blocks: some, children: [] }))
  return { ...section, blocks: front, children: [...children, ...section.children] }
}

function wordsOf(blocks: readonly SourceBlock[]): number {
  return blocks.reduce(
    (sum, block) => (block.kind === 'paragraph' ? sum + wordCount(block.text.text) : sum),
    0,
  )
}
