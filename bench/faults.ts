import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Place } from '../test/support/databases.ts'
import { startThrowawayPostgres } from '../test/support/throwaway-postgres.ts'
import { databaseEmptied, filesCorrupted, filesVanished } from './faults/damaged-files.ts'
import { connectionsTerminated, databaseRestarted } from './faults/database-faults.ts'
import type { FaultRow } from './faults/fault-row.ts'
import { diskFull, mountSmallDisk } from './faults/full-disk.ts'
import { serverKilled } from './faults/killed.ts'
import { seededRandom } from './faults/random.ts'
import { slowSockets } from './faults/sockets.ts'
import { formatTable } from './statistics.ts'

/** An embedded database, its log and what it writes when it starts, with room for some decks. */
const smallDiskMegabytes = 200

const seed = Number(process.env.SEED ?? 20_261_122)
/** Only lines whose name contains one of these; none: all. */
const only = process.argv.slice(2)
const random = seededRandom(seed)
const directory = await mkdtemp(join(tmpdir(), 'slidewright-faults-'))
const rows: FaultRow[] = []
const skipped: string[] = []
const say = (text: string) => process.stdout.write(`${text}\n`)

async function row(name: string, scenario: () => Promise<FaultRow>): Promise<void> {
  if (only.length > 0 && !only.some((part) => name.includes(part))) return
  const began = performance.now()
  const one = await scenario()
  rows.push(one)
  const seconds = Math.round((performance.now() - began) / 1000)
  say(
    `${one.problems.length === 0 ? 'As expected' : 'NOT AS EXPECTED'}: ${one.fault}, ${seconds} s`,
  )
  for (const problem of one.problems) say(`  ${problem}`)
}

async function withSmallDisk(database: string, databaseUrl?: string): Promise<void> {
  const disk = mountSmallDisk(join(directory, `disk-${database}`), smallDiskMegabytes)
  if (disk === undefined) {
    skipped.push(`disk full, ${database}: only root can mount a small disk`)
    return
  }
  try {
    await row(`disk full ${database}`, () => diskFull({ database, disk, databaseUrl }))
  } finally {
    disk.unmount()
  }
}

say(`Seed ${seed} (another one by SEED=…)`)
const postgres = await startThrowawayPostgres()
let places = 0
const embeddedPlace = (): Place => ({ dataDirectory: join(directory, String(places++)) })
try {
  if (postgres.available) {
    const place = async () => ({
      ...embeddedPlace(),
      databaseUrl: await postgres.createDatabase(),
    })
    await row('terminated', async () =>
      connectionsTerminated({ postgres, place: await place(), times: 20, random }),
    )
    if (postgres.crash === undefined)
      skipped.push('immediate restart: the server of TEST_DATABASE_URL is not ours to crash')
    else
      await row('restart', async () =>
        databaseRestarted({ postgres, place: await place(), times: 10, random }),
      )
    await row('killed Postgres', async () =>
      serverKilled({ database: 'Postgres', place: await place(), times: 30, random }),
    )
    await withSmallDisk('Postgres', await postgres.createDatabase())
  } else skipped.push(`everything on Postgres: ${postgres.reason}`)
  await row('killed embedded', () =>
    serverKilled({ database: 'embedded', place: embeddedPlace(), times: 30, random }),
  )
  await withSmallDisk('embedded')
  await row('corrupted', () => filesCorrupted(embeddedPlace()))
  await row('vanished', () => filesVanished(embeddedPlace()))
  await row('emptied', () => databaseEmptied(embeddedPlace()))
  await row('sockets', () => slowSockets(embeddedPlace()))
} finally {
  if (postgres.available) await postgres.stop()
  await rm(directory, { recursive: true, force: true })
}
const isAsExpected = ({ problems }: FaultRow) => problems.length === 0
const table = rows.map((one) => [one.fault, isAsExpected(one) ? 'yes' : 'NO', one.seen])
say(`\n${formatTable(['fault', 'as expected', 'seen'], table)}`)
for (const reason of skipped) say(`Not shown: ${reason}.`)
process.exit(rows.every(isAsExpected) ? 0 : 1)
