import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findUserByEmail } from '../../src/accounts/users.ts'
import { ConfigurationError } from '../../src/config.ts'
import { queryRows } from '../../src/database/connection.ts'
import { DatabaseInUseError, openEmbedded } from '../../src/database/embedded.ts'
import { takeProcessLock } from '../../src/database/process-lock.ts'

describe('openEmbedded', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'slidewright-embedded-'))
  })
  afterEach(async () => {
    await rm(directory, { recursive: true })
  })

  it('refuses a directory in use with one sentence that says what to do', async () => {
    const { lock } = await takeProcessLock(join(directory, 'database.lock'))
    await expect(openEmbedded(directory)).rejects.toThrow(
      new DatabaseInUseError(
        `The database in ${directory} is in use by process ${process.pid}: stop that one first, ` +
          'choose another DATA_DIR, or set DATABASE_URL to share a Postgres server.',
      ),
    )
    await lock?.release()
  })

  it('refuses a directory that cannot be made', async () => {
    await writeFile(join(directory, 'file'), '')
    const inFile = join(directory, 'file', 'data')
    await expect(openEmbedded(inFile)).rejects.toThrow(ConfigurationError)
  })

  it('starts anew after a process was killed while it first laid out the files', async () => {
    await writeFile(join(directory, 'database.unfinished'), '')
    await mkdir(join(directory, 'database'))
    await writeFile(join(directory, 'database', 'PG_VERSION'), '17')
    const connection = await openEmbedded(directory)
    const [setting] = await queryRows<{ shared_buffers: string }>(
      connection.database,
      sql`show shared_buffers`,
    )
    expect(setting?.shared_buffers).toBe('16MB')
    expect(await findUserByEmail(connection.database, 'nobody@example.com')).toBeUndefined()
    await connection.close()
  })
})
