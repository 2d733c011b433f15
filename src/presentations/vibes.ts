import type { Database } from '../database/connection.ts'
import { findVibe, vibeList } from '../design/vibes/vibe-list.ts'
import type { CreativeWish } from '../workers/tasks.ts'
import { findOwnVibe, readOwnVibes } from './custom-vibes.ts'
import type { GenerationInput } from './generation-input.ts'
import { type LookKey, lookPage } from './look-page.ts'
import type { Page, PageWish } from './page.ts'

/** A vibe as lists name it. */
interface VibeSummary {
  id: string
  name: string
  source: 'system' | 'custom'
}

/** The vibes that a user can name: the built-in ones, then the user's own in the order in which they were made. */
export async function listVibes(
  database: Database,
  ownerId: string,
  wish: PageWish<LookKey> = {},
): Promise<Page<VibeSummary, LookKey>> {
  return lookPage(
    vibeList.map(({ id, name }): VibeSummary => ({ id, name, source: 'system' })),
    async (part) =>
      (await readOwnVibes(database, ownerId, part)).map(({ item: { id, name }, key }) => ({
        item: { id, name, source: 'custom' },
        key,
      })),
    wish,
  )
}

/** What a vibe tells those who draw: the system vibe to draw in, and how a user's own one differs from it. */
type VibeManner = Pick<CreativeWish, 'vibeId' | 'hue' | 'subject'>

/** The manner of a vibe that the owner can name; undefined for any other id. */
export async function resolveVibe(
  database: Database,
  ownerId: string,
  id: string,
): Promise<VibeManner | undefined> {
  if (findVibe(id)) return { vibeId: id }
  const own = await findOwnVibe(database, ownerId, id)
  if (own === undefined) return undefined
  const { base, hue, subject } = own.definition
  return {
    vibeId: base,
    ...(hue === undefined ? {} : { hue }),
    ...(subject === undefined ? {} : { subject }),
  }
}

/**
 * The creative variants that a generation was accepted with, for its worker; empty when it has none. A vibe that its
 * owner has deleted since is left to the worker's choice.
 */
export async function creativeWishOf(
  database: Database,
  ownerId: string,
  input: Pick<GenerationInput, 'imageVariants' | 'vibeId' | 'imageOptions'>,
): Promise<{ creative?: CreativeWish }> {
  const { imageVariants = 0, vibeId, imageOptions } = input
  if (imageVariants === 0) return {}
  const manner = vibeId === undefined ? undefined : await resolveVibe(database, ownerId, vibeId)
  return {
    creative: {
      variants: imageVariants,
      ...(imageOptions === undefined ? {} : { style: imageOptions.style }),
      ...(imageOptions?.styleInstructions === undefined
        ? {}
        : { styleInstructions: imageOptions.styleInstructions }),
      ...manner,
    },
  }
}
