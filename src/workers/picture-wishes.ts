import type { ImageBlock } from '../deck/blocks/image/schema.ts'
import type { Deck } from '../deck/deck.ts'
import { chosenVariant, type Slide, slidePlainText, type Variant } from '../deck/slide.ts'
import type { CustomTheme } from '../design/themes/custom-theme.ts'
import { withPictureBeside } from '../edit/resolve/picture-on-slide.ts'
import type { ResolveContext } from '../edit/resolve/resolve-context.ts'
import { subjectNamed, subjectsOf } from '../images/art/subjects/subject-words.ts'
import type { Typography } from '../typography/typography.ts'
import type { PictureWish } from './tasks.ts'

/** What slides are drawn with. */
interface Surroundings {
  typography: Typography
  newId: () => string
  customTheme?: CustomTheme
  /** What all pictures show. */
  subject?: string
}

/** So many slides after a picture show none beside their words: pictures everywhere say nothing. */
const restOfPictures = 2

/** Text that goes on in the slide's picture is no longer than what one takes in with it. */
const longestText = 400

/** What a picture is taken to be before there is one: of most photographs' ratio, with a line about whose it is. */
const expected: Omit<ImageBlock, 'id'> = {
  kind: 'image',
  image: 'expected',
  width: 1536,
  height: 1024,
  alt: 'Expected',
  credit: 'A. N. Author of the picture · CC BY-SA 4.0 · Openverse',
  sources: [],
}

/**
 * Which pictures slides could do with: those that were drawn may be replaced, and a slide of bullets or sentences that names a
 * thing, with room beside them, may show it.
 *
 * @param deck with the slides in it.
 */
export function pictureWishes(
  deck: Deck,
  slides: readonly Slide[],
  { subject: told, customTheme, ...drawing }: Surroundings,
): PictureWish[] {
  const context = resolveContext(deck, { ...drawing, ...(customTheme ? { customTheme } : {}) })
  const named = told === undefined ? undefined : subjectNamed(told)
  let lastShown = Number.NEGATIVE_INFINITY
  const wishes: PictureWish[] = []
  for (const [index, slide] of deck.slides.entries()) {
    const shown = chosenVariant(slide)
    if (showsPicture(shown)) lastShown = index
    if (!slides.includes(slide)) continue
    const text = slidePlainText(slide)
    const subject = named ?? subjectsOf(shown.title, text, deck.language)[0]
    const next = deck.slides[index + 1]
    const isApart =
      index - lastShown > restOfPictures &&
      !(next !== undefined && showsPicture(chosenVariant(next)))
    const hasRoom =
      isApart &&
      subject !== undefined &&
      (shown.layout === 'bullets' || shown.layout === 'paragraph') &&
      withPictureBeside(slide, index, { ...expected, id: drawing.newId() }, context) !== undefined
    if (hasRoom) lastShown = index
    wishes.push({
      slideId: slide.id,
      ...(subject === undefined ? {} : { subject }),
      title: shown.title,
      text: text.slice(0, longestText),
      drawn: slide.variants.flatMap(({ layout, vibeId, textSide, blocks }) =>
        layout === 'creative' && vibeId !== undefined
          ? blocks.flatMap((block) =>
              block.kind === 'image'
                ? [{ image: block.image, vibeId, textSide: textSide ?? 'start' }]
                : [],
            )
          : [],
      ),
      hasRoom,
    })
  }
  return wishes
}

/** Whether it has a picture to look at; what a creative slide's text stands on is a ground. */
function showsPicture({ layout, blocks }: Variant): boolean {
  return layout !== 'creative' && blocks.some((block) => block.kind === 'image')
}

/** What placing a picture asks of a deck that no edit is made to. */
export function resolveContext(
  deck: Deck,
  { customTheme, ...drawing }: Omit<Surroundings, 'subject'>,
): ResolveContext {
  return {
    deck,
    sources: {},
    notesBefore: {},
    untitled: false,
    themes: customTheme ? [customTheme] : [],
    ...drawing,
  }
}
