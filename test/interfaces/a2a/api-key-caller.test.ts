import { beforeAll, expect, test } from 'vitest'
import { createApiKey } from '../../../src/accounts/api-keys.ts'
import { createApiKeyCallers } from '../../../src/interfaces/a2a/api-key-caller.ts'
import type { FindCaller } from '../../../src/interfaces/http/authentication.ts'
import { describeDatabase } from '../../support/databases.ts'
import { somebody } from '../../support/operations.ts'

describeDatabase('a caller of an agent', (open) => {
  let findCaller: FindCaller
  let userId: string
  let key: string
  beforeAll(async () => {
    const connection = await open()
    findCaller = createApiKeyCallers(connection.database)
    userId = await somebody(connection)
    ;({ key } = await createApiKey(connection.database, { userId, name: 'Test' }))
  })

  const find = (headers: Record<string, string | undefined>) => findCaller({ headers })

  test('is known by an API key as bearer token, or in a header of its own', async () => {
    for (const headers of [{ authorization: `Bearer ${key}` }, { 'api-key': key }])
      expect((await find(headers))?.userId).toBe(userId)
  })

  test('is known by that header where the bearer token is no key of ours', async () => {
    const headers = { authorization: 'Bearer of-a-proxy', 'api-key': key }
    expect((await find(headers))?.userId).toBe(userId)
  })

  test('is not known by anything else', async () => {
    for (const headers of [{}, { authorization: key }, { 'api-key': 'sk_unknown' }])
      expect(await find(headers)).toBeUndefined()
  })
})
