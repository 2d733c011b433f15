import { expect } from 'vitest'
import type { OperationAnswer } from '../../src/interfaces/modern/schemas/operation.ts'
import { cancelTasks } from '../support/a2a/cancel-tasks.ts'
import { type Cancel, describeCancels, roundsOf, untilMoment } from '../support/cancels.ts'
import { ModernClient } from '../support/modern-client.ts'
import { sampleText } from '../support/samples.ts'
import { bootstrapKey, type ServerProcess } from '../support/server-process.ts'
import { howMany } from '../support/test-range.ts'

/** Cancels of each kind of work. */
const rounds = howMany(2, 17)

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

/** Cancels work of every kind at moments spread over all of it, and looks at what is left of each. */
async function cancelOperations({ url }: ServerProcess): Promise<Cancel[]> {
  const client = new ModernClient(url, bootstrapKey)
  const cancels: Cancel[] = []
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
    const workMilliseconds = performance.now() - began
    const isMet = () => cancels.some(({ kind, isCanceled }) => kind === work && isCanceled)
    for (const { round, moment } of roundsOf(rounds, isMet)) {
      await change(round)
      const before = await client.read(deck)
      const id = await target()
      const operation = await client.started(id, work, body(round))
      await untilMoment(moment, rounds, workMilliseconds)
      const asked = performance.now()
      await client.cancel(operation.id)
      const ended = await client.ended(operation.id)
      const wait = performance.now() - asked
      expectWhole(ended, before.revision, await client.read(id), work)
      expect(await client.cancel(operation.id)).toEqual(ended)
      cancels.push({ kind: work, wait, isCanceled: ended.status === 'canceled' })
    }
  }
  return cancels
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

describeCancels('Cancels at moments spread over the work', {
  operations: cancelOperations,
  'tasks of agents': cancelTasks,
})
