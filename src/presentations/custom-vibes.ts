import { z } from 'zod'
import type { Database } from '../database/connection.ts'
import { customVibes } from '../database/schema.ts'
import { findVibe } from '../design/vibes/vibe-list.ts'
import { NotFoundError } from './errors.ts'
import {
  deleteLook,
  findLook,
  insertLook,
  type Look,
  listLooks,
  lookDefinition,
  lookName,
  readLooks,
  updateLook,
} from './looks.ts'
import type { MomentKey, Placed } from './page.ts'

/** How a vibe of a user differs from the system vibe that it is based on. */
const customVibeDefinitionSchema = z.object({
  /** The id of a system vibe. */
  base: z.string().refine((id) => findVibe(id) !== undefined, 'There is no such system vibe.'),
  /** A few words instead of the base's. */
  mood: z.string().trim().min(1).max(200).optional(),
  /** Turns the base's palette, in degrees of hue. */
  hue: z.number().min(-180).max(180).optional(),
  /** What the pictures show instead of what the slide's words suggest. */
  subject: z.string().trim().min(1).max(100).optional(),
})
type CustomVibeDefinition = z.infer<typeof customVibeDefinitionSchema>

/** A vibe of a user. */
type CustomVibe = Look<CustomVibeDefinition>

/** The owner's vibes, in the order in which they were made. */
export function listOwnVibes(database: Database, ownerId: string): Promise<CustomVibe[]> {
  return listLooks(database, customVibes, customVibeDefinitionSchema, ownerId)
}

/** So many of the owner's vibes, with their places. */
export function readOwnVibes(
  database: Database,
  ownerId: string,
  part: { rows: number; after?: MomentKey },
): Promise<Placed<CustomVibe, MomentKey>[]> {
  return readLooks(database, customVibes, customVibeDefinitionSchema, ownerId, part)
}

/** A vibe of the owner; undefined for any other id. */
export function findOwnVibe(
  database: Database,
  ownerId: string,
  id: string,
): Promise<CustomVibe | undefined> {
  return findLook(database, customVibes, customVibeDefinitionSchema, ownerId, id)
}

/**
 * Keeps a new vibe.
 * @throws {InvalidLookError} for a name or a definition that does not fit.
 */
export async function createCustomVibe(
  database: Database,
  ownerId: string,
  wish: { name: string; definition: unknown },
): Promise<CustomVibe> {
  return insertLook(database, customVibes, ownerId, {
    name: lookName(wish.name),
    definition: lookDefinition(customVibeDefinitionSchema, wish.definition),
  })
}

/**
 * Gives a vibe another name and definition. Slides that were made in it keep their pictures.
 * @throws {InvalidLookError} for a name or a definition that does not fit.
 * @throws {NotFoundError} when the owner has no such vibe.
 */
export async function updateCustomVibe(
  database: Database,
  ownerId: string,
  id: string,
  wish: { name: string; definition: unknown },
): Promise<CustomVibe> {
  const vibe = {
    id,
    name: lookName(wish.name),
    definition: lookDefinition(customVibeDefinitionSchema, wish.definition),
  }
  if (!(await updateLook(database, customVibes, ownerId, vibe))) throw new NotFoundError('vibe')
  return vibe
}

/**
 * Removes a vibe; slides that were made in it keep their pictures.
 * @throws {NotFoundError} when the owner has no such vibe.
 */
export async function deleteCustomVibe(
  database: Database,
  ownerId: string,
  id: string,
): Promise<void> {
  if (!(await deleteLook(database, customVibes, ownerId, id))) throw new NotFoundError('vibe')
}
