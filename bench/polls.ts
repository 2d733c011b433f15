import autocannon from 'autocannon'
import Fastify from 'fastify'
import { bootstrapKey, type ServerProcess } from '../test/support/server-process.ts'
import { V1Client } from '../test/support/v1-client.ts'
import { inputs } from './inputs.ts'

const connections = 20
const seconds = 6

export interface PollFigures {
  perSecond: number
  /** Milliseconds. */
  p99: number
  errors: number
}

async function fire(url: string, headers: Record<string, string> = {}): Promise<PollFigures> {
  await autocannon({ url, headers, connections, duration: 1 })
  const result = await autocannon({ url, headers, connections, duration: seconds })
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  }
}

/** A bare Fastify route that answers a body as large as a status: the ceiling on this machine. */
export async function benchBareRoute(): Promise<PollFigures> {
  const app = Fastify()
  const body = { generation_id: 'x'.repeat(36), status: 'completed', filler: 'x'.repeat(600) }
  app.get('/', async () => body)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const figures = await fire(url)
  await app.close()
  return figures
}

/** Polls of one finished generation, while nothing else runs. */
export async function benchIdlePolls(server: ServerProcess): Promise<PollFigures> {
  const client = new V1Client(server.url, bootstrapKey)
  const id = await client.generate(inputs.ten)
  await client.finished(id)
  return fire(`${server.url}/api/v1/generations/${id}`, { authorization: `Bearer ${bootstrapKey}` })
}

/** The same while five decks of fifty slides render all the time. */
export async function benchBusyPolls(server: ServerProcess): Promise<PollFigures> {
  const client = new V1Client(server.url, bootstrapKey)
  const polled = await client.generate(inputs.ten)
  await client.finished(polled)
  let firing = true
  const rendering = Array.from({ length: 5 }, async () => {
    while (firing) await client.finished(await client.generate(inputs.fifty))
  })
  const figures = await fire(`${server.url}/api/v1/generations/${polled}`, {
    authorization: `Bearer ${bootstrapKey}`,
  })
  firing = false
  await Promise.all(rendering)
  return figures
}
