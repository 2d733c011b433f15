import { createApiKey } from '../src/accounts/api-keys.ts'
import { createUser } from '../src/accounts/users.ts'
import { openConnection } from '../src/database/open-connection.ts'
import { signupCredits } from '../test/support/server-process.ts'

/** A key of a new user with credits, on the Postgres of a server that is measured. */
export async function newKey(databaseUrl: string, name: string): Promise<string> {
  const connection = await openConnection({ databaseUrl, dataDirectory: '' })
  try {
    const { id: userId } = await createUser(connection.database, {
      email: `${name}-${Date.now()}@example.com`,
      name,
      signupCredits,
    })
    return (await createApiKey(connection.database, { userId, name: 'Bench' })).key
  } finally {
    await connection.close()
  }
}
