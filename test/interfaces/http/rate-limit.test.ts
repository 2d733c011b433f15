import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRateLimiter } from '../../../src/interfaces/http/rate-limit.ts'

/** A limiter with a clock that the test moves, in milliseconds. */
function limiterOf(perMinute: number) {
  const clock = { now: 5_000 }
  return { clock, limiter: createRateLimiter({ perMinute, now: () => clock.now }) }
}

/** How many of `tries` requests in a row go on. */
function granted(limiter: { take(key: string): number }, tries: number, key = 'key'): number {
  return Array.from({ length: tries }, () => limiter.take(key)).filter((wait) => wait === 0).length
}

describe('The rate limiter', () => {
  it('lets a burst of 100 through at 600 a minute', () => {
    expect(granted(limiterOf(600).limiter, 150)).toBe(100)
  })

  it('lets ten a second through after that', () => {
    const { clock, limiter } = limiterOf(600)
    granted(limiter, 150)
    clock.now += 1_000
    expect(granted(limiter, 50)).toBe(10)
  })

  it('allows no more than a burst after any pause', () => {
    const { clock, limiter } = limiterOf(600)
    clock.now += 24 * 60 * 60 * 1_000
    expect(granted(limiter, 1_000)).toBe(100)
  })

  it('counts each key for itself', () => {
    const { limiter } = limiterOf(600)
    granted(limiter, 150)
    expect(granted(limiter, 150, 'another')).toBe(100)
  })

  it('says how long to wait, and it is enough', () => {
    const { clock, limiter } = limiterOf(2)
    limiter.take('key')
    const wait = limiter.take('key')
    expect(wait).toBe(30)
    clock.now += wait * 1_000
    expect(limiter.take('key')).toBe(0)
  })

  it('does not make those wait longer who try in vain', () => {
    const { clock, limiter } = limiterOf(2)
    limiter.take('key')
    for (let second = 0; second < 29; second++) {
      clock.now += 1_000
      expect(limiter.take('key')).toBeGreaterThan(0)
    }
    clock.now += 1_000
    expect(limiter.take('key')).toBe(0)
  })

  it('limits nothing when it is 0', () => {
    expect(granted(limiterOf(0).limiter, 10_000)).toBe(10_000)
  })

  it('never lets through more than a burst and what came in since, and no less', () => {
    const pauses = fc.array(fc.nat(2_000), { maxLength: 200 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000 }), pauses, (perMinute, all) => {
        const { clock, limiter } = limiterOf(perMinute)
        const burst = Math.ceil(perMinute / 6)
        const began = clock.now
        let through = 0
        for (const pause of all) {
          clock.now += pause
          const allowed = burst + ((clock.now - began) * perMinute) / 60_000
          const wait = limiter.take('key')
          if (wait === 0) through += 1
          expect(through).toBeLessThanOrEqual(allowed + 1e-6)
          expect(wait).toBeLessThanOrEqual(Math.ceil(60 / perMinute))
        }
      }),
    )
  })
})
