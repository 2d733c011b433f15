import { wordCount } from '../../author/composer/language/script.ts'
import { splitSentences } from '../../author/composer/language/sentences.ts'
import { mapVerbatim } from '../../author/composer/reading/mapped-text.ts'
import { capitalize } from '../../author/composer/shaping/shorten.ts'
import type { Block } from '../../deck/blocks/block.ts'
import { withPart } from '../../deck/blocks/printed-text.ts'
import { sayAnew, slicePrinted } from '../../deck/marks/change-marks.ts'
import type { Variant } from '../../deck/slide.ts'
import { mapBodies } from './block-bodies.ts'
import { linesLost, type Rewritten, shortLine } from './shorten-variant.ts'
import { wordsIn } from './words.ts'

/** A sentence that is read with ease. */
const easyWords = 14
/** Fewer words are no clause. */
const leastClause = 4

/**
 * The variant in shorter sentences: long ones are parted where a semicolon or a dash parts them, and parentheses and
 * clauses that may go leave what is still long. Undefined when there is nothing of the kind.
 */
export function simplifyVariant(variant: Variant, language: string): Rewritten | undefined {
  const blocks = variant.blocks.map((block): Block => {
    if (block.kind === 'bullets')
      return {
        ...block,
        items: block.items.flatMap((item) =>
          clauses(item.text, language).map(({ text, from, to }) =>
            withPart(item, 'text', sayAnew(slicePrinted(item, from, to), easy(text, language))),
          ),
        ),
      }
    return mapBodies(block, ({ text }) => {
      const parts = clauses(text, language)
      const simple = parts.map((part) => easy(part.text, language))
      if (simple.length === 1 && simple[0] === text) return text
      return joined(simple, text)
    })
  })
  const changed = blocks.some(
    (block, index) => JSON.stringify(block) !== JSON.stringify(variant.blocks[index]),
  )
  if (!changed) return undefined
  const notes = linesLost(variant.blocks, blocks).filter((line) => !saysAll(blocks, line))
  return { variant: { ...variant, blocks }, notes }
}

/** A part of a text as a sentence of its own, and where it stood. */
interface Clause {
  text: string
  from: number
  to: number
}

/** The sentences of a text, parted where they say two things. */
function clauses(text: string, language: string): Clause[] {
  const parts = splitSentences(mapVerbatim(text, 0), language).flatMap((sentence) => {
    const start = sentence.offsets[0] ?? 0
    const single = { text: sentence.text, from: start, to: start + sentence.text.length }
    if (wordCount(sentence.text) <= easyWords) return [single]
    const pieces = sentence.text.split(/\s*[;；]\s*|\s+[–—]\s+/u)
    if (pieces.some((piece) => wordCount(piece) < leastClause)) return [single]
    let at = start
    return pieces.map((piece) => {
      const from = text.indexOf(piece, at)
      at = from + piece.length
      return { text: capitalize(piece, language), from, to: at }
    })
  })
  return parts.length === 0 ? [{ text, from: 0, to: text.length }] : parts
}

function easy(text: string, language: string): string {
  return shortLine(text, language, easyWords)
}

function joined(parts: readonly string[], text: string): string {
  const dense = !/\s/u.test(text)
  const stop = dense ? '。' : '.'
  return parts
    .map((part, index) =>
      index < parts.length - 1 && !/[.!?。！？।]$/u.test(part) ? part + stop : part,
    )
    .join(dense ? '' : ' ')
}

function saysAll(blocks: readonly Block[], line: string): boolean {
  const known = new Set(wordsIn(JSON.stringify(blocks)))
  return wordsIn(line).every((word) => known.has(word))
}
