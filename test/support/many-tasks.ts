import { sql } from 'drizzle-orm'
import type { Database } from '../../src/database/connection.ts'

/**
 * Gives an owner many tasks without working on them, as quickly as a database can: of a thousand one failed and one
 * more is being worked on; the others were completed, evenly over the days that end with 2025.
 * @param contextId of all but the first; absent: each has one of its own, as the first does, `context 1` and so on.
 */
export async function manyTasks(
  database: Database,
  ownerId: string,
  { count, perDay, contextId }: { count: number; perDay: number; contextId?: string },
): Promise<void> {
  const context =
    contextId === undefined
      ? sql`'context ' || number`
      : sql`case number when 1 then 'context 1' else ${contextId}::text end`
  const operationId = sql`'turn ' || ${ownerId} || number`
  const taskId = sql`'task ' || ${ownerId} || number`
  const moment = sql`timestamptz '2026-01-01T00:00:00Z' - number * interval '1 day' / ${perDay}::int`
  const status = sql`case number % 1000 when 1 then 'in_progress' when 2 then 'failed' else 'completed' end`
  const numbers = sql`generate_series(1, ${count}::int) as number`
  await database.execute(sql`insert into operations
    (id, kind, owner_id, status, input, result, created_at, started_at, completed_at)
    select ${operationId}, 'agent_task', ${ownerId}, status, jsonb_build_object('contextId', ${context}),
      case when status = 'completed' then '{"state": "TASK_STATE_COMPLETED", "parts": []}'::jsonb end,
      ${moment}, ${moment}, case when status <> 'in_progress' then ${moment} end
    from ${numbers}, lateral (select ${status} as status) as made`)
  await database.execute(sql`insert into operation_events (operation_id, sequence, type, data)
    select ${operationId}, 1, 'status', jsonb_build_object('status', ${status}) from ${numbers}`)
  await database.execute(sql`insert into agent_tasks (id, owner_id, context_id, operation_id, casing)
    select ${taskId}, ${ownerId}, ${context}, ${operationId}, 'camelCase' from ${numbers}`)
  await database.execute(sql`insert into agent_messages
    (owner_id, conversation, message_id, task_id, turn, operation_id, message)
    select ${ownerId}, ${context}, 'message ' || number, ${taskId}, 1, ${operationId},
      '{"messageId": "message", "role": "ROLE_USER", "parts": [{"text": "Go"}]}' from ${numbers}`)
}
