import type { FastifyInstance } from 'fastify'
import { growingCache } from '../../growing-cache.ts'
import { HttpError } from './http-error.ts'

/** Counts requests by whose they are; one object a process, for all interfaces together. */
export interface RateLimiter {
  /** Takes one request: 0 when it may go on, else the seconds until the next one may. */
  take(key: string): number
  /** What is left for a key; undefined where nothing is limited. */
  quota(key: string): Quota | undefined
}

/** What is left of a bucket. */
interface Quota {
  /** Requests that a full bucket allows at once. */
  limit: number
  /** Requests that it allows now. */
  remaining: number
  /** Seconds until it is full again. */
  reset: number
  /** Requests that come in each minute. */
  perMinute: number
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
  if (perMinute === 0) return { take: () => 0, quota: () => undefined }
  const perMillisecond = perMinute / 60_000
  const capacity = options.burst ?? Math.max(1, Math.ceil(perMinute / 6))
  const buckets = growingCache<Bucket>(mostKeys)

  function tokensOf(key: string, at: number): number {
    const bucket = buckets.get(key) ?? { tokens: capacity, at }
    return Math.min(capacity, bucket.tokens + (at - bucket.at) * perMillisecond)
  }

  return {
    quota(key) {
      const tokens = tokensOf(key, now())
      const reset = Math.ceil((capacity - tokens) / perMillisecond / 1_000)
      return { limit: capacity, remaining: Math.floor(tokens), reset, perMinute }
    },
    take(key) {
      const at = now()
      const tokens = tokensOf(key, at)
      // Whoever is refused leaves the bucket as it is: many small steps would not add up to the same.
      if (tokens < 1) return Math.ceil((1 - tokens) / perMillisecond / 1_000)
      buckets.set(key, { tokens: tokens - 1, at })
      return 0
    },
  }
}

/**
 * Refuses requests to the routes of this plugin that come too fast (429). Register it behind `requireApiKey`: it counts
 * by API key, and whoever has none is refused before. Every answer says what is left, in the fields of
 * draft-ietf-httpapi-ratelimit-headers-07 (the last with a field for each number).
 */
export function limitRate(app: FastifyInstance, limiter: RateLimiter): void {
  app.addHook('onRequest', async (request, reply) => {
    const seconds = limiter.take(request.keyId)
    const quota = limiter.quota(request.keyId)
    if (quota !== undefined)
      reply.headers({
        'ratelimit-limit': quota.limit,
        'ratelimit-remaining': quota.remaining,
        'ratelimit-reset': quota.reset,
        'ratelimit-policy': `${quota.perMinute};w=60;burst=${quota.limit}`,
      })
    if (seconds > 0)
      throw new HttpError(429, 'Too many requests; please wait a moment.', {
        'retry-after': String(seconds),
      })
  })
}
