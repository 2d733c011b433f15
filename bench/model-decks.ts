import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startModelServer } from '../test/support/models/model-server.ts'
import { plainAnswer } from '../test/support/models/scripted-writer.ts'
import { bootstrapKey, type ServerProcess } from '../test/support/server-process.ts'
import type { ThrowawayPostgres } from '../test/support/throwaway-postgres.ts'
import { V1Client } from '../test/support/v1-client.ts'
import { seededRandom } from './faults/random.ts'
import { timeDeckOf } from './generation.ts'
import { inputs } from './inputs.ts'
import { forgetPeak, memory, peakMemory } from './memory.ts'
import { newKey } from './new-key.ts'
import { startLean } from './start-lean.ts'
import { formatTable, milliseconds, percentile } from './statistics.ts'

const repetitions = 15
/** Ten slides, with the cover. */
const slides = 9
const request = {
  ...inputs.ten,
  presentation_options: { ...inputs.ten.presentation_options, slide_range: '6-10' },
}
const users = 4
const decksOfUser = 5

/**
 * Prints what writing with a language model takes of our own time, the model answering at once, beside the embedded author; and
 * how a server bears twenty such decks at once, each answer after half a second to five.
 */
export async function printModelDecks(
  postgres: Extract<ThrowawayPostgres, { available: true }>,
  directory: string,
): Promise<void> {
  const random = seededRandom(1)
  let isSlow = false
  const model = await startModelServer(async (asked) => {
    if (isSlow) await pause(500 + 4500 * random())
    return { content: JSON.stringify(plainAnswer(asked, slides)) }
  })
  const start = async (name: string, environment: Record<string, string>) => {
    const databaseUrl = await postgres.createDatabase()
    const server = await startLean({
      DATA_DIR: join(directory, name),
      DATABASE_URL: databaseUrl,
      RATE_LIMIT_PER_MINUTE: '0',
      ...environment,
    })
    return { server, databaseUrl }
  }
  const embedded = await start('embedded-author', {})
  const written = await start('written', { LLM_BASE_URL: model.url, LLM_MODEL: 'stand-in' })
  try {
    const baseline = await medianOf(embedded.server)
    const asked = model.requests.length
    const own = await medianOf(written.server)
    const each = (model.requests.length - asked) / (repetitions + 2)
    const rows = [
      ['the embedded author', milliseconds(baseline), '1.00 ×', '0'],
      [
        'a model that answers at once',
        milliseconds(own),
        `${(own / baseline).toFixed(2)} ×`,
        String(each),
      ],
    ]
    process.stdout.write(
      `\nA deck of ten slides, POST → completed with link, PDF and PPTX\n${formatTable(['written by', 'p50', 'to the embedded author', 'requests'], rows)}\n`,
    )
    isSlow = true
    await printTwenty(written.server, written.databaseUrl)
  } finally {
    await embedded.server.stop()
    await written.server.stop()
    await model.close()
  }
}

async function medianOf(server: ServerProcess): Promise<number> {
  const client = new V1Client(server.url, bootstrapKey)
  const samples: number[] = []
  for (let round = -2; round < repetitions; round++) {
    const { milliseconds: time, status } = await timeDeckOf(client, request)
    const { warnings = [] } = status
    if (warnings.length > 0) throw new Error(warnings.join(' '))
    if (round >= 0) samples.push(time)
  }
  return percentile(samples, 0.5)
}

async function printTwenty(server: ServerProcess, databaseUrl: string): Promise<void> {
  const names = Array.from({ length: users }, (_, index) => `user-${index + 1}`)
  const clients: V1Client[] = []
  for (const name of names) clients.push(new V1Client(server.url, await newKey(databaseUrl, name)))
  const before = memory(server)
  forgetPeak(server)
  const polls: number[] = []
  const began = performance.now()
  const decks = await Promise.all(
    clients.flatMap((client) =>
      Array.from({ length: decksOfUser }, async () => {
        const id = await client.generate(request)
        for (;;) {
          const asked = performance.now()
          const status = await client.status(id)
          polls.push(performance.now() - asked)
          if (status.status !== 'pending' && status.status !== 'in_progress') return status
          await pause(200)
        }
      }),
    ),
  )
  const seconds = (performance.now() - began) / 1000
  const completed = decks.filter(({ status }) => status === 'completed').length
  const rows = [
    [
      `${completed} of ${decks.length}`,
      `${seconds.toFixed(0)} s`,
      String(polls.length),
      milliseconds(percentile(polls, 0.5)),
      milliseconds(percentile(polls, 0.99)),
      `${Math.round(before)} MB`,
      `${Math.round(peakMemory(server))} MB`,
    ],
  ]
  process.stdout.write(
    `\nTwenty decks at once, each answer of the model after 0.5 to 5 s\n${formatTable(['completed', 'all in', 'polls', 'p50', 'p99', 'memory before', 'at most'], rows)}\n`,
  )
}
