import { expect, it } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import { createJobRunner, type JobHandler, type JobRunner } from '../../src/jobs/job-runner.ts'
import { requestCancel } from '../../src/jobs/operations.ts'
import { describePostgres } from '../support/databases.ts'
import { accept, signal, silentLogger, somebody, whenStatus } from '../support/operations.ts'

function runnerOn(connection: Connection, handler: JobHandler, concurrency = 4): JobRunner {
  return createJobRunner({
    connection,
    handlers: { work: handler },
    logger: silentLogger,
    concurrency,
    pollMilliseconds: 50,
  })
}

describePostgres('Several runners on one Postgres', (open) => {
  it('run five generations of a flooding user at most, and start the others meanwhile', async () => {
    const connections = [await open(), await open(), await open()] as const
    const [connection] = connections
    const flooder = await somebody(connection)
    const others = [await somebody(connection), await somebody(connection)]
    const started: string[] = []
    let floodAtOnce = 0
    let mostAtOnce = 0
    const handler: JobHandler = async ({ operation, progress }) => {
      started.push(operation.ownerId)
      if (operation.ownerId === flooder) mostAtOnce = Math.max(mostAtOnce, ++floodAtOnce)
      // A few round trips, so that operations overlap.
      for (let step = 1; step <= 5; step++) await progress(step, 5, 'Working')
      if (operation.ownerId === flooder) floodAtOnce--
      return null
    }

    const flood = []
    for (let count = 0; count < 60; count++)
      flood.push(await accept(connection, flooder, { limited: true, generationsPerUser: 1_000 }))
    const fair = []
    for (const ownerId of others)
      for (let count = 0; count < 3; count++)
        fair.push({ ownerId, id: await accept(connection, ownerId, { limited: true }) })

    const runners = connections.map((one) => runnerOn(one, handler))
    await Promise.all(runners.map((runner) => runner.start()))
    for (const { ownerId, id } of fair) await whenStatus(connection, ownerId, id, 'completed')
    const startedWhenOthersWereDone = started.length
    for (const id of flood) await whenStatus(connection, flooder, id, 'completed')
    await Promise.all(runners.map((runner) => runner.stop(0)))

    expect(started).toHaveLength(66)
    expect(mostAtOnce).toBeLessThanOrEqual(5)
    expect(startedWhenOthersWereDone).toBeLessThan(40)
  })

  it('keep the order accepted on one presentation', async () => {
    const connections = [await open(), await open()] as const
    const [connection] = connections
    const ownerId = await somebody(connection)
    const order: string[] = []
    const handler: JobHandler = async ({ operation, progress }) => {
      order.push(`begin ${operation.id}`)
      await progress(1, 1, 'Working')
      order.push(`end ${operation.id}`)
      return null
    }
    const ids = []
    for (let count = 0; count < 8; count++)
      ids.push(await accept(connection, ownerId, { presentationId: 'deck' }))
    const runners = connections.map((one) => runnerOn(one, handler))
    await Promise.all(runners.map((runner) => runner.start()))
    for (const id of ids) await whenStatus(connection, ownerId, id, 'completed')
    await Promise.all(runners.map((runner) => runner.stop(0)))
    expect(order).toEqual(ids.flatMap((id) => [`begin ${id}`, `end ${id}`]))
  })

  it('take over at once from a process that is gone, long before its leases run out', async () => {
    const [here, there] = [await open(), await open()]
    const ownerId = await somebody(here)
    const reached = signal()
    const never = signal()
    const gone = runnerOn(there, async () => {
      reached.resolve()
      await never.promise
      return 'too late'
    })
    await gone.start()
    const id = await accept(here, ownerId)
    await reached.promise
    // What the database sees of a kill -9: every session of the process ends.
    await there.close()
    const survivor = runnerOn(here, async () => 'by another')
    await survivor.start()
    expect(await whenStatus(here, ownerId, id, 'completed')).toMatchObject({
      attempt: 2,
      result: 'by another',
    })
    never.resolve()
    await survivor.stop(0)
    await gone.stop(0).catch(() => undefined)
  })

  it('hear of a cancellation that another process asked for', async () => {
    const [here, there] = [await open(), await open()]
    const ownerId = await somebody(here)
    const runner = runnerOn(
      there,
      ({ signal: aborted }) =>
        new Promise((_, reject) => {
          aborted.addEventListener('abort', () => reject(aborted.reason))
        }),
    )
    await runner.start()
    const id = await accept(here, ownerId)
    await whenStatus(here, ownerId, id, 'in_progress')
    await here.database.transaction((tx) => requestCancel(tx, id))
    await whenStatus(here, ownerId, id, 'canceled')
    await runner.stop(0)
  })
})
