import { type Block, blockPlainText, blockSources } from '../deck/blocks/block.ts'
import { largest } from '../deck/blocks/shorten-list.ts'
import type { Deck } from '../deck/deck.ts'
import { withTrueMarks } from '../deck/marks/with-true-marks.ts'
import { withoutUnshownLines } from '../deck/meta-line.ts'
import { chosenVariant, type Slide, type Variant, withMeta } from '../deck/slide.ts'
import type { SourceSpan } from '../deck/sourced-text.ts'
import type { Typography } from '../typography/typography.ts'
import { deckTheme } from './build-scene.ts'
import type { ImageLibrary } from './image-library.ts'
import { hasText, naturalLayouts, placeBlocks } from './place-blocks.ts'
import { type Fits, reduceTitle, reduceVariant, withoutCaption } from './reduce-variant.ts'
import { splitPieces } from './split-pieces.ts'
import type { CustomTheme } from './themes/custom-theme.ts'
import type { Theme } from './themes/theme.ts'
import { deckFits } from './variant-fits.ts'
import { varyRuns } from './vary-runs.ts'

interface FitOptions {
  /** The deck does not grow beyond this by splitting. */
  maximumSlides: number
  /** Slides before this index are left alone; 0 when absent. */
  firstIndex?: number
  /** So are slides from this index on; none when absent. */
  endIndex?: number
  /** Ids for the slides that splitting adds. */
  newId: () => string
  /** The pictures that the deck names. */
  images?: ImageLibrary
  /** The custom theme that the deck names. */
  customTheme?: CustomTheme
}

/**
 * Every slide afterwards fits its layout. What does not fit is set in smaller type, then split onto further slides
 * while the deck has fewer than `maximumSlides`; then the lowest-scored items move to the speaker notes, and a single
 * item that is too long is shortened, its full text in the notes. Nothing is lost. Where splitting makes three lists in
 * a row, one becomes cards.
 */
export function fitDeck(deck: Deck, typography: Typography, options: FitOptions): Deck {
  const { maximumSlides, firstIndex = 0, endIndex = deck.slides.length, newId } = options
  const theme = deckTheme(deck, options.customTheme)
  const fits = deckFits(deck, typography, options)
  let growth = Math.max(0, maximumSlides - deck.slides.length)
  const added = new Map<string, Fits>()
  const slides = deck.slides.flatMap((slide, index) => {
    if (index < firstIndex || index >= endIndex) return [slide]
    const { comfortable, possible } = fits(index)
    const parts = fitVariant(chosenVariant(slide), {
      comfortable,
      possible,
      language: deck.language,
      theme,
      growth,
    })
    growth -= parts.length - 1
    return parts.map((part, number) => {
      const fitted = fittedSlide(slide, part, number, newId)
      if (number > 0) added.set(fitted.id, comfortable)
      return fitted
    })
  })
  const fitted = { ...deck, slides: varyRuns(slides, added) }
  // What was cut short has marks beyond its end.
  return withTrueMarks(fitted, new Set(fitted.slides.map((slide) => slide.id)))
}

interface Part {
  variant: Variant
  notes: string[]
}

interface FitContext {
  comfortable: Fits
  possible: Fits
  language: string
  theme: Theme
  /** How many slides may be added. */
  growth: number
}

/** A variant as one slide or as several that show it one after the other; never more than `growth` additional ones. */
function fitVariant(variant: Variant, context: FitContext): Part[] {
  const { comfortable, possible, growth } = context
  const seen = withoutUnshownLines(variant)
  if (seen.lines.length > 0) {
    const [first, ...rest] = fitVariant(seen.variant, context)
    if (first) return [{ ...first, notes: [...seen.lines, ...first.notes] }, ...rest]
  }
  const { shown, others } = shownBlocks(variant, context.theme)
  if (others.length > 0) return joinParts(shown, others, context)
  if (comfortable(variant)) return [{ variant, notes: [] }]

  const titled = reduceTitle(variant, possible, context)
  if (titled.notes.length > 0) {
    const [first, ...rest] = fitVariant(titled.variant, context)
    if (first) return [{ ...first, notes: [...titled.notes, ...first.notes] }, ...rest]
  }
  // A caption makes no slide of its own: it is what gives first.
  const plain = withoutCaption(variant)
  if (plain.notes.length > 0 && comfortable(plain.variant))
    return possible(variant) ? [{ variant, notes: [] }] : [plain]
  const parts = growth > 0 ? split(variant, context) : undefined
  if (parts) return parts
  if (possible(variant)) return [{ variant, notes: [] }]
  return [reduceVariant(variant, possible, context)]
}

