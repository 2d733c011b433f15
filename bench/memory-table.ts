import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { bootstrapKey, type ServerProcess } from '../test/support/server-process.ts'
import type { ThrowawayPostgres } from '../test/support/throwaway-postgres.ts'
import { V1Client } from '../test/support/v1-client.ts'
import { inputs } from './inputs.ts'
import { forgetPeak, memory, peakMemory } from './memory.ts'
import { startLean } from './start-lean.ts'
import { formatTable } from './statistics.ts'

/** How long a server is left alone before its idle memory is read: longer than a thread without work lives. */
const quietMilliseconds = 26_000

/** `MEMORY_THREADS=2,8` measures others. */
const threadCounts = (process.env.MEMORY_THREADS ?? '1,4,16').split(',')

interface MemoryFigures {
  database: string
  threads: string
  /** MB, all of them. */
  idle: number
  fiveOfTen: number
  fiveOfFifty: number
  after: number
}

/** @returns the highest memory meanwhile, in MB. */
async function fiveAtOnce(server: ServerProcess, input: unknown, times: number): Promise<number> {
  const client = new V1Client(server.url, bootstrapKey)
  forgetPeak(server)
  for (let count = 0; count < times; count++) {
    const ids = await Promise.all(Array.from({ length: 5 }, () => client.generate(input)))
    for (const { status, error } of await Promise.all(ids.map((id) => client.finished(id))))
      if (status === 'failed') throw new Error(`The generation failed: ${error}`)
  }
  return peakMemory(server)
}

async function measure(
  database: string,
  threads: string,
  place: Record<string, string>,
): Promise<MemoryFigures> {
  const server = await startLean({ ...place, WORKER_THREADS: threads })
  try {
    await setTimeout(quietMilliseconds)
    const idle = memory(server)
    const fiveOfTen = await fiveAtOnce(server, inputs.ten, 2)
    const fiveOfFifty = await fiveAtOnce(server, inputs.fifty, 2)
    await setTimeout(quietMilliseconds)
    return { database, threads, idle, fiveOfTen, fiveOfFifty, after: memory(server) }
  } finally {
    await server.stop()
  }
}

/** What a process that imports a built module takes, in MB. */
function memoryOfModule(path: string): number {
  const program = `if (process.argv[1]) await import(process.argv[1])
    await new Promise((resolve) => setTimeout(resolve, 1000))
    console.log(process.memoryUsage.rss() / 2 ** 20)
    process.exit(0)`
  const url = path === '' ? [] : [new URL(`../dist/${path}`, import.meta.url).href]
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '-e', program, ...url], {
      encoding: 'utf8',
    }),
  )
}

const megabytes = (value: number) => `${Math.round(value)} MB`

/** Prints what a server takes: at rest, with five decks at once, and afterwards; for each number of threads and database. */
export async function printMemory(
  postgres: ThrowawayPostgres | undefined,
  directory: string,
): Promise<void> {
  const figures: MemoryFigures[] = []
  for (const threads of threadCounts) {
    // At the same time: most of it is waiting, and memory is each process's own.
    const both = [measure('embedded', threads, { DATA_DIR: join(directory, `memory-${threads}`) })]
    if (postgres) {
      const place = {
        DATA_DIR: join(directory, `memory-postgres-${threads}`),
        DATABASE_URL: await postgres.createDatabase(),
      }
      both.unshift(measure('Postgres', threads, place))
    }
    figures.push(...(await Promise.all(both)))
  }
  process.stdout.write(
    `\nResident memory\n${formatTable(
      ['database, WORKER_THREADS', 'idle', 'five of 10 slides', 'five of 50', 'idle again'],
      figures.map(({ database, threads, idle, fiveOfTen, fiveOfFifty, after }) => [
        `${database}, ${threads}`,
        ...[idle, fiveOfTen, fiveOfFifty, after].map(megabytes),
      ]),
    )}\n`,
  )
  const bare = memoryOfModule('')
  const parts = [
    ['Node itself', bare],
    ['the server’s modules', memoryOfModule('server.js') - bare],
    ['what a thread loads', memoryOfModule('workers/worker.js') - bare],
  ] as const
  const first = (name: string) => figures.find(({ database }) => database === name)?.idle ?? NaN
  process.stdout.write(
    `\nOf that\n${formatTable(
      ['part', 'memory'],
      [
        ...parts.map(([name, value]) => [name, megabytes(value)]),
        ...(postgres
          ? [['the embedded database', megabytes(first('embedded') - first('Postgres'))]]
          : []),
      ],
    )}\n`,
  )
}
