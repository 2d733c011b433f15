import type { Config } from '../config.ts'
import type { Connection } from './connection.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

/**
 * Opens the database, creating and migrating it as needed: the server that DATABASE_URL names, else one embedded in
 * this process, in `database` under the data directory.
 *
 * @throws ConfigurationError when the server cannot be reached, or another process uses the embedded directory.
 */
export async function openConnection(
  config: Pick<Config, 'databaseUrl' | 'dataDirectory'>,
): Promise<Connection> {
  return config.databaseUrl === undefined
    ? await openEmbedded(config.dataDirectory)
    : await openPostgres(config.databaseUrl)
}
