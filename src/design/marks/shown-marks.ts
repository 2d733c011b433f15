import { mapBlockTexts } from '../../deck/blocks/block.ts'
import { type ChangeText, withParts } from '../../deck/blocks/printed-text.ts'
import type { Mark } from '../../deck/marks/mark.ts'
import { type Variant, variantParts } from '../../deck/slide.ts'
import { cleanLine } from '../text-cleaning.ts'

/** The marks of a slide's texts, by the texts as they are set. */
export type ShownMarks = ReadonlyMap<string, readonly Mark[]>

/**
 * The marks of a variant's texts. Layouts know texts as strings, put them together in their ways and try them in many
 * sizes; what is marked is found again where a text is set, by what it says. Of two texts that say the same in one
 * slide, both are set as the first that is marked.
 */
export function shownMarks(variant: Variant): ShownMarks {
  const shown = new Map<string, readonly Mark[]>()
  const noted: ChangeText = (printed) => {
    const { text, marks = [] } = printed
    const clean = marks.length === 0 ? '' : cleanLine(text)
    if (clean !== '' && !shown.has(clean)) shown.set(clean, inCleanText(text, clean, marks))
    return printed
  }
  withParts(variant, variantParts, noted)
  for (const block of variant.blocks) mapBlockTexts(block, noted)
  return shown
}

/** Marks at the same words of the text without what cannot be set: control characters, doubled spaces. */
function inCleanText(text: string, clean: string, marks: readonly Mark[]): Mark[] {
  if (text === clean) return [...marks]
  const places: number[] = []
  let at = 0
  for (let index = 0; index < text.length; index++) {
    places.push(at)
    const isSame = text[index] === clean[at] || (/\s/.test(text[index] ?? '') && clean[at] === ' ')
    if (isSame && at < clean.length) at++
  }
  places.push(clean.length)
  return marks.flatMap((mark) => {
    const from = places[mark.from] ?? clean.length
    const to = places[mark.to] ?? clean.length
    return from < to ? [{ ...mark, from, to }] : []
  })
}
