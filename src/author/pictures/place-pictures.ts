import type { ImageBlock } from '../../deck/blocks/image/schema.ts'
import { chosenVariant, type Slide, slidePlainText, type Variant } from '../../deck/slide.ts'
import { cutBeyond } from '../composer/shaping/shorten.ts'
import { furtherVariants } from '../variants/further-variants.ts'
import { type PictureReference, pictureReferences } from './picture-references.ts'
import { pictureWords } from './picture-words.ts'
import { wordOverlap } from './word-overlap.ts'

/** A picture of the caller's. */
export interface Picture {
  /** As image blocks name it. */
  id: string
  filename: string
  /** Pixels. */
  width: number
  height: number
}

/** Slides that were made of a text, and the pictures that belong to them. */
interface PicturePlacing {
  slides: readonly Slide[]
  /** The slides' language, a BCP 47 tag. */
  language: string
  pictures: readonly Picture[]
  text: string
  /** As the slides' sources name the text. */
  inputId: string
  maximumSlides: number
  newId: () => string
  /** Whether a slide can be drawn as it is, nothing smaller than is comfortable and nothing left out. */
  fits: (slide: Slide) => boolean
}

/** Layouts of which nothing is lost when a picture stands beside what they say. */
const besideText = new Set(['bullets', 'paragraph'])
/** Layouts that say the same in a list: with a picture of their own they become one. */
const asList = new Set(['cards', 'definition'])
/** Slides that are about the deck and not about a thing. */
const aboutTheDeck = new Set(['title', 'agenda', 'section', 'recap', 'closing'])

/** From what part of a name's words on the slide is taken to be the picture's. */
const leastOverlap = 0.35

interface Wish {
  picture: number
  /** The slide that it belongs to; absent: nothing says which. */
  slide?: number
  reference?: PictureReference
  /** The heading that it stands under with no text of its own: it gets a slide of its own. */
  heading?: string
}

/**
 * Gives each picture to the slide that it belongs to: the one made of the text where its file is named, else the one
 * with the words of its name, else the one with the most room. It stands beside the slide's text, for which cards and
 * definitions become a list, or on a slide of its own behind it while there may be more. Each is used once at the most.
 *
 * @returns the slides, and the pictures for which there was no place.
 */
export function placePictures(placing: PicturePlacing): { slides: Slide[]; unplaced: Picture[] } {
  const { slides, pictures, maximumSlides } = placing
  const beside = new Map<number, Slide>()
  const behind = new Map<number, Slide[]>()
  const unplaced: Picture[] = []
  let growth = Math.max(0, maximumSlides - slides.length)

  const takeBeside = (wish: Wish, index: number): boolean => {
    const slide = slides[index]
    const picture = pictures[wish.picture]
    if (slide === undefined || picture === undefined || beside.has(index)) return false
    const shown = withPicture(slide, picture, wish, placing)
    if (shown === undefined || !placing.fits(shown)) return false
    beside.set(index, shown)
    return true
  }
  const takeBehind = (wish: Wish, index: number): boolean => {
    const picture = pictures[wish.picture]
    if (picture === undefined || growth === 0) return false
    growth--
    // What belongs nowhere is about the whole deck.
    const related = wish.slide === undefined ? titleSlide(slides) : slides[index]
    const own = ownSlide(related ?? slides[index], picture, wish, placing)
    behind.set(index, [...(behind.get(index) ?? []), own])
    return true
  }

  const { known, unknown } = matchPictures(placing)
  const left = known.filter(
    (wish) =>
      !(wish.heading === undefined && takeBeside(wish, wish.slide)) &&
      !takeBehind(wish, wish.slide),
  )
  const rooms = slides
    .map((slide, index) => ({ index, length: slidePlainText(slide).length }))
    .filter(({ index }) => isBesideText(slides[index]))
    .sort((a, b) => a.length - b.length)
  for (const wish of [...left, ...unknown]) {
    if (rooms.some(({ index }) => takeBeside(wish, index))) continue
    if (takeBehind(wish, wish.slide ?? lastOfContent(slides))) continue
    const picture = pictures[wish.picture]
    if (picture !== undefined) unplaced.push(picture)
  }
  return {
    slides: slides.flatMap((slide, index) => [
      beside.get(index) ?? slide,
      ...(behind.get(index) ?? []),
    ]),
    unplaced,
  }
}

/** The slide of each picture: by where the text names it, then by words, the best pair first. */
function matchPictures(placing: PicturePlacing): {
  known: (Wish & { slide: number })[]
  unknown: Wish[]
} {
  const { slides, pictures, text } = placing
  const known: (Wish & { slide: number })[] = []
  const references = pictureReferences(
    text,
    pictures.map((picture) => picture.filename),
  )
  for (const reference of references) {
    const place = slideAt(reference, placing)
    if (place !== undefined) known.push({ picture: reference.picture, ...place, reference })
  }
  const free = pictures.flatMap((picture, index) =>
    known.some((wish) => wish.picture === index)
      ? []
      : [{ index, words: pictureWords(picture.filename) }],
  )
  const names = free.map((one) => one.words)
  const titles = wordOverlap(
    names,
    slides.map((slide) => chosenVariant(slide).title),
  )
  const texts = wordOverlap(names, slides.map(slidePlainText))
  const pairs = free
    .flatMap(({ index: picture }, row) =>
      slides.map((slide, column) => ({
        picture,
        slide: column,
        score: aboutTheDeck.has(chosenVariant(slide).layout)
          ? 0
          : 0.5 * (titles[row]?.[column] ?? 0) + 0.5 * (texts[row]?.[column] ?? 0),
      })),
    )
    .filter((pair) => pair.score >= leastOverlap)
    .sort((a, b) => b.score - a.score || a.picture - b.picture || a.slide - b.slide)
  const isPlaced = (picture: number) => known.some((wish) => wish.picture === picture)
  for (const { picture, slide } of pairs)
    if (!isPlaced(picture) && !known.some((wish) => wish.slide === slide))
      known.push({ picture, slide })
  // Several belong to the same slide: the others come behind it.
  for (const { picture, slide } of pairs) if (!isPlaced(picture)) known.push({ picture, slide })
  const unknown = pictures.flatMap((_, picture) => {
    if (isPlaced(picture)) return []
    const reference = references.find((one) => one.picture === picture)
    return [{ picture, ...(reference ? { reference } : {}) }]
  })
  return { known, unknown }
}

