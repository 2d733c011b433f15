import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Connection } from '../../../src/database/connection.ts'
import { exportFiles, idempotencyKeys } from '../../../src/database/schema.ts'
import type { GenerationStatus } from '../../../src/interfaces/v1/schemas/generation-status.ts'
import { keepFirstAnswer } from '../../../src/jobs/first-answers.ts'
import {
  claimRound,
  createSweeper,
  type Sweeper,
} from '../../../src/presentations/retention/sweeper.ts'
import { describeDatabase, describeEachDatabase, emptyDatabase } from '../../support/databases.ts'
import { signal, silentLogger, somebody } from '../../support/operations.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

const hour = 3_600_000

/** The link to a format; empty when there is none. */
function linkOf(status: GenerationStatus, format: 'link' | 'pdf'): string {
  return ('formats' in status && status.formats?.[format]?.url) || ''
}

describeEachDatabase('A round of the sweeper', (open) => {
  let connection: Connection
  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(() => emptyDatabase(connection))

  it('is claimed once, however many processes want it', async () => {
    const claims = await Promise.all(
      Array.from({ length: 10 }, () => claimRound(connection.database, 'swept_at', hour)),
    )
    expect(claims.filter(Boolean)).toHaveLength(1)
  })

  it('is claimed again when the time is over', async () => {
    await claimRound(connection.database, 'swept_at', hour)
    expect(await claimRound(connection.database, 'swept_at', hour)).toBe(false)
    await connection.database.execute(
      sql`update settings set value = (now() - interval '1 hour')::text where key = 'swept_at'`,
    )
    expect(await claimRound(connection.database, 'swept_at', hour)).toBe(true)
  })
})

describeDatabase('The sweeper', (open) => {
  let connection: Connection
  let server: TestServer
  const sweepers: Sweeper[] = []

  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    await emptyDatabase(connection)
    server = await startTestServer(connection)
  })
  afterEach(async () => {
    for (const sweeper of sweepers.splice(0)) await sweeper.stop()
    await server.close()
  })

  /** Starts one and resolves when its round is over. */
  async function sweepOnce(): Promise<void> {
    const over = signal()
    const logger = {
      ...silentLogger,
      info(_details: object, message: string) {
        if (message.startsWith('Swept files')) over.resolve()
      },
    }
    const config = { retentionDaysExports: 30, retentionDaysUploads: 30 }
    const sweeper = createSweeper({ connection, storage: server.storage, config, logger })
    sweepers.push(sweeper)
    sweeper.start()
    await over.promise
  }

  it('begins when it is started', async () => {
    const ownerId = await somebody(connection)
    const answer = { key: 'old', requestHash: Uint8Array.of(1), answer: {} }
    await keepFirstAnswer(connection.database, ownerId, answer)
    await connection.database.update(idempotencyKeys).set({ createdAt: new Date(0) })
    await sweepOnce()
    expect(await connection.database.$count(idempotencyKeys)).toBe(0)
  })

  it('makes no export impossible: asked for again it is rendered anew', async () => {
    const caller = await server.caller()
    const made = await caller.generated({ input_text: 'One', export_formats: ['pdf', 'link'] })
    await connection.database.update(exportFiles).set({ createdAt: new Date(0) })
    await sweepOnce()
    expect(await connection.database.$count(exportFiles)).toBe(0)

    const share = await server.open(linkOf(made, 'link'))
    expect(share.statusCode).toBe(200)
    const path = `/presentations/${made.presentation_id}/exports`
    const answer = await caller.post(path, { formats: ['pdf'] })
    const again = await caller.finished(answer.json().generation_id)
    const download = await server.open(linkOf(again, 'pdf'))
    expect(download.statusCode).toBe(200)
    expect(download.body).toContain('pdf of')
  })

  it('keeps a file that was handed out again, however old it is', async () => {
    const caller = await server.caller()
    const made = await caller.generated({ input_text: 'One', export_formats: ['pdf'] })
    await connection.database.update(exportFiles).set({ createdAt: new Date(0) })
    const path = `/presentations/${made.presentation_id}/exports`
    const answer = await caller.post(path, { formats: ['pdf'] })
    const again = await caller.finished(answer.json().generation_id)
    await sweepOnce()
    expect((await server.open(linkOf(again, 'pdf'))).statusCode).toBe(200)
    expect(server.workers.exported.filter((task) => task.format === 'pdf')).toHaveLength(1)
  })

  it('ends when it is stopped', async () => {
    await sweepOnce()
    for (const sweeper of sweepers.splice(0)) await expect(sweeper.stop()).resolves.toBeUndefined()
  })
})
