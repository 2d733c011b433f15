import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { expectBalancedBooks } from '../support/books.ts'
import { describeEachDatabase, type Place } from '../support/databases.ts'
import { sampleText } from '../support/samples.ts'
import {
  bootstrapKey,
  environmentOf,
  type ServerProcess,
  startServer,
} from '../support/server-process.ts'
import { howMany } from '../support/test-range.ts'
import { V1Client } from '../support/v1-client.ts'

/** How often a server is killed on each database while it works; `npm run faults` kills thirty times. */
const rounds = howMany(1, 19)

/** What is asked for in each round: how many slides, and which files. */
const wishes = [
  { range: '2-5', least: 2, most: 5, formats: ['link', 'pdf', 'ppt'] },
  { range: '6-10', least: 6, most: 10, formats: ['ppt'] },
]

/** Starts, accepts work and dies at a random moment, again and again; then starts once more and checks what was promised. */
async function expectNothingLost(place: Place): Promise<void> {
  const servers: ServerProcess[] = []
  const start = async () => {
    const server = await startServer({ ...environmentOf(place), WORKER_THREADS: '1' })
    servers.push(server)
    return server
  }
  try {
    const { accepted, server } = await killAgainAndAgain(start)
    expect(accepted.length).toBeGreaterThan(rounds / 2)
    await expectFinished(server, accepted)
    const stored = await expectBalancedBooks(place)
    expect(stored).toHaveLength(accepted.length)
    for (const { title, slides } of stored) {
      const wish = wishes.find(({ range }) => title.endsWith(range))
      expect(slides.length).toBeGreaterThanOrEqual(wish?.least ?? Number.POSITIVE_INFINITY)
      expect(slides.length).toBeLessThanOrEqual(wish?.most ?? 0)
      expect(new Set(slides).size).toBe(slides.length)
    }
  } finally {
    // After a failure too: a server that stays would keep its directory, and the machine busy.
    for (const server of servers) await server.kill()
  }
}

/** The ids of what was accepted, and the server that runs at the end. */
async function killAgainAndAgain(
  start: () => Promise<ServerProcess>,
): Promise<{ accepted: string[]; server: ServerProcess }> {
  let server = await start()
  // However fast the machine is: moments spread over the work must hit all of it. What ends now lies beside it.
  const began = performance.now()
  const accepted = await ask(server, 0)
  const client = new V1Client(server.url, bootstrapKey)
  for (const id of accepted) await client.finished(id)
  const workMilliseconds = performance.now() - began
  for (let round = 1; round <= rounds; round++) {
    accepted.push(...(await ask(server, round)))
    // One moment in each part of the work, so that few rounds hit all of it too.
    const part = (round - 1 + Math.random()) / rounds
    await pause(part * 1.2 * workMilliseconds)
    await server.kill()
    server = await start()
  }
  return { accepted, server }
}

/** Asks for all that is wished for; the ids of what was accepted. */
async function ask(server: ServerProcess, round: number): Promise<string[]> {
  const client = new V1Client(server.url, bootstrapKey)
  const accepted: string[] = []
  for (const { range, formats } of wishes) {
    const answer = await client.request('POST', '/generations', {
      input_text: sampleText('quarterly-review.md'),
      export_formats: formats,
      presentation_options: { slide_range: range, title: `Round ${round}, ${range}` },
    })
    // With five under way already, a refusal is right, and nothing is promised.
    if (answer.status === 429) continue
    accepted.push(((await answer.json()) as { generation_id: string }).generation_id)
  }
  return accepted
}

/** Expects every generation with all its files of a server, which is stopped then. */
async function expectFinished(server: ServerProcess, accepted: readonly string[]): Promise<void> {
  const client = new V1Client(server.url, bootstrapKey)
  for (const id of accepted) {
    const status = await client.finished(id)
    expect(status).toMatchObject({ status: 'completed', error: null })
    for (const format of Object.keys(status.formats ?? {}))
      expect((await client.download(status, format)).byteLength).toBeGreaterThan(1_000)
  }
  await server.stop()
}

// Both at once: a server often waits for the leases of the one that was killed before it.
describe.concurrent('a server that dies again and again', () => {
  describeEachDatabase(`kill -9 at random moments, ${rounds} in all`, (_open, newPlace) => {
    it('loses no accepted generation and writes no slide twice', async () => {
      await expectNothingLost(await newPlace())
    }, 900_000)
  })
})
