import { join } from 'node:path'
import { type ServerProcess, startServer } from '../test/support/server-process.ts'
import type { ThrowawayPostgres } from '../test/support/throwaway-postgres.ts'
import { milliseconds } from './statistics.ts'
import { benchStreams } from './streams.ts'
import { benchTaskStreams } from './task-streams.ts'

/**
 * Measures open streams on servers of their own, and prints what was found.
 *
 * @param directory of which the servers take folders.
 */
export async function printStreams(postgres: ThrowawayPostgres, directory: string): Promise<void> {
  process.stdout.write('\nMeasuring open streams…\n')
  const operations = await onNewServer(postgres, join(directory, 'streams'), benchStreams)
  const { without, during } = operations
  process.stdout.write(
    `\n${operations.streams} open streams of operations: ${operations.megabytes.toFixed(1)} MB, ` +
      `${operations.complete} of them complete; polls ` +
      `${Math.round(without.perSecond)}/s p99 ${milliseconds(without.p99)} without, ` +
      `${Math.round(during.perSecond)}/s p99 ${milliseconds(during.p99)} with\n`,
  )
  const tasks = await onNewServer(postgres, join(directory, 'tasks'), benchTaskStreams)
  process.stdout.write(
    `\n${tasks.streams} open streams of tasks for ${tasks.seconds} s: ${tasks.events} events of ` +
      `${tasks.turns} turns, ${tasks.complete} of them complete; ${tasks.megabytesOpen.toFixed(1)} MB more at the most, ` +
      `${tasks.megabytesAfter.toFixed(1)} MB afterwards\n`,
  )
}

async function onNewServer<Figures>(
  postgres: ThrowawayPostgres,
  dataDirectory: string,
  measure: (server: ServerProcess, databaseUrl: string) => Promise<Figures>,
): Promise<Figures> {
  const databaseUrl = await postgres.createDatabase()
  const server = await startServer({ DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl })
  try {
    return await measure(server, databaseUrl)
  } finally {
    await server.stop()
  }
}
