import type { Deck } from '../../deck/deck.ts'
import { chosenVariant, type Variant } from '../../deck/slide.ts'
import { countIn } from './counted-title.ts'
import { listLength, listOf, reachedEvents } from './list-counts.ts'
import { datesTitle } from './recount-title.ts'

/** What a title of a slide that goes on ends with: "Costs (2)", "Costs (2/3)", "Rollout in five steps (4–5)". Longer numbers are years. */
const continuation = /^(.*\S)\s\((\d{1,2})(?:–(\d{1,2})|\/\d{1,2})?\)$/su

/** The title without the number or the range of a slide that goes on. */
export function withoutPart(title: string): string {
  return continuation.exec(title)?.[1] ?? title
}

/** Whether a title says which part of how many of another it is: "Costs (2/3)" of "Costs". */
export function isPartOf(base: string, title: string): boolean {
  return (
    base !== '' &&
    title.startsWith(`${base} (`) &&
    /^\d+\/\d+\)$/u.test(title.slice(base.length + 2))
  )
}

/** The title of a slide that goes on with another: numbered, "Costs (2)", and not in use yet. */
export function continuedTitle(title: string, deck: Deck): string {
  const base = withoutPart(title)
  if (base.trim() === '') return title
  const used = new Set(deck.slides.map((slide) => chosenVariant(slide).title))
  let number = 2
  while (used.has(`${base} (${number})`)) number++
  return `${base} (${number})`
}

/** A title as it is, or numbered where another of some slides has it. */
export function freeTitle(title: string, others: Deck): string {
  const taken = others.slides.some((slide) => chosenVariant(slide).title === title)
  return taken ? continuedTitle(title, others) : title
}

/**
 * The titles of a slide that was divided, one for each part. Where the title counts what the slide lists, each says which
 * of it a part shows, "Rollout in five steps (1–3)", or from when to when its events go; undefined where it counts
 * nothing, and the parts are numbered.
 * @param whole what the slide showed.
 */
export function countedPartTitles(
  whole: Variant,
  parts: readonly Variant[],
  language: string,
): string[] | undefined {
  const base = withoutPart(whole.title)
  const counted = countIn(base, language)
  if (counted === undefined) return undefined
  if (counted.reached && reachedEvents(whole) === counted.count) {
    const titles = parts.map((part) => datesTitle(part, language))
    return titles.every((title) => title !== undefined) ? titles : undefined
  }
  const { first, count } = range(whole.title) ?? { first: 1, count: counted.count }
  const kind = listOf(count, whole)?.kind
  if (kind === undefined) return undefined
  const lengths = parts.map((part) => {
    const lists = part.blocks.filter((block) => block.kind === kind)
    return lists.reduce((sum, block) => sum + (listLength(block) ?? 0), 0)
  })
  // What stands beside the list may have gone on alone; the list is whole then.
  if (lengths.some((length) => length === 0)) return undefined
  let from = first
  return lengths.map((length) => {
    const title = rangedTitle(base, from, length)
    from += length
    return title
  })
}

/** A title that counts, for a slide that shows some of what it counts: "Rollout in five steps (4–5)". */
function rangedTitle(title: string, first: number, count: number): string {
  return `${title} (${count === 1 ? first : `${first}–${first + count - 1}`})`
}

/** Which things a part shows, as its title says. */
function range(title: string): { first: number; count: number } | undefined {
  const [, , from, to] = continuation.exec(title) ?? []
  return from === undefined || to === undefined
    ? undefined
    : { first: Number(from), count: Number(to) - Number(from) + 1 }
}
