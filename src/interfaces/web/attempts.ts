import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerNetwork } from '../http/caller-network.ts'
import { createRateLimiter } from '../http/rate-limit.ts'

/** Attempts of one address on one account: ten at once, then one every twelve seconds. */
const perAccountAndAddress = { perMinute: 5, burst: 10 }
/** Attempts on one account from anywhere: nobody locks its owner out for long. */
const perAccount = { perMinute: 20, burst: 100 }
/** Attempts of one address, on whatever. */
const perAddress = { perMinute: 60, burst: 30 }
/** Mails to one recipient, whoever asks for them: three at once, then six an hour. */
const perRecipient = { perMinute: 0.1, burst: 3 }

/** Holds up who tries to guess what others know. */
export interface Attempts {
  /**
   * Counts one attempt.
   * @param account what it is an attempt on, such as an e-mail address; absent: nothing in particular.
   * @returns false when it may not be made; the answer says then when the next one may.
   */
  allow(request: FastifyRequest, reply: FastifyReply, account?: string): boolean
  /**
   * Counts one attempt that sends a mail: nobody's mailbox is filled from here.
   * @param recipient as `readEmail` gives it.
   * @returns as `allow` does.
   */
  allowMail(request: FastifyRequest, reply: FastifyReply, recipient: string): boolean
}

/** The sentence for who may not try. */
export const tooManyAttempts = 'Too many attempts; please wait a moment.'

/** One for all ways to prove who one is, in each process. */
export function createAttempts(): Attempts {
  const both = createRateLimiter(perAccountAndAddress)
  const accounts = createRateLimiter(perAccount)
  const addresses = createRateLimiter(perAddress)
  const recipients = createRateLimiter(perRecipient)

  function answer(reply: FastifyReply, seconds: number): boolean {
    if (seconds === 0) return true
    reply.code(429).header('retry-after', String(seconds))
    return false
  }

  return {
    allow(request, reply, account) {
      const address = callerNetwork(request.ip)
      // One after the other: what one of them refuses is no attempt on the account, or a single address could use up all
      // that the account has for everybody.
      const seconds =
        addresses.take(address) ||
        (account === undefined ? 0 : both.take(`${address} ${account}`) || accounts.take(account))
      return answer(reply, seconds)
    },
    allowMail(request, reply, recipient) {
      const seconds = addresses.take(callerNetwork(request.ip)) || recipients.take(recipient)
      return answer(reply, seconds)
    },
  }
}
