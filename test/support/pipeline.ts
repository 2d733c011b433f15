import type { SlideRange } from '../../src/author/slide-range.ts'
import { type Deck, deckFormatVersion } from '../../src/deck/deck.ts'
import { buildScene } from '../../src/design/build-scene.ts'
import { imageLibrary } from '../../src/design/image-library.ts'
import { defaultThemeId, findTheme } from '../../src/design/themes/theme-list.ts'
import type { Scene } from '../../src/scene/scene.ts'
import { loadTypography, type Typography } from '../../src/typography/typography.ts'
import { authorDeck } from '../../src/workers/author-deck.ts'
import type { CreativeWish } from '../../src/workers/tasks.ts'

let loading: Promise<Typography> | undefined

/** The shipped fonts, loaded once for all tests of a file. */
export function sharedTypography(): Promise<Typography> {
  loading ??= loadTypography()
  return loading
}

/** What the worker threads do, in this thread: text → fitted deck → scene. Slide ids are s1, s2, … */
export async function makeDeck(request: {
  text: string
  range?: SlideRange
  title?: string
  /** Id or name. */
  theme?: string
  creative?: CreativeWish
  /** BCP 47; absent: detected. */
  language?: string
}): Promise<{ deck: Deck; scene: Scene; bounds: { minimum: number; maximum: number } }> {
  const typography = await sharedTypography()
  const title = request.title ?? 'API Generated Presentation'
  const themeId = findTheme(request.theme ?? defaultThemeId)?.theme.id
  if (themeId === undefined) throw new Error(`There is no theme ${request.theme}.`)
  let count = 0
  const authored = await authorDeck(
    {
      composition: {
        inputId: 'input',
        text: request.text,
        deckTitle: title,
        titleIsDefault: request.title === undefined,
        slideRange: request.range ?? 'auto',
        appending: false,
        ...(request.language ? { language: request.language } : {}),
      },
      themeId,
      ...(request.creative ? { creative: request.creative } : {}),
    },
    typography,
    () => {
      count += 1
      return `s${count}`
    },
  )
  const deck: Deck = {
    formatVersion: deckFormatVersion,
    title,
    language: authored.language,
    themeId,
    slides: authored.slides,
  }
  const scene = buildScene(deck, typography, imageLibrary(authored.images))
  return { deck, scene, bounds: authored.bounds }
}
