import { and, asc, eq, gt, notInArray, type SQL } from 'drizzle-orm'
import { type AgentTaskRow, loadTasks } from '../../agent-tasks/load-tasks.ts'
import { agentTaskKind } from '../../agent-tasks/turn-input.ts'
import type { Database } from '../../database/connection.ts'
import { agentTasks, operations } from '../../database/schema.ts'
import { createArchiveNames } from './archive-names.ts'
import { archiveKind } from './archive-operation.ts'
import { allPages, jsonArray, jsonObject } from './json-stream.ts'
import type { ZipWriter } from './zip-writer.ts'

/** Conversations, or tasks of one, that are read at once: only their names. */
const pageLength = 200
/** Requests that are read at once: with the texts that came with them, each up to a few megabytes. */
const requestsAtOnce = 5

const editKind = 'presentation_edit'

/** Writes what a user, or agents and applications on their behalf, asked for, and what was answered. */
export async function archiveConversations(
  database: Database,
  userId: string,
  zip: ZipWriter,
): Promise<void> {
  const names = createArchiveNames('conversation')
  for await (const { contextId } of contextsOf(database, userId)) {
    const [first] = await tasksPage(database, userId, contextId, undefined, 1)
    const path = `conversations/${names.name(contextId, first?.id ?? contextId, '.json')}`
    await zip.add(path, jsonObject({ contextId, tasks: tasksOf(database, userId, contextId) }))
  }
  await zip.add(
    'conversations/edits.json',
    jsonArray(requestsOf(database, userId, eq(operations.kind, editKind))),
  )
  const others = notInArray(operations.kind, [editKind, agentTaskKind, archiveKind])
  await zip.add('requests.json', jsonArray(requestsOf(database, userId, others)))
}

function contextsOf(database: Database, userId: string): AsyncIterable<{ contextId: string }> {
  const { contextId, ownerId } = agentTasks
  return allPages((last?: { contextId: string }) =>
    database
      .selectDistinct({ contextId })
      .from(agentTasks)
      .where(and(eq(ownerId, userId), last && gt(contextId, last.contextId)))
      .orderBy(asc(contextId))
      .limit(pageLength),
  )
}

function tasksPage(
  database: Database,
  userId: string,
  contextId: string,
  last: AgentTaskRow | undefined,
  limit = pageLength,
): Promise<AgentTaskRow[]> {
  return database
    .select()
    .from(agentTasks)
    .where(
      and(
        eq(agentTasks.ownerId, userId),
        eq(agentTasks.contextId, contextId),
        last && gt(agentTasks.id, last.id),
      ),
    )
    .orderBy(asc(agentTasks.id))
    .limit(limit)
}

/** The tasks of a conversation, each with all that was said and given in it. */
async function* tasksOf(
  database: Database,
  userId: string,
  contextId: string,
): AsyncGenerator<unknown> {
  for await (const row of allPages((last?: AgentTaskRow) =>
    tasksPage(database, userId, contextId, last),
  )) {
    const tasks = await database.transaction((tx) => loadTasks(tx, [row]), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    })
    for (const { task } of tasks) yield { acceptedAt: row.createdAt, ...task }
  }
}

/** Work that was asked for, with all that came with the request, and what came of it. */
function requestsOf(
  database: Database,
  userId: string,
  which: SQL | undefined,
): AsyncIterable<unknown> {
  const { id, kind, presentationId, applicationId, status, input, result, error, warnings } =
    operations
  const { createdAt, completedAt } = operations
  return allPages((last?: { id: string }) =>
    database
      .select({
        id,
        kind,
        presentationId,
        applicationId,
        acceptedAt: createdAt,
        endedAt: completedAt,
        status,
        input,
        result,
        error,
        warnings,
      })
      .from(operations)
      .where(and(eq(operations.ownerId, userId), which, last && gt(id, last.id)))
      .orderBy(asc(id))
      .limit(requestsAtOnce),
  )
}
