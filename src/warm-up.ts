import { setImmediate } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { type FastifyInstance, fastify } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { createApiKey } from './accounts/api-keys.ts'
import { createUser } from './accounts/users.ts'
import type { Connection, Database } from './database/connection.ts'
import { apiKeys, operations } from './database/schema.ts'
import { answerError } from './interfaces/http/error-handler.ts'
import { registerJsonBody } from './interfaces/http/json-body.ts'
import { createRateLimiter } from './interfaces/http/rate-limit.ts'
import { registerRequestValidation } from './interfaces/http/request-validation.ts'
import { routing } from './interfaces/http/routing.ts'
import { v1Router } from './interfaces/v1/router.ts'
import type { V1Dependencies } from './interfaces/v1/v1-plugin.ts'
import { claimOperations } from './jobs/claim.ts'
import { endOperation } from './jobs/end-operation.ts'
import { createJobContext } from './jobs/job-context.ts'
import type { Claim } from './jobs/leases.ts'
import { defaultGenerationsPerUser, type OperationRow } from './jobs/operations.ts'
import type { ExportFormat } from './presentations/export-format.ts'
import { presentationGeneration } from './presentations/handlers/presentation-generation.ts'
import type { RenderingTools } from './presentations/render-files.ts'
import { warmingSlides } from './warming-slides.ts'

/** What warming up needs of the server that does it. */
interface WarmUpDependencies extends Omit<V1Dependencies, 'connection'> {
  connection: Connection
  tools: RenderingTools
  logger: { debug(details: object, message: string): void }
  /** True from the moment the process is asked to stop. */
  isClosing: () => boolean
}

/**
 * The format that each round makes: one at a time, because a session of Postgres answers one question at a time. Two
 * rounds, because V8 compiles patterns for good at their second use; no more, because what each leaves is memory of an idle server.
 */
const rounds = ['link', 'pdf'] as const
/** Of the claim, which is undone before it could run out, in milliseconds. */
const leaseMilliseconds = 60_000

/** Undoes what a round has written. */
class RoundOver extends Error {}

/** A kind that no server has a handler for: what is claimed of it is what was written here. */
const warmingKind = 'warming_up'

/**
 * Does in this thread what a first deck would wait for, so that its code is compiled and the database has planned its statements:
 * requests through the routes of v1, and the work that they ask for, in a transaction that is undone. Nothing of it is
 * kept, counted or logged, and no thread or file takes part. It goes in small pieces between which others have their turn.
 *
 * It is for the time before the server listens and looks for work: the embedded database has one session for all, and
 * who asked for something would wait for it.
 *
 * Never rejects: whatever goes wrong, a first deck is as slow as without.
 * @param patience resolves after so many milliseconds at the latest. What is not done then is not done any more; the session is
 *   free, but that a Postgres, which has others, may still end a statement.
 */
export async function warmUp(given: WarmUpDependencies, patience: number): Promise<void> {
  const { logger, isClosing } = given
  let timer: NodeJS.Timeout | undefined
  let isLate = false
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isLate = true
      reject(new RoundOver('It takes too long.'))
    }, patience)
  })
  // It may be too late while nothing waits for it.
  tooLate.catch(() => undefined)
  async function turn(): Promise<void> {
    await setImmediate()
    if (isLate || isClosing()) throw new RoundOver('There is something else to do.')
  }
  try {
    for (const format of rounds)
      await Promise.race([warmRound(given, format, turn, tooLate), tooLate])
  } catch (error) {
    logger.debug({ err: error }, 'Warming up has ended early')
  } finally {
    clearTimeout(timer)
  }
}

/** Lets others have their turn. Rejects when the rest is to be left. */
type Turn = () => Promise<void>

/**
 * @param tooLate rejects when it takes too long.
 * @throws {RoundOver} then, and when there is something else to do.
 */
async function warmRound(
  given: WarmUpDependencies,
  format: ExportFormat,
  turn: Turn,
  tooLate: Promise<never>,
): Promise<void> {
  const { database, kind } = given.connection
  let isDone = false
  try {
    await database.transaction(async (tx) => {
      const making = makeDeck(given, tx, format, turn)
      // What is still asked after the end is refused. Postgres would do it outside of the transaction, and has other sessions.
      await (kind === 'embedded' ? Promise.race([making, tooLate]) : making)
      isDone = true
      throw new RoundOver('All of it is undone.')
    })
  } catch (error) {
    if (!isDone || !(error instanceof RoundOver)) throw error
  }
}

