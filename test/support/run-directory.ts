import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where tests keep what lives as long as the run. It goes at its end, however the test processes end. */
export const runDirectory = process.env.TEST_RUN_DIRECTORY ?? tmpdir()

/** Called by vitest before any test process starts; what it returns, after all have ended. */
export default function makeRunDirectory(): () => Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'slidewright-tests-'))
  process.env.TEST_RUN_DIRECTORY = directory
  return () => rm(directory, { recursive: true, force: true })
}
