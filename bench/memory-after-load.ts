import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { bootstrapKey, type ServerProcess } from '../test/support/server-process.ts'
import type { ThrowawayPostgres } from '../test/support/throwaway-postgres.ts'
import { V1Client } from '../test/support/v1-client.ts'
import { inputs } from './inputs.ts'
import { memory } from './memory.ts'
import { startLean } from './start-lean.ts'
import { formatTable } from './statistics.ts'

/** What clients that make decks and look at them send each second; one of every fifty makes a deck of ten slides. */
const requestsPerSecond = 34
const requestsForADeck = 50

/** How long the load lasts; `MEMORY_LOAD_SECONDS=300` measures five minutes. */
const seconds = Number(process.env.MEMORY_LOAD_SECONDS ?? 60)

/** Longer than a thread without work lives, and long enough for V8 to collect what is no longer used. */
const quietMilliseconds = 40_000

/** Sends the load, evenly, whatever the answers take. @returns how many answers and generations were no success. */
async function load(server: ServerProcess): Promise<number> {
  const client = new V1Client(server.url, bootstrapKey)
  const known = [await client.generate(inputs.ten)]
  const answers: Promise<boolean>[] = []
  const send = async (number: number) => {
    if (number % requestsForADeck === 0) known.push(await client.generate(inputs.ten))
    else if (number % 10 === 0) await client.json('GET', '/presentations?limit=50')
    else await client.status(known.at(-1) ?? '')
  }
  const began = performance.now()
  for (let number = 1; number <= seconds * requestsPerSecond; number++) {
    answers.push(
      send(number).then(
        () => true,
        () => false,
      ),
    )
    await setTimeout(began + (number * 1000) / requestsPerSecond - performance.now())
  }
  const refused = (await Promise.all(answers)).filter((good) => !good).length
  const ends = await Promise.all(known.map((id) => client.finished(id)))
  return refused + ends.filter(({ status }) => status !== 'completed').length
}

/** Prints how much memory servers hold before and after a time of even load. */
export async function printMemoryAfterLoad(
  postgres: ThrowawayPostgres | undefined,
  directory: string,
): Promise<void> {
  const places: [string, Record<string, string>][] = [
    ['embedded', { DATA_DIR: join(directory, 'load') }],
  ]
  if (postgres) {
    const databaseUrl = await postgres.createDatabase()
    places.unshift([
      'Postgres',
      { DATA_DIR: join(directory, 'load-postgres'), DATABASE_URL: databaseUrl },
    ])
  }
  const rows: string[][] = []
  for (const [database, place] of places) {
    const server = await startLean(place)
    try {
      await setTimeout(quietMilliseconds)
      const before = memory(server)
      const failures = await load(server)
      await setTimeout(quietMilliseconds)
      const after = memory(server)
      rows.push([
        database,
        `${Math.round(before)} MB`,
        `${Math.round(after)} MB`,
        `${(after / before).toFixed(2)} ×`,
        String(failures),
      ])
    } finally {
      await server.stop()
    }
  }
  process.stdout.write(
    `\nMemory after ${seconds} seconds of ${requestsPerSecond} requests a second\n${formatTable(
      ['database', 'before', 'after', '', 'failures'],
      rows,
    )}\n`,
  )
}
