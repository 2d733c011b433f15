import { eq } from 'drizzle-orm'
import type { Database } from './connection.ts'
import { settings } from './schema.ts'

/** A setting's value; undefined when it was never settled. */
export async function readSetting(database: Database, key: string): Promise<string | undefined> {
  const [row] = await database
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key))
  return row?.value
}

/** Gives a setting another value, or its first one. */
export async function storeSetting(database: Database, key: string, value: string): Promise<void> {
  await database
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}

/** A setting's value; when there is none yet, `initial` is stored. Of several processes at once the first one's stays. */
export async function settleSetting(
  database: Database,
  key: string,
  initial: string,
): Promise<string> {
  await database.insert(settings).values({ key, value: initial }).onConflictDoNothing()
  const value = await readSetting(database, key)
  if (value === undefined) throw new Error(`The setting ${key} was not stored.`)
  return value
}
