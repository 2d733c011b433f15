import { LRUCache } from 'lru-cache'
import { type Composition, type CompositionRequest, compose } from '../../src/author/compose.ts'
import type { SlideRange } from '../../src/author/slide-range.ts'
import { type Deck, deckFormatVersion } from '../../src/deck/deck.ts'
import { buildScene } from '../../src/design/build-scene.ts'
import { imageLibrary } from '../../src/design/image-library.ts'
import { defaultThemeId, findTheme } from '../../src/design/themes/theme-list.ts'
import type { Scene } from '../../src/scene/scene.ts'
import { layOutComposition } from '../../src/workers/author-deck.ts'
import type { CreativeWish } from '../../src/workers/tasks.ts'
import { readOnce } from './read-once.ts'
import { testTypography } from './typography.ts'

/** Texts are composed again and again in one test process, each time in another theme. */
const composed = new LRUCache<string, { composition: Composition; ids: number }>({ max: 64 })

/** What was composed before from the same request, else composed now; and how many ids were given. */
function composeOnce(request: Omit<CompositionRequest, 'newId'>) {
  const key = JSON.stringify(request)
  const known = composed.get(key)
  if (known !== undefined) return known
  let ids = 0
  const newId = () => {
    ids += 1
    return `s${ids}`
  }
  const composition = compose({ ...request, newId }, readOnce)
  const made = { composition, ids }
  composed.set(key, made)
  return made
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
  const typography = await testTypography()
  const title = request.title ?? 'API Generated Presentation'
  const themeId = findTheme(request.theme ?? defaultThemeId)?.theme.id
  if (themeId === undefined) throw new Error(`There is no theme ${request.theme}.`)
  const composition = {
    inputId: 'input',
    text: request.text,
    deckTitle: title,
    titleIsDefault: request.title === undefined,
    ...(request.title === undefined ? { titleFromSource: true } : {}),
    slideRange: request.range ?? 'auto',
    appending: false,
    ...(request.language ? { language: request.language } : {}),
  } as const
  const { composition: made, ids } = composeOnce(composition)
  let count = ids
  const task = { composition, themeId, ...(request.creative ? { creative: request.creative } : {}) }
  const authored = await layOutComposition(structuredClone(made), task, typography, () => {
    count += 1
    return `s${count}`
  })
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
