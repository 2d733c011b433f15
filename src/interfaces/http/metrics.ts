import { timingSafeEqual } from 'node:crypto'
import { count } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../../database/connection.ts'
import { isDatabaseAway } from '../../database/database-away.ts'
import { goingInSql } from '../../database/operation-status.ts'
import { operations } from '../../database/schema.ts'
import { isTransientDatabaseError } from '../../jobs/failures.ts'
import { type JobHandler, LeaseLostError } from '../../jobs/job-runner.ts'
import type { ModelRequest } from '../../models/model-client.ts'
import { bearerToken } from './authentication.ts'
import { HttpError } from './http-error.ts'

/** What the process counts, for Prometheus. One object a process. */
export interface Metrics {
  registry: Registry
  /** Seconds from a request to the end of its answer. */
  requestDuration: Histogram<'method' | 'route' | 'status'>
  /** Operations this process ended. */
  operationsEnded: Counter<'kind' | 'outcome'>
  /** Requests of this process to language models, in seconds. */
  modelRequests: Histogram<'model' | 'outcome'>
  /** Tokens that language models have read and written for this process. */
  modelTokens: Counter<'model' | 'direction'>
  /** What they cost, in the currency of `LLM_PRICES`. */
  modelPrice: Counter<'model'>
  /** Operations that wait or run, of all processes on the database; read at each scrape. */
  queue: Gauge<'status'>
}

/** How many operations wait and run, of all processes on the database. */
export async function countQueue(database: Database): Promise<{ status: string; count: number }[]> {
  return database
    .select({ status: operations.status, count: count() })
    .from(operations)
    .where(goingInSql(operations.status))
    .groupBy(operations.status)
}

/** @param options.countQueue reads how many operations have each status that is not an end. */
export function createMetrics(options: {
  countQueue: () => Promise<{ status: string; count: number }[]>
  processMetrics?: boolean
}): Metrics {
  const registry = new Registry()
  if (options.processMetrics) collectDefaultMetrics({ register: registry })
  return {
    registry,
    requestDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to the end of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
    operationsEnded: new Counter({
      name: 'operations_ended_total',
      help: 'Operations that this process ended, by kind and outcome.',
      labelNames: ['kind', 'outcome'],
      registers: [registry],
    }),
    modelRequests: new Histogram({
      name: 'model_request_duration_seconds',
      help: 'Time from a question to a language model to the end of its answer, with what was tried again.',
      labelNames: ['model', 'outcome'],
      buckets: [0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320],
      registers: [registry],
    }),
    modelTokens: new Counter({
      name: 'model_tokens_total',
      help: 'Tokens that language models read (input) and wrote (output), as their servers count them.',
      labelNames: ['model', 'direction'],
      registers: [registry],
    }),
    modelPrice: new Counter({
      name: 'model_price_total',
      help: 'What those tokens cost by LLM_PRICES, in its currency.',
      labelNames: ['model'],
      registers: [registry],
    }),
    queue: new Gauge({
      name: 'operations_queue',
      help: 'Operations that wait or run, of all processes on this database.',
      labelNames: ['status'],
      registers: [registry],
      async collect() {
        this.reset()
        const counted = await options.countQueue().catch((error: unknown) => {
          if (!isDatabaseAway(error)) throw error
        })
        // Unknown is not none.
        if (counted === undefined) return
        this.set({ status: 'pending' }, 0)
        this.set({ status: 'in_progress' }, 0)
        for (const { status, count } of counted) this.set({ status }, count)
      },
    }),
  }
}

/** Counts a request to a language model. The model is of the operator's names, never a caller's. */
export function countModelRequest(
  { modelRequests, modelTokens, modelPrice }: Metrics,
  { model, outcome, usage }: ModelRequest,
): void {
  modelRequests.observe({ model, outcome }, usage.seconds)
  modelTokens.inc({ model, direction: 'input' }, usage.inputTokens)
  modelTokens.inc({ model, direction: 'output' }, usage.outputTokens)
  modelPrice.inc({ model }, usage.price)
}

/** The same handlers, counting how each operation ends. One that is lost or given back has not ended. */
export function countingHandlers(
  handlers: Record<string, JobHandler>,
  { operationsEnded }: Metrics,
): Record<string, JobHandler> {
  const counting = (kind: string, handler: JobHandler): JobHandler => {
    return async (context) => {
      try {
        const result = await handler(context)
        operationsEnded.inc({ kind, outcome: 'completed' })
        return result
      } catch (error) {
        const isTriedAgain = error instanceof LeaseLostError || isTransientDatabaseError(error)
        if (!context.signal.aborted && !isTriedAgain)
          operationsEnded.inc({ kind, outcome: 'failed' })
        throw error
      }
    }
  }
  return Object.fromEntries(
    Object.entries(handlers).map(([kind, handler]) => [kind, counting(kind, handler)]),
  )
}

function sameSecret(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}

/** `GET /metrics`; with a token only for who sends it as a bearer token. */
export function registerMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  token: string | undefined,
): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (token !== undefined && !sameSecret(bearerToken(request.headers.authorization) ?? '', token))
      throw new HttpError(401, 'The metrics need a token.', { 'www-authenticate': 'Bearer' })
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
