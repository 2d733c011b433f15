import { and, asc, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import type { Database } from '../database/connection.ts'
import type { customThemes, customVibes } from '../database/schema.ts'
import { cleanText, codePointLength } from './clean-text.ts'
import { InvalidLookError } from './errors.ts'
import { type MomentKey, momentKey, type Placed, rowsToRead } from './page.ts'

// Custom themes and custom vibes are kept alike: a name, and a definition that says how they differ from the system's
// one that they are based on. Nobody but their owner ever finds them.

/** Which of the two tables. */
type LookTable = typeof customThemes | typeof customVibes

/** A custom theme or vibe as it is kept. */
export interface Look<Definition> {
  id: string
  name: string
  definition: Definition
}

const longestName = 100

/**
 * A name without white space around it.
 * @throws {InvalidLookError} unless it has 1 to 100 characters.
 */
export function lookName(given: string): string {
  const name = cleanText(given).trim()
  if (name === '' || codePointLength(name) > longestName)
    throw new InvalidLookError(`A name has 1 to ${longestName} characters.`)
  return name
}

/**
 * A definition as its schema reads it.
 * @throws {InvalidLookError} naming the field that does not fit.
 */
export function lookDefinition<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.') ?? ''
  throw new InvalidLookError(`${field === '' ? 'definition' : field}: ${issue?.message ?? ''}`)
}

/** The owner's, in the order in which they were made. */
export async function listLooks<Schema extends z.ZodType>(
  database: Database,
  table: LookTable,
  schema: Schema,
  ownerId: string,
): Promise<Look<z.output<Schema>>[]> {
  const placed = await readLooks(database, table, schema, ownerId, { rows: rowsToRead({}) })
  return placed.map(({ item }) => item)
}

/** The same in part, with their places: so many of those that come after a place. */
export async function readLooks<Schema extends z.ZodType>(
  database: Database,
  table: LookTable,
  schema: Schema,
  ownerId: string,
  { rows: count, after }: { rows: number; after?: MomentKey },
): Promise<Placed<Look<z.output<Schema>>, MomentKey>[]> {
  const rows = await database
    .select()
    .from(table)
    .where(
      and(
        eq(table.ownerId, ownerId),
        after && sql`(${table.createdAt}, ${table.id}) > (${after[0]}::timestamptz, ${after[1]})`,
      ),
    )
    .orderBy(asc(table.createdAt), asc(table.id))
    .limit(count)
  return rows.map(({ id, name, definition, createdAt }) => ({
    item: { id, name, definition: schema.parse(definition) },
    key: momentKey({ createdAt, id }),
  }))
}

/** One of the owner's; undefined when there is none, whoever else may have it. */
export async function findLook<Schema extends z.ZodType>(
  database: Database,
  table: LookTable,
  schema: Schema,
  ownerId: string,
  id: string,
): Promise<Look<z.output<Schema>> | undefined> {
  const [row] = await database
    .select()
    .from(table)
    .where(and(eq(table.id, id), eq(table.ownerId, ownerId)))
  return row && { id: row.id, name: row.name, definition: schema.parse(row.definition) }
}

/** Keeps a new one; one whose id is known already stays as it is. Name and definition are checked already. */
export async function insertLook<Definition>(
  database: Database,
  table: LookTable,
  ownerId: string,
  look: { id?: string; name: string; definition: Definition },
): Promise<Look<Definition>> {
  const { id = uuidv7(), name, definition } = look
  await database.insert(table).values({ id, ownerId, name, definition }).onConflictDoNothing()
  return { id, name, definition }
}

/** Writes a name and a definition, checked already; false when the owner has no such one. */
export async function updateLook(
  database: Database,
  table: LookTable,
  ownerId: string,
  { id, name, definition }: Look<unknown>,
): Promise<boolean> {
  const rows = await database
    .update(table)
    .set({ name, definition, updatedAt: sql`now()` })
    .where(and(eq(table.id, id), eq(table.ownerId, ownerId)))
    .returning({ id: table.id })
  return rows.length > 0
}

/** Removes one; false when the owner has no such one. */
export async function deleteLook(
  database: Database,
  table: LookTable,
  ownerId: string,
  id: string,
): Promise<boolean> {
  const rows = await database
    .delete(table)
    .where(and(eq(table.id, id), eq(table.ownerId, ownerId)))
    .returning({ id: table.id })
  return rows.length > 0
}
