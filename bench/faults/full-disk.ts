import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { bootstrapKey } from '../../test/support/server-process.ts'
import type { FaultRow } from './fault-row.ts'
import { deckBody, finishedDeck, unreadyParts, until, withServer } from './with-server.ts'

/** A small disk in memory; only root can have one. */
interface SmallDisk {
  directory: string
  /** Leaves no byte free, whoever asks. */
  fill(): Promise<void>
  /** Takes that back. */
  makeRoom(): Promise<void>
  unmount(): void
}

/** @returns undefined where no disk can be mounted. */
export function mountSmallDisk(directory: string, megabytes: number): SmallDisk | undefined {
  mkdirSync(directory, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory], {
      stdio: 'ignore',
    })
  } catch {
    return undefined
  }
  const filler = join(directory, 'filler')
  return {
    directory,
    async fill() {
      const file = await open(filler, 'a')
      try {
        for (;;) {
          const { bavail } = await statfs(directory)
          if (bavail === 0) return
          await file.write(Buffer.alloc(65_536)).catch(() => undefined)
        }
      } finally {
        await file.close()
      }
    },
    async makeRoom() {
      await rm(filler, { force: true })
    },
    unmount: () => execFileSync('umount', ['-l', directory]),
  }
}

/** What may be said about work that a full disk stopped. */
const fullSentence = /disk of this server is full/

/**
 * The disk under DATA_DIR is full, then not any more: what must store something is refused with a sentence, what is there
 * goes on to be given, and nothing that was accepted is lost.
 */
export function diskFull(scenario: {
  database: string
  disk: SmallDisk
  databaseUrl?: string
}): Promise<FaultRow> {
  const { disk, databaseUrl } = scenario
  const place = {
    dataDirectory: disk.directory,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  }
  return withServer(`disk full, ${scenario.database}`, place, async (server, client) => {
    const before = await finishedDeck(client)
    await disk.fill()
    await until('unready disk', async () => (await unreadyParts(server))?.includes('disk') ?? false)

    const statuses = new Set<number>()
    const accepted: string[] = []
    for (let round = 0; round < 3; round++) {
      const answer = await client.request('POST', '/generations', deckBody)
      statuses.add(answer.status)
      if (answer.ok)
        accepted.push(((await answer.json()) as { generation_id: string }).generation_id)
      else assert.match(await answer.text(), /"detail":"[^"]+\."/)
    }
    statuses.add(await upload(server.url))
    for (const status of statuses)
      assert.ok([200, 503, 507].includes(status), `An answer had the status ${status}.`)
    assert.ok((await client.download(before, 'pdf')).byteLength > 1_000)

    await disk.makeRoom()
    await until('ready again', async () => (await unreadyParts(server)) === undefined)
    let failed = 0
    for (const id of accepted) {
      const { status, error, formats } = await client.finished(id)
      const files = Object.values(formats ?? {})
      if (status === 'failed') assert.match(error ?? '', fullSentence)
      for (const file of files)
        if (file.status === 'failed') assert.match(file.error ?? '', fullSentence)
      if (status === 'failed' || files.some((file) => file.status === 'failed')) failed += 1
    }
    await finishedDeck(client)
    assert.ok((await client.download(before, 'ppt')).byteLength > 1_000)
    return `answers ${[...statuses].join(', ')}; ${failed} of ${accepted.length} said why they failed; ready again`
  })
}

/** The status that the upload of a small picture is answered with. */
async function upload(url: string): Promise<number> {
  const form = new FormData()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  form.append('files', new Blob([svg], { type: 'image/svg+xml' }), 'picture.svg')
  const answer = await fetch(`${url}/api/v1/upload-images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bootstrapKey}` },
    body: form,
  })
  await answer.arrayBuffer()
  return answer.status
}
