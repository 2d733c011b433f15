import { expect, it } from 'vitest'
import { LeaseLostError, ShutdownError } from '../../src/jobs/job-runner.ts'
import { findOperation } from '../../src/jobs/operations.ts'
import { describeEachDatabase } from '../support/databases.ts'
import { jobRunners, untilAborted } from '../support/job-runners.ts'
import { signal } from '../support/operations.ts'

describeEachDatabase('Stopping a job runner', (open) => {
  const { connection, ownerId, accept, ended, run } = jobRunners(open)

  it('lets what runs end within the grace', async () => {
    const goOn = signal()
    const runner = await run(() => goOn.promise.then(() => 'finished'))
    const id = await accept()
    await ended(id, 'in_progress')
    const stopped = runner.stop(10_000)
    goOn.resolve()
    await stopped
    expect(await ended(id, 'completed')).toMatchObject({ result: 'finished' })
  })

  it('claims nothing more', async () => {
    const runner = await run(async () => null)
    await runner.stop(0)
    const id = await accept()
    expect(await findOperation(connection().database, ownerId(), id)).toMatchObject({
      status: 'pending',
    })
  })

  it('gives back what does not end, for another process to continue', async () => {
    let reason: unknown
    const runner = await run((context) =>
      Promise.resolve(untilAborted(context)).finally(() => {
        reason = context.signal.reason
      }),
    )
    const id = await accept()
    await ended(id, 'in_progress')
    await runner.stop(0)
    expect(reason).toBeInstanceOf(ShutdownError)
    expect(await findOperation(connection().database, ownerId(), id)).toMatchObject({
      status: 'pending',
      worker: null,
      attempt: 1,
      crashes: 0,
    })
    await run(async () => 'by another')
    expect(await ended(id, 'completed')).toMatchObject({ attempt: 2, result: 'by another' })
  })

  it('gives back what does not even listen, and keeps it from writing', async () => {
    const goOn = signal()
    const outcome = signal<unknown>()
    const runner = await run(async (context) => {
      await goOn.promise
      await context.transaction(async () => null).catch(outcome.resolve)
      return null
    })
    const id = await accept()
    await ended(id, 'in_progress')
    await runner.stop(0)
    goOn.resolve()
    expect(await outcome.promise).toBeInstanceOf(LeaseLostError)
    expect(await findOperation(connection().database, ownerId(), id)).toMatchObject({
      status: 'pending',
    })
  })
})