/** All that a first deck does outside of worker threads, with what they would give. */
async function makeDeck(
  given: WarmUpDependencies,
  tx: Database,
  format: ExportFormat,
  turn: Turn,
): Promise<void> {
  await turn()
  const user = await createUser(tx, {
    email: `${uuidv7()}@warming-up.invalid`,
    name: 'Warming up',
    signupCredits: 1_000,
  })
  const { id: keyId, key } = await createApiKey(tx, { userId: user.id, name: 'Warming up' })
  // Else its use would be noted, beside the requests.
  await tx.update(apiKeys).set({ lastUsedAt: sql`now()` }).where(eq(apiKeys.id, keyId))
  await turn()
  const app = await buildApp(given, tx)
  try {
    const ask = async (method: 'GET' | 'POST', path: string, payload?: object) => {
      await turn()
      const answer = await app.inject({
        method,
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${key}` },
        ...(payload === undefined ? {} : { payload }),
      })
      if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.body}`)
      return answer.json()
    }
    const { generation_id: id } = await ask('POST', '/generations', {
      input_text: '# Harbour report\n\nTwo risks remain open.',
      export_formats: [format],
      presentation_options: { slide_range: '6-10' },
    })
    await ask('GET', `/generations/${id}`)
    await turn()
    await generate(given, tx, id, turn)
    await ask('GET', `/generations/${id}`)
    await ask('GET', '/presentations')
  } finally {
    await app.close()
  }
}

/** The interface that most callers use, on the transaction; nobody but this file reaches it. */
async function buildApp(given: WarmUpDependencies, tx: Database): Promise<FastifyInstance> {
  const { connection, prices, signLink, uploads, publicUrl } = given
  const app = fastify({ logger: false, routerOptions: routing })
  app.setSerializerCompiler(() => JSON.stringify)
  registerJsonBody(app)
  registerRequestValidation(app)
  app.setErrorHandler(answerError)
  await app.register(v1Router, {
    prefix: '/api/v1',
    connection: { ...connection, database: tx },
    prices,
    signLink,
    uploads,
    publicUrl,
    rateLimiter: createRateLimiter({ perMinute: 600 }),
  })
  return app
}

/** The work of the operation, from its claim to its end. */
async function generate(
  given: WarmUpDependencies,
  tx: Database,
  id: string,
  turn: Turn,
): Promise<void> {
  const claim = { id, worker: uuidv7(), attempt: 1 }
  const operation = await claimed(tx, claim)
  await turn()
  const log = { info() {}, warn() {}, error() {} }
  const warnings = new Set<string>()
  const handler = presentationGeneration(toolsWithoutThreads(given.tools, turn), log, given.prices)
  const context = createJobContext(tx, operation, claim, new AbortController().signal, warnings)
  const result = await handler(context)
  await turn()
  await endOperation(tx, claim, { status: 'completed', result }, warnings, async () => undefined)
}

/**
 * Claims what waits, and it alone: under a kind of its own, so that nothing of others is locked. That is undone, for all
 * claims wait for one lock, and the operation taken without it.
 */
async function claimed(tx: Database, claim: Claim): Promise<OperationRow> {
  const { id, worker, attempt } = claim
  await tx
    .transaction(async (inner) => {
      await inner.update(operations).set({ kind: warmingKind }).where(eq(operations.id, id))
      await claimOperations(inner, {
        worker,
        kinds: [warmingKind],
        readingKinds: [],
        free: 1,
        generationsPerUser: defaultGenerationsPerUser,
        leaseMilliseconds,
      })
      throw new RoundOver('The claim is undone.')
    })
    .catch((error: unknown) => {
      if (!(error instanceof RoundOver)) throw error
    })
  const [operation] = await tx
    .update(operations)
    .set({ status: 'in_progress', worker, attempt, startedAt: sql`now()` })
    .where(eq(operations.id, id))
    .returning()
  if (operation === undefined) throw new Error('The operation is not there.')
  return operation
}

/** Threads that answer at once, and a storage that keeps nothing. */
function toolsWithoutThreads({ storage, workers }: RenderingTools, turn: Turn): RenderingTools {
  return {
    storage: { ...storage, put: async () => undefined },
    workers: {
      ...workers,
      async author({ composition: { deckTitle } }) {
        await turn()
        return {
          language: 'en',
          title: deckTitle,
          sourceTitle: deckTitle,
          slides: warmingSlides(uuidv7),
          images: [],
          bounds: { minimum: 1, maximum: 50 },
          warnings: [],
        }
      },
      async export({ format }) {
        await turn()
        const file = new Uint8Array(100_000)
        return format === 'page' ? { file, stylesheet: file.slice(0, 1_000) } : { file }
      },
    },
  }
}
