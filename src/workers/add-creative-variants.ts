import { blockPlainText } from '../deck/blocks/block.ts'
import type { ParagraphBlock } from '../deck/blocks/paragraph/schema.ts'
import type { Deck } from '../deck/deck.ts'
import { shownTitle } from '../deck/shown-title.ts'
import { chosenVariant, type Slide, slidePlainText, type Variant } from '../deck/slide.ts'
import { drawVariant, type SlidePlace } from '../design/draw-slide.ts'
import { noImages } from '../design/image-library.ts'
import { isRightToLeft } from '../design/text-cleaning.ts'
import type { Theme } from '../design/themes/theme.ts'
import { chooseVibe } from '../design/vibes/choose-vibe.ts'
import { drawPicture } from '../images/art/draw-picture.ts'
import type { SceneImage } from '../scene/node.ts'
import { shorten } from '../text/shorten.ts'
import type { Typography } from '../typography/typography.ts'
import { creativeText } from './creative-text.ts'
import { motifsOf } from './picture-motifs.ts'
import type { CreativeWish } from './tasks.ts'

/** What the new slides stand in. */
export interface CreativePlace {
  /** The deck with the new slides, fitted. */
  deck: Deck
  theme: Theme
  typography: Typography
  newId: () => string
  /** How many variants a slide has in all where it is creative only. */
  variantsPerSlide: number
}

/**
 * Statements and quotes within so many slides after a picture that is shown show none, unless they are creative only:
 * a picture is an accent, and one statement behind another would look like the same slide twice.
 */
const restOfPictures = 2

/**
 * Gives each slide its creative variants: a picture in the vibe's manner, its subject from the slide's words, and one
 * line of thought on it. The creative variant is shown where it says all that the classic one says (covers, sections,
 * short statements, quotes), no picture is shown close before and none has said the same; on other slides it waits to be
 * chosen. A second one shows the subject from another distance, its text on the other side. Slides that are creative
 * only show the first, and what it does not say goes to their notes.
 */
export async function addCreativeVariants(
  slides: Slide[],
  wish: CreativeWish,
  place: CreativePlace,
): Promise<{ slides: Slide[]; images: SceneImage[] }> {
  const vibeId =
    wish.vibeId ?? vibeInUse(place.deck, slides) ?? chooseVibe({ ...wish, theme: place.theme })
  const others = place.deck.slides.filter((slide) => !slides.includes(slide))
  const images = new Map<string, SceneImage>()
  const used = new Set(others.flatMap(({ variants }) => variants.flatMap(picturesOf)))
  const said = new Set(others.map(chosenVariant).filter(isCreative).flatMap(linesOf))
  const motifs = motifsOf(slides, wish, place.deck.language)
  const changed: Slide[] = []
  let lastShown = Number.NEGATIVE_INFINITY
  for (const [index, slide] of slides.entries()) {
    const motif = motifs[index] ?? { view: 'wide' }
    const pictures: Picture[] = []
    const count = wish.only ? Math.max(1, wish.variants) : wish.variants
    for (let number = 0; number < count; number++) {
      const second = number % 2 === 1
      const request = {
        seed: [place.deck.title, index, number, slidePlainText(slide)].join('\n'),
        subject: motif.subject,
        view: second ? otherView[motif.view] : motif.view,
      }
      const options = {
        hue: wish.hue ?? 0,
        mirrored: isRightToLeft(place.deck.language) !== second,
      }
      let picture = await drawPicture(vibeId, request, options)
      // The same text may have been made into slides of this deck before.
      for (let round = 2; used.has(picture.id); round++) {
        const seed = `${request.seed}\n${round}`
        picture = await drawPicture(vibeId, { ...request, seed }, options)
      }
      used.add(picture.id)
      images.set(picture.id, picture)
      pictures.push({ picture, textSide: second ? 'end' : 'start' })
    }
    const opens = ['title', 'section', 'closing'].includes(chosenVariant(slide).layout)
    const rested = opens || index - lastShown > restOfPictures
    const made = withPictures(slide, { pictures, vibeId, rested, said }, wish, place)
    const shown = chosenVariant(made)
    if (isCreative(shown)) {
      lastShown = index
      for (const line of linesOf(shown)) said.add(line)
    }
    changed.push(made)
  }
  return { slides: changed, images: [...images.values()] }
}

/** A picture and the side of its calm part. */
interface Picture {
  picture: SceneImage
  textSide: 'start' | 'end'
}

