import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { OperationAnswer } from '../../src/interfaces/modern/schemas/operation.ts'
import { expectBalancedBooks } from '../support/books.ts'
import { describeEachDatabase, type Place } from '../support/databases.ts'
import { ModernClient } from '../support/modern-client.ts'
import { sampleText } from '../support/samples.ts'
import {
  bootstrapKey,
  environmentOf,
  type ServerProcess,
  startServer,
} from '../support/server-process.ts'

/** Cancels of each kind of work on each database: 102 in all. */
const rounds = 17

/** Within this a cancelled operation has ended, in milliseconds. */
const patience = 1_000
/** How many may take longer, but no longer than `utmost`: the machine that runs this has other things to do. */
const shareOverPatience = 0.05
const utmost = 5_000

/** Moments are spread over no more than this, in milliseconds, however slow a busy machine is. */
const longest = 4_000

/** What is started and cancelled: the path of the work, and its body in a round. */
const kinds: { work: string; body: (round: number) => Record<string, unknown> }[] = [
  {
    work: 'generate',
    body: () => ({ input_text: sampleText('quarterly-review.md'), slide_range: '2-5' }),
  },
  {
    work: 'edits',
    body: (round) => ({
      instruction: `Add a slide about ${['revenue', 'churn', 'hiring'][round % 3]}`,
    }),
  },
  { work: 'exports', body: () => ({ formats: ['png', 'pdf', 'ppt', 'link'] }) },
]

/** Operations that wait or run, as the server's metrics say. */
async function going(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const gauges = [...metrics.matchAll(/^operations_queue\{[^}]*\} (\d+)$/gm)]
  expect(gauges.length).toBeGreaterThan(0)
  return gauges.reduce((sum, [, value]) => sum + Number(value), 0)
}

/** Cancels work of every kind at moments spread over all of it, then looks at what is left. */
async function expectCleanCancels(place: Place): Promise<void> {
  let server: ServerProcess | undefined
  const seen: Record<string, Record<string, number>> = {}
  const waits: number[] = []
  try {
    server = await startServer(environmentOf(place))
    const client = new ModernClient(server.url, bootstrapKey)
    // Changed before each export, so that nothing of it is stored.
    const deck = await client.created({ title: 'Quarter' })
    await client.ended((await client.started(deck, 'generate', kinds[0]?.body(0))).id)
    for (const { work, body } of kinds) {
      const target = () => (work === 'generate' ? client.created() : Promise.resolve(deck))
      const change = async (round: number) => {
        if (work !== 'exports') return
        const operations = [{ op: 'set_title', title: `Quarter ${round}` }]
        await client.ended((await client.started(deck, 'edits', { operations })).id)
      }
      await change(-1)
      const began = performance.now()
      await client.ended((await client.started(await target(), work, body(0))).id)
      const workMilliseconds = Math.min(performance.now() - began, longest)
      for (let round = 0; round < rounds; round++) {
        await change(round)
        const before = await client.read(deck)
        const id = await target()
        const operation = await client.started(id, work, body(round))
        await pause((round / rounds) * 1.1 * workMilliseconds)
        const asked = performance.now()
        await client.cancel(operation.id)
        const ended = await client.ended(operation.id)
        waits.push(performance.now() - asked)
        expectWhole(ended, before.revision, await client.read(id), work)
        expect(await client.cancel(operation.id)).toEqual(ended)
        const outcomes = seen[work] ?? {}
        seen[work] = { ...outcomes, [ended.status]: (outcomes[ended.status] ?? 0) + 1 }
      }
    }
    const slow = waits.filter((wait) => wait > patience)
    expect(slow.length).toBeLessThanOrEqual(waits.length * shareOverPatience)
    expect(Math.max(...waits)).toBeLessThan(utmost)
    expect(await going(server.url)).toBe(0)
    expect(await server.stop()).toBe(0)
    await expectBalancedBooks(place)
    // Moments that never meet the work would show nothing.
    for (const { work } of kinds) expect(seen[work]?.canceled, work).toBeGreaterThan(0)
  } finally {
    await server?.kill()
  }
}

/** Canceled without a trace, or completed as a whole. */
function expectWhole(
  ended: OperationAnswer,
  revisionBefore: number,
  now: Awaited<ReturnType<ModernClient['read']>>,
  work: string,
): void {
  expect(['canceled', 'completed']).toContain(ended.status)
  expect(now.slides?.map((slide) => slide.order)).toEqual(now.slides?.map((_, index) => index))
  if (ended.status === 'canceled') {
    expect(ended).toMatchObject({ result: null, error: { code: 'canceled' } })
    if (work === 'generate') expect(now).toMatchObject({ status: 'empty', slide_count: 0 })
    else expect(now.revision).toBe(revisionBefore)
    return
  }
  expect(ended.error).toBeNull()
  if (work === 'generate') expect(now.slide_count).toBeGreaterThanOrEqual(2)
  if (work === 'edits') expect(now.revision).toBe(revisionBefore + 1)
}

describeEachDatabase(`${3 * rounds} cancels at moments spread over the work`, (_open, newPlace) => {
  it('ends within a second, keeps what is whole and costs what is kept', async () => {
    await expectCleanCancels(await newPlace())
  }, 600_000)
})
