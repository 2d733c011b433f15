import { describe, expect, it } from 'vitest'
import { watchWorkers } from '../../src/workers/watch-workers.ts'
import { bullets, deck, slide } from '../support/decks.ts'
import { createFakeWorkers } from '../support/fake-workers.ts'

const task = { deck: deck({}, slide('bullets', 'One', [bullets(['a'])])), format: 'pdf' } as const

/** Workers that answer when they are let, on a clock of seconds that is set by hand. */
function slowWorkers() {
  const fake = createFakeWorkers()
  const answers: (() => void)[] = []
  fake.onExport = () => new Promise((resolve) => answers.push(resolve))
  const clock = { seconds: 0 }
  const workers = watchWorkers(fake, () => clock.seconds * 1_000)
  return { workers, clock, answer: () => answers.shift()?.() }
}

describe('Watched workers', () => {
  it('answer while they have nothing to do, however long', async () => {
    const { workers, clock } = slowWorkers()
    clock.seconds = 10_000
    await expect(workers.checkAnswers()).resolves.toBeUndefined()
  })

  it('do not answer when work waits for a minute and none comes back', async () => {
    const { workers, clock, answer } = slowWorkers()
    const waiting = workers.export(task)
    clock.seconds = 59
    await expect(workers.checkAnswers()).resolves.toBeUndefined()
    clock.seconds = 61
    await expect(workers.checkAnswers()).rejects.toThrow()
    answer()
    await waiting
    await expect(workers.checkAnswers()).resolves.toBeUndefined()
  })

  it('answer as long as any work comes back', async () => {
    const { workers, clock, answer } = slowWorkers()
    const first = workers.export(task)
    const second = workers.export(task)
    clock.seconds = 50
    answer()
    await first
    clock.seconds = 100
    await expect(workers.checkAnswers()).resolves.toBeUndefined()
    answer()
    await second
  })
})
