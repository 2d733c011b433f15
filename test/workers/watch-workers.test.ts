import { describe, expect, it } from 'vitest'
import { watchWorkers } from '../../src/workers/watch-workers.ts'
import { bullets, deck, slide } from '../support/decks.ts'
import { createFakeWorkers } from '../support/fake-workers.ts'

const task = { deck: deck({}, slide('bullets', 'One', [bullets(['a'])])), format: 'pdf' } as const

/** Workers that answer when they are let, on a clock of seconds that is set by hand. */
function slowWorkers() {
  const fake = createFakeWorkers()
  const tasks: { answer: () => void; fail: (error: Error) => void }[] = []
  fake.onExport = () =>
    new Promise((resolve, reject) => tasks.push({ answer: resolve, fail: reject }))
  const clock = { seconds: 0 }
  const workers = watchWorkers(fake, { read: () => clock.seconds * 1_000 })
  return {
    workers,
    clock,
    answer: () => tasks.shift()?.answer(),
    fail: () => tasks.shift()?.fail(new Error('Too long')),
  }
}

describe('Watched workers', () => {
  it('answer while they have nothing to do, however long', async () => {
    const { workers, clock } = slowWorkers()
    clock.seconds = 10_000
    await expect(workers.checkAnswers()).resolves.toBeUndefined()
  })

  it('do not answer when work waits longer than the time limit of a task and none comes back', async () => {
    const { workers, clock, answer } = slowWorkers()
    const waiting = workers.export(task)
    clock.seconds = 149
    await expect(workers.checkAnswers()).resolves.toBeUndefined()
    clock.seconds = 151
    await expect(workers.checkAnswers()).rejects.toThrow()
    answer()
    await waiting
    await expect(workers.checkAnswers()).resolves.toBeUndefined()
  })

  it('answer as long as any work comes back', async () => {
    const { workers, clock, answer } = slowWorkers()
    const first = workers.export(task)
    const second = workers.export(task)
    clock.seconds = 100
    answer()
    await first
    clock.seconds = 200
    await expect(workers.checkAnswers()).resolves.toBeUndefined()
    answer()
    await second
  })

  it('answer when a task has failed, at its time limit for example', async () => {
    const { workers, clock, answer, fail } = slowWorkers()
    const stuck = workers.export(task)
    clock.seconds = 10
    const waiting = workers.export(task)
    clock.seconds = 120
    fail()
    await expect(stuck).rejects.toThrow('Too long')
    clock.seconds = 160
    await expect(workers.checkAnswers()).resolves.toBeUndefined()
    answer()
    await waiting
  })
})
