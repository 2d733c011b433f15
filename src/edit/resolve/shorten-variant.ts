import { wordCount } from '../../author/composer/language/script.ts'
import { splitSentences } from '../../author/composer/language/sentences.ts'
import { mapVerbatim } from '../../author/composer/reading/mapped-text.ts'
import { shorten } from '../../author/composer/shaping/shorten.ts'
import { blockLines } from '../../author/variants/further-variants.ts'
import type { Block } from '../../deck/blocks/block.ts'
import type { Variant } from '../../deck/slide.ts'
import { mapBodies } from './block-bodies.ts'
import { dropItems } from './drop-items.ts'

/** A rewritten variant, and the lines that it no longer says whole. */
export interface Rewritten {
  variant: Variant
  notes: string[]
}

/** A line is not shortened below so many words. */
const leastWords = 6
/** What of its words a line, or a paragraph's sentences, may keep. */
const keptShare = 0.6
/** A slide that keeps more of its words than this is not short yet. */
const enough = 0.75

/**
 * The variant in fewer words, by deletion alone: clauses that may go, then things that weigh least. Numbers and
 * negations stay in what stays. Undefined when nothing can be left out.
 */
export function shortenVariant(variant: Variant, language: string): Rewritten | undefined {
  const words = countWords(variant.blocks)
  let blocks = variant.blocks.map((block) =>
    mapBodies(block, ({ text }) =>
      block.kind === 'paragraph' ? shortProse(text, language) : shortLine(text, language),
    ),
  )
  if (countWords(blocks) > words * enough) blocks = blocks.map((block) => dropItems(block) ?? block)
  if (countWords(blocks) > words * enough) blocks = withoutAsides(blocks)
  if (countWords(blocks) >= words) return undefined
  return { variant: { ...variant, blocks }, notes: linesLost(variant.blocks, blocks) }
}

/** Without the prose beside what a slide shows. */
function withoutAsides(blocks: Block[]): Block[] {
  const others = blocks.filter((block) => block.kind !== 'paragraph')
  return others.length === 0 ? blocks : others
}

/** The lines of blocks that others do not hold in the same words. */
export function linesLost(before: readonly Block[], after: readonly Block[]): string[] {
  const kept = new Set(after.flatMap(blockLines))
  return before
    .flatMap(blockLines)
    .filter((line) => !kept.has(line))
    .map((line) => line.trim().replace(/\s*\t\s*/gu, ', '))
}

function countWords(blocks: readonly Block[]): number {
  return blocks.flatMap(blockLines).reduce((sum, line) => sum + wordCount(line), 0)
}

/** A line without clauses that may go; as it is when nothing may. */
export function shortLine(text: string, language: string, most?: number): string {
  const words = wordCount(text)
  const limit = most ?? Math.max(leastWords, Math.ceil(words * keptShare))
  if (words <= limit) return text
  const short = shorten(text, { language, limit, hardLimit: Number.POSITIVE_INFINITY })
  if (short.endsWith('…') || wordCount(short) >= words) return text
  const stop = /[.。।॥]$/u.exec(text)?.[0] ?? ''
  return short.endsWith(stop) ? short : short + stop
}

/** The first sentences of a paragraph, each without clauses that may go. */
function shortProse(text: string, language: string): string {
  const sentences = splitSentences(mapVerbatim(text, 0), language).map((one) => one.text)
  const kept = sentences.slice(0, Math.max(1, Math.ceil(sentences.length * keptShare)))
  const short = kept.map((sentence) => shortLine(sentence, language))
  if (sentences.length === kept.length && short.every((one, index) => one === kept[index]))
    return text
  const between = /\s/u.test(text) ? ' ' : ''
  return short.join(between)
}
