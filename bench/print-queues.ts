import { join } from 'node:path'
import { startServer } from '../test/support/server-process.ts'
import type { ThrowawayPostgres } from '../test/support/throwaway-postgres.ts'
import { benchQueues } from './queues.ts'
import { formatTable, milliseconds } from './statistics.ts'

/**
 * Measures on a server of its own whether lists and claims take longer the more there is, and prints what was found.
 *
 * @param directory of which the server takes a folder.
 */
export async function printQueues(postgres: ThrowawayPostgres, directory: string): Promise<void> {
  process.stdout.write('\nMeasuring long lists and queues…\n')
  const databaseUrl = await postgres.createDatabase()
  const server = await startServer({
    DATA_DIR: join(directory, 'queues'),
    DATABASE_URL: databaseUrl,
  })
  try {
    const figures = await benchQueues(server, databaseUrl, () => postgres.createDatabase())
    const rows = figures.map(({ what, few, many }) => [
      what,
      milliseconds(few),
      milliseconds(many),
      `${(many / few).toFixed(1)} ×`,
    ])
    const head = ['median', '100 tasks, 10 waiting', '100,000 tasks, 10,000 waiting', 'ratio']
    process.stdout.write(`\n${formatTable(head, rows)}\n`)
  } finally {
    await server.stop()
  }
}
