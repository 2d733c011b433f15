import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { deleteApiKeysOf, forgetApiKeys } from '../../accounts/api-keys.ts'
import type { Connection, Database } from '../../database/connection.ts'
import { goingInSql } from '../../database/operation-status.ts'
import {
  agentTasks,
  operations,
  presentations,
  users,
  verifications,
} from '../../database/schema.ts'
import { channels } from '../../jobs/channels.ts'
import { isTransientDatabaseError } from '../../jobs/failures.ts'
import type { JobLogger } from '../../jobs/job-runner.ts'
import type { Storage } from '../../storage/storage.ts'
import { filesOfAccount } from './account-files.ts'

/** What deleting an account needs. */
interface DeletionDependencies {
  connection: Connection
  storage: Storage
  logger: Pick<JobLogger, 'warn'>
}

/** How often it is tried when other transactions are in the way. */
const attempts = 5

/**
 * Deletes a user for good, with everything that is theirs: presentations, pictures, looks, work and its history,
 * credits, keys, sessions, connected applications, and the files of all that. Rows go in one transaction, so that all
 * of them are gone or none. When this resolves every process refuses the user's keys and tokens as soon as it has heard
 * of it, and no worker can write for them any more: work that is under way has lost its operation, and is stopped.
 *
 * Files go after the rows. What cannot be deleted then, or is stored by a worker in the moment before it is stopped, is
 * left to the sweeper: it goes through the files by owner, and of an owner who is gone it finds none that a row names.
 *
 * @returns false when there is no such user.
 * @throws the database's error when it is away, or others were in the way too often; then nothing is deleted.
 */
export async function deleteAccount(
  dependencies: DeletionDependencies,
  userId: string,
): Promise<boolean> {
  const { database } = dependencies.connection
  const keyIds = await deleteRows(database, userId)
  if (keyIds === undefined) return false
  forgetApiKeys(database, keyIds)
  await deleteFiles(dependencies, userId)
  return true
}

/**
 * Work that is accepted in the middle of the transaction, and taken up at once, can hold a row that the deletion needs
 * while it waits for one that the deletion holds. The database ends one of the two then, perhaps this one.
 */
async function deleteRows(database: Database, userId: string): Promise<string[] | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction((tx) => deleteUser(tx, userId))
    } catch (error) {
      if (attempt >= attempts || !isTransientDatabaseError(error)) throw error
    }
  }
}

/** @returns the ids of the user's keys; undefined when there is no such user. */
async function deleteUser(tx: Database, userId: string): Promise<string[] | undefined> {
  await lockWork(tx, userId)
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (user === undefined) return undefined
  const keyIds = await deleteApiKeysOf(tx, userId)
  await tx.delete(verifications).where(namesUser(userId, user.email))
  const deleted = await tx
    .delete(operations)
    .where(eq(operations.ownerId, userId))
    .returning({ id: operations.id, status: operations.status })
  for (const { id, status } of deleted)
    if (status === 'in_progress')
      await tx.execute(sql`select pg_notify(${channels.canceled}, ${id})`)
  // Everything else goes with the user, by its foreign key.
  await tx.delete(users).where(eq(users.id, userId))
  return keyIds
}

/**
 * Locks what work on the user's behalf may be at, in the order in which everybody locks: tasks, operations,
 * presentations, and the user last, whose row the credits of ending work refer to.
 */
async function lockWork(tx: Database, userId: string): Promise<void> {
  await tx
    .select({ id: agentTasks.id })
    .from(agentTasks)
    .where(eq(agentTasks.ownerId, userId))
    .orderBy(asc(agentTasks.id))
    .for('update')
  await tx
    .select({ id: operations.id })
    .from(operations)
    .where(and(eq(operations.ownerId, userId), goingInSql(operations.status)))
    .orderBy(asc(operations.id))
    .for('update')
  await tx
    .select({ id: presentations.id })
    .from(presentations)
    .where(eq(presentations.ownerId, userId))
    .orderBy(asc(presentations.id))
    .for('update')
}

/**
 * Short-lived values for the user or their address: links, invitations, codes of OAuth. They are texts of several kinds,
 * some of them JSON. An address counts only as a whole, because it may be the end of somebody else's.
 */
function namesUser(userId: string, email: string): SQL | undefined {
  const { identifier, value } = verifications
  return or(
    sql`position(${userId} in ${value}) > 0`,
    sql`position(${userId} in ${identifier}) > 0`,
    eq(value, email),
    eq(identifier, email),
    sql`position(${JSON.stringify(email)} in ${value}) > 0`,
  )
}

async function deleteFiles(
  { storage, logger }: DeletionDependencies,
  userId: string,
): Promise<void> {
  try {
    for await (const key of filesOfAccount(storage, userId)) await storage.delete(key)
  } catch (error) {
    logger.warn({ err: error }, 'Files of a deleted account are left to be swept')
  }
}
