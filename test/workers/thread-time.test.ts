import { expect, test } from 'vitest'
import { createThreadTime } from '../../src/workers/thread-time.ts'

/** The time of threads by clocks that are set by hand, in seconds. */
function timeByHand() {
  const clock = { wall: 0, processor: 0 }
  const time = createThreadTime({
    wall: () => clock.wall * 1_000,
    processor: () => clock.processor * 1_000,
  })
  return {
    begin: time.begin,
    seconds: () => time.read() / 1_000,
    pass(wall: number, processor: number) {
      clock.wall += wall
      clock.processor += processor
    },
  }
}

test('The time of five threads that share two processors is two fifths of that on the wall', () => {
  const time = timeByHand()
  for (let thread = 0; thread < 5; thread++) time.begin()
  time.pass(100, 200)
  expect(time.seconds()).toBe(40)
})

test('The time of a thread that has a processor for itself is that on the wall, whatever else the process computes', () => {
  const time = timeByHand()
  time.begin()
  time.pass(100, 190)
  expect(time.seconds()).toBe(100)
})

test('A thread that waits for ever comes to its end ten times as late', () => {
  const time = timeByHand()
  time.begin()
  time.pass(1_000, 0)
  expect(time.seconds()).toBe(100)
})

test('Threads that have ended take no share', () => {
  const time = timeByHand()
  const end = time.begin()
  time.begin()
  time.pass(10, 10)
  end()
  time.pass(10, 10)
  expect(time.seconds()).toBe(15)
})

test('The time is that on the wall while no thread is busy', () => {
  const time = timeByHand()
  time.pass(10, 0)
  expect(time.seconds()).toBe(10)
})
