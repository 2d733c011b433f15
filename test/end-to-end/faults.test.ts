import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectionsTerminated, databaseLost } from '../../bench/faults/database-faults.ts'
import type { FaultRow } from '../../bench/faults/fault-row.ts'
import { diskFull, mountSmallDisk } from '../../bench/faults/full-disk.ts'
import { seededRandom } from '../../bench/faults/random.ts'
import { describeEmbedded, describePostgres } from '../support/databases.ts'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../support/throwaway-postgres.ts'

// Each fault once; `npm run faults` has them twenty times, and the others.
const random = seededRandom(1)

function expectAsExpected({ problems }: FaultRow): void {
  expect(problems).toEqual([])
}

describePostgres('A server under five generations', () => {
  let postgres: ThrowawayPostgres
  let directory: string
  beforeAll(async () => {
    const started = await startThrowawayPostgres()
    if (!started.available) throw new Error(started.reason)
    postgres = started
    directory = await mkdtemp(join(tmpdir(), 'slidewright-faults-'))
  })
  afterAll(async () => {
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  })

  it('survives that its connections are terminated and that its database crashes, and completes all of them', async () => {
    const place = { dataDirectory: directory, databaseUrl: await postgres.createDatabase() }
    // The server of TEST_DATABASE_URL is not ours to crash.
    const fault = postgres.crash === undefined ? connectionsTerminated : databaseLost
    expectAsExpected(await fault({ postgres, place, times: 2, random }))
  }, 240_000)
})

describeEmbedded('A server on a full disk', (_open, newPlace) => {
  it('says so, keeps what it has, and goes on when there is room again', async ({ skip }) => {
    const directory = await mkdtemp(join(tmpdir(), 'slidewright-full-'))
    const disk = mountSmallDisk(directory, 200)
    if (disk === undefined) return skip('only root can mount a small disk')
    try {
      // Laying out the files takes seconds, and has tests of its own.
      await cp((await newPlace()).dataDirectory, directory, { recursive: true })
      expectAsExpected(await diskFull({ database: 'embedded', disk }))
    } finally {
      disk.unmount()
      await rm(directory, { recursive: true, force: true })
    }
  }, 240_000)
})