/** The variant with what its layout shows of it, and the blocks that it has no place for. */
function shownBlocks(variant: Variant, theme: Theme): { shown: Variant; others: Block[] } {
  const { layout, placed, left } = placeBlocks(variant, theme)
  const others = left.filter(hasText)
  const blocks = variant.blocks
    .filter((one) => !left.includes(one))
    .map((block) => {
      // Beside a chart stands one figure.
      if (layout !== 'chart' || block.kind !== 'stats' || !placed.includes(block)) return block
      const [takeaway, ...items] = block.items
      if (takeaway === undefined || items.length === 0) return block
      others.push({ ...block, items })
      return { ...block, items: [takeaway] }
    })
  return { shown: { ...variant, blocks }, others }
}

/** Blocks that the layout has no place for get slides of their own while there may be more, else go to the notes. */
function joinParts(shown: Variant, others: Block[], context: FitContext): Part[] {
  const reserved = Math.min(others.length, context.growth)
  const parts = fitVariant(shown, { ...context, growth: context.growth - reserved })
  const notes: string[] = []
  for (const [index, block] of others.entries()) {
    const growth = context.growth - (parts.length - 1)
    if (growth <= 0) {
      notes.push(blockPlainText(block))
      continue
    }
    const reservedForRest = Math.min(others.length - index - 1, growth - 1)
    // The caption is about what the layout is for.
    const { variant: plain } = withoutCaption(shown)
    const variant = { ...plain, layout: naturalLayouts[block.kind], blocks: [block] }
    parts.push(...fitVariant(variant, { ...context, growth: growth - 1 - reservedForRest }))
  }
  const [first] = parts
  if (first) first.notes.push(...notes)
  return parts
}

/**
 * The beginning that fits on one slide, then the rest on further ones, in about equal parts. Undefined when the
 * content cannot be divided, or not even its first piece fits.
 */
function split(variant: Variant, context: FitContext): Part[] | undefined {
  const { comfortable, possible, growth } = context
  const pieces = splitPieces(variant, context)
  if (pieces === undefined) return undefined
  const { count, part, probe = part } = pieces
  if (count < 2) return undefined
  const limit = Math.min(count - 1, 200)
  let most = largest(limit, (size) => comfortable(probe(0, size)))
  if (most === 0) most = largest(limit, (size) => possible(probe(0, size)))
  if (most === 0) {
    // The first piece is too long by itself: it is shortened, and the rest goes on.
    const first = reduceVariant(part(0, 1), possible, context)
    return [first, ...fitVariant(part(1, count), { ...context, growth: growth - 1 })]
  }
  const slides = Math.min(growth + 1, Math.ceil(count / most))
  const even = Math.min(most, Math.ceil(count / slides))
  const size = comfortable(probe(0, even)) || !comfortable(probe(0, most)) ? even : most
  const first = part(0, size)
  const firstParts = pieces.probe
    ? fitVariant(first, { ...context, growth: Math.floor((growth - 1) / 2) })
    : [{ variant: first, notes: [] }]
  const rest = fitVariant(part(size, count), { ...context, growth: growth - firstParts.length })
  return [...firstParts, ...rest]
}

function fittedSlide(slide: Slide, part: Part, number: number, newId: () => string): Slide {
  const { variant } = part
  if (number === 0) {
    const notes = [slide.notes, ...part.notes].filter(Boolean).join('\n')
    const unchanged = variant === chosenVariant(slide)
    if (unchanged && part.notes.length === 0) return slide
    return {
      ...slide,
      variants: slide.variants.map((one, index) => (index === slide.chosen ? variant : one)),
      ...(notes === '' ? {} : { notes }),
    }
  }
  const notes = part.notes.filter(Boolean).join('\n')
  return {
    id: newId(),
    type: slide.type,
    // The first slide says it.
    variants: [withMeta(variant, null)],
    chosen: 0,
    ...(notes === '' ? {} : { notes }),
    sources: spansOf(variant.blocks, slide),
  }
}

/** Where the blocks come from, and what all parts share (the head of a table); the whole slide's spans where they do not say. */
function spansOf(blocks: Block[], slide: Slide): SourceSpan[] {
  const spans = blocks.flatMap(blockSources)
  if (spans.length === 0) return slide.sources
  if (blocks.every(({ kind }) => kind !== 'table')) return spans
  const starts = new Set(
    chosenVariant(slide).blocks.flatMap((block) => blockSources(block).map(({ start }) => start)),
  )
  return [...slide.sources.filter(({ start }) => !starts.has(start)), ...spans]
}
