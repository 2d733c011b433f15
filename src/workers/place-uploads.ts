import type { Composition } from '../author/compose.ts'
import { placePictures } from '../author/pictures/place-pictures.ts'
import type { Deck } from '../deck/deck.ts'
import type { Slide } from '../deck/slide.ts'
import { fitDeck } from '../design/fit-deck.ts'
import { imageLibrary } from '../design/image-library.ts'
import type { Typography } from '../typography/typography.ts'
import type { AuthorTask } from './tasks.ts'

/**
 * The composition with the task's uploads on the slides that they belong to; a warning names those without a place.
 *
 * @param deck its theme and language, and the slides around.
 */
export function placeUploads(
  composition: Composition,
  task: AuthorTask,
  deck: Deck,
  typography: Typography,
  newId: () => string,
): Composition {
  const { uploads = [], composition: request, customTheme } = task
  if (uploads.length === 0) return composition
  const images = imageLibrary([...composition.images, ...uploads])
  const fits = (slide: Slide): boolean => {
    // What is not comfortable on one slide becomes two while there may be more.
    const options = { images, maximumSlides: 2, newId, ...(customTheme ? { customTheme } : {}) }
    const { slides } = fitDeck({ ...deck, slides: [slide] }, typography, options)
    return slides.length === 1 && slides[0]?.notes === slide.notes
  }
  const { slides, unplaced } = placePictures({
    slides: composition.slides,
    language: composition.language,
    pictures: uploads,
    text: request.text,
    inputId: request.inputId,
    maximumSlides: composition.bounds.maximum,
    newId,
    fits,
  })
  const warnings = unplaced.map(
    ({ filename }) =>
      `The image ${JSON.stringify(filename)} is not shown: no slide has room for it, and there may be no more slides.`,
  )
  return { ...composition, slides, warnings: [...composition.warnings, ...warnings] }
}
