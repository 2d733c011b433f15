import { wordCount } from '../language/script.ts'
import { thanks } from '../language/thanks-words.ts'
import { isBracketed } from './bracketed.ts'
import type { MarginSource, ParagraphSource, SourceBlock } from './source-block.ts'

/** Words of the paragraph with which somebody who spoke takes leave. */
const mostWords = 40
/** Fewer paragraphs before it are no talk that it ends. */
const fewestParagraphs = 3

/**
 * Blocks of running text with the thanks that end it, and what somebody else remarks in brackets below them, in the notes: they are
 * said, and no content.
 */
export function withLastWords(blocks: readonly SourceBlock[]): SourceBlock[] {
  const end = blocks.findLastIndex((block) => block.kind !== 'margin')
  let from = end
  while (from > 0 && isRemark(blocks[from])) from--
  const last = blocks[from]
  const leaves =
    last?.kind === 'paragraph' &&
    last.lead === 0 &&
    thanks(last.text.text) &&
    wordCount(last.text.text) <= mostWords &&
    !/\p{Nd}/u.test(last.text.text)
  const first = leaves ? from : from + 1
  const above = blocks.slice(0, first)
  const isTalk = above.filter(({ kind }) => kind === 'paragraph').length >= fewestParagraphs
  // What has a heading of its own is told.
  if (!isTalk || above.at(-1)?.kind === 'heading') return [...blocks]
  return blocks.map((block, index) =>
    block.kind === 'paragraph' && index >= first ? inNotes(block) : block,
  )
}

function isRemark(block: SourceBlock | undefined): block is ParagraphSource {
  return block?.kind === 'paragraph' && isBracketed(block.text.text)
}

function inNotes({ text }: ParagraphSource): MarginSource {
  return { kind: 'margin', place: 'notes', text }
}
