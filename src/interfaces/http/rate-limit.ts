import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { HttpError } from './http-error.ts'

/** Counts requests by whose they are; one object a process, for all interfaces together. */
export interface RateLimiter {
  /** Takes one request: 0 when it may go on, else the seconds until the next one may. */
  take(key: string): number
}

/** What a bucket held after its last request. */
interface Bucket {
  tokens: number
  /** Milliseconds. */
  at: number
}

/** How many keys are remembered. One that is forgotten begins with a full bucket again. */
const mostKeys = 10_000

/**
 * A token bucket for each key: it fills evenly, `perMinute` a minute, and holds a sixth of that, so that 600 a minute
 * allow bursts of 100.
 *
 * @param options.perMinute 0: no limit.
 * @param options.burst how many a full bucket holds; default: a sixth of that.
 * @param options.now milliseconds of a clock that never goes back.
 */
export function createRateLimiter(options: {
  perMinute: number
  burst?: number
  now?: () => number
}): RateLimiter {
  const { perMinute, now = () => performance.now() } = options
  if (perMinute === 0) return { take: () => 0 }
  const perMillisecond = perMinute / 60_000
  const capacity = options.burst ?? Math.max(1, Math.ceil(perMinute / 6))
  const buckets = new LRUCache<string, Bucket>({ max: mostKeys })

  return {
    take(key) {
      const at = now()
      const bucket = buckets.get(key) ?? { tokens: capacity, at }
      const tokens = Math.min(capacity, bucket.tokens + (at - bucket.at) * perMillisecond)
      // Whoever is refused leaves the bucket as it is: many small steps would not add up to the same.
      if (tokens < 1) return Math.ceil((1 - tokens) / perMillisecond / 1_000)
      buckets.set(key, { tokens: tokens - 1, at })
      return 0
    },
  }
}

/**
 * Refuses requests to the routes of this plugin that come too fast (429). Register it behind `requireApiKey`: it counts
 * by API key, and whoever has none is refused before.
 */
export function limitRate(app: FastifyInstance, limiter: RateLimiter): void {
  app.addHook('onRequest', async (request) => {
    const seconds = limiter.take(request.keyId)
    if (seconds > 0)
      throw new HttpError(429, 'Too many requests; please wait a moment.', {
        'retry-after': String(seconds),
      })
  })
}
