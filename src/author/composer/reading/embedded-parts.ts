import { emptyMappedText } from './mapped-text.ts'
import { placeOf, type SourceBlock } from './source-block.ts'

/** A part of a document that is read as another kind of text (a mail, what people say), by where it begins. */
interface EmbeddedPart {
  start: number
  blocks: readonly SourceBlock[]
}

/**
 * The blocks of a document with such parts at their places: each a level below what it stands under. What the document goes on to
 * say belongs to none of them.
 */
export function withEmbeddedParts(
  blocks: readonly SourceBlock[],
  parts: readonly EmbeddedPart[],
): SourceBlock[] {
  const told: SourceBlock[] = []
  const waiting = [...parts]
  let level = 1
  let isWithin = false
  for (const [index, block] of blocks.entries()) {
    const place = placeOf(block) ?? placeOf(blocks[index + 1] ?? block) ?? 0
    while ((waiting[0]?.start ?? place) < place) embed()
    if (block.kind === 'heading') {
      level = block.level
      isWithin = false
    } else if (isWithin && block.kind !== 'margin') {
      told.push({ kind: 'heading', level: level + 1, text: emptyMappedText })
      isWithin = false
    }
    told.push(block)
  }
  while (waiting.length > 0) embed()
  return told

  function embed(): void {
    const own = waiting.shift()?.blocks ?? []
    const highest = Math.min(...own.map((one) => (one.kind === 'heading' ? one.level : Infinity)))
    for (const block of own)
      told.push(
        block.kind === 'heading' ? { ...block, level: block.level - highest + level + 1 } : block,
      )
    isWithin = own.some(({ kind }) => kind !== 'margin')
  }
}
