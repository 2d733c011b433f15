import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printStart } from './start-table.ts'

// Only what `npm run bench` measures of starting.

const directory = await mkdtemp(join(tmpdir(), 'slidewright-bench-'))
try {
  await printStart(directory)
} finally {
  await rm(directory, { recursive: true, force: true })
}
