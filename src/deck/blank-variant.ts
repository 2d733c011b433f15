import type { LayoutName, Variant } from './slide.ts'

/** Layouts whose title alone is a slide. */
const titleAlone = new Set<LayoutName>(['title', 'section', 'closing'])

/** Whether a variant shows a title and nothing under it, though its layout is for more than a title. */
export function isBlank({ layout, blocks }: Variant): boolean {
  return blocks.length === 0 && !titleAlone.has(layout)
}
