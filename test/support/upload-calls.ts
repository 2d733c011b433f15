import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import { uploads } from '../../src/database/schema.ts'
import { imageKey } from '../../src/storage/image-key.ts'
import { type Caller, startTestServer, type TestServer } from './test-server.ts'
import { type UploadFile, uploadForm } from './upload-files.ts'

/**
 * For the tests around this call: a listening server with room for 500,000 bytes of pictures a user, and in each test a
 * new caller who sends it files and sees what it keeps.
 */
export function uploadCalls(open: () => Promise<Connection>) {
  let server: TestServer
  let origin: string
  let caller: Caller

  beforeAll(async () => {
    server = await startTestServer(await open(), { uploadQuotaBytes: 500_000 })
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    caller = await server.caller()
  })

  async function send(body: FormData | string | undefined, headers: Record<string, string> = {}) {
    const answer = await fetch(`${origin}/api/v1/upload-images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${caller.key}`, ...headers },
      body,
    })
    return { status: answer.status, body: await answer.json() }
  }

  /** What is kept of the caller: rows, files in the storage, and files that were to be temporary. */
  async function kept() {
    const rows = await server.connection.database
      .select()
      .from(uploads)
      .where(eq(uploads.ownerId, caller.userId))
    const list = (...path: string[]) =>
      readdir(join(server.dataDirectory, ...path)).catch((): string[] => [])
    return {
      rows,
      files: await list('files', 'images', caller.userId),
      temporary: await list('incoming'),
    }
  }

  return {
    /** Where the server listens, and the caller's key: for requests that no client would send. */
    raw: () => ({ port: Number(new URL(origin).port), key: caller.key }),
    send,
    upload: (...files: UploadFile[]) => send(uploadForm(files)),
    kept,
    async expectNothingKept() {
      expect(await kept()).toEqual({ rows: [], files: [], temporary: [] })
    },
    /** The row and the bytes of an upload of the caller. */
    async storedPicture(imageId: string) {
      const [row] = await server.connection.database
        .select()
        .from(uploads)
        .where(eq(uploads.id, imageId))
      if (row === undefined) throw new Error(`No row for ${imageId}`)
      const stored = await server.storage.read(imageKey(caller.userId, row.contentHash))
      if (stored === undefined) throw new Error(`No file for ${imageId}`)
      return { row, data: await buffer(stored.stream) }
    },
  }
}
