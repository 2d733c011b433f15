import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { megabyte } from '../../../src/config.ts'
import { openIncomingFiles } from '../../../src/images/uploads/incoming-files.ts'

let dataDirectory: string

beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'slidewright-incoming-'))
})
afterEach(() => rm(dataDirectory, { recursive: true, force: true }))

/** What a process left behind that was killed in the middle of a request. */
async function leftBehind(name: string, minutesAgo: number): Promise<void> {
  const path = join(dataDirectory, 'incoming', name)
  await mkdir(path, { recursive: true })
  await writeFile(join(path, '1'), 'half a picture')
  const then = new Date(Date.now() - minutesAgo * 60_000)
  await utimes(path, then, then)
}

const left = () => readdir(join(dataDirectory, 'incoming'))

test('a directory is there until it is removed, with what lies in it', async () => {
  const incoming = await openIncomingFiles(dataDirectory, { alone: true })
  const directory = await incoming.open('ada', 1)
  await writeFile(join(directory.path, '1'), 'x')
  expect(await left()).toHaveLength(1)
  await directory.remove()
  expect(await left()).toEqual([])
})

test.each([
  ['four of the largest requests', 4, 100 * megabyte],
  ['twenty small requests', 20, 1],
])('of one user %s may arrive at the same time', async (_, most, bytes) => {
  const incoming = await openIncomingFiles(dataDirectory, { alone: true })
  const directories = []
  for (let count = 0; count < most; count++) directories.push(await incoming.open('ada', bytes))
  await expect(incoming.open('ada', bytes)).rejects.toThrow('Too many uploads')
  expect(await left()).toHaveLength(most)
  await incoming.open('grace', bytes)
  await directories[0]?.remove()
  await directories[0]?.remove()
  await incoming.open('ada', bytes)
  await expect(incoming.open('ada', bytes)).rejects.toThrow('Too many uploads')
})

test('the only process removes everything that is left at its start', async () => {
  await leftBehind('new', 0)
  await leftBehind('old', 90)
  await openIncomingFiles(dataDirectory, { alone: true })
  expect(await left()).toEqual([])
})

test('one of several leaves what another may be at', async () => {
  await leftBehind('new', 1)
  await leftBehind('old', 90)
  await openIncomingFiles(dataDirectory, { alone: false })
  expect(await left()).toEqual(['new'])
})

test('a data directory that holds no files is the operator’s to put right', async () => {
  await writeFile(join(dataDirectory, 'file'), '')
  await expect(openIncomingFiles(join(dataDirectory, 'file'), { alone: true })).rejects.toThrow(
    /^DATA_DIR .* cannot be used: /,
  )
})
