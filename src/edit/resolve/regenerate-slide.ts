import { composePassages } from '../../author/compose-passages.ts'
import { convertVariant } from '../../author/variants/convert-variant.ts'
import { furtherVariants, lookOf, notSaid } from '../../author/variants/further-variants.ts'
import { slidePosition } from '../../deck/operations/outcome.ts'
import type { RegenerateSlide } from '../../deck/requests/request.ts'
import { shownTitle } from '../../deck/shown-title.ts'
import { chosenVariant, type Slide, type Variant } from '../../deck/slide.ts'
import type { SceneImage } from '../../scene/node.ts'
import { agendaVariant } from './agenda-variant.ts'
import { fitsOf } from './fit-edited.ts'
import { type ResolveContext, type ResolvedStep, unchanged } from './resolve-context.ts'
import { contentVariant, withContent, withNotes } from './slide-content.ts'

/** A way to show a slide anew, and what it leaves out. */
interface Offer {
  variant: Variant
  notes: string[]
}

/**
 * A slide written again from its own part of the source, in another of the layouts that suit it than the present one;
 * asked again and again it goes through all of them.
 * @throws {OperationError} when there is no such slide.
 */
export function resolveRegenerateSlide(
  { slideId }: RegenerateSlide,
  context: ResolveContext,
): ResolvedStep {
  const { deck } = context
  const position = slidePosition(deck, slideId)
  const slide = deck.slides[position] as Slide
  const number = position + 1
  const made = offersFor(slide, context)
  const own = contentVariant(slide)
  const fits = fitsOf(deck, context)(position)
  const offers = made.offers.filter(
    ({ variant }) => fits.placesAll(variant) && fits.comfortable(variant) && !isCrowded(variant),
  )
  const found = nextOffer(offers, own)
  if (found === undefined)
    return unchanged(`Slide ${number} stays as it is: nothing else suits what it says.`)
  const shown = withContent(slide, found.variant, found.notes)
  const left = notSaid(own, found.variant, shown.notes ?? '').lines
  const regenerated = withNotes(shown, left)
  return {
    operations: [{ op: 'replace_slide', slide: regenerated }],
    summary: `Made slide ${number} anew.`,
    warnings: [],
    images: made.images,
    regeneratedSlideId: slideId,
  }
}

/** What stands behind the present look in the order of the offers; else what says something else in the same look. */
function nextOffer(offers: readonly Offer[], own: Variant): Offer | undefined {
  const at = offers.findIndex(({ variant }) => lookOf(variant) === lookOf(own))
  const turned = [...offers.slice(at + 1), ...offers.slice(0, at + 1)]
  return (
    turned.find(({ variant }) => lookOf(variant) !== lookOf(own)) ??
    turned.find(({ variant }) => JSON.stringify(words(variant)) !== JSON.stringify(words(own)))
  )
}

/** A figure that fills the page has no more than a line or two beside it. */
function isCrowded({ layout, blocks }: Variant): boolean {
  return (
    layout === 'big-number' &&
    blocks.some((block) => block.kind === 'paragraph' && block.paragraphs.length > 2)
  )
}

function words({ title, blocks }: Variant) {
  return { title, blocks: blocks.map(({ id: _, ...block }) => block) }
}

function offersFor(
  slide: Slide,
  context: ResolveContext,
): { offers: Offer[]; images: SceneImage[] } {
  const { deck } = context
  const own = contentVariant(slide)
  if (own.layout === 'agenda') {
    const variant = agendaVariant(deck, `${slide.id}-1`, own.title)
    return { offers: variant ? [{ variant, notes: [] }] : [], images: [] }
  }
  const picture = own.blocks.find((block) => block.kind === 'image')
  if (picture !== undefined) return { offers: besidePicture(slide, own, deck.language), images: [] }
  const composed = composedAnew(slide, own, context)
  const base = composed?.slide ?? { ...slide, variants: [own], chosen: 0 }
  const first = chosenVariant(base)
  const notes = composed?.slide.notes?.split('\n') ?? []
  const offers = [
    { variant: first, notes },
    ...furtherVariants(base, deck.language).map((one) => ({
      variant: one.variant,
      notes: [...notes, ...one.notes],
    })),
  ]
  return { offers, images: composed?.images ?? [] }
}

/** Beside a picture stand bullets or prose. */
function besidePicture(slide: Slide, own: Variant, language: string): Offer[] {
  return (['bullets', 'paragraph'] as const).flatMap((to) => {
    const made = convertVariant(slide, own, to, { language })
    if ('reason' in made) return []
    return made.map(({ variant, notes }) => ({
      notes,
      variant: { ...variant, layout: 'image' as const },
    }))
  })
}

/** Slides that are more than their passages: what they are in the deck, or the listing that they show. */
const ownKind = new Set<Variant['layout']>(['title', 'section', 'recap', 'closing', 'code'])

/** The slide composed of the passages that it was made of. */
function composedAnew(
  slide: Slide,
  own: Variant,
  { deck, sources }: ResolveContext,
): { slide: Slide; images: SceneImage[] } | undefined {
  if (ownKind.has(own.layout)) return undefined
  const [input] = slide.sources.map((span) => span.input)
  const text = input === undefined ? undefined : sources[input]
  if (input === undefined || text === undefined) return undefined
  const made = composePassages(
    {
      inputId: input,
      text,
      deckTitle: shownTitle(deck),
      language: deck.language,
      // Its blocks are named after it.
      newId: () => slide.id,
    },
    slide.sources.filter((span) => span.input === input && span.end <= text.length),
  )
  if (made === undefined) return undefined
  const variants = made.slide.variants.map((variant) => {
    const { eyebrow: _heading, ...plain } = variant
    // Passages without their heading have no name of their own: the slide keeps its title.
    return {
      ...plain,
      title: own.title,
      ...(own.eyebrow === undefined ? {} : { eyebrow: own.eyebrow }),
      ...(own.caption === undefined ? {} : { caption: own.caption }),
      ...(own.captionMarks === undefined ? {} : { captionMarks: own.captionMarks }),
    }
  })
  return { slide: { ...made.slide, variants }, images: made.images }
}
