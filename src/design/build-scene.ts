import type { Deck } from '../deck/deck.ts'
import { sectionNumbers } from '../deck/section-numbers.ts'
import { shownTitle } from '../deck/shown-title.ts'
import { chosenVariant, type Slide } from '../deck/slide.ts'
import { mirrorNodes } from '../scene/mirror-nodes.ts'
import { relativeLuminance } from '../scene/paint.ts'
import { recolorPage } from '../scene/recolor-page.ts'
import type { Page, Scene } from '../scene/scene.ts'
import type { Typography } from '../typography/typography.ts'
import { colorChange } from './color-change.ts'
import { drawVariant, type SlidePlace } from './draw-slide.ts'
import { type ImageLibrary, noImages } from './image-library.ts'
import { withSettledColors } from './marks/settle-colors.ts'
import { onGround } from './on-ground.ts'
import { reduceVariant } from './reduce-variant.ts'
import {
  baseTheme,
  type CustomTheme,
  type CustomThemeDefinition,
  dressedTheme,
} from './themes/custom-theme.ts'
import { drawnTheme } from './themes/drawn-themes.ts'
import { sceneTheme, type Theme } from './themes/theme.ts'
import { defaultThemeId, findTheme } from './themes/theme-list.ts'
import type { ThemeColors } from './themes/theme-tokens.ts'

/**
 * The deck's theme: the custom one when the deck names that, in the colours of its base (see `recolored`); the default
 * for an id that is not known (any more).
 */
export function deckTheme(deck: Pick<Deck, 'themeId'>, custom?: CustomTheme): Theme {
  if (custom?.id === deck.themeId) return dressedTheme(drawnTheme(custom.definition.base), custom)
  return drawnTheme(findTheme(deck.themeId)?.theme.id ?? defaultThemeId)
}

/**
 * Places a deck: one page a slide, nothing overflowing. What a slide has too much of (only possible when it was not
 * fitted before) stands in the page's notes instead.
 */
export function buildScene(
  deck: Deck,
  typography: Typography,
  images: ImageLibrary = noImages,
  custom?: CustomTheme,
): Scene {
  return buildPages(deck, deck.slides.keys(), typography, images, custom)
}

/**
 * Places one slide of a deck as `buildScene` does.
 * @throws {RangeError} when there is no slide of that index (0-based).
 */
export function buildScenePage(
  deck: Deck,
  index: number,
  typography: Typography,
  images: ImageLibrary = noImages,
  custom?: CustomTheme,
): Page {
  const [page] = buildPages(deck, [index], typography, images, custom).pages
  if (page === undefined) throw new RangeError(`The deck has no slide ${index}.`)
  return page
}

/** What a page takes from its deck is also what makes its picture another one: see `pageIdentity`. */
function buildPages(
  deck: Deck,
  indices: Iterable<number>,
  typography: Typography,
  images: ImageLibrary,
  custom: CustomTheme | undefined,
): Scene {
  const theme = deckTheme(deck, custom)
  const sections = sectionNumbers(deck.slides)
  const pageNumbers = numberPages(deck.slides)
  const dress = custom?.id === deck.themeId ? dressOf(custom.definition) : undefined
  const { colors = theme.colors } = dress ?? {}
  return {
    title: shownTitle(deck),
    language: deck.language,
    theme: sceneTheme({ ...theme, ...dress }),
    pages: [...indices].flatMap((index) => {
      const slide = deck.slides[index]
      if (slide === undefined) return []
      const { page, wishesColors } = buildPage(slide, {
        theme,
        typography,
        language: deck.language,
        deckTitle: shownTitle(deck),
        organisation: deckOrganisation(deck.slides),
        pageNumber: index + 1,
        ...(sections[index] ?? { sectionNumber: 0, sectionNumeral: 0 }),
        pageNumbers,
        images,
      })
      const dressed = dress ? dress.recolor(page) : page
      const placed = slide.ground ? onGround(dressed, slide.ground, { ...theme, colors }) : dressed
      if (!wishesColors) return placed
      return { ...placed, nodes: placed.nodes.map((node) => withSettledColors(node, colors)) }
    }),
  }
}

/** The colours of a custom theme, and how pages get them. Creative pages keep theirs: those belong to their pictures. */
function dressOf(definition: CustomThemeDefinition) {
  const base = baseTheme(definition)
  const change = colorChange(base, definition.colors)
  const changed = Object.entries(base.colors).map(([role, color]) => [
    role,
    Array.isArray(color) ? color.map(change) : change(color),
  ])
  const colors: ThemeColors = { ...Object.fromEntries(changed), ...definition.colors }
  const inks = [colors.ink, colors.background, colors.accentInk]
  return {
    colors,
    dark: relativeLuminance(colors.background) < relativeLuminance(colors.ink),
    recolor: (page: Page) => (page.layout === 'creative' ? page : recolorPage(page, change, inks)),
  }
}

/** The small line over the title of the deck's cover; empty without one. */
export function deckOrganisation(slides: readonly Slide[]): string {
  const covers = slides.flatMap(
    (slide) => slide.variants.find((one) => one.layout === 'title') ?? [],
  )
  return covers[0]?.eyebrow ?? ''
}

/** Page numbers by slide id, from 1. */
export function numberPages(slides: readonly Pick<Slide, 'id'>[]): Map<string, number> {
  return new Map(slides.map((slide, index) => [slide.id, index + 1]))
}

/** A page in the theme's colours, and whether words on it wish for others than it gives them. */
function buildPage(slide: Slide, place: SlidePlace): { page: Page; wishesColors: boolean } {
  const variant = chosenVariant(slide)
  const whole = drawVariant(variant, place)
  const reduced = whole
    ? { variant, notes: [] }
    : reduceVariant(variant, (one) => drawVariant(one, place) !== undefined, place)
  const drawn = whole ?? drawVariant(reduced.variant, place)
  if (drawn === undefined) throw new Error(`Slide ${slide.id} cannot be drawn.`)
  const { sheet, content } = drawn
  // A creative slide is its vibe's, not the theme's.
  if (content.layout !== 'creative') place.theme.drawBackdrop?.(sheet, content)
  const nodes = sheet.rightToLeft ? mirrorNodes(sheet.nodes, sheet.rigidAreas) : sheet.nodes
  const notes = [slide.notes, ...reduced.notes].filter(Boolean).join('\n')
  const { marks, styles } = sheet.context
  const page = {
    slideId: slide.id,
    layout: content.layout,
    title: content.title,
    ...(notes === '' ? {} : { notes }),
    background: sheet.background,
    nodes,
  }
  return { page, wishesColors: styles !== undefined || (marks?.size ?? 0) > 0 }
}
