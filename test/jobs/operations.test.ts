import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import { operations } from '../../src/database/schema.ts'
import { listEvents } from '../../src/jobs/events.ts'
import {
  enqueueOperation,
  failOperationsOf,
  findOperation,
  LimitReachedError,
  requestCancel,
  TooMuchGoingError,
} from '../../src/jobs/operations.ts'
import { describeEachDatabase, emptyDatabase } from '../support/databases.ts'
import { accept, somebody } from '../support/operations.ts'

describeEachDatabase('Operations', (open) => {
  let connection: Connection
  let ownerId: string
  const find = (id: string) => findOperation(connection.database, ownerId, id)
  const cancel = (id: string) => connection.database.transaction((tx) => requestCancel(tx, id))

  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    await emptyDatabase(connection)
    ownerId = await somebody(connection)
  })

  it('are pending when accepted', async () => {
    const id = await accept(connection, ownerId)
    expect(await find(id)).toMatchObject({
      id,
      kind: 'work',
      status: 'pending',
      attempt: 0,
      warnings: [],
      createdAt: expect.any(Date),
      startedAt: null,
      completedAt: null,
    })
  })

  it('take an id that the caller made', async () => {
    const row = await enqueueOperation(connection.database, {
      id: 'mine',
      kind: 'work',
      ownerId,
      presentationId: null,
      limited: false,
      input: {},
    })
    expect(row.id).toBe('mine')
  })

  it('are accepted up to a hundred of a user, of two hundred at once too', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, () => accept(connection, ownerId, { presentationId: 'deck' })),
    )
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(outcomes.length - refused.length).toBe(100)
    expect(refused.every((reason) => reason instanceof TooMuchGoingError)).toBe(true)
    await accept(connection, await somebody(connection))
    await accept(connection, ownerId, { limited: true })
  })

  it('are accepted again when one of a hundred has ended', async () => {
    const ids = []
    for (let count = 0; count < 100; count++) ids.push(await accept(connection, ownerId))
    await expect(accept(connection, ownerId)).rejects.toThrow(TooMuchGoingError)
    await cancel(ids[0] ?? '')
    await accept(connection, ownerId)
  })

  it('are not there when the transaction that accepts them fails', async () => {
    const refused = connection.database.transaction(async (tx) => {
      await enqueueOperation(tx, {
        id: 'never',
        kind: 'work',
        ownerId,
        presentationId: null,
        limited: false,
        input: {},
      })
      throw new Error('No.')
    })
    await expect(refused).rejects.toThrow('No.')
    expect(await find('never')).toBeUndefined()
  })

  it('are found by their owner only', async () => {
    const id = await accept(connection, ownerId)
    const stranger = await somebody(connection)
    expect(await findOperation(connection.database, stranger, id)).toBeUndefined()
  })

  it('are found without their input, which may be large', async () => {
    const id = await accept(connection, ownerId, { input: { text: 'x'.repeat(400_000) } })
    expect(await find(id)).not.toHaveProperty('input')
  })

  describe('with a limit', () => {
    it('are refused from the sixth on', async () => {
      for (let count = 0; count < 5; count++) await accept(connection, ownerId, { limited: true })
      await expect(accept(connection, ownerId, { limited: true })).rejects.toThrow(
        LimitReachedError,
      )
    })

    it('are counted for each user', async () => {
      for (let count = 0; count < 5; count++) await accept(connection, ownerId, { limited: true })
      const other = await somebody(connection)
      await expect(accept(connection, other, { limited: true })).resolves.toBeDefined()
    })

    it('do not count what has ended, or is not limited', async () => {
      const ids = []
      for (let count = 0; count < 5; count++)
        ids.push(await accept(connection, ownerId, { limited: true }))
      await accept(connection, ownerId)
      await cancel(ids[0] ?? '')
      await expect(accept(connection, ownerId, { limited: true })).resolves.toBeDefined()
    })

    it('are never more than five, however many are asked for at the same time', async () => {
      const answers = await Promise.allSettled(
        Array.from({ length: 12 }, () => accept(connection, ownerId, { limited: true })),
      )
      expect(answers.filter((one) => one.status === 'fulfilled')).toHaveLength(5)
      expect(await connection.database.$count(operations)).toBe(5)
    })
  })

  it('end at once when cancelled before they begin', async () => {
    const id = await accept(connection, ownerId)
    expect(await cancel(id)).toBe('canceled')
    expect(await find(id)).toMatchObject({
      status: 'canceled',
      cancelRequested: true,
      completedAt: expect.any(Date),
    })
    expect(await listEvents(connection.database, id, 0)).toMatchObject([
      { sequence: 1, type: 'status', data: { status: 'canceled' } },
    ])
  })

  it('keep the reason of a cancellation', async () => {
    const id = await accept(connection, ownerId)
    const reason = { code: 'gone', message: 'It is gone.' }
    await connection.database.transaction((tx) => requestCancel(tx, id, reason))
    expect(await find(id)).toMatchObject({ status: 'canceled', error: reason })
  })

  it('stay as they ended when cancelled again', async () => {
    const id = await accept(connection, ownerId)
    await cancel(id)
    const before = await find(id)
    expect(await cancel(id)).toBe('canceled')
    expect(await find(id)).toEqual(before)
  })

  it('cannot be cancelled when they do not exist', async () => {
    expect(await cancel('nothing')).toBeUndefined()
  })

  it('on one presentation can all be ended', async () => {
    const doomed = await accept(connection, ownerId, { presentationId: 'deck' })
    const other = await accept(connection, ownerId, { presentationId: 'another deck' })
    const error = { code: 'deleted', message: 'It was deleted.' }
    const target = { ownerId, presentationId: 'deck' }
    const ended = await connection.database.transaction((tx) => failOperationsOf(tx, target, error))
    expect(ended).toEqual([doomed])
    expect(await find(doomed)).toMatchObject({ status: 'failed', error })
    expect(await find(other)).toMatchObject({ status: 'pending' })
  })
})
