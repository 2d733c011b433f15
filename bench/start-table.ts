import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sampleText } from '../test/support/samples.ts'
import { bootstrapKey, freePort } from '../test/support/server-process.ts'
import { V1Client } from '../test/support/v1-client.ts'
import { timeDeckOf } from './generation.ts'
import { inputs } from './inputs.ts'
import { startLean } from './start-lean.ts'
import { formatTable, milliseconds, percentile } from './statistics.ts'

/** How often each of the other texts is made a deck of before a server counts as warm. */
const warmingRounds = 3
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

/**
 * Texts of about the same length, of which each is the first of a start once. Nobody sends the same text twice, and what is
 * remembered by its words (sentences, lines that were measured) makes a second deck of it quicker: the warm deck that a first
 * one is compared with is of a text that its server has not seen either.
 */
const firstTexts = [
  inputs.ten.input_text,
  qualityText('02-english-meeting-notes.txt'),
  qualityText('05-english-contract-clauses.txt'),
  qualityText('07-english-lecture-notes.md'),
  qualityText('08-english-html-page.txt'),
]
/** What warms a server: other texts than those. */
const otherTexts = [
  qualityText('01-english-report.md'),
  qualityText('03-english-email-thread.txt'),
  qualityText('04-english-readme.md'),
  qualityText('06-english-numbers-only.txt'),
  sampleText('standup-notes.txt'),
  sampleText('life-of-a-task.en.md'),
]

function qualityText(name: string): string {
  return readFileSync(new URL(`../test/quality/texts/${name}`, import.meta.url), 'utf8')
}

async function timeText(client: V1Client, text: string): Promise<number> {
  const { milliseconds: time } = await timeDeckOf(client, { ...inputs.ten, input_text: text })
  return time
}

/** A deck of each of the texts on a server that has made decks of other ones, and then of each once more. */
async function timeWarmDecks(dataDirectory: string) {
  const server = await startLean({ DATA_DIR: dataDirectory })
  try {
    const client = new V1Client(server.url, bootstrapKey)
    for (let round = 0; round < warmingRounds; round++)
      for (const text of otherTexts) await timeText(client, text)
    const unseen: number[] = []
    for (const text of firstTexts) unseen.push(await timeText(client, text))
    const again: number[] = []
    for (let round = 0; round < 4; round++)
      for (const text of firstTexts) again.push(await timeText(client, text))
    return { unseen, again }
  } finally {
    await server.stop()
  }
}

/** The first deck of as many starts as there are texts. */
async function timeFirstDecks(dataDirectory: string, wait: number): Promise<number[]> {
  const times: number[] = []
  for (const text of firstTexts) {
    const server = await startLean({ DATA_DIR: dataDirectory })
    try {
      await setTimeout(wait)
      times.push(await timeText(new V1Client(server.url, bootstrapKey), text))
    } finally {
      await server.stop()
    }
  }
  return times
}

/** Prints how long a server takes to start, and its first decks, on the embedded database. */
export async function printStart(directory: string): Promise<void> {
  const place = join(directory, 'start')
  const fromClone = await timeClone(directory)
  const firstStart = await timeStart(place)
  const secondStart = await timeStart(place)
  const decksPlace = join(directory, 'first-decks')
  const { unseen, again } = await timeWarmDecks(decksPlace)
  const later = await timeFirstDecks(decksPlace, pause)
  const atOnce = await timeFirstDecks(decksPlace, 0)
  const median = (times: readonly number[]) => percentile(times, 0.5)
  // Text by text, because they differ.
  const toWarm = (times: readonly number[]) =>
    `${median(times.map((time, at) => time / (unseen[at] ?? time))).toFixed(1)} ×`
  process.stdout.write(
    `\nStart\n${formatTable(
      ['', 'time', 'to a warm deck'],
      [
        ['clone → installed, built, ready', milliseconds(fromClone), ''],
        ['npm start → ready, empty DATA_DIR', milliseconds(firstStart), ''],
        ['npm start → ready, second', milliseconds(secondStart), ''],
        ['first deck, 3 s after ready', milliseconds(median(later)), toWarm(later)],
        ['first deck, at once', milliseconds(median(atOnce)), toWarm(atOnce)],
        ['warm deck of a text not seen before', milliseconds(median(unseen)), ''],
        ['the same again', milliseconds(median(again)), ''],
        ['worst of those', milliseconds(Math.max(...again)), ''],
      ],
    )}\n`,
  )
}
