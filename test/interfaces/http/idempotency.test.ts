import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Connection } from '../../../src/database/connection.ts'
import { answerOnce } from '../../../src/interfaces/http/idempotency.ts'
import {
  keepFirstAnswer,
  type RequestKey,
  RequestKeyReusedError,
} from '../../../src/jobs/first-answers.ts'
import { describeDatabase } from '../../support/databases.ts'
import { somebody } from '../../support/operations.ts'

describeDatabase('A request that is refused while another with its key is accepted', (open) => {
  let connection: Connection
  let userId: string
  let requestKey: RequestKey
  beforeAll(async () => {
    connection = await open()
    userId = await somebody(connection)
  })
  beforeEach(() => {
    requestKey = { key: randomUUID(), requestHash: Uint8Array.of(1) }
  })

  const full = new Error('There is no room.')

  /** What is answered when another request is accepted before there is no room for this one. */
  const answerBehind = (other: Partial<RequestKey>) =>
    answerOnce<unknown>(connection.database, { userId, requestKey }, async () => {
      const first = { ...requestKey, ...other, answer: 'the first' }
      await keepFirstAnswer(connection.database, userId, first)
      throw full
    })

  test('has the answer of the other, whatever it was refused for', async () => {
    expect(await answerBehind({})).toBe('the first')
  })

  test('is told that its key was used, when the other asked for something else', async () => {
    await expect(answerBehind({ requestHash: Uint8Array.of(2) })).rejects.toThrow(
      RequestKeyReusedError,
    )
  })

  test('is refused for its own reason when the other has another key', async () => {
    await expect(answerBehind({ key: randomUUID() })).rejects.toBe(full)
  })
})
