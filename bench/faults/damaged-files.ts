import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from '../../test/support/databases.ts'
import {
  environmentOf,
  freePort,
  spawnServer,
  startServer,
} from '../../test/support/server-process.ts'
import type { FaultRow } from './fault-row.ts'
import { finishedDeck, withServer } from './with-server.ts'

/** All files below a directory that are handed out. */
async function exportsOf({ dataDirectory }: Place): Promise<string[]> {
  const root = join(dataDirectory, 'files', 'exports')
  const files = await readdir(root, { recursive: true, withFileTypes: true })
  return files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
}

/** A byte in the middle of every stored file is another one: what is handed out is whole all the same. */
export function filesCorrupted(place: Place): Promise<FaultRow> {
  return withServer('corrupted files', place, async (_server, client) => {
    const deck = await finishedDeck(client)
    const before = await client.download(deck, 'pdf')
    for (const path of await exportsOf(place)) {
      const bytes = await readFile(path)
      const middle = bytes.length >> 1
      bytes[middle] = (bytes[middle] ?? 0) ^ 0xff
      await writeFile(path, bytes)
    }
    const after = await client.download(deck, 'pdf')
    assert.ok(Buffer.from(after).equals(before), 'A corrupted file was handed out.')
    return 'made again'
  })
}

/** All stored files vanish while the server runs: they are made again when they are asked for. */
export function filesVanished(place: Place): Promise<FaultRow> {
  return withServer('emptied directory of files', place, async (_server, client) => {
    const deck = await finishedDeck(client)
    await rm(join(place.dataDirectory, 'files', 'exports'), { recursive: true })
    const page = await fetch(deck.formats?.link?.url ?? '')
    assert.equal(page.status, 200, await page.text())
    const again = await finishedDeck(client)
    assert.ok((await client.download(again, 'pdf')).byteLength > 1_000)
    return 'page made again'
  })
}

/** The embedded database has lost a file without which it would begin anew: it refuses, and touches nothing. */
export async function databaseEmptied(place: Place): Promise<FaultRow> {
  const fault = 'embedded database without PG_VERSION'
  const problems: string[] = []
  const first = await startServer(environmentOf(place))
  await first.stop()
  const directory = join(place.dataDirectory, 'database')
  await rm(join(directory, 'PG_VERSION'))
  const { mtimeMs } = await stat(join(directory, 'base'))
  const second = spawnServer({ ...environmentOf(place), PORT: String(await freePort()) })
  const timer = setTimeout(() => second.child.kill('SIGKILL'), 30_000)
  const code = await second.exited
  clearTimeout(timer)
  const sentence = second.output().trim()
  if (code !== 1) problems.push(`It did not refuse to start (${code}): ${sentence}`)
  if (sentence.split('\n').length !== 1)
    problems.push(`It did not say why in one line: ${sentence}`)
  if (existsSync(join(directory, 'PG_VERSION'))) problems.push('It began an empty database.')
  if ((await stat(join(directory, 'base'))).mtimeMs !== mtimeMs) problems.push('It changed files.')
  return { fault, seen: 'refuses to start', problems }
}
