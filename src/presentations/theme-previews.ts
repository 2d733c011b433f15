import { LRUCache } from 'lru-cache'
import type { Database } from '../database/connection.ts'
import { type Deck, deckFormatVersion } from '../deck/deck.ts'
import { systemThemes } from '../design/themes/theme-list.ts'
import { forParty } from '../workers/party.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { customThemeOf } from './custom-themes.ts'
import { NotFoundError } from './errors.ts'
import { inTime } from './in-time.ts'

/** Pixels across. */
const previewWidth = 1280

/** How many previews a process keeps: about 100 KB each. */
const mostPreviews = 100

/**
 * Draws the cover of a theme; drawn once a process while the theme stays as it is, so that what is shown is always what
 * this version draws.
 */
export interface ThemePreviews {
  /**
   * A PNG picture.
   * @param ownerId whose theme it is; of a system theme anything.
   * @throws {NotFoundError} when there is no such theme.
   * @throws {TooLongError} when it takes too long to draw.
   */
  cover(ownerId: string, themeId: string): Promise<Uint8Array>
}

/** The previews of a process. */
export function createThemePreviews(database: Database, workers: WorkerPool): ThemePreviews {
  const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: mostPreviews })

  async function draw(
    deck: Deck,
    custom: Awaited<ReturnType<typeof customThemeOf>>,
  ): Promise<Uint8Array> {
    const task = { deck, ...custom, format: 'png', slideIndex: 0, width: previewWidth } as const
    const drawing = inTime(
      () => workers.export(task),
      'The picture of this theme takes too long to draw; please try again later.',
    )
    return (await drawing).file
  }

  return {
    async cover(ownerId, themeId) {
      const custom = await customThemeOf(database, ownerId, themeId)
      const theme = custom.customTheme ?? systemThemes.find((one) => one.id === themeId)
      if (theme === undefined) throw new NotFoundError('theme')
      const key = JSON.stringify([themeId, custom])
      const known = drawn.get(key)
      if (known) return known
      const made = forParty(ownerId, () => draw(coverDeck(theme), custom))
      drawn.set(key, made)
      made.catch(() => drawn.delete(key))
      return made
    },
  }
}

/** One slide that shows a theme: its name, and below what it is like. */
function coverDeck(theme: { id: string; name: string; description?: string }): Deck {
  const { id, name, description } = theme
  const blocks =
    description === undefined
      ? []
      : [
          {
            kind: 'paragraph' as const,
            id: 'description',
            paragraphs: [{ text: description, sources: [], added: true }],
          },
        ]
  return {
    formatVersion: deckFormatVersion,
    title: name,
    language: 'en',
    themeId: id,
    slides: [
      {
        id: 'cover',
        type: 'classic',
        variants: [{ layout: 'title', title: name, blocks }],
        chosen: 0,
        sources: [],
      },
    ],
  }
}
