import { mapBlockTexts } from '../blocks/block.ts'
import { type ChangeText, withParts } from '../blocks/printed-text.ts'
import type { Deck } from '../deck.ts'
import { variantParts } from '../slide.ts'
import { withinText } from './change-marks.ts'
import { marksProblem } from './mark.ts'

/**
 * The deck with marks that lie within their texts, on whole characters, on the slides named: whatever made a text
 * shorter, what it was set in does not reach beyond it.
 */
export function withTrueMarks(deck: Deck, slideIds: ReadonlySet<string>): Deck {
  let changed = false
  const change: ChangeText = (printed) => {
    if (printed.marks === undefined || marksProblem(printed.text, printed.marks) === undefined)
      return printed
    changed = true
    return withinText(printed)
  }
  const slides = deck.slides.map((slide) => {
    if (!slideIds.has(slide.id) || !hasMarks(slide)) return slide
    const before = changed
    changed = false
    const variants = slide.variants.map((variant) => ({
      ...withParts(variant, variantParts, change),
      blocks: variant.blocks.map((block) => mapBlockTexts(block, change)),
    }))
    const kept = changed ? { ...slide, variants } : slide
    changed ||= before
    return kept
  })
  return changed ? { ...deck, slides } : deck
}

/** Most slides have none, and are not gone through text by text. */
function hasMarks(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(hasMarks)
  for (const field in value)
    if (/[mM]arks$/.test(field) || hasMarks((value as Record<string, unknown>)[field])) return true
  return false
}
