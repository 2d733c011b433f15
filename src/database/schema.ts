import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Operation as DeckOperation } from '../deck/operations/operation.ts'
import type { Slide } from '../deck/slide.ts'
import type { ModelUsage } from '../models/model-usage.ts'
import { users } from './account-tables.ts'
import { bytes, moment } from './columns.ts'
import { goingInSql, operationStatuses } from './operation-status.ts'

// Every table of the database, those of accounts, of OAuth and of agents' tasks too.
export * from './account-tables.ts'
export * from './agent-tables.ts'
export * from './oauth-tables.ts'

export const presentations = pgTable(
  'presentations',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    language: text('language').notNull(),
    themeId: text('theme_id').notNull(),
    vibeId: text('vibe_id'),
    /** The language model that its owner chose for it, as vendor/model; null: the deployment's default. */
    model: text('model'),
    /** Whether somebody gave it its title; otherwise the first text that it is made of gives one. */
    titleGiven: boolean('title_given').notNull().default(true),
    /** Whether its language is known: given, or that of the text it was made of. */
    languageKnown: boolean('language_known').notNull().default(true),
    /** Number of the newest revision; 0 before the first change. */
    revision: integer('revision').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('presentations_owner').on(table.ownerId, table.createdAt.desc())],
)

export const slides = pgTable(
  'slides',
  {
    id: text('id').primaryKey(),
    presentationId: text('presentation_id')
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    /** 0-based; 0…n-1 without gaps after every transaction. */
    position: integer('position').notNull(),
    content: jsonb('content').$type<Slide>().notNull(),
    /** The version of the document's format that `content` is in: read it through deck/migrate-deck.ts. */
    format: integer('format').notNull().default(1),
  },
  (table) => [index('slides_presentation').on(table.presentationId, table.position)],
)

/** Every change of a deck: the batch of operations that made it and the batch that takes it back. */
export const revisions = pgTable(
  'revisions',
  {
    presentationId: text('presentation_id')
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    /** 1-based, consecutive. */
    number: integer('number').notNull(),
    operations: jsonb('operations').$type<DeckOperation[]>().notNull(),
    inverse: jsonb('inverse').$type<DeckOperation[]>().notNull(),
    /** The version of the document's format that both are in: read them through deck/migrate-deck.ts. */
    format: integer('format').notNull().default(1),
    summary: text('summary').notNull(),
    /** The revision that this one brought back: the deck is again as it was after that. Null for any other change. */
    restores: integer('restores'),
    /** The job that made it, with the part of the job's work it holds: a retry finds what is already written. */
    operationId: text('operation_id'),
    step: text('step'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.presentationId, table.number] }),
    uniqueIndex('revisions_operation_step').on(table.operationId, table.step),
  ],
)

/** The durable queue, and the status that clients poll. */
export const operations = pgTable(
  'operations',
  {
    id: text('id').primaryKey(),
    /** The order accepted. Ids cannot say it: a caller may have made one earlier, or on another machine's clock. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The presentation it works on; operations on one presentation run one at a time in the order accepted. */
    presentationId: text('presentation_id'),
    /** The application that asked for it on its owner's behalf: the `client_id` of OAuth. Null: the owner did. */
    applicationId: text('application_id'),
    /** Whether it counts towards the limit of concurrent generations of its owner. */
    limited: boolean('limited').notNull().default(false),
    status: text('status', { enum: operationStatuses }).notNull().default('pending'),
    input: jsonb('input').$type<unknown>().notNull(),
    progress: jsonb('progress').$type<{ done: number; total: number; message: string }>(),
    result: jsonb('result').$type<unknown>(),
    error: jsonb('error').$type<{ code: string; message: string }>(),
    warnings: jsonb('warnings').$type<string[]>().notNull().default([]),
    /** What language models took for it, with the credits that are charged for it; null: none was asked. */
    modelUsage: jsonb('model_usage').$type<ModelUsage & { credits?: number }>(),
    /** The process that runs it; with `attempt` the fence for every write of a worker. */
    worker: text('worker'),
    attempt: integer('attempt').notNull().default(0),
    /** Attempts in a row that vanished with their process, without any progress between. */
    crashes: integer('crashes').notNull().default(0),
    /** How many events it has: the sequence number of its newest one. */
    eventCount: integer('event_count').notNull().default(0),
    leaseExpiresAt: moment('lease_expires_at'),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    /** What it costs so far, in credits: charged when it ends, up to what it held. */
    creditsUsed: integer('credits_used').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    startedAt: moment('started_at'),
    completedAt: moment('completed_at'),
  },
  (table) => [
    // For claims: those of no presentation, and the first of each kind of each presentation of a user.
    index('operations_alone')
      .on(table.ownerId, table.limited, table.position)
      .where(sql`status = 'pending' and presentation_id is null`),
    index('operations_first')
      .on(table.ownerId, table.presentationId, table.kind, table.position)
      .where(sql`status = 'pending' and presentation_id is not null`),
    index('operations_presentation').on(table.presentationId).where(goingInSql(sql`status`)),
    index('operations_running')
      .on(table.ownerId, table.leaseExpiresAt)
      .where(sql`status = 'in_progress'`),
    index('operations_going').on(table.ownerId, table.limited).where(goingInSql(sql`status`)),
    // For lists of tasks, each of which is the operation of its newest turn: see agent-tasks/task-state.ts.
    index('operations_agent_task')
      .on(table.ownerId, sql`coalesce(completed_at, started_at, created_at)`, table.id)
      .where(sql`kind = 'agent_task' and result ->> 'then' is distinct from 'continued'`),
    index('operations_agent_task_state')
      .on(
        table.ownerId,
        sql`agent_task_state(status, started_at, result)`,
        sql`coalesce(completed_at, started_at, created_at)`,
        table.id,
      )
      .where(sql`kind = 'agent_task' and result ->> 'then' is distinct from 'continued'`),
    index('operations_agent_context')
      .on(
        table.ownerId,
        sql`(input ->> 'contextId')`,
        sql`coalesce(completed_at, started_at, created_at)`,
        table.id,
      )
      .where(sql`kind = 'agent_task' and result ->> 'then' is distinct from 'continued'`),
    index('operations_agent_context_state')
      .on(
        table.ownerId,
        sql`(input ->> 'contextId')`,
        sql`agent_task_state(status, started_at, result)`,
        sql`coalesce(completed_at, started_at, created_at)`,
        table.id,
      )
      .where(sql`kind = 'agent_task' and result ->> 'then' is distinct from 'continued'`),
    index('operations_owner').on(table.ownerId, table.id),
    index('operations_application')
      .on(table.ownerId, table.applicationId, table.createdAt)
      .where(sql`application_id is not null`),
  ],
)

