import { sql } from 'drizzle-orm'
import { agentTasks, operations } from '../database/schema.ts'
import type { TaskState } from './task.ts'

// For queries that join a task with the operation of its newest turn.

/** The state of a task, by the same rules by which its events are read (turn-updates.ts). */
export const stateInSql = sql<TaskState>`case
  when ${agentTasks.dismissedAt} is not null then 'TASK_STATE_CANCELED'
  when ${operations.status} = 'completed' then ${operations.result} ->> 'state'
  when ${operations.status} = 'failed' then 'TASK_STATE_FAILED'
  when ${operations.status} = 'canceled' then 'TASK_STATE_CANCELED'
  when ${operations.startedAt} is null then 'TASK_STATE_SUBMITTED'
  else 'TASK_STATE_WORKING' end`
