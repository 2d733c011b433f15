import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bootstrapKey, freePort } from '../test/support/server-process.ts'
import { V1Client } from '../test/support/v1-client.ts'
import { timeDeck } from './generation.ts'
import { startLean } from './start-lean.ts'
import { formatTable, milliseconds, percentile } from './statistics.ts'

/** Decks after the first two, of which the median is the warm one. */
const laterDecks = 20
/** What a user needs at least to send the first deck after a start; warming up goes on meanwhile. */
const pause = 3_000

const project = fileURLToPath(new URL('..', import.meta.url))

/** From a new clone to a server that is ready: installing (what npm has not kept comes from the registry), building, first start. */
async function timeClone(directory: string): Promise<number> {
  const place = join(directory, 'clone')
  const started = performance.now()
  execFileSync('git', ['clone', '--quiet', project, place])
  await timeStart(join(directory, 'clone-data'), place)
  return performance.now() - started
}

/** `npm start` in a clone, until it is ready; in milliseconds. */
async function timeStart(dataDirectory: string, clone = project): Promise<number> {
  const port = String(await freePort())
  const started = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, DATA_DIR: dataDirectory, PORT: port, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
    // npm does not pass signals on to all it has started.
    detached: true,
  })
  const exited = once(child, 'exit')
  const ready = async () =>
    (await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined))?.ok
  while (!(await ready())) {
    if (child.exitCode !== null) throw new Error('npm start has ended.')
    await setTimeout(10)
  }
  const time = performance.now() - started
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  await exited
  return time
}

async function timeDecks(dataDirectory: string, wait: number) {
  const server = await startLean({ DATA_DIR: dataDirectory })
  try {
    const client = new V1Client(server.url, bootstrapKey)
    const deck = async () => (await timeDeck(client, 'ten')).milliseconds
    await setTimeout(wait)
    const first = await deck()
    await deck()
    const later: number[] = []
    for (let count = 0; count < laterDecks; count++) later.push(await deck())
    return { first, warm: percentile(later, 0.5), worst: Math.max(...later) }
  } finally {
    await server.stop()
  }
}

/** Prints how long a server takes to start, and its first decks, on the embedded database. */
export async function printStart(directory: string): Promise<void> {
  const place = join(directory, 'start')
  const fromClone = await timeClone(directory)
  const firstStart = await timeStart(place)
  const secondStart = await timeStart(place)
  const decksPlace = join(directory, 'first-decks')
  const atOnce = await timeDecks(decksPlace, 0)
  const afterPause = await timeDecks(decksPlace, pause)
  const { warm } = afterPause
  const toWarm = (time: number) => `${(time / warm).toFixed(1)} ×`
  process.stdout.write(
    `\nStart\n${formatTable(
      ['', 'time', 'to a warm deck'],
      [
        ['clone → installed, built, ready', milliseconds(fromClone), ''],
        ['npm start → ready, empty DATA_DIR', milliseconds(firstStart), ''],
        ['npm start → ready, second', milliseconds(secondStart), ''],
        ['first deck, at once', milliseconds(atOnce.first), toWarm(atOnce.first)],
        ['first deck, 3 s later', milliseconds(afterPause.first), toWarm(afterPause.first)],
        ['warm deck (p50)', milliseconds(warm), ''],
        [
          `worst of ${laterDecks} later decks`,
          milliseconds(afterPause.worst),
          toWarm(afterPause.worst),
        ],
      ],
    )}\n`,
  )
}
