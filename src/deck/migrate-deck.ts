import type { Block } from './blocks/block.ts'
import { withoutLostHighlights } from './blocks/chart/without-lost-highlights.ts'
import { deckFormatVersion } from './deck.ts'
import type { Operation } from './operations/operation.ts'
import type { Slide } from './slide.ts'

/** A stored document whose format this version of the software cannot read. */
export class DeckFormatError extends Error {
  override name = 'DeckFormatError'
}

/**
 * `migrations[n]` turns a block of a document of format n into one of format n + 1. What else documents consist of has
 * not changed; where it does, this is the place to say how.
 */
const migrations: Readonly<Record<number, (block: Block) => Block>> = {
  1: (block) => (block.kind === 'chart' ? withoutLostHighlights(block) : block),
}

function migrateBlock(block: Block, format: number): Block {
  let current = block
  for (let from = format; from < deckFormatVersion; from++) {
    const migrate = migrations[from]
    if (migrate === undefined) throw new DeckFormatError(`Format ${from} can no longer be read.`)
    current = migrate(current)
  }
  return current
}

/**
 * A stored slide in the current format.
 * @throws {DeckFormatError} when it is of a newer one.
 */
export function migrateSlide(slide: Slide, format: number): Slide {
  if (isCurrent(format)) return slide
  const variants = slide.variants.map((variant) => ({
    ...variant,
    blocks: variant.blocks.map((block) => migrateBlock(block, format)),
  }))
  return { ...slide, variants }
}

/**
 * Stored operations as they do the same to a deck in the current format.
 * @throws {DeckFormatError} when they are of a newer one.
 */
export function migrateOperations(operations: Operation[], format: number): Operation[] {
  if (isCurrent(format)) return operations
  return operations.map((operation) => {
    if ('slide' in operation) return { ...operation, slide: migrateSlide(operation.slide, format) }
    if ('block' in operation) return { ...operation, block: migrateBlock(operation.block, format) }
    return operation
  })
}

function isCurrent(format: number): boolean {
  if (format > deckFormatVersion)
    throw new DeckFormatError(
      `This deck has format ${format}; this version of Slidewright reads up to ${deckFormatVersion}.`,
    )
  return format === deckFormatVersion
}
