import { appendAll } from '../append-all.ts'
import { wordCount } from '../language/script.ts'
import { splitSentences } from '../language/sentences.ts'
import { joinMapped } from '../reading/mapped-text.ts'
import type { ParagraphSource, SourceBlock } from '../reading/source-block.ts'
import type { Section } from './section-tree.ts'

/** A paragraph of more words than this is looked at in pieces of so many sentences. */
const pieceWords = 130
const pieceSentences = 5
/** A paragraph of fewer words belongs to what stands after it. */
const leastWords = 30

/**
 * Gives a document without headings the outline that its paragraphs are: each is a section without a name, short ones
 * together with the next. A document of one such section stays as it is.
 */
export function segmentProse(section: Section, language: string): Section {
  if (section.children.length > 0) return section
  const blocks = section.blocks.flatMap((block) => splitLongParagraph(block, language))
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
  if (groups.length < 2) return section
  const level = section.level + 1
  const children = groups.map((some): Section => ({ level, blocks: some, children: [] }))
  return { ...section, blocks: front, children }
}

function splitLongParagraph(block: SourceBlock, language: string): SourceBlock[] {
  if (block.kind !== 'paragraph' || wordCount(block.text.text) <= pieceWords) return [block]
  const sentences = splitSentences(block.text, language)
  const count = Math.max(1, Math.round(sentences.length / pieceSentences))
  const pieces: ParagraphSource[] = []
  for (let piece = 0; piece < count; piece++) {
    const from = Math.round((piece * sentences.length) / count)
    const some = sentences.slice(from, Math.round(((piece + 1) * sentences.length) / count))
    pieces.push({ kind: 'paragraph', text: joinMapped(some), lead: from === 0 ? block.lead : 0 })
  }
  return pieces
}

function wordsOf(blocks: readonly SourceBlock[]): number {
  return blocks.reduce(
    (sum, block) => (block.kind === 'paragraph' ? sum + wordCount(block.text.text) : sum),
    0,
  )
}