/**
 * The slide that is made of the text around a mark, under the same heading; where there is none, the last one made of
 * what stands before it, and the heading.
 */
function slideAt(
  { span }: PictureReference,
  { slides, text, inputId }: PicturePlacing,
): { slide: number; heading?: string } | undefined {
  let near: { slide: number; distance: number } | undefined
  let before: number | undefined
  for (const [index, slide] of slides.entries()) {
    if (aboutTheDeck.has(chosenVariant(slide).layout)) continue
    for (const { input, start, end } of slide.sources) {
      if (input !== inputId) continue
      if (start < span.start) before = index
      const [from, to] =
        end <= span.start ? [end, span.start] : [span.end, Math.max(start, span.end)]
      const distance = to - from
      if (near !== undefined && distance >= near.distance) continue
      if (!headingLine.test(text.slice(from, to))) near = { slide: index, distance }
    }
  }
  if (near !== undefined) return { slide: near.slide }
  const heading = text.slice(0, span.start).match(headingLines)?.at(-1)
  if (before === undefined) return undefined
  return { slide: before, heading: heading?.replace(/[#*_`]/g, '').trim() ?? '' }
}

const headingLine = /^ {0,3}#{1,6}\s/m
const headingLines = /^ {0,3}#{1,6}\s.*$/gm

function isBesideText(slide: Slide | undefined): boolean {
  if (slide === undefined) return false
  const { layout, blocks } = chosenVariant(slide)
  return besideText.has(layout) && blocks.every((block) => besideText.has(block.kind))
}

/** What a slide says in a form that leaves room for a picture; undefined when it has none, or for any odd picture. */
function besideVariant(slide: Slide, wish: Wish, language: string): Variant | undefined {
  if (isBesideText(slide)) return chosenVariant(slide)
  if (wish.slide === undefined || !asList.has(chosenVariant(slide).layout)) return undefined
  const list = furtherVariants(slide, language).find(
    ({ variant, notes }) => variant.layout === 'bullets' && notes.length === 0,
  )
  return list?.variant
}

function withPicture(
  slide: Slide,
  picture: Picture,
  wish: Wish,
  placing: PicturePlacing,
): Slide | undefined {
  const variant = besideVariant(slide, wish, placing.language)
  if (variant === undefined) return undefined
  const words = alternativeText(picture, wish, variant.title, placing.language)
  const block = imageBlock(picture, wish, words, placing)
  const shown = { ...variant, layout: 'image' as const, blocks: [block, ...variant.blocks] }
  return {
    ...slide,
    variants: slide.variants.map((one, index) => (index === slide.chosen ? shown : one)),
    sources: [...slide.sources, ...block.sources],
  }
}

/** A picture with a title: its words, else the title of the slide that it stands behind. */
function ownSlide(
  before: Slide | undefined,
  picture: Picture,
  wish: Wish,
  placing: PicturePlacing,
): Slide {
  const related = before && chosenVariant(before)
  const words = alternativeText(picture, wish, related?.title ?? '', placing.language)
  const { caption, ...block } = imageBlock(picture, wish, words, placing)
  const title = cutBeyond(
    wish.heading || caption || pictureWords(picture.filename),
    90,
    placing.language,
  )
  return {
    id: placing.newId(),
    type: 'classic',
    variants: [
      {
        layout: 'image',
        title: title || related?.title || '',
        ...(related?.eyebrow ? { eyebrow: related.eyebrow } : {}),
        // What the title says already is no caption.
        blocks: [title === caption || caption === undefined ? block : { ...block, caption }],
      },
    ],
    chosen: 0,
    sources: block.sources,
  }
}

/** What the picture shows: as the text says, else as its file is named, else what its slide is about. */
function alternativeText(picture: Picture, wish: Wish, title: string, language: string): string {
  const words = wish.reference?.alt || pictureWords(picture.filename) || title
  return cutBeyond(words, 200, language)
}

function imageBlock(
  { id, width, height }: Picture,
  { reference }: Wish,
  alt: string,
  { newId, inputId }: PicturePlacing,
): ImageBlock {
  return {
    kind: 'image',
    id: newId(),
    image: id,
    width,
    height,
    alt,
    ...(reference?.alt ? { caption: alt } : {}),
    sources: reference ? [{ input: inputId, ...reference.span }] : [],
  }
}

function titleSlide(slides: readonly Slide[]): Slide | undefined {
  return slides.find((slide) => chosenVariant(slide).layout === 'title')
}

/** The last slide before the deck sums itself up. */
function lastOfContent(slides: readonly Slide[]): number {
  const last = slides.findLastIndex((slide) => {
    const { layout } = chosenVariant(slide)
    return layout !== 'recap' && layout !== 'closing'
  })
  return Math.max(0, last)
}
