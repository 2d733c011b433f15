import { expect, it } from 'vitest'
import { z } from 'zod'
import type { ModelClient } from '../../src/models/model-client.ts'
import { boundedAsk } from '../../src/presentations/bounded-ask.ts'

const asked = { name: 'color', instructions: 'Say a color.', prompt: 'Red?', schema: z.string() }
const context = { signal: new AbortController().signal, spend: async () => undefined }

/** A client that answers when it is told to. */
function clientThat(answer: (signal: AbortSignal | undefined) => Promise<unknown>): ModelClient {
  return { ask: ({ signal }) => answer(signal) as Promise<never> }
}

/** Never answers, and gives up when it is told to. */
const silent = clientThat(
  (signal) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    }),
)

it('gives up what is asked when its time is over, also while that waits', async () => {
  const { ask } = boundedAsk(silent, { seconds: 0.05, tokens: 1e6 }, context)
  await expect(ask(asked)).rejects.toMatchObject({
    name: 'ModelAwayError',
    message: 'there was no time left.',
  })
})

it('passes on that the work was given up', async () => {
  const controller = new AbortController()
  const { ask } = boundedAsk(
    silent,
    { seconds: 60, tokens: 1e6 },
    { ...context, signal: controller.signal },
  )
  const answer = ask(asked)
  controller.abort(new Error('canceled'))
  await expect(answer).rejects.toThrow('canceled')
})

it('counts what is under way by how long its answer is likely to be', async () => {
  const { ask, whyOver } = boundedAsk(silent, { seconds: 0.2, tokens: 1000 }, context)
  const first = ask({ ...asked, answerCharacters: 4000 })
  expect(whyOver()).toBe('the tokens that it may take were used up.')
  await expect(first).rejects.toThrow()
})
