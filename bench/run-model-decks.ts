import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startThrowawayPostgres } from '../test/support/throwaway-postgres.ts'
import { printModelDecks } from './model-decks.ts'

// Only what `npm run bench` measures of decks that a language model writes; a stand-in answers, never a live one.

const directory = await mkdtemp(join(tmpdir(), 'slidewright-bench-'))
const postgres = await startThrowawayPostgres()
try {
  if (postgres.available) await printModelDecks(postgres, directory)
  else process.stdout.write(`Nothing is measured: ${postgres.reason}\n`)
} finally {
  if (postgres.available) await postgres.stop()
  await rm(directory, { recursive: true, force: true })
}
