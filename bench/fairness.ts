import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { bootstrapKey, type ServerProcess } from '../test/support/server-process.ts'
import { noise, picture, svg, type UploadFile, uploadForm } from '../test/support/upload-files.ts'
import { V1Client } from '../test/support/v1-client.ts'
import { newKey } from './new-key.ts'
import { percentile } from './statistics.ts'

/** What one user waits for, in milliseconds. */
interface Waits {
  polls: number[]
  decks: number[]
  uploads: number[]
}

/** What half of another user's requests take at most, and 99 of 100, in milliseconds. */
interface Shares {
  p50: number
  p99: number
}

export interface FairnessFigures {
  without: Record<keyof Waits, Shares>
  during: Record<keyof Waits, Shares>
  /** What became of the flood: how many requests had which status. */
  answers: Record<string, number>
}

const seconds = 20
const flood = 4_000
/** Requests that the flooding user has open at the same time, of each kind. */
const atOnce = 20

const smallDeck = {
  input_text:
    '# Lanes\n\n## Plan\nEight kilometres are built by June.\n\n## Cost\nTwo million euros.',
  presentation_options: { slide_range: '2-5' },
}

/**
 * What another user waits for while one user sends four heavy uploads, again and again, 4,000 edits and 4,000 exports;
 * beside the same on an idle server.
 *
 * @param databaseUrl of the server's database.
 */
export async function benchFairness(
  server: ServerProcess,
  databaseUrl: string,
): Promise<FairnessFigures> {
  const key = await newKey(databaseUrl, 'quiet')
  const flooding = new V1Client(server.url, bootstrapKey)
  const made = await flooding.finished(await flooding.generate(smallDeck))
  const presentationId = made.presentation_id ?? ''
  // What is slow the first time only is over by then.
  await waitsOf(server, key, 3)
  const without = await waitsOf(server, key, seconds)

  const answers: Record<string, number> = {}
  let isFlooding = true
  const photograph = { name: 'noise.jpg', data: await noise(2890, 2890) }
  const flooded = sendFlood(server, { presentationId, photograph }, answers, () => isFlooding)
  const during = await waitsOf(server, key, seconds)
  isFlooding = false
  await flooded
  return { without: shares(without), during: shares(during), answers }
}

/** Polls, makes small decks and uploads small pictures for so many seconds, each one after the other. */
async function waitsOf(server: ServerProcess, key: string, length: number): Promise<Waits> {
  const client = new V1Client(server.url, key)
  const waits: Waits = { polls: [], decks: [], uploads: [] }
  const polled = await client.generate(smallDeck)
  const image = { name: 'small.png', data: await picture('png') }
  const end = performance.now() + 1_000 * length
  const again = async (samples: number[], work: () => Promise<unknown>, rest: number) => {
    while (performance.now() < end) {
      const start = performance.now()
      await work()
      samples.push(performance.now() - start)
      await pause(rest)
    }
  }
  await Promise.all([
    again(waits.polls, () => client.status(polled), 20),
    again(waits.decks, async () => client.finished(await client.generate(smallDeck)), 100),
    again(waits.uploads, () => upload(server, key, image), 100),
  ])
  return waits
}

async function upload(server: ServerProcess, key: string, file: UploadFile): Promise<number> {
  const answer = await fetch(`${server.url}/api/v1/upload-images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: uploadForm([file]),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Blurs over all of a drawing: nothing that only counts them sees that they take the whole time limit. */
const heavyDrawing = svg(
  `<filter id="f">${'<feGaussianBlur stdDeviation="9"/>'.repeat(200)}</filter><rect width="60" height="40" filter="url(#f)"/>`,
)

async function sendFlood(
  server: ServerProcess,
  { presentationId, photograph }: { presentationId: string; photograph: UploadFile },
  answers: Record<string, number>,
  goesOn: () => boolean,
): Promise<void> {
  const note = (kind: string, status: number) => {
    answers[`${kind} ${status}`] = (answers[`${kind} ${status}`] ?? 0) + 1
  }
  const post = async (kind: string, path: string, body: unknown) => {
    const answer = await fetch(
      `${server.url}/api/modern/v1/presentations/${presentationId}${path}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${bootstrapKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    )
    await answer.arrayBuffer()
    note(kind, answer.status)
  }
  const many = (work: () => Promise<void>) => {
    let sent = 0
    return Array.from({ length: atOnce }, async () => {
      while (goesOn() && sent++ < flood) await work()
    })
  }
  const drawing = { name: 'blurred.svg', data: heavyDrawing }
  const heavy = [photograph, drawing, photograph, drawing].map(async (file) => {
    while (goesOn()) note('upload', await upload(server, bootstrapKey, file))
  })
  const edit = { instruction: 'Change the title of slide 2 to Roads' }
  await Promise.all([
    ...heavy,
    ...many(() => post('edit', '/edits', edit)),
    ...many(() => post('export', '/exports', { formats: ['pdf'] })),
  ])
}

function shares({ polls, decks, uploads }: Waits): Record<keyof Waits, Shares> {
  const of = (samples: number[]) => ({
    p50: percentile(samples, 0.5),
    p99: percentile(samples, 0.99),
  })
  return { polls: of(polls), decks: of(decks), uploads: of(uploads) }
}
