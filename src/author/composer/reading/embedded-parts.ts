import { emptyMappedText, type MappedText, spanOf } from './mapped-text.ts'
import { placeOf, type SourceBlock } from './source-block.ts'

/** A part of a document that is read as another kind of text (a mail, what people say), by where it begins. */
interface EmbeddedPart {
  start: number
  blocks: readonly SourceBlock[]
}

/**
 * The blocks of a document with such parts at their places: each a level below what it stands under, or beside it in a document whose
 * headings show by nothing but their shape how far they reach. What the document goes on to say belongs to none of them, nor to a line
 * right over one that leads to it.
 */
export function withEmbeddedParts(
  blocks: readonly SourceBlock[],
  parts: readonly EmbeddedPart[],
  input: string,
  isBeside = false,
): SourceBlock[] {
  const told: SourceBlock[] = []
  const waiting = [...parts]
  let level = 1
  let isWithin = false
  // The level of the heading that ends with the part.
  let end = 1
  for (const [index, block] of blocks.entries()) {
    const place = placeOf(block) ?? placeOf(blocks[index + 1] ?? block) ?? 0
    while ((waiting[0]?.start ?? place) < place) embed()
    if (block.kind === 'heading') {
      level = block.level
      isWithin = false
    } else if (isWithin && block.kind !== 'margin') {
      told.push({ kind: 'heading', level: end, text: emptyMappedText })
      isWithin = false
    }
    told.push(block)
  }
  while (waiting.length > 0) embed()
  return told

  function embed(): void {
    const part = waiting.shift()?.blocks ?? []
    const above = told.at(-1)
    const leads = above?.kind === 'heading' && above.level > 1 && endsWithColon(above.text)
    const isApart = isBeside && level > 1 && above?.kind !== 'heading'
    const own = isApart ? level : level + 1
    end = leads ? above.level : own
    const highest = Math.min(...part.map((one) => (one.kind === 'heading' ? one.level : Infinity)))
    for (const block of part)
      told.push(block.kind === 'heading' ? { ...block, level: block.level - highest + own } : block)
    isWithin = part.some(({ kind }) => kind !== 'margin')
  }

  function endsWithColon(heading: MappedText): boolean {
    return /^\s*[:：]/u.test(input.slice(spanOf(heading).end))
  }
}
