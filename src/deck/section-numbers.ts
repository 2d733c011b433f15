import type { AgendaBlock } from './blocks/agenda/schema.ts'
import { chosenVariant, type Slide } from './slide.ts'

/** What a theme counts and what it prints of the section that a slide opens or lies in. */
interface SectionNumbers {
  /** Its place among the section slides, by which themes choose colours; 0 before the first. */
  sectionNumber: number
  /** Its place in the agenda, which is what is printed; 0 where the agenda does not name it, or there is none. */
  sectionNumeral: number
}

/**
 * The numbers of the sections, by slide. Sections without a slide of their own count in the agenda like the others, so that only
 * that says which place a section has.
 */
export function sectionNumbers(slides: readonly Slide[]): SectionNumbers[] {
  const places = agendaPlaces(slides)
  let sectionNumber = 0
  let sectionNumeral = 0
  return slides.map((slide, index) => {
    // Its picture may be what is shown of it.
    const isSection = slide.variants.some((variant) => variant.layout === 'section')
    if (isSection) sectionNumber++
    // An entry may lead to the slide behind the one that opens its section.
    const place =
      places.get(slide.id) ??
      (isSection
        ? (places.get(nameOf(slide)) ?? places.get(slides[index + 1]?.id ?? ''))
        : undefined)
    if (isSection || place !== undefined) sectionNumeral = place ?? 0
    return { sectionNumber, sectionNumeral }
  })
}

/** The numbers that agendas print, by the slide that an entry leads to, and by their words. */
function agendaPlaces(slides: readonly Slide[]): Map<string, number> {
  const places = new Map<string, number>()
  const agendas = slides.flatMap(({ variants }) =>
    variants.flatMap(({ blocks }) =>
      blocks.filter((block): block is AgendaBlock => block.kind === 'agenda'),
    ),
  )
  for (const { items, firstNumber = 1 } of agendas)
    for (const [index, { slideId, text }] of items.entries()) {
      for (const key of [...(slideId ? [slideId] : []), folded(text)])
        if (!places.has(key)) places.set(key, firstNumber + index)
    }
  return places
}

function nameOf(slide: Slide): string {
  return folded(chosenVariant(slide).title)
}

function folded(text: string): string {
  return `\n${text.trim().toLowerCase()}`
}

/** A figure or Roman numeral at the head of a title, or behind the one word that it counts ("Part 3", "§ 4", "第3章"). */
const ownNumber = /^(?:[\p{L}\p{M}]+\s+|\p{Lo})?[\p{P}\p{S}]?\s?(?:\p{N}|[IVXLC]+[.):：])/u

/** Whether a section's title brings a number of its own, beside which no other one can stand. */
export function hasOwnNumber(title: string): boolean {
  return ownNumber.test(title.trim())
}
