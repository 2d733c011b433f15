import { randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Database } from './connection.ts'
import { settleSetting } from './settings.ts'

/**
 * The secret of this deployment, from which every key is derived: SECRET, else one that was made once and is kept in the
 * database.
 */
export async function deploymentSecret(
  config: Pick<Config, 'secret'>,
  database: Database,
): Promise<string> {
  return (
    config.secret ??
    (await settleSetting(database, 'signing_secret', randomBytes(32).toString('base64url')))
  )
}
