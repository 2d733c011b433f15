import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import type { Connection } from '../../src/database/connection.ts'
import { openConnection } from '../../src/database/open-connection.ts'
import { openApiDocument } from '../../src/interfaces/openapi-document.ts'
import { modelVendors } from '../../src/models/model-catalog.ts'
import { startTestServer } from '../support/test-server.ts'
import { anyRequest } from './arbitrary-requests.ts'
import { answerProblems } from './check-answer.ts'
import { readContract } from './contract.ts'
import { createFuzzWorld } from './fuzz-world.ts'

/** Requests under way at the same time. */
const lanes = 4

/** How often each status was answered, by operation. */
export type FuzzCounts = Record<string, Record<number, number>>

/**
 * Sends requests made from the OpenAPI document to a server in this process, with workers that only pretend, and holds
 * each answer against the document.
 *
 * @param options.connection to an empty database.
 * @throws at the first answer that breaks the contract, with the seed and the smallest request found that does so too.
 */
export async function fuzz(options: {
  connection: Connection
  runs: number
  seed: number
  onProgress?: (done: number) => void
}): Promise<FuzzCounts> {
  const { connection, runs, seed, onProgress } = options
  const contract = readContract(await openApiDocument())
  const byId = new Map(contract.operations.map((operation) => [operation.id, operation]))
  // Every model can be named, so that naming one refuses no request that is valid otherwise.
  const server = await startTestServer(connection, { models: { vendors: modelVendors } })
  const counts: FuzzCounts = {}
  let done = 0
  try {
    const lane = async (number: number) => {
      const world = await createFuzzWorld(server)
      const property = fc.asyncProperty(anyRequest(contract), async (request) => {
        const operation = byId.get(request.operation)
        if (operation === undefined) throw new Error(`There is no ${request.operation}.`)
        const { sent, answer } = await world.send(request, operation)
        count(counts, operation.id, answer.statusCode)
        const problems = answerProblems(sent, answer)
        if (problems.length > 0)
          throw new Error(
            `${operation.method} ${operation.path}: ${problems.join('; ')}\n${answer.body.slice(0, 2_000)}`,
          )
        if (++done % 1_000 === 0) onProgress?.(done)
      })
      await fc.assert(property, { seed: seed + number, numRuns: Math.ceil(runs / lanes) })
    }
    await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
    return counts
  } finally {
    await server.close()
  }
}

function count(counts: FuzzCounts, operation: string, status: number): void {
  const statuses = counts[operation] ?? {}
  counts[operation] = { ...statuses, [status]: (statuses[status] ?? 0) + 1 }
}

/** `npm run fuzz -- --runs 200000 --seed 7` */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '20000' }, seed: { type: 'string' } },
  })
  const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed)
  const started = performance.now()
  process.stdout.write(`${values.runs} requests, seed ${seed}\n`)
  const dataDirectory = await mkdtemp(join(tmpdir(), 'slidewright-fuzz-'))
  const connection = await openConnection({ dataDirectory })
  const counts = await fuzz({
    connection,
    runs: Number(values.runs),
    seed,
    onProgress: (done) => process.stdout.write(`${done} requests kept the contract\n`),
  }).finally(async () => {
    await connection.close()
    await rm(dataDirectory, { recursive: true, force: true })
  })
  for (const [operation, statuses] of Object.entries(counts))
    process.stdout.write(`${operation}: ${JSON.stringify(statuses)}\n`)
  process.stdout.write(`${Math.round((performance.now() - started) / 1_000)} seconds\n`)
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await run()
