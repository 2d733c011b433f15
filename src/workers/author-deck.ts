import { type Composition, compose } from '../author/compose.ts'
import { cutTableWarnings } from '../author/composer/slides/cut-tables.ts'
import { placeInSection } from '../author/place-in-section.ts'
import { withPartNames } from '../author/slide-titles/name-parts.ts'
import { type Deck, deckFormatVersion } from '../deck/deck.ts'
import { chosenVariant, type Slide } from '../deck/slide.ts'
import { deckTheme } from '../design/build-scene.ts'
import { fitDeck } from '../design/fit-deck.ts'
import { imageLibrary } from '../design/image-library.ts'
import { deckFits } from '../design/variant-fits.ts'
import type { Typography } from '../typography/typography.ts'
import { addCreativeVariants } from './add-creative-variants.ts'
import { addFurtherVariants } from './add-further-variants.ts'
import { placeUploads } from './place-uploads.ts'
import type { AuthorResult, AuthorTask, PictureWish } from './tasks.ts'
import { writtenComposition } from './written-composition.ts'

/** The deck with names for the parts of slides that were divided, which have ids of their own behind that of the slide. */
function withNamedParts(
  whole: Deck,
  divided: Deck,
  fits: (deck: Deck, index: number) => boolean,
): Deck {
  const known = new Map(whole.slides.map((slide) => [slide.id, slide]))
  let named = divided
  for (const [index, { id }] of divided.slides.entries()) {
    const slide = known.get(id)
    if (slide === undefined) continue
    const next = divided.slides.findIndex((one, at) => at > index && known.has(one.id))
    const count = (next === -1 ? divided.slides.length : next) - index
    named = withPartNames(named, { whole: chosenVariant(slide), index, count, outOf: true }, fits)
  }
  return named
}

/**
 * Text to slides that fit: composes, then fits the new slides to their layouts in the deck's theme. The number of new
 * slides stays in `bounds`.
 */
export async function authorDeck(
  task: AuthorTask,
  typography: Typography,
  newId: () => string,
): Promise<AuthorResult> {
  const request = { ...task.composition, newId }
  const composed = task.written ? writtenComposition(request, task.written) : compose(request)
  return layOutComposition(composed, task, typography, newId)
}

async function wishesForPictures(
  deck: Deck,
  slides: Slide[],
  task: AuthorTask,
  typography: Typography,
  newId: () => string,
): Promise<PictureWish[]> {
  // With the layouts of edits, which threads that only compose do not need.
  const { pictureWishes } = await import('./picture-wishes.ts')
  const { creative, customTheme } = task
  return pictureWishes(deck, slides, {
    typography,
    newId,
    ...(customTheme ? { customTheme } : {}),
    ...(creative?.subject === undefined ? {} : { subject: creative.subject }),
  })
}

/** The second half of `authorDeck`: fits slides that were composed for the task to their layouts. */
export async function layOutComposition(
  composed: Composition,
  task: AuthorTask,
  typography: Typography,
  newId: () => string,
): Promise<AuthorResult> {
  const before = task.existing?.slides ?? []
  const surroundings: Omit<Deck, 'slides'> = {
    formatVersion: deckFormatVersion,
    title: task.existing?.title ?? composed.title,
    language: task.existing?.language ?? composed.language,
    themeId: task.existing?.themeId ?? task.themeId,
  }
  const composition = placeUploads(
    composed,
    task,
    { ...surroundings, slides: [] },
    typography,
    newId,
  )
  const at = Math.min(task.at ?? before.length, before.length)
  const behind = before.slice(at)
  const added =
    composition.slides.length === 1
      ? composition.slides.map((slide) => placeInSection(slide, before[at - 1], behind[0]))
      : composition.slides
  const deck: Deck = {
    ...surroundings,
    slides: [...before.slice(0, at), ...added, ...behind],
  }
  const images = imageLibrary([...composition.images, ...(task.uploads ?? [])])
  const custom = task.customTheme ? { customTheme: task.customTheme } : {}
  const divided = fitDeck(deck, typography, {
    images,
    maximumSlides: before.length + composition.bounds.maximum,
    firstIndex: at,
    endIndex: at + added.length,
    newId,
    ...custom,
  })
  const fitted = withNamedParts(deck, divided, (tried, index) =>
    deckFits(tried, typography, { images, ...custom })(index).possible(
      chosenVariant(tried.slides[index] as Slide),
    ),
  )
  // Of a slide that is led by a picture the first variant is the picture.
  const classic = (task.variantsPerSlide ?? 1) - (task.creative?.only ? 1 : 0)
  const varied = addFurtherVariants(fitted, typography, {
    wanted: Math.max(1, classic),
    firstIndex: at,
    endIndex: fitted.slides.length - behind.length,
    images,
    ...custom,
  })
  const made = varied.slides
  const creative = task.creative
    ? await addCreativeVariants(made, task.creative, {
        deck: fitted,
        theme: deckTheme(fitted, task.customTheme),
        typography,
        newId,
        variantsPerSlide: task.variantsPerSlide ?? 1,
      })
    : { slides: made, images: [] }
  const said = creative.slides
  const whole: Deck = {
    ...surroundings,
    slides: [...before.slice(0, at), ...said, ...behind],
  }
  return {
    ...(task.asksForPictures
      ? { pictureWishes: await wishesForPictures(whole, said, task, typography, newId) }
      : {}),
    language: composition.language,
    title: composition.title,
    sourceTitle: composition.sourceTitle,
    slides: creative.slides,
    images: [...composition.images, ...creative.images],
    bounds: composition.bounds,
    warnings: [
      ...composition.warnings,
      ...cutTableWarnings(composition.tables, made, task.composition.inputId),
      ...varied.warnings,
    ],
  }
}
