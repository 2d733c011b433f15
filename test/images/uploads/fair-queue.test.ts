import { expect, test } from 'vitest'
import { createFairQueue, TooManyWaitingError } from '../../../src/images/uploads/fair-queue.ts'
import { signal } from '../../support/operations.ts'

/** A queue whose work ends when it is told to, and what has begun in it. */
function watchedQueue(atOnce: number) {
  const queue = createFairQueue({ atOnce, mostWaiting: 3 })
  const begun: string[] = []
  const gates = new Map<string, { resolve(): void }>()
  return {
    begun,
    add(ownerId: string, name: string) {
      const gate = signal()
      gates.set(name, gate)
      return queue.run(ownerId, async () => {
        begun.push(name)
        await gate.promise
      })
    },
    async end(name: string) {
      gates.get(name)?.resolve()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('owners take turns, however much one of them sends', async () => {
  const { begun, add, end } = watchedQueue(1)
  for (const name of ['ada 1', 'ada 2', 'ada 3']) void add('ada', name)
  for (const name of ['grace 1', 'grace 2']) void add('grace', name)
  for (const name of ['ada 1', 'grace 1', 'ada 2', 'grace 2']) await end(name)
  expect(begun).toEqual(['ada 1', 'grace 1', 'ada 2', 'grace 2', 'ada 3'])
})

test('one owner has one at a time, and leaves the other places to others', async () => {
  const { begun, add } = watchedQueue(2)
  void add('ada', 'ada 1')
  void add('ada', 'ada 2')
  void add('grace', 'grace 1')
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toEqual(['ada 1', 'grace 1'])
})

test('no more than a few of one owner wait', async () => {
  const { add } = watchedQueue(1)
  for (let count = 0; count < 4; count++) void add('ada', `ada ${count}`)
  await expect(add('ada', 'one more')).rejects.toThrow(TooManyWaitingError)
})

test('work that fails gives its place back', async () => {
  const queue = createFairQueue({ atOnce: 1, mostWaiting: 3 })
  await expect(queue.run('ada', () => Promise.reject(new Error('No')))).rejects.toThrow('No')
  expect(await queue.run('ada', async () => 'Yes')).toBe('Yes')
})
