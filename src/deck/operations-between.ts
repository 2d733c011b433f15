import { isDeepStrictEqual } from 'node:util'
import { movedSlides } from './compare-decks.ts'
import type { Deck } from './deck.ts'
import type { Operation } from './operations/operation.ts'

/**
 * What makes one deck of a presentation of another: as little as differs, each slide at the most put in its place once
 * and replaced once. The vibe of a deck, which no operation changes, is taken to be the same.
 */
export function operationsBetween(before: Deck, after: Deck): Operation[] {
  const operations: Operation[] = []
  if (before.title !== after.title)
    // Title slides come as they are below.
    operations.push({ op: 'set_title', title: after.title, slideIds: [] })
  if (before.language !== after.language)
    operations.push({ op: 'set_language', language: after.language })
  if (before.themeId !== after.themeId) operations.push({ op: 'set_theme', themeId: after.themeId })
  const kept = new Set(after.slides.map((slide) => slide.id))
  for (const { id } of before.slides)
    if (!kept.has(id)) operations.push({ op: 'delete_slide', slideId: id })
  return [...operations, ...placements(before, after)]
}

/** Slides that are new, have moved or differ. Each goes behind the one that it follows, which has its place by then. */
function placements(before: Deck, after: Deck): Operation[] {
  const operations: Operation[] = []
  const old = new Map(before.slides.map((slide) => [slide.id, slide]))
  const moved = movedSlides(before, after)
  const kept = new Set(after.slides.map((slide) => slide.id))
  let order = before.slides.flatMap(({ id }) => (kept.has(id) ? id : []))
  after.slides.forEach((slide, index) => {
    const { id } = slide
    const previous = old.get(id)
    if (previous === undefined || moved.has(id)) {
      const others = order.filter((one) => one !== id)
      const position = index === 0 ? 0 : others.indexOf(after.slides[index - 1]?.id ?? '') + 1
      order = others.toSpliced(position, 0, id)
      operations.push(
        previous === undefined
          ? { op: 'insert_slide', slide, position }
          : { op: 'move_slide', slideId: id, position },
      )
    }
    if (previous !== undefined && !isDeepStrictEqual(previous, slide))
      operations.push({ op: 'replace_slide', slide })
  })
  return operations
}
