import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findUserByEmail } from '../../src/accounts/users.ts'
import { ConfigurationError } from '../../src/config.ts'
import { queryRows } from '../../src/database/connection.ts'
import { DatabaseInUseError, openEmbedded } from '../../src/database/embedded.ts'
import { takeProcessLock } from '../../src/database/process-lock.ts'
import { describeEmbedded } from '../support/databases.ts'

describeEmbedded('openEmbedded', (_open, newPlace) => {
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

  describe('refuses with one sentence', () => {
    const refusalOf = async (place: string): Promise<string> => {
      const error = await openEmbedded(place).catch((refused: unknown) => refused)
      expect(error).toBeInstanceOf(ConfigurationError)
      return error instanceof Error ? error.message : ''
    }

    it('a file', async () => {
      const file = join(directory, 'file')
      await writeFile(file, '')
      expect(await refusalOf(file)).toBe(`DATA_DIR ${file} cannot be used: it is not a directory.`)
    })

    it('a directory in a file', async () => {
      await writeFile(join(directory, 'file'), '')
      const inFile = join(directory, 'file', 'data')
      expect(await refusalOf(inFile)).toMatch(/ cannot be used: it is not in a directory\.$/)
    })

    // Nobody can write there, not even root.
    it.runIf(process.platform === 'linux')('a directory that takes no files', async () => {
      expect(await refusalOf('/proc/self')).toMatch(
        /^DATA_DIR \/proc\/self cannot be used: [^\n]+\.$/,
      )
    })

    it.runIf(process.platform === 'linux')('a directory that cannot be made', async () => {
      expect(await refusalOf('/proc/none/data')).toBe(
        'DATA_DIR /proc/none/data cannot be used: nothing can be made there.',
      )
    })

    it('a database that lost PG_VERSION beside its files', async () => {
      await mkdir(join(directory, 'database', 'base'), { recursive: true })
      expect(await refusalOf(directory)).toMatch(/is damaged: PG_VERSION is missing/)
      // It is the same the next time: nothing was laid out anew.
      expect(await refusalOf(directory)).toMatch(/is damaged: PG_VERSION is missing/)
    })

    it('a database that lost its contents', async () => {
      const { dataDirectory } = await newPlace()
      await rm(join(dataDirectory, 'database', 'global'), { recursive: true })
      expect(await refusalOf(dataDirectory)).toMatch(
        /^The database in [^\n]+ cannot be opened \([^\n]+$/,
      )
    })
  })

  it('makes no database where one should exist, beside a directory for it either', async () => {
    await mkdir(join(directory, 'database'))
    await expect(openEmbedded(directory, { existing: true })).rejects.toThrow(
      `There is no database in ${directory}: `,
    )
    expect(await readdir(directory, { recursive: true })).toEqual(['database'])
  })

  // Laying out the files takes seconds, so they are laid out once here; in an empty directory of its own, as a new volume
  // is, in `end-to-end/main-job.test.ts`.
  it('starts anew after a process was killed while it first laid out the files, without the 600 MB of laying them out', async () => {
    await writeFile(join(directory, 'database.unfinished'), '')
    await mkdir(join(directory, 'database'))
    await writeFile(join(directory, 'database', 'PG_VERSION'), '17')
    await mkdir(join(directory, 'database', 'new-1', 'base'), { recursive: true })
    const before = process.memoryUsage.rss()
    const connection = await openEmbedded(directory)
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 2 ** 20)
    const [setting] = await queryRows<{ shared_buffers: string }>(
      connection.database,
      sql`show shared_buffers`,
    )
    expect(setting?.shared_buffers).toBe('16MB')
    expect(await findUserByEmail(connection.database, 'nobody@example.com')).toBeUndefined()
    await connection.close()
  })
})
