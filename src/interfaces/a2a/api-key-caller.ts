import { authenticateApiKey } from '../../accounts/api-keys.ts'
import type { Database } from '../../database/connection.ts'
import { bearerToken, type FindCaller } from '../http/authentication.ts'

/** Callers by their API keys: as bearer token, else in the header `api-key`. */
export function createApiKeyCallers(database: Database): FindCaller {
  return async ({ headers }) => {
    const given = [bearerToken(headers.authorization), headers['api-key']]
    for (const key of given) {
      const owner = typeof key === 'string' ? await authenticateApiKey(database, key) : undefined
      if (owner !== undefined) return owner
    }
    return undefined
  }
}
