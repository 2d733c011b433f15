import { compose } from '../author/compose.ts'
import { type Deck, deckFormatVersion } from '../deck/deck.ts'
import { deckTheme } from '../design/build-scene.ts'
import { fitDeck } from '../design/fit-deck.ts'
import { imageLibrary } from '../design/image-library.ts'
import type { Typography } from '../typography/typography.ts'
import { addCreativeVariants } from './add-creative-variants.ts'
import { placeUploads } from './place-uploads.ts'
import type { AuthorResult, AuthorTask } from './tasks.ts'

/**
 * Text to slides that fit: composes, then fits the new slides to their layouts in the deck's theme. The number of new
 * slides stays in `bounds`.
 */
export async function authorDeck(
  task: AuthorTask,
  typography: Typography,
  newId: () => string,
): Promise<AuthorResult> {
  const composed = await compose({ ...task.composition, newId })
  const before = task.existing?.slides ?? []
  const surroundings: Omit<Deck, 'slides'> = {
    formatVersion: deckFormatVersion,
    title: task.existing?.title ?? task.composition.deckTitle,
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
  const deck: Deck = { ...surroundings, slides: [...before, ...composition.slides] }
  const fitted = fitDeck(deck, typography, {
    images: imageLibrary([...composition.images, ...(task.uploads ?? [])]),
    maximumSlides: before.length + composition.bounds.maximum,
    firstIndex: before.length,
    newId,
    ...(task.customTheme ? { customTheme: task.customTheme } : {}),
  })
  const made = fitted.slides.slice(before.length)
  const creative = task.creative
    ? await addCreativeVariants(made, task.creative, {
        deck: fitted,
        theme: deckTheme(fitted, task.customTheme),
        typography,
        newId,
        variantsPerSlide: task.variantsPerSlide ?? 1,
      })
    : { slides: made, images: [] }
  return {
    language: composition.language,
    sourceTitle: composition.sourceTitle,
    slides: creative.slides,
    images: [...composition.images, ...creative.images],
    bounds: composition.bounds,
    warnings: composition.warnings,
  }
}
