import type { Deck } from '../deck/deck.ts'
import type { Operation } from '../deck/operations/operation.ts'

/** The slides that an edit spoke of, which "it" means in the next one; not those that only followed from it. */
export interface SpokenOf {
  /** Those that it named or made and that are still there. */
  slideIds: string[]
  /** Those of them from which it only took something: "it" may be what is gone. */
  reducedSlideIds: string[]
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
  'delete_table_row',
  'delete_table_column',
])

/** Whether an operation does nothing but take something from a slide: a block, a row, its notes. */
export function onlyTakesAway(operation: Operation): boolean {
  return takingAway.has(operation.op) || (operation.op === 'set_notes' && operation.notes === null)
}

/** Notes the slides that the steps of an edit speak of. */
export class SpokenSlides {
  private readonly named = new Set<string>()
  private readonly kept = new Set<string>()

  /** An operation of a step, or one that a request came to, with the slides that it changed. */
  note(operation: Operation, changedSlideIds: readonly string[]): void {
    if (ofWholeDeck.has(operation.op)) return
    const reduces = onlyTakesAway(operation)
    for (const id of changedSlideIds) {
      this.named.add(id)
      if (!reduces) this.kept.add(id)
    }
  }

  /** What was spoken of and stands in the deck that the edit left. */
  in(deck: Deck): SpokenOf {
    const present = new Set(deck.slides.map((slide) => slide.id))
    const slideIds = [...this.named].filter((id) => present.has(id))
    return { slideIds, reducedSlideIds: slideIds.filter((id) => !this.kept.has(id)) }
  }
}
