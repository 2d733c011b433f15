import type { Block } from './blocks/block.ts'
import { blockLines } from './blocks/block.ts'
import type { LayoutName, Variant } from './slide.ts'

/** Layouts whose title alone is a slide. */
const titleAlone = new Set<LayoutName>(['title', 'section', 'closing'])

/** Whether a variant shows a title and nothing under it, though its layout is for more than a title. */
export function isBlank({ layout, blocks }: Variant): boolean {
  return blocks.every(saysNothing) && !titleAlone.has(layout)
}

function saysNothing(block: Block): boolean {
  return block.kind !== 'image' && blockLines(block).every(({ text }) => text.trim() === '')
}
