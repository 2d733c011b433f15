import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { operationCheckpoints, operations } from '../../src/database/schema.ts'
import { channels } from '../../src/jobs/channels.ts'
import { listEvents } from '../../src/jobs/events.ts'
import {
  type JobContext,
  JobFailure,
  LeaseLostError,
  OperationCanceledError,
} from '../../src/jobs/job-runner.ts'
import { failOperationsOf, findOperation, requestCancel } from '../../src/jobs/operations.ts'
import { describeEachDatabase } from '../support/databases.ts'
import { jobRunners, untilAborted } from '../support/job-runners.ts'
import { signal } from '../support/operations.ts'

describeEachDatabase('The job runner', (open) => {
  const { connection, ownerId, accept, ended, run } = jobRunners(open)

  it('runs what is accepted and keeps the result', async () => {
    await run(async ({ operation }) => ({ echo: operation.input }))
    const id = await accept({ input: { text: 'hello' } })
    expect(await ended(id, 'completed')).toMatchObject({
      result: { echo: { text: 'hello' } },
      error: null,
      attempt: 1,
      startedAt: expect.any(Date),
      completedAt: expect.any(Date),
      leaseExpiresAt: null,
    })
  })

  it('runs what was accepted before it started', async () => {
    const id = await accept()
    await run(async () => null)
    expect(await ended(id, 'completed')).toMatchObject({ result: null })
  })

  it('fails with the code and the sentence of a JobFailure', async () => {
    await run(async () => {
      throw new JobFailure('too_blue', 'The text is too blue.')
    })
    const id = await accept()
    expect(await ended(id, 'failed')).toMatchObject({
      error: { code: 'too_blue', message: 'The text is too blue.' },
      completedAt: expect.any(Date),
    })
  })

  it('says nothing of an unexpected error to the caller', async () => {
    await run(async () => {
      throw new Error('password is hunter2')
    })
    const id = await accept()
    expect((await ended(id, 'failed')).error).toEqual({
      code: 'internal_error',
      message: 'Something went wrong on our side; please try again.',
    })
  })

  it('fails when the result cannot be stored', async () => {
    await run(async () => ({ text: 'a NUL \u0000' }))
    const id = await accept()
    expect((await ended(id, 'failed')).error?.code).toBe('internal_error')
  })

  it('tries again what met a database error that passes', async () => {
    await run(async ({ operation }) => {
      if (operation.attempt === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' })
      return 'second time'
    })
    const id = await accept()
    expect(await ended(id, 'completed')).toMatchObject({ result: 'second time', attempt: 2 })
  })

  it('runs as many at once as it may', async () => {
    let atOnce = 0
    let most = 0
    const full = signal()
    await run(
      async () => {
        most = Math.max(most, ++atOnce)
        if (atOnce === 3) full.resolve()
        await full.promise
        atOnce--
        return null
      },
      { concurrency: 3 },
    )
    const ids = []
    for (let count = 0; count < 7; count++) ids.push(await accept())
    for (const id of ids) await ended(id, 'completed')
    expect(most).toBe(3)
  })

  it('logs what happened in order, and the progress', async () => {
    await run(async (context) => {
      await context.progress(1, 2, 'Half')
      await context.event('slide', { index: 0 })
      return null
    })
    const id = await accept()
    expect(await ended(id, 'completed')).toMatchObject({
      progress: { done: 1, total: 2, message: 'Half' },
    })
    const events = await listEvents(connection().database, id, 0)
    expect(events.map(({ sequence, type, data }) => ({ sequence, type, data }))).toEqual([
      { sequence: 1, type: 'status', data: { status: 'in_progress' } },
      { sequence: 2, type: 'progress', data: { done: 1, total: 2, message: 'Half' } },
      { sequence: 3, type: 'slide', data: { index: 0 } },
      { sequence: 4, type: 'status', data: { status: 'completed' } },
    ])
    expect(await listEvents(connection().database, id, 3)).toHaveLength(1)
  })

  it('numbers events that are logged at the same time without gaps', async () => {
    await run(async (context) => {
      await Promise.all(Array.from({ length: 20 }, (_, index) => context.event('slide', { index })))
      return null
    })
    const id = await accept()
    await ended(id, 'completed')
    const events = await listEvents(connection().database, id, 0)
    expect(events.map((event) => event.sequence)).toEqual(
      Array.from({ length: 22 }, (_, index) => index + 1),
    )
  })

  it('keeps warnings, each once', async () => {
    await run(async (context) => {
      context.warn('There were no pictures.')
      context.warn('There were no pictures.')
      return null
    })
    const id = await accept()
    expect((await ended(id, 'completed')).warnings).toEqual(['There were no pictures.'])
  })

  describe('cancelling', () => {
    const cancel = (id: string) => connection().database.transaction((tx) => requestCancel(tx, id))

    it('aborts what runs', async () => {
      let reason: unknown
      await run((context) => {
        context.signal.addEventListener('abort', () => {
          reason = context.signal.reason
        })
        return untilAborted(context)
      })
      const id = await accept()
      await ended(id, 'in_progress')
      expect(await cancel(id)).toBe('in_progress')
      expect(await ended(id, 'canceled')).toMatchObject({ completedAt: expect.any(Date) })
      expect(reason).toBeInstanceOf(OperationCanceledError)
    })

    it('reaches what is being claimed at that moment', async () => {
      let hear = (_id: string) => {}
      const claimed = signal()
      const canceled = signal()
      const { database, ...rest } = connection()
      // As in a process that is told of the cancellation before it knows that it holds the operation.
      const slow = new Proxy(database, {
        get(target, name, receiver) {
          if (name !== 'transaction') return Reflect.get(target, name, receiver)
          return async (...call: Parameters<typeof database.transaction>) => {
            const result = await target.transaction(...call)
            if (Array.isArray(result) && result.length > 0) {
              claimed.resolve()
              await canceled.promise
            }
            return result
          }
        },
      })
      const listening = {
        ...rest,
        database: slow,
        listen: async (channel: string, listener: (payload: string) => void) => {
          if (channel === channels.canceled) hear = listener
          return rest.listen(channel, listener)
        },
      }
      const id = await accept()
      await run(untilAborted, { connection: listening, leaseMilliseconds: 3_600_000 })
      await claimed.promise
      await cancel(id)
      hear(id)
      canceled.resolve()
      expect(await ended(id, 'canceled')).toMatchObject({ attempt: 1 })
    })

    it('lets a handler complete with what is done', async () => {
      await run(async (context) => {
        await untilAborted(context).catch(() => undefined)
        return 'half of it'
      })
      const id = await accept()
      await ended(id, 'in_progress')
      await cancel(id)
      expect(await ended(id, 'completed')).toMatchObject({ result: 'half of it' })
    })

    it('lets the next attempt of what was interrupted put things in order', async () => {
      const id = await accept()
      await connection().database.update(operations).set({ attempt: 1 })
      expect(await cancel(id)).toBe('pending')
      await run(untilAborted)
      expect(await ended(id, 'canceled')).toMatchObject({ attempt: 2 })
    })
  })

  describe('losing an operation', () => {
    it('refuses every later write', async () => {
      const failures: unknown[] = []
      const tried = signal()
      await run(async (context) => {
        await connection().database.update(operations).set({ attempt: 7 })
        for (const write of [
          () => context.transaction(async () => 'written'),
          () => context.checkpoint.put('key', 'value'),
          () => context.progress(1, 1, 'Done'),
          () => context.event('slide', {}),
        ])
          await write().catch((error: unknown) => failures.push(error))
        tried.resolve()
        return 'done'
      })
      const id = await accept()
      await tried.promise
      expect(failures).toHaveLength(4)
      for (const failure of failures) expect(failure).toBeInstanceOf(LeaseLostError)
      expect(await findOperation(connection().database, ownerId(), id)).toMatchObject({
        status: 'in_progress',
        progress: null,
        result: null,
      })
    })

    it('takes back what a transaction wrote after the operation was ended', async () => {
      const reached = signal()
      const goOn = signal()
      const outcome = signal<unknown>()
      await run(async (context) => {
        reached.resolve()
        await goOn.promise
        await context
          .transaction((tx) => tx.update(operations).set({ result: 'too late' }))
          .catch(outcome.resolve)
        return null
      })
      const id = await accept({ presentationId: 'deck' })
      await reached.promise
      await connection().database.transaction((tx) =>
        failOperationsOf(
          tx,
          { ownerId: ownerId(), presentationId: 'deck' },
          { code: 'x', message: 'Gone.' },
        ),
      )
      goOn.resolve()
      expect(await outcome.promise).toBeInstanceOf(LeaseLostError)
      expect(await ended(id, 'failed')).toMatchObject({ result: null })
    })

    it('aborts the handler', async () => {
      const reason = signal<unknown>()
      await run((context) => {
        context.signal.addEventListener('abort', () => reason.resolve(context.signal.reason))
        return untilAborted(context)
      })
      const id = await accept({ presentationId: 'deck' })
      await ended(id, 'in_progress')
      await connection().database.transaction((tx) =>
        failOperationsOf(
          tx,
          { ownerId: ownerId(), presentationId: 'deck' },
          { code: 'x', message: 'Gone.' },
        ),
      )
      expect(await reason.promise).toBeInstanceOf(LeaseLostError)
    })
  })

  describe('leases', () => {
    it('are prolonged while the handler is at it', async () => {
      const id = await accept()
      const goOn = signal()
      await run(() => goOn.promise, { leaseMilliseconds: 300, pollMilliseconds: 50 })
      const first = (await ended(id, 'in_progress')).leaseExpiresAt?.getTime() ?? 0
      for (let renewals = 0, last = first; renewals < 4; ) {
        // The embedded database answers without giving way to timers; the renewal is one.
        await new Promise(setImmediate)
        const row = await findOperation(connection().database, ownerId(), id)
        const lease = row?.leaseExpiresAt?.getTime() ?? 0
        if (lease > last) renewals++
        last = lease
        // The embedded database answers within a tick, so that timers would never come to their turn.
        await nextTurn()
      }
      goOn.resolve()
      expect(await ended(id, 'completed')).toMatchObject({ attempt: 1 })
    })

    it('that ran out let another attempt continue from the checkpoints', async () => {
      const id = await accept()
      await connection()
        .database.update(operations)
        .set({
          status: 'in_progress',
          worker: 'a process that is gone',
          attempt: 1,
          leaseExpiresAt: new Date(Date.now() - 1_000),
        })
      await connection()
        .database.insert(operationCheckpoints)
        .values({ operationId: id, key: 'slides', value: [1, 2] })
      await run(async ({ checkpoint }) => ({
        found: await checkpoint.get('slides'),
        other: (await checkpoint.get('nothing')) ?? 'nothing',
      }))
      expect(await ended(id, 'completed')).toMatchObject({
        attempt: 2,
        result: { found: [1, 2], other: 'nothing' },
      })
      expect(await connection().database.$count(operationCheckpoints)).toBe(0)
    })
  })

  describe('an operation that vanishes with its process', () => {
    const vanish = (crashes: number) =>
      connection()
        .database.update(operations)
        .set({
          status: 'in_progress',
          worker: 'a process that is gone',
          attempt: crashes + 1,
          crashes,
          leaseExpiresAt: new Date(Date.now() - 1_000),
        })

    it('survives twenty times in a row', async () => {
      const id = await accept()
      await vanish(19)
      await run(async () => 'at last')
      expect(await ended(id, 'completed')).toMatchObject({ attempt: 21, result: 'at last' })
    })

    it('is given up in the end', async () => {
      const id = await accept()
      await vanish(24)
      await run(async () => 'never')
      expect((await ended(id, 'failed')).error).toEqual({
        code: 'gave_up',
        message: 'The work was interrupted 25 times in a row and has been given up.',
      })
    })

    it('is counted from nothing again after progress, once for each checkpoint', async () => {
      const crashes: (number | undefined)[] = []
      const id = await accept()
      await vanish(10)
      const note = async ({ operation, database }: JobContext) => {
        const [row] = await database
          .select()
          .from(operations)
          .where(eq(operations.id, operation.id))
        crashes.push(row?.crashes)
      }
      await run(async (context) => {
        await note(context)
        await context.checkpoint.put('slides', [1])
        await note(context)
        await context.database.execute(sql`update operations set crashes = 3`)
        await context.checkpoint.put('slides', [1, 2])
        await note(context)
        return null
      })
      await ended(id, 'completed')
      expect(crashes).toEqual([11, 0, 3])
    })
  })
})
