import type { Slide, Variant } from '../deck/slide.ts'
import { isRightToLeft } from '../design/text-cleaning.ts'
import { withPictureBeside } from '../edit/resolve/picture-on-slide.ts'
import { withNotes } from '../edit/resolve/slide-content.ts'
import { veilPicture } from '../images/art/veil-picture.ts'
import type { SceneImage } from '../scene/node.ts'
import type { Typography } from '../typography/typography.ts'
import { resolveContext } from './picture-wishes.ts'
import type { GivenPicture, IllustrateResult, IllustrateTask } from './tasks.ts'

/**
 * Puts pictures on slides. One that takes the place of a drawn one is veiled where the text stands on it, so that any picture
 * can be read on. One beside words that has no room after all is left out. Whose a picture is stands in the notes too.
 */
export async function illustrateSlides(
  { deck, customTheme, pictures }: IllustrateTask,
  typography: Typography,
  newId: () => string,
): Promise<IllustrateResult> {
  const surroundings = { typography, newId, ...(customTheme ? { customTheme } : {}) }
  const changed = new Map<string, Slide>()
  const images: SceneImage[] = []
  for (const given of pictures) {
    const index = deck.slides.findIndex(({ id }) => id === given.slideId)
    const slide = changed.get(given.slideId) ?? deck.slides[index]
    if (slide === undefined) continue
    const current = { ...deck, slides: deck.slides.map((one) => changed.get(one.id) ?? one) }
    const made =
      given.replaces === undefined
        ? beside(slide, index, given, resolveContext(current, surroundings))
        : await inPlace(slide, given, given.replaces, isRightToLeft(deck.language))
    if (made === undefined) continue
    changed.set(slide.id, withOrigin(made.slide, given))
    images.push(made.picture)
  }
  return { slides: [...changed.values()], images }
}

interface Illustrated {
  slide: Slide
  picture: SceneImage
}

function beside(
  slide: Slide,
  index: number,
  given: GivenPicture,
  context: ReturnType<typeof resolveContext>,
): Illustrated | undefined {
  const { picture } = given
  const block = { id: context.newId(), ...shownAs(given, picture) }
  const placed = withPictureBeside(slide, index, block, context)
  return placed && { slide: placed, picture }
}

async function inPlace(
  slide: Slide,
  given: GivenPicture,
  replaced: string,
  isMirrored: boolean,
): Promise<Illustrated | undefined> {
  const isDrawn = ({ blocks }: Variant) =>
    blocks.some((block) => block.kind === 'image' && block.image === replaced)
  const creative = slide.variants.find(isDrawn)
  if (creative?.vibeId === undefined) return undefined
  const textAtEnd = (creative.textSide === 'end') !== isMirrored
  const picture = await veilPicture(given.picture, creative.vibeId, textAtEnd)
  const variants = slide.variants.map((variant) =>
    variant === creative
      ? {
          ...variant,
          blocks: variant.blocks.map((block) =>
            block.kind === 'image' && block.image === replaced
              ? { id: block.id, ...shownAs(given, picture) }
              : block,
          ),
        }
      : variant,
  )
  return { slide: { ...slide, variants }, picture }
}

function shownAs({ alt, credit, origin }: GivenPicture, picture: SceneImage) {
  return {
    kind: 'image' as const,
    image: picture.id,
    width: picture.width,
    height: picture.height,
    alt,
    ...(credit === undefined ? {} : { credit }),
    ...(origin === undefined ? {} : { origin }),
    sources: [],
  }
}

function withOrigin(slide: Slide, { credit, origin }: GivenPicture): Slide {
  if (origin === undefined) return slide
  return withNotes(slide, [[credit, origin.page].filter(Boolean).join(' · ')])
}
