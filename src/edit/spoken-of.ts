import type { Deck } from '../deck/deck.ts'
import type { Operation } from '../deck/operations/operation.ts'

/** A slide that an edit added. */
export interface AddedSlide {
  slideId: string
  by: 'inserting' | 'copying' | 'splitting'
}

/** The slides that an edit spoke of, which "it" means in the next one; not those that only followed from it. */
export interface SpokenOf {
  /** Those that it named or made and that are still there. */
  slideIds: string[]
  /** Those of them from which it only took something: "it" may be what is gone. */
  reducedSlideIds: string[]
  /** Those of them that it added; absent when there are none. */
  added?: AddedSlide[]
}

/** Operations on the whole presentation: no slide is named by them. */
const ofWholeDeck: ReadonlySet<Operation['op']> = new Set([
  'set_theme',
  'set_title',
  'set_language',
])

const takingAway: ReadonlySet<Operation['op']> = new Set([
  'delete_block',
  'delete_chart_category',
  'delete_chart_series',
  'delete_items',
  'delete_table_row',
  'delete_table_column',
])

/** Whether an operation does nothing but take something from a slide: a block, a row, its notes. */
export function onlyTakesAway(operation: Operation): boolean {
  return takingAway.has(operation.op) || (operation.op === 'set_notes' && operation.notes === null)
}

/** The slide that an operation adds. */
export function slideAddedBy(operation: Operation): AddedSlide | undefined {
  switch (operation.op) {
    case 'insert_slide':
      return { slideId: operation.slide.id, by: 'inserting' }
    case 'duplicate_slide':
      return { slideId: operation.newSlideId, by: 'copying' }
    case 'split_slide':
      return { slideId: operation.newSlideId, by: 'splitting' }
    default:
      return undefined
  }
}

/** Notes the slides that the steps of an edit speak of. */
export class SpokenSlides {
  private readonly named = new Set<string>()
  private readonly kept = new Set<string>()
  private readonly added: AddedSlide[] = []

  /** An operation of a step, or one that a request came to, with the slides that it changed. */
  note(operation: Operation, changedSlideIds: readonly string[]): void {
    if (ofWholeDeck.has(operation.op)) return
    const reduces = onlyTakesAway(operation)
    const added = slideAddedBy(operation)
    if (added !== undefined) this.added.push(added)
    for (const id of changedSlideIds) {
      this.named.add(id)
      if (!reduces) this.kept.add(id)
    }
  }

  /** What was spoken of and stands in the deck that the edit left. */
  in(deck: Deck): SpokenOf {
    const present = new Set(deck.slides.map((slide) => slide.id))
    const slideIds = [...this.named].filter((id) => present.has(id))
    const reducedSlideIds = slideIds.filter((id) => !this.kept.has(id))
    const added = this.added.filter((one) => present.has(one.slideId))
    return { slideIds, reducedSlideIds, ...(added.length === 0 ? {} : { added }) }
  }
}
