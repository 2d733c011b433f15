import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startThrowawayPostgres } from '../test/support/throwaway-postgres.ts'
import { printMemory } from './memory-table.ts'

// Only what `npm run bench` measures of memory.

const directory = await mkdtemp(join(tmpdir(), 'slidewright-bench-'))
const postgres = await startThrowawayPostgres()
try {
  await printMemory(postgres.available ? postgres : undefined, directory)
} finally {
  if (postgres.available) await postgres.stop()
  await rm(directory, { recursive: true, force: true })
}
