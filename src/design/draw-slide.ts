import type { Variant } from '../deck/slide.ts'
import type { Points } from '../scene/geometry.ts'
import { drawCaption, fitCaption, overCaption } from './caption.ts'
import type { ImageLibrary } from './image-library.ts'
import { shownMarks } from './marks/shown-marks.ts'
import { ShownStyles } from './marks/shown-styles.ts'
import { Sheet, type SheetContext } from './sheet.ts'
import { type SlideContent, slideContent } from './slide-content.ts'
import { cleanLine } from './text-cleaning.ts'
import type { Theme } from './themes/theme.ts'

/** What drawing a slide depends on beside its variant. */
export interface SlidePlace extends Omit<SheetContext, 'smallestBody' | 'marks' | 'styles'> {
  /** Gives the pictures that the deck names; undefined for one that is gone. */
  images: ImageLibrary
}

/** Text a reader in the last row can read; smaller is used only where a deck may not grow. */
export const comfortableBody = 14
/** Never smaller than this. */
export const smallestBody = 12

interface DrawnSlide {
  sheet: Sheet
  content: SlideContent
}

/**
 * Draws a variant; undefined when it does not fit its layout with body text of at least `smallest` points. Sizes are wished
 * for against those that the theme gives: they are the nearest that fit, and where another alignment or face has no room,
 * it is left.
 */
export function drawVariant(
  variant: Variant,
  place: SlidePlace,
  smallest = smallestBody,
): DrawnSlide | undefined {
  const styles = ShownStyles.of(variant)
  const drawn = drawStyled(variant, place, smallest, styles)
  if (styles === undefined) return drawn
  if (drawn === undefined) return drawStyled(variant, place, smallest, undefined)
  let [best, most] = [drawn, { title: 0, blocks: 0 }]
  for (const part of ['title', 'blocks'] as const)
    for (const step of styles.stepsOf(part)) {
      const tried = { ...most, [part]: step }
      const sized = drawStyled(variant, place, smallest, styles.sized(drawn.sheet.nodes, tried))
      if (sized === undefined) continue
      best = sized
      most = tried
      break
    }
  return best
}

function drawStyled(
  variant: Variant,
  place: SlidePlace,
  smallest: Points,
  styles: ShownStyles | undefined,
): DrawnSlide | undefined {
  const deckTitle = cleanLine(place.deckTitle)
  const content = slideContent(variant, deckTitle || String(place.pageNumber), place)
  const organisation = cleanLine(place.organisation)
  const marks = shownMarks(variant)
  const sheetFor = (theme: Theme) =>
    new Sheet({ ...place, theme, deckTitle, organisation, smallestBody: smallest, marks, styles })
  const plain = sheetFor(place.theme)
  // A quote sets it with its words.
  const under = content.layout === 'quote' ? '' : content.caption
  const caption = under === '' ? undefined : fitCaption(plain, under)
  if (under !== '' && caption === undefined) return undefined
  const sheet = caption === undefined ? plain : sheetFor(overCaption(place.theme, caption))
  const fits = place.theme.layouts[content.layout](sheet, content)
  if (!fits) return undefined
  if (caption !== undefined && !drawCaption(sheet, under, caption)) return undefined
  return { sheet, content }
}
