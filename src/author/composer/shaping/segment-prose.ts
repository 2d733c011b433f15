import { wordCount } from '../language/script.ts'
import { splitSentences } from '../language/sentences.ts'
import { joinMapped } from '../reading/mapped-text.ts'
import type { ParagraphSource, SourceBlock } from '../reading/source-block.ts'
import { cosine, type SparseVector, vectorize } from '../scoring/ngram-vector.ts'
import type { Section } from './section-tree.ts'

/** A paragraph of more sentences than this is looked at in pieces. */
const pieceSentences = 4
/** Words that a segment should have at least. */
const segmentWords = 90
/** Units on each side of a gap that are compared. */
const reach = 2
/** Beyond this many units gaps are only looked for within windows, so that time stays linear. */
const maximumUnits = 2000

/**
 * Gives a document without headings an outline: its blocks are parted where the vocabulary changes (TextTiling, Hearst
 * 1997, on character n-grams). A short document stays whole.
 */
export function segmentProse(section: Section, language: string): Section {
  if (section.children.length > 0) return section
  const blocks = section.blocks.flatMap((block) => splitLongParagraph(block, language))
  const words = blocks.map((block) => wordCount(blockText(block)))
  const total = words.reduce((sum, one) => sum + one, 0)
  const wanted = Math.min(12, Math.floor(total / segmentWords))
  if (wanted < 2 || blocks.length < 3 || blocks.length > maximumUnits) return section
  const vectors = vectorize(blocks.map(blockText))
  const gaps = gapDepths(vectors)
  const cuts: number[] = []
  const ranked = gaps
    .map((depth, index) => ({ depth, cut: index + 1 }))
    .sort((a, b) => b.depth - a.depth)
  for (const { cut, depth } of ranked) {
    if (cuts.length >= wanted - 1 || depth <= 0) break
    const bounds = [0, ...cuts, blocks.length].sort((a, b) => a - b)
    const next = bounds.find((bound) => bound > cut) ?? blocks.length
    const before = bounds.filter((bound) => bound < cut).pop() ?? 0
    const size = (from: number, to: number) =>
      words.slice(from, to).reduce((sum, one) => sum + one, 0)
    if (bounds.includes(cut)) continue
    if (size(before, cut) < segmentWords / 2 || size(cut, next) < segmentWords / 2) continue
    cuts.push(cut)
  }
  if (cuts.length === 0) return { ...section, blocks }
  const bounds = [0, ...cuts.sort((a, b) => a - b), blocks.length]
  const children = bounds.slice(0, -1).map(
    (from, index): Section => ({
      level: section.level + 1,
      blocks: blocks.slice(from, bounds[index + 1]),
      children: [],
    }),
  )
  return { ...section, blocks: [], children }
}

function splitLongParagraph(block: SourceBlock, language: string): SourceBlock[] {
  if (block.kind !== 'paragraph') return [block]
  const sentences = splitSentences(block.text, language)
  if (sentences.length <= pieceSentences * 1.5) return [block]
  const pieces: ParagraphSource[] = []
  for (let from = 0; from < sentences.length; from += pieceSentences) {
    pieces.push({
      kind: 'paragraph',
      text: joinMapped(sentences.slice(from, from + pieceSentences)),
      lead: from === 0 ? block.lead : 0,
    })
  }
  return pieces
}

function blockText(block: SourceBlock): string {
  switch (block.kind) {
    case 'list':
      return block.items.map((item) => item.text.text).join(' ')
    case 'table':
      return block.rows.map((row) => row.map((cell) => cell.text).join(' ')).join(' ')
    case 'image':
      return block.alt.text
    default:
      return block.text.text
  }
}

/** How far the likeness across each gap lies below the peaks on its two sides. */
function gapDepths(vectors: readonly SparseVector[]): number[] {
  const likeness = vectors.slice(1).map((_, gap) => {
    let sum = 0
    let count = 0
    for (let left = Math.max(0, gap - reach + 1); left <= gap; left++) {
      for (let right = gap + 1; right <= Math.min(vectors.length - 1, gap + reach); right++) {
        const a = vectors[left]
        const b = vectors[right]
        if (a === undefined || b === undefined) continue
        sum += cosine(a, b)
        count++
      }
    }
    return count === 0 ? 0 : sum / count
  })
  return likeness.map((value, index) => {
    const peak = (step: number) => {
      let best = value
      for (let at = index + step; at >= 0 && at < likeness.length; at += step) {
        const here = likeness[at] ?? 0
        if (here < best) break
        best = here
      }
      return best
    }
    return peak(-1) + peak(1) - 2 * value + 0.001
  })
}