/** What a job has finished, so that a retry continues instead of starting again. */
export const operationCheckpoints = pgTable(
  'operation_checkpoints',
  {
    operationId: text('operation_id')
      .notNull()
      .references(() => operations.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    value: jsonb('value').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.operationId, table.key] })],
)

/** What happened in an operation, in order: feeds every stream, whichever process serves it. */
export const operationEvents = pgTable(
  'operation_events',
  {
    operationId: text('operation_id')
      .notNull()
      .references(() => operations.id, { onDelete: 'cascade' }),
    /** 1-based, consecutive in its operation. */
    sequence: integer('sequence').notNull(),
    type: text('type').notNull(),
    data: jsonb('data').$type<unknown>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.operationId, table.sequence] })],
)

/** Rendered files, keyed by what they show: asking again for the same revision only signs again. */
export const exportFiles = pgTable(
  'export_files',
  {
    id: text('id').primaryKey(),
    presentationId: text('presentation_id')
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    format: text('format').notNull(),
    storageKey: text('storage_key').notNull(),
    byteLength: integer('byte_length').notNull(),
    /** When it was rendered or last handed out. */
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('export_files_content').on(table.presentationId, table.revision, table.format),
  ],
)

/** Uploaded pictures, as they were normalised; the bytes lie in the storage under the owner and their hash. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The presentation it was uploaded for; null: for none in particular. */
    presentationId: text('presentation_id').references(() => presentations.id, {
      onDelete: 'cascade',
    }),
    /** As the caller named it; only ever shown. */
    filename: text('filename').notNull(),
    /** SHA-256 of the normalised bytes in hex: the id of the picture in a deck. */
    contentHash: text('content_hash').notNull(),
    mediaType: text('media_type', { enum: ['image/png', 'image/jpeg'] }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    byteLength: integer('byte_length').notNull(),
    /** When a slide last took it; null: never. */
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('uploads_owner').on(table.ownerId, table.createdAt),
    index('uploads_content').on(table.ownerId, table.contentHash),
  ],
)

/** Looks of users: a name, and how each differs from the system's one that it is based on. */
function lookTable<Name extends 'custom_themes' | 'custom_vibes'>(name: Name) {
  return pgTable(
    name,
    {
      id: text('id').primaryKey(),
      ownerId: text('owner_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      name: text('name').notNull(),
      definition: jsonb('definition').$type<unknown>().notNull(),
      createdAt: moment('created_at').notNull().defaultNow(),
      updatedAt: moment('updated_at').notNull().defaultNow(),
    },
    (table) => [index(`${name}_owner`).on(table.ownerId, table.createdAt)],
  )
}

/** Themes of users. */
export const customThemes = lookTable('custom_themes')

/** Vibes of users. */
export const customVibes = lookTable('custom_vibes')

/** Answers to requests that carried an `Idempotency-Key`, for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the method, the path and the body. */
    requestHash: bytes('request_hash').notNull(),
    /** Null while the first request is still being answered. */
    statusCode: integer('status_code'),
    body: jsonb('body').$type<unknown>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
)

/** One value a name: the signing secret, the storage marker. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})
