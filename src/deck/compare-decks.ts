import { isDeepStrictEqual } from 'node:util'
import type { Deck } from './deck.ts'
import { chosenVariant, type Slide, slidePlainText, type Variant } from './slide.ts'

/** A slide as a comparison names it: `position` is 0-based, `text` its shown text. */
export interface ComparedSlide {
  position: number
  title: string
  layout: string
  text: string
  notes: string | null
}

/** What can differ in a slide that both decks have. `variants`: what it offers besides what it shows. */
type SlideField = 'title' | 'layout' | 'content' | 'notes' | 'variants'

/** What became of one slide. A slide is `moved` when it has another place among the slides that both decks have. */
interface SlideDifference {
  slideId: string
  change: 'added' | 'deleted' | 'changed' | 'moved'
  /** In the order of `SlideField`; empty unless changed. */
  fields: SlideField[]
  before: ComparedSlide | null
  after: ComparedSlide | null
}

/** What differs between two decks; a deck field that is the same is absent. */
export interface DeckDifference {
  title?: { before: string; after: string }
  language?: { before: string; after: string }
  themeId?: { before: string; after: string }
  /** Slides of the later deck in its order, then deleted ones; unchanged slides are left out. */
  slides: SlideDifference[]
}

/** Says what changed from one deck to another, slide by slide. A slide that changed and moved is `changed`. */
export function compareDecks(before: Deck, after: Deck): DeckDifference {
  const old = new Map(before.slides.map((slide, position) => [slide.id, { slide, position }]))
  const kept = new Set(after.slides.map((slide) => slide.id))
  const moved = movedSlides(before, after)
  const differences: SlideDifference[] = []
  after.slides.forEach((slide, position) => {
    const previous = old.get(slide.id)
    const shown = comparedSlide(slide, position)
    if (previous === undefined) {
      differences.push({
        slideId: slide.id,
        change: 'added',
        fields: [],
        before: null,
        after: shown,
      })
      return
    }
    const fields = changedFields(previous.slide, slide)
    if (fields.length === 0 && !moved.has(slide.id)) return
    differences.push({
      slideId: slide.id,
      change: fields.length > 0 ? 'changed' : 'moved',
      fields,
      before: comparedSlide(previous.slide, previous.position),
      after: shown,
    })
  })
  before.slides.forEach((slide, position) => {
    if (!kept.has(slide.id))
      differences.push({
        slideId: slide.id,
        change: 'deleted',
        fields: [],
        before: comparedSlide(slide, position),
        after: null,
      })
  })
  return { ...deckFields(before, after), slides: differences }
}

function deckFields(before: Deck, after: Deck): Omit<DeckDifference, 'slides'> {
  const changed = (['title', 'language', 'themeId'] as const).filter(
    (field) => before[field] !== after[field],
  )
  return Object.fromEntries(
    changed.map((field) => [field, { before: before[field], after: after[field] }]),
  )
}

function comparedSlide(slide: Slide, position: number): ComparedSlide {
  const { title, layout } = chosenVariant(slide)
  return { position, title, layout, text: slidePlainText(slide), notes: slide.notes ?? null }
}

function changedFields(before: Slide, after: Slide): SlideField[] {
  if (before === after) return []
  const [old, now] = [chosenVariant(before), chosenVariant(after)]
  const shown = {
    title: !isDeepStrictEqual(titleOf(old), titleOf(now)),
    layout: old.layout !== now.layout,
  }
  const content =
    !isDeepStrictEqual(old.blocks, now.blocks) ||
    (old.eyebrow ?? '') !== (now.eyebrow ?? '') ||
    !isDeepStrictEqual(metaOf(old), metaOf(now)) ||
    !isDeepStrictEqual(captionOf(old), captionOf(now)) ||
    old.vibeId !== now.vibeId ||
    !isDeepStrictEqual(before.ground, after.ground)
  const others =
    !isDeepStrictEqual(
      before.variants.filter((variant) => variant !== old),
      after.variants.filter((variant) => variant !== now),
    ) && before.variants.length + after.variants.length > 2
  return [
    ...(shown.title ? (['title'] as const) : []),
    ...(shown.layout ? (['layout'] as const) : []),
    ...(content ? (['content'] as const) : []),
    ...((before.notes ?? '') === (after.notes ?? '') ? [] : (['notes'] as const)),
    ...(others ? (['variants'] as const) : []),
  ]
}

function metaOf({ meta = '', metaMarks = [] }: Variant) {
  return { meta, metaMarks }
}

function titleOf({ title, titleMarks = [], titleStyle = {} }: Variant) {
  return { title, titleMarks, titleStyle }
}

function captionOf({ caption = '', captionMarks = [] }: Variant) {
  return { caption, captionMarks }
}

/**
 * The slides that both decks have and that did not keep their order: those outside a longest increasing subsequence of
 * their old places (patience sorting; Aldous and Diaconis 1999), so that as few as possible count as moved.
 *
 * @returns their ids.
 */
export function movedSlides(before: Deck, after: Deck): Set<string> {
  const places = new Map(before.slides.map((slide, position) => [slide.id, position]))
  const common = after.slides.flatMap((slide) => {
    const place = places.get(slide.id)
    return place === undefined ? [] : [{ id: slide.id, place }]
  })
  const lastOfLength: number[] = []
  const previous: number[] = []
  common.forEach(({ place }, index) => {
    let length = lastOfLength.findIndex((end) => (common[end]?.place ?? 0) > place)
    if (length === -1) length = lastOfLength.length
    previous[index] = length === 0 ? -1 : (lastOfLength[length - 1] ?? -1)
    lastOfLength[length] = index
  })
  const still = new Set<string>()
  for (let index = lastOfLength.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) {
    const slide = common[index]
    if (slide !== undefined) still.add(slide.id)
  }
  return new Set(common.filter(({ id }) => !still.has(id)).map(({ id }) => id))
}
