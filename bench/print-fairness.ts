import { join } from 'node:path'
import { startServer } from '../test/support/server-process.ts'
import type { ThrowawayPostgres } from '../test/support/throwaway-postgres.ts'
import { benchFairness } from './fairness.ts'
import { formatTable, milliseconds } from './statistics.ts'

/**
 * Measures on a server of its own what one user waits for while another one floods it, and prints what was found.
 *
 * @param directory of which the server takes a folder.
 */
export async function printFairness(postgres: ThrowawayPostgres, directory: string): Promise<void> {
  process.stdout.write('\nMeasuring fairness…\n')
  const databaseUrl = await postgres.createDatabase()
  const server = await startServer({
    DATA_DIR: join(directory, 'fairness'),
    DATABASE_URL: databaseUrl,
  })
  try {
    const { without, during, answers } = await benchFairness(server, databaseUrl)
    const rows = (['polls', 'decks', 'uploads'] as const).map((what) => [
      what,
      ...[without[what], during[what]].flatMap(({ p50, p99 }) => [
        milliseconds(p50),
        milliseconds(p99),
      ]),
    ])
    const head = ['another user', 'idle: median', 'p99', 'while one floods: median', 'p99']
    const table = formatTable(head, rows)
    process.stdout.write(`\n${table}\nThe flood was answered: ${JSON.stringify(answers)}\n`)
  } finally {
    await server.stop()
  }
}