const otherView = { wide: 'close', close: 'wide' } as const

function isCreative({ layout }: Variant): boolean {
  return layout === 'creative'
}

function picturesOf({ blocks }: Variant): string[] {
  return blocks.flatMap((block) => (block.kind === 'image' ? block.image : []))
}

/** The lines on a picture in letters and digits only, to compare them with those on others. */
function linesOf({ title, blocks }: Pick<Variant, 'title' | 'blocks'>): string[] {
  return [title, ...blocks.map(blockPlainText)]
    .map((line) =>
      line
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter(Boolean)
}

/** The vibe of the deck's creative slides so far. */
function vibeInUse(deck: Deck, added: Slide[]): string | undefined {
  return deck.slides
    .filter((slide) => !added.includes(slide))
    .flatMap((slide) => slide.variants.flatMap((variant) => variant.vibeId ?? []))
    .at(-1)
}

function withPictures(
  slide: Slide,
  made: { pictures: Picture[]; vibeId: string; rested: boolean; said: ReadonlySet<string> },
  wish: CreativeWish,
  place: CreativePlace,
): Slide {
  const { pictures, vibeId, rested, said } = made
  const text = creativeText(slide)
  const variants = pictures.map(({ picture, textSide }): Variant => {
    const subtitle: ParagraphBlock[] =
      text.subtitle.length > 0
        ? [{ kind: 'paragraph', id: place.newId(), paragraphs: text.subtitle }]
        : []
    return {
      layout: 'creative',
      vibeId,
      ...(textSide === 'end' ? { textSide } : {}),
      title: text.title,
      ...(text.eyebrow === undefined ? {} : { eyebrow: text.eyebrow }),
      blocks: [
        {
          kind: 'image',
          id: place.newId(),
          image: picture.id,
          width: picture.width,
          height: picture.height,
          // Ornament: what it shows adds nothing to the words.
          alt: '',
          sources: [],
        },
        ...subtitle,
      ],
    }
  })
  const fitted = variants.map((variant) => fitCreative(variant, place))
  const whole = text.complete && fitted.every(({ shortened }) => !shortened)
  const creative = fitted.map(({ variant }) => variant)
  const [first] = creative
  const repeats = first !== undefined && linesOf(first).every((line) => said.has(line))
  if (!wish.only)
    return {
      ...slide,
      variants: [...slide.variants, ...creative],
      chosen: whole && rested && first && !repeats ? slide.variants.length : slide.chosen,
    }
  const classic = [
    chosenVariant(slide),
    ...slide.variants.filter((_, index) => index !== slide.chosen),
  ].slice(0, Math.max(0, place.variantsPerSlide - 1))
  const notes = [slide.notes, ...(whole ? [] : unsaid(slide, creative[0]))]
    .filter(Boolean)
    .join('\n')
  return {
    ...slide,
    type: 'creative',
    variants: [...creative, ...classic],
    chosen: 0,
    ...(notes === '' ? {} : { notes }),
  }
}

/** What the picture does not say, a block a line. */
function unsaid(slide: Slide, creative: Variant | undefined): string[] {
  const { title, blocks, meta, caption } = chosenVariant(slide)
  return [
    ...(creative?.title === title ? [] : [title]),
    ...blocks.map(blockPlainText),
    ...[meta, caption].flatMap((line) => line ?? []),
  ]
}

/** The variant as it fits its picture: without its small text, then with a shorter title. */
function fitCreative(
  variant: Variant,
  { deck, theme, typography }: CreativePlace,
): { variant: Variant; shortened: boolean } {
  const slidePlace: SlidePlace = {
    theme,
    typography,
    language: deck.language,
    deckTitle: shownTitle(deck),
    organisation: '',
    pageNumber: 1,
    sectionNumber: 0,
    sectionNumeral: 0,
    pageNumbers: new Map(),
    images: noImages,
  }
  const fits = (one: Variant) => drawVariant(one, slidePlace) !== undefined
  if (fits(variant)) return { variant, shortened: false }
  const { eyebrow: _, ...plain } = variant
  const bare: Variant = { ...plain, blocks: variant.blocks.filter((one) => one.kind === 'image') }
  if (fits(bare))
    return {
      variant: bare,
      shortened:
        variant.blocks.some((one) => blockPlainText(one) !== '') || variant.eyebrow !== undefined,
    }
  const title = shorten(bare.title, deck.language, (text) => fits({ ...bare, title: text }))
  return { variant: { ...bare, title }, shortened: true }
}
