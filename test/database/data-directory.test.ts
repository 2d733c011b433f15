import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { unopenableDatabase } from '../../src/database/data-directory.ts'

describe('unopenableDatabase', () => {
  const sentenceOf = async (error: unknown) => (await unopenableDatabase(tmpdir(), error)).message

  it.each([
    ['could not write to file "pg_wal/xlogtemp.42": No space left on device', 'make room there'],
    ["EACCES: permission denied, open 'PG_VERSION'", 'may not read and write'],
    ['WebAssembly.Memory(): could not allocate memory', 'too little memory'],
  ])('never advises to replace the data after: %s', async (message, remedy) => {
    const sentence = await sentenceOf(new Error(message))
    expect(sentence).toContain(remedy)
    expect(sentence).not.toMatch(/copy of DATA_DIR|move the directory away/)
  })

  it('advises to replace what may be damaged', async () => {
    expect(await sentenceOf(new Error('unreachable'))).toMatch(/put back a copy of DATA_DIR/)
  })
})
