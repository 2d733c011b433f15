import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../database/connection.ts'
import type { IncomingFiles } from '../../images/uploads/incoming-files.ts'
import type { ReceivedFile, UploadTarget } from '../../images/uploads/keep-uploads.ts'
import { keepFirstAnswer, type RequestKey } from '../../jobs/first-answers.ts'
import { answerOnce, hashOfAsked } from './idempotency.ts'
import { withReceivedFiles } from './receive-files.ts'

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('base64')
}

/** The request's key, with a hash of what makes an upload: where it goes, and the names and bytes of its files. */
async function keyOfUpload(
  request: FastifyRequest,
  files: readonly ReceivedFile[],
): Promise<RequestKey | null> {
  if (request.requestKey === null) return null
  const contents: string[][] = []
  for (const { path, filename } of files) contents.push([filename, await hashOf(path)])
  return { key: request.requestKey.key, requestHash: hashOfAsked(request, contents) }
}

/**
 * Receives the files of a request and keeps them, or gives the ids of those that the first request with the same
 * `Idempotency-Key` has kept.
 *
 * @param keep keeps them as its target says, and answers with their ids.
 * @throws RequestKeyReusedError when the first request had other files, or another address.
 */
export function uploadOnce(
  request: FastifyRequest,
  { database, incoming }: { database: Database; incoming: IncomingFiles },
  keep: (files: ReceivedFile[], target: Pick<UploadTarget, 'whenKept'>) => Promise<string[]>,
): Promise<string[]> {
  const { userId } = request
  return withReceivedFiles(request, incoming, async (files) =>
    answerOnce(database, { userId, requestKey: await keyOfUpload(request, files) }, (requestKey) =>
      keep(
        files,
        requestKey === undefined
          ? {}
          : { whenKept: (tx, ids) => keepFirstAnswer(tx, userId, { ...requestKey, answer: ids }) },
      ),
    ),
  )
}
