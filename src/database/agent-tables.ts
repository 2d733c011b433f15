import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { moment } from './columns.ts'

/** Tasks that other agents delegate. Each message of a task is a turn, worked on by an operation of its own. */
export const agentTasks = pgTable(
  'agent_tasks',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The conversation that it belongs to, as the caller names it. */
    contextId: text('context_id').notNull(),
    /** Of its newest turn: what has become of it is the state of the task. */
    operationId: text('operation_id').notNull(),
    /** How its newest message wrote names. */
    casing: text('casing', { enum: ['camelCase', 'snake_case'] }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('agent_tasks_context').on(table.ownerId, table.contextId),
    uniqueIndex('agent_tasks_operation').on(table.operationId),
  ],
)

/**
 * How many tasks of a user came to which end on which day, in UTC: counted by a trigger of `operations`, because a list
 * says on every page how many tasks it has. A task that waits for an answer counts as ended in that state until it has one.
 */
export const agentTaskCounts = pgTable(
  'agent_task_counts',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').notNull(),
    day: date('day').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.state, table.day] })],
)

/** The same for each conversation, of which a list may be as well. */
export const agentContextCounts = pgTable(
  'agent_context_counts',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contextId: text('context_id').notNull(),
    state: text('state').notNull(),
    day: date('day').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.contextId, table.state, table.day] })],
)

/** What callers said to tasks, each message of a conversation once. */
export const agentMessages = pgTable(
  'agent_messages',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The context that it was said in; empty: it named none, and began a new one. */
    conversation: text('conversation').notNull(),
    /** As the caller names it. */
    messageId: text('message_id').notNull(),
    taskId: text('task_id')
      .notNull()
      .references(() => agentTasks.id, { onDelete: 'cascade' }),
    /** 1-based, consecutive in its task. */
    turn: integer('turn').notNull(),
    operationId: text('operation_id').notNull(),
    message: jsonb('message').$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.conversation, table.messageId] }),
    uniqueIndex('agent_messages_turn').on(table.taskId, table.turn),
    uniqueIndex('agent_messages_operation').on(table.operationId),
  ],
)
