import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { goingInSql } from '../database/operation-status.ts'
import { customThemes, operations, presentations } from '../database/schema.ts'
import {
  type CustomTheme,
  type CustomThemeDefinition,
  customThemeDefinitionSchema,
  legibilityProblem,
} from '../design/themes/custom-theme.ts'
import { findTheme, systemThemes } from '../design/themes/theme-list.ts'
import { applyToPresentation } from './apply-to-presentation.ts'
import { InvalidLookError, NotFoundError } from './errors.ts'
import { type LookKey, lookPage } from './look-page.ts'
import {
  deleteLook,
  findLook,
  insertLook,
  listLooks,
  lookDefinition,
  lookName,
  readLooks,
  updateLook,
} from './looks.ts'
import type { MomentKey, Page, PageWish, Placed } from './page.ts'

/** Each instruction is read with all of them. */
const mostOwnThemes = 200

/** So many presentations change their theme in one transaction: each is read and gets a revision, and is locked meanwhile. */
const themeBatch = 100

/** What a caller sends for a custom theme. */
interface CustomThemeWish {
  name: string
  definition: unknown
}

/** The themes that a user can choose: the system's in their fixed order, then the user's own. */
export async function listThemes(
  database: Database,
  ownerId: string,
  wish: PageWish<LookKey> = {},
): Promise<Page<{ id: string; name: string }, LookKey>> {
  const nameOf = ({ id, name }: { id: string; name: string }) => ({ id, name })
  return lookPage(
    systemThemes.map(nameOf),
    async (part) =>
      (await readOwnThemes(database, ownerId, part)).map(({ item, key }) => ({
        item: nameOf(item),
        key,
      })),
    wish,
  )
}

/** The owner's themes, in the order in which they were made. */
export function listOwnThemes(database: Database, ownerId: string): Promise<CustomTheme[]> {
  return listLooks(database, customThemes, customThemeDefinitionSchema, ownerId)
}

/** So many of the owner's themes, with their places. */
export function readOwnThemes(
  database: Database,
  ownerId: string,
  part: { rows: number; after?: MomentKey },
): Promise<Placed<CustomTheme, MomentKey>[]> {
  return readLooks(database, customThemes, customThemeDefinitionSchema, ownerId, part)
}

/** A theme of the owner; undefined for any other id, those of system themes too. */
export function findOwnTheme(
  database: Database,
  ownerId: string,
  id: string,
): Promise<CustomTheme | undefined> {
  return findLook(database, customThemes, customThemeDefinitionSchema, ownerId, id)
}

/** What a task for a worker carries besides the id of a theme: the owner's theme of that id, if it is one. */
export async function customThemeOf(
  database: Database,
  ownerId: string,
  themeId: string,
): Promise<{ customTheme?: CustomTheme }> {
  if (systemThemes.some((theme) => theme.id === themeId)) return {}
  const customTheme = await findOwnTheme(database, ownerId, themeId)
  return customTheme ? { customTheme } : {}
}

/**
 * The theme that a caller means by the id of a system theme or of a theme of their own, or by the name of a system
 * theme (then `byName`); undefined when there is none.
 */
export async function resolveTheme(
  database: Database,
  ownerId: string,
  idOrName: string,
): Promise<{ themeId: string; byName: boolean } | undefined> {
  const system = findTheme(idOrName)
  if (system) return { themeId: system.theme.id, byName: system.byName }
  const own = await findOwnTheme(database, ownerId, idOrName.trim().toLowerCase())
  return own && { themeId: own.id, byName: false }
}

/**
 * Keeps a new theme.
 * @throws {InvalidLookError} when the owner has as many as one may have, for a name or a definition that does not fit,
 *   and for colours that cannot be read.
 */
export async function createCustomTheme(
  database: Database,
  ownerId: string,
  wish: CustomThemeWish,
): Promise<CustomTheme> {
  if ((await database.$count(customThemes, eq(customThemes.ownerId, ownerId))) >= mostOwnThemes)
    throw new InvalidLookError(
      `You have ${mostOwnThemes} design systems of your own; delete one before you make another.`,
    )
  return insertLook(database, customThemes, ownerId, checked(wish))
}

/**
 * Keeps a theme that an edit has made, under the id that its operations name.
 * @throws {InvalidLookError} as for one that a user makes.
 */
export async function keepCustomTheme(
  database: Database,
  ownerId: string,
  theme: CustomTheme,
): Promise<void> {
  await insertLook(database, customThemes, ownerId, { id: theme.id, ...checked(theme) })
}

/**
 * Gives a theme another name and definition. The presentations in it change with it: each has one more revision, so
 * that their files are made anew.
 * @throws {InvalidLookError} as when it is made.
 * @throws {NotFoundError} when the owner has no such theme.
 */
export async function updateCustomTheme(
  database: Database,
  ownerId: string,
  id: string,
  wish: CustomThemeWish,
): Promise<CustomTheme> {
  const theme = { id, ...checked(wish) }
  await database.transaction(async (tx) => {
    if (!(await updateLook(tx, customThemes, ownerId, theme))) throw new NotFoundError('theme')
    await setThemeOfPresentations(tx, ownerId, id, id)
  })
  return theme
}

/**
 * Removes a theme. The presentations in it take the system theme that it was based on, in one more revision, and so
 * does work that is still to begin. They do so before the theme goes, a batch at a time: who made many holds up nobody, and
 * what was interrupted is continued by deleting again.
 * @throws {NotFoundError} when the owner has no such theme.
 */
export async function deleteCustomTheme(
  database: Database,
  ownerId: string,
  id: string,
): Promise<void> {
  const found = await findOwnTheme(database, ownerId, id)
  if (found === undefined) throw new NotFoundError('theme')
  const moveBatch = () =>
    database.transaction((tx) =>
      setThemeOfPresentations(tx, ownerId, id, found.definition.base, themeBatch),
    )
  while ((await moveBatch()) === themeBatch);
  await database.transaction(async (tx) => {
    const theme = await findOwnTheme(tx, ownerId, id)
    if (theme === undefined || !(await deleteLook(tx, customThemes, ownerId, id)))
      throw new NotFoundError('theme')
    const { base } = theme.definition
    await tx
      .update(operations)
      .set({
        input: sql`jsonb_set(${operations.input}, '{themeId}', to_jsonb(${base}::text))`,
      })
      .where(
        and(
          eq(operations.ownerId, ownerId),
          goingInSql(operations.status),
          sql`${operations.input} ->> 'themeId' = ${id}`,
        ),
      )
    await setThemeOfPresentations(tx, ownerId, id, base)
  })
}

/** @returns how many they were: `most` at most, absent: all of them. */
async function setThemeOfPresentations(
  tx: Database,
  ownerId: string,
  from: string,
  themeId: string,
  most?: number,
): Promise<number> {
  const query = tx
    .select({ id: presentations.id })
    .from(presentations)
    .where(and(eq(presentations.ownerId, ownerId), eq(presentations.themeId, from)))
    .orderBy(asc(presentations.id))
    .for('update')
  const inIt = await (most === undefined ? query : query.limit(most))
  for (const { id } of inIt)
    await applyToPresentation(tx, { ownerId, presentationId: id }, [{ op: 'set_theme', themeId }])
  return inIt.length
}

function checked({ name, definition }: CustomThemeWish): {
  name: string
  definition: CustomThemeDefinition
} {
  const read = lookDefinition(customThemeDefinitionSchema, definition)
  const problem = legibilityProblem(read)
  if (problem !== undefined) throw new InvalidLookError(problem)
  return { name: lookName(name), definition: read }
}
