import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { abortedWhenGone } from '../../../src/interfaces/http/aborted-when-gone.ts'

/** The signals that a route makes for a caller who leaves: one before that, one after. */
async function signalsForOneWhoLeaves(): Promise<AbortSignal[]> {
  const app = fastify()
  onTestFinished(() => app.close())
  const signals = new Promise<AbortSignal[]>((resolve) => {
    app.get('/', async (_request, reply) => {
      const early = abortedWhenGone(reply)
      const left = once(reply.raw, 'close')
      request.destroy()
      await left
      resolve([early, abortedWhenGone(reply)])
    })
  })
  await app.listen({ port: 0 })
  const request = get({ port: (app.server.address() as AddressInfo).port })
  request.on('error', () => undefined)
  return signals
}

test('Whoever leaves is gone, also for who asks after that', async () => {
  const signals = await signalsForOneWhoLeaves()
  expect(signals.map((one) => one.aborted)).toEqual([true, true])
})
