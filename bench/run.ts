import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServer } from '../test/support/server-process.ts'
import { startThrowawayPostgres } from '../test/support/throwaway-postgres.ts'
import { benchGeneration, type GenerationFigures } from './generation.ts'
import { benchInstructions } from './instructions.ts'
import { peakMemory } from './memory.ts'
import { printMemory } from './memory-table.ts'
import { printModelDecks } from './model-decks.ts'
import { benchBareRoute, benchBusyPolls, benchIdlePolls, type PollFigures } from './polls.ts'
import { printFairness } from './print-fairness.ts'
import { printQueues } from './print-queues.ts'
import { printStreams } from './print-streams.ts'
import { benchStages } from './stages.ts'
import { printStart } from './start-table.ts'
import { formatTable, milliseconds } from './statistics.ts'

interface Figures {
  database: string
  ten: GenerationFigures
  fifty: GenerationFigures
  peak: number
  idle: PollFigures
  busy: PollFigures
}

async function benchServer(database: string, server: ServerProcess): Promise<Figures> {
  process.stdout.write(`\nMeasuring on ${database}…\n`)
  const ten = await benchGeneration(server, 'ten')
  const fifty = await benchGeneration(server, 'fifty')
  const peak = peakMemory(server)
  const idle = await benchIdlePolls(server)
  const busy = await benchBusyPolls(server)
  return { database, ten, fifty, peak, idle, busy }
}

const directory = await mkdtemp(join(tmpdir(), 'slidewright-bench-'))
const results: Figures[] = []
try {
  const bare = await benchBareRoute()
  await benchStages()
  benchInstructions()
  await printStart(directory)

  const embedded = await startServer({
    DATA_DIR: join(directory, 'embedded'),
    RATE_LIMIT_PER_MINUTE: '0',
  })
  results.push(await benchServer('the embedded database', embedded))
  await embedded.stop()

  const postgres = await startThrowawayPostgres()
  if (postgres.available) {
    const databaseUrl = await postgres.createDatabase()
    const server = await startServer({
      DATA_DIR: join(directory, 'postgres'),
      DATABASE_URL: databaseUrl,
      RATE_LIMIT_PER_MINUTE: '0',
    })
    results.push(await benchServer('Postgres', server))
    await server.stop()
    await printStreams(postgres, directory)
    await printFairness(postgres, directory)
    await printQueues(postgres, directory)
    await printModelDecks(postgres, directory)
    await printMemory(postgres, directory)
    await postgres.stop()
  } else process.stdout.write(`\nPostgres is not measured: ${postgres.reason}\n`)

  const generations = results.flatMap(({ database, ten, fifty, peak }) =>
    [ten, fifty].map((figures) => [
      `${database}, ${figures.slides} slides`,
      milliseconds(figures.p50),
      milliseconds(figures.p95),
      `${(figures.p50 / ten.p50).toFixed(2)} ×`,
      `${Math.round(peak)} MB`,
    ]),
  )
  process.stdout.write(
    `\nPOST → completed with link, PDF and PPTX\n${formatTable(
      ['deck', 'p50', 'p95', 'to the smaller', 'peak memory'],
      generations,
    )}\n`,
  )
  const polls = [
    { name: 'a bare Fastify route', figures: bare },
    ...results.flatMap(({ database, idle, busy }) => [
      { name: `${database}, idle`, figures: idle },
      { name: `${database}, five decks rendering`, figures: busy },
    ]),
  ]
  process.stdout.write(
    `\nStatus polls\n${formatTable(
      ['server', 'polls/s', 'p99', 'of the bare route', 'errors'],
      polls.map(({ name, figures }) => [
        name,
        String(Math.round(figures.perSecond)),
        milliseconds(figures.p99),
        `${Math.round((100 * figures.perSecond) / bare.perSecond)} %`,
        String(figures.errors),
      ]),
    )}\n`,
  )
} finally {
  await rm(directory, { recursive: true, force: true })
}
