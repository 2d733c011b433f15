import { blockPlainText } from '../deck/blocks/block.ts'
import type { ParagraphBlock } from '../deck/blocks/paragraph.ts'
import type { Deck } from '../deck/deck.ts'
import { chosenVariant, type Slide, slidePlainText, type Variant } from '../deck/slide.ts'
import { seededRandom } from '../design/devices/stars.ts'
import { drawVariant, type SlidePlace } from '../design/draw-slide.ts'
import { noImages } from '../design/image-library.ts'
import { shorten } from '../design/shorten.ts'
import { isRightToLeft } from '../design/text-cleaning.ts'
import type { Theme } from '../design/themes/theme.ts'
import { chooseVibe } from '../design/vibes/choose-vibe.ts'
import { drawPicture } from '../images/art/draw-picture.ts'
import type { SubjectName } from '../images/art/subjects/subject-list.ts'
import { subjectNamed, subjectsOf } from '../images/art/subjects/subject-words.ts'
import type { SceneImage } from '../scene/node.ts'
import type { Typography } from '../typography/typography.ts'
import { creativeText } from './creative-text.ts'
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

/** A subject is not shown again on this many slides after it. */
const restOfSubject = 2

/**
 * Statements and quotes within so many slides after a picture that is shown show none, unless they are creative only:
 * a picture is an accent, and one statement behind another would look like the same slide twice.
 */
const restOfPictures = 2

/**
 * Gives each slide its creative variants: a picture in the vibe's manner, its subject from the slide's words, and one
 * line of thought on it. The creative variant is shown where it says all that the classic one says (covers, sections,
 * short statements, quotes) and no picture is shown close before; on other slides it waits to be chosen. Slides that are creative only show it, and what it
 * does not say goes to their notes.
 */
export async function addCreativeVariants(
  slides: Slide[],
  wish: CreativeWish,
  place: CreativePlace,
): Promise<{ slides: Slide[]; images: SceneImage[] }> {
  const vibeId =
    wish.vibeId ?? vibeInUse(place.deck, slides) ?? chooseVibe({ ...wish, theme: place.theme })
  const images = new Map<string, SceneImage>()
  const recent: SubjectName[] = []
  const changed: Slide[] = []
  let lastShown = Number.NEGATIVE_INFINITY
  for (const [index, slide] of slides.entries()) {
    const pictures: SceneImage[] = []
    const count = wish.only ? Math.max(1, wish.variants) : wish.variants
    for (let number = 0; number < count; number++) {
      const seed = [place.deck.title, index, number, slidePlainText(slide)].join('\n')
      const subject = chooseSubject(slide, seed, wish, recent)
      recent.push(subject)
      const picture = await drawPicture(
        vibeId,
        { seed, subject },
        {
          hue: wish.hue ?? 0,
          mirrored: isRightToLeft(place.deck.language),
        },
      )
      images.set(picture.id, picture)
      pictures.push(picture)
    }
    recent.splice(0, Math.max(0, recent.length - restOfSubject))
    const opens = ['title', 'section', 'closing'].includes(chosenVariant(slide).layout)
    const rested = opens || index - lastShown > restOfPictures
    const made = withPictures(slide, { pictures, vibeId, rested }, wish, place)
    if (chosenVariant(made).layout === 'creative') lastShown = index
    changed.push(made)
  }
  return { slides: changed, images: [...images.values()] }
}

/** The vibe of the deck's creative slides so far. */
function vibeInUse(deck: Deck, added: Slide[]): string | undefined {
  return deck.slides
    .filter((slide) => !added.includes(slide))
    .flatMap((slide) => slide.variants.flatMap((variant) => variant.vibeId ?? []))
    .at(-1)
}

function chooseSubject(
  slide: Slide,
  seed: string,
  wish: CreativeWish,
  recent: SubjectName[],
): SubjectName {
  const named = wish.subject === undefined ? undefined : subjectNamed(wish.subject)
  if (named !== undefined) return named
  const { title } = chosenVariant(slide)
  const ranked = subjectsOf(title, slidePlainText(slide), seededRandom(seed)())
  return ranked.find((name) => !recent.includes(name)) ?? ranked[0] ?? 'balloon'
}

function withPictures(
  slide: Slide,
  made: { pictures: SceneImage[]; vibeId: string; rested: boolean },
  wish: CreativeWish,
  place: CreativePlace,
): Slide {
  const { pictures, vibeId, rested } = made
  const text = creativeText(chosenVariant(slide))
  const variants = pictures.map((picture): Variant => {
    const subtitle: ParagraphBlock[] =
      text.subtitle.length > 0
        ? [{ kind: 'paragraph', id: place.newId(), paragraphs: text.subtitle }]
        : []
    return {
      layout: 'creative',
      vibeId,
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
  if (!wish.only)
    return {
      ...slide,
      variants: [...slide.variants, ...creative],
      chosen: whole && rested && creative.length > 0 ? slide.variants.length : slide.chosen,
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
  const { title, blocks } = chosenVariant(slide)
  return [...(creative?.title === title ? [] : [title]), ...blocks.map(blockPlainText)]
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
    deckTitle: deck.title,
    organisation: '',
    pageNumber: 1,
    sectionNumber: 0,
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
