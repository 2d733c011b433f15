import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { asc, eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { creditBalance } from '../../src/accounts/credits.ts'
import { defaultPrices } from '../../src/accounts/prices.ts'
import { openConnection } from '../../src/database/connection.ts'
import { presentations, revisions, slides } from '../../src/database/schema.ts'
import { describeWith } from '../support/programs.ts'
import { sampleText } from '../support/samples.ts'
import {
  bootstrapKey,
  type ServerProcess,
  signupCredits,
  startServer,
} from '../support/server-process.ts'
import { startThrowawayPostgres } from '../support/throwaway-postgres.ts'
import { V1Client } from '../support/v1-client.ts'

const rounds = 20

/** Starts, accepts work and dies at a random moment, twenty times; then starts once more and checks what was promised. */
async function expectNothingLost(environment: Record<string, string>): Promise<void> {
  const servers: ServerProcess[] = []
  const start = async () => {
    const server = await startServer(environment)
    servers.push(server)
    return server
  }
  try {
    await killAndCheck(start, environment)
  } finally {
    // After a failure too: a server that stays would keep its directory, and the machine busy.
    for (const server of servers) await server.kill()
  }
}

async function killAndCheck(
  start: () => Promise<ServerProcess>,
  environment: Record<string, string>,
): Promise<void> {
  const accepted: string[] = []
  let workMilliseconds = 0
  for (let round = 0; round < rounds; round++) {
    const server = await start()
    const client = new V1Client(server.url, bootstrapKey)
    for (const [range, formats] of [
      ['6-10', ['link', 'pdf', 'ppt']],
      ['26-50', ['ppt']],
    ] as const) {
      const answer = await client.request('POST', '/generations', {
        input_text: sampleText('quarterly-review.md'),
        export_formats: formats,
        presentation_options: { slide_range: range, title: `Round ${round}, ${range}` },
      })
      // With five under way already, a refusal is right, and nothing is promised.
      if (answer.status === 429) continue
      accepted.push(((await answer.json()) as { generation_id: string }).generation_id)
    }
    if (round === 0) {
      // However fast the machine is: moments spread over the work must hit all of it, and let some of it end.
      const began = performance.now()
      for (const id of accepted) await client.finished(id)
      workMilliseconds = performance.now() - began
    } else await pause(Math.random() * 1.5 * workMilliseconds)
    await server.kill()
  }

  const server = await start()
  const client = new V1Client(server.url, bootstrapKey)
  expect(accepted.length).toBeGreaterThanOrEqual(rounds / 2)
  for (const id of accepted) {
    const status = await client.finished(id)
    expect(status).toMatchObject({ status: 'completed', error: null })
    for (const format of Object.keys(status.formats ?? {}))
      expect((await client.download(status, format)).byteLength).toBeGreaterThan(1_000)
  }
  await server.stop()

  const connection = await openConnection({
    databaseUrl: environment.DATABASE_URL,
    dataDirectory: environment.DATA_DIR ?? '',
  })
  try {
    const { database } = connection
    const decks = await database.select().from(presentations)
    let slideCount = 0
    expect(decks).toHaveLength(accepted.length)
    for (const deck of decks) {
      const rows = await database
        .select()
        .from(slides)
        .where(eq(slides.presentationId, deck.id))
        .orderBy(asc(slides.position))
      slideCount += rows.length
      const [least, most] = deck.title.endsWith('26-50') ? [26, 50] : [6, 10]
      expect(rows.length).toBeGreaterThanOrEqual(least)
      expect(rows.length).toBeLessThanOrEqual(most)
      expect(rows.map((row) => row.position)).toEqual(rows.map((_, index) => index))
      const texts = rows.map((row) => JSON.stringify(row.content.variants))
      expect(new Set(texts).size).toBe(texts.length)
      const history = await database
        .select({ number: revisions.number })
        .from(revisions)
        .where(eq(revisions.presentationId, deck.id))
        .orderBy(asc(revisions.number))
      expect(history.map((one) => one.number)).toEqual(history.map((_, index) => index + 1))
      expect(deck.revision).toBe(history.length)
    }
    // Whatever was killed when, each slide was paid for once and nothing is still set aside.
    const [ownerId] = decks.map((deck) => deck.ownerId)
    expect(await creditBalance(database, ownerId ?? '')).toBe(
      signupCredits - slideCount * defaultPrices.classicSlide,
    )
  } finally {
    await connection.close()
  }
}

describe(`kill -9 at ${rounds} random moments, on the embedded database`, () => {
  it('loses no accepted generation and writes no slide twice', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'slidewright-crash-'))
    try {
      await expectNothingLost({ DATA_DIR: directory })
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  }, 600_000)
})

describeWith(['initdb'], `kill -9 at ${rounds} random moments, on Postgres`, () => {
  const starting = startThrowawayPostgres()
  afterAll(async () => {
    const postgres = await starting
    if (postgres.available) await postgres.stop()
  })

  it('loses no accepted generation and writes no slide twice', async () => {
    const postgres = await starting
    if (!postgres.available) throw new Error(postgres.reason)
    const directory = await mkdtemp(join(tmpdir(), 'slidewright-crash-'))
    try {
      await expectNothingLost({
        DATA_DIR: directory,
        DATABASE_URL: await postgres.createDatabase(),
      })
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  }, 600_000)
})
