import type { Config } from '../config.ts'
import type { Connection } from './connection.ts'

/**
 * Opens the database, creating and migrating it as needed: the server that DATABASE_URL names, else one embedded in
 * this process, in `database` under the data directory.
 *
 * @param options.existing makes no embedded database where there is none yet.
 * @throws ConfigurationError when the server cannot be reached, or the embedded database cannot be opened or is not there.
 */
export async function openConnection(
  config: Pick<Config, 'databaseUrl' | 'dataDirectory'>,
  options: { existing?: boolean } = {},
): Promise<Connection> {
  // Only the one that is used is loaded.
  if (config.databaseUrl === undefined) {
    const { openEmbedded } = await import('./embedded.ts')
    return await openEmbedded(config.dataDirectory, options)
  }
  const { openPostgres } = await import('./postgres.ts')
  return await openPostgres(config.databaseUrl)
}
