import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startThrowawayPostgres } from '../test/support/throwaway-postgres.ts'
import { printMemoryAfterLoad } from './memory-after-load.ts'
import { printMemory } from './memory-table.ts'

// Only what `npm run bench` measures of memory: `npm run bench:memory -- table`, `… load`, or both.

const tables = { table: printMemory, load: printMemoryAfterLoad }
const wanted = process.argv[2]
const directory = await mkdtemp(join(tmpdir(), 'slidewright-bench-'))
const postgres = await startThrowawayPostgres()
try {
  const available = postgres.available ? postgres : undefined
  for (const [name, print] of Object.entries(tables))
    if (wanted === undefined || wanted === name) await print(available, directory)
} finally {
  if (postgres.available) await postgres.stop()
  await rm(directory, { recursive: true, force: true })
}
