import { beforeAll, expect, it } from 'vitest'
import { milliseconds, percentile } from '../../bench/statistics.ts'
import { expectBalancedBooks } from './books.ts'
import { describeDatabase, type Place } from './databases.ts'
import { environmentOf, type ServerProcess, startServer } from './server-process.ts'

/** Within this what is cancelled has ended, in milliseconds. */
const patience = 1_000
/** How many may take longer (one of a few), but no longer than `utmost`: the machine that runs this has other things to do. */
const shareOverPatience = 0.05
const utmost = 5_000

/** Moments are spread over no more than this, in milliseconds, however slow a busy machine is. */
const longest = 4_000

/** What came of a cancel. */
export interface Cancel {
  /** What was cancelled, in a word. */
  kind: string
  /** How long it took from the wish to the end, in milliseconds. */
  wait: number
  /** Else it had ended before, or was so nearly done that it was completed. */
  isCanceled: boolean
}

/**
 * Waits until the moment at which work is cancelled in a round: before it begins in the first one, behind its end in the
 * last one.
 * @param workMilliseconds how long such work takes.
 */
export async function untilMoment(
  round: number,
  rounds: number,
  workMilliseconds: number,
): Promise<void> {
  const wait = (round / rounds) * 1.1 * Math.min(workMilliseconds, longest)
  await new Promise((resolve) => setTimeout(resolve, wait))
}

/** How often a cancel is tried again at once where the work of all rounds was done before theirs came. */
const mostFurther = 12

/**
 * The rounds of a kind, and further ones at the first moment while none of them has met the work: quick work may be done before
 * any cancel comes.
 * @param isMet whether a cancel of the kind has.
 */
export function* roundsOf(
  rounds: number,
  isMet: () => boolean,
): Generator<{ round: number; moment: number }> {
  for (let round = 0; round < rounds; round++) yield { round, moment: round }
  for (let further = 0; further < mostFurther && !isMet(); further++)
    yield { round: rounds + further, moment: 0 }
}

/**
 * A suite of cancels on a server of its own, each of which ends the work within a second; then nothing is left that waits
 * or runs, and the books balance. How long they took is printed. What each database does about a cancel has its tests
 * beside `src/jobs`.
 * @param kinds what cancels work of the account that has the server's first key, by what it cancels.
 */
export function describeCancels(
  title: string,
  kinds: Record<string, (server: ServerProcess) => Promise<Cancel[]>>,
): void {
  describeDatabase(title, (_open, newPlace) => {
    let place: Place
    let server: ServerProcess
    beforeAll(async () => {
      place = await newPlace()
      server = await startServer(environmentOf(place))
      return () => server.kill()
    })

    it.each(Object.entries(kinds))(
      'of %s end them within a second, and keep what is whole',
      async (kind, cancelAll) => {
        const cancels = await cancelAll(server)
        expectQuick(`${title}, of ${kind}`, cancels)
        // Moments that never meet the work would show nothing.
        for (const one of new Set(cancels.map((cancel) => cancel.kind)))
          expect(
            cancels.filter((cancel) => cancel.kind === one && cancel.isCanceled).length,
            one,
          ).not.toBe(0)
      },
      600_000,
    )

    it('leave nothing that waits or runs, and cost what is kept', async () => {
      expect(await going(server.url)).toBe(0)
      expect(await server.stop()).toBe(0)
      await expectBalancedBooks(place)
    })
  })
}

function expectQuick(title: string, cancels: readonly Cancel[]): void {
  const waits = cancels.map(({ wait }) => wait)
  const [half, most, all] = [0.5, 0.95, 1].map((share) => milliseconds(percentile(waits, share)))
  process.stdout.write(`${title}: half within ${half}, 95 % within ${most}, all within ${all}\n`)
  const slow = waits.filter((wait) => wait > patience)
  expect(slow.length).toBeLessThanOrEqual(Math.max(1, waits.length * shareOverPatience))
  expect(Math.max(...waits)).toBeLessThan(utmost)
}

/** Operations that wait or run, as the server's metrics say. */
async function going(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const gauges = [...metrics.matchAll(/^operations_queue\{[^}]*\} (\d+)$/gm)]
  expect(gauges.length).toBeGreaterThan(0)
  return gauges.reduce((sum, [, value]) => sum + Number(value), 0)
}
