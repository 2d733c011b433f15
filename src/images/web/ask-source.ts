import type { ZodType, z } from 'zod'
import { type FetchPublic, FetchRefusedError } from '../fetching/fetch-public.ts'

/** What an answer to a search may take. */
const answerBytes = 1_000_000
const answerMilliseconds = 8_000

/** How many pictures are asked for: some cannot be fetched, or are shown already. */
export const resultsAsked = 10

/**
 * Asks a source's interface, which answers in JSON.
 * @throws {FetchRefusedError} when it does not answer, or otherwise than documented.
 */
export async function askSource<Schema extends ZodType>(
  address: URL,
  schema: Schema,
  fetch: FetchPublic,
  options: { headers?: Readonly<Record<string, string>>; signal: AbortSignal },
): Promise<z.infer<Schema>> {
  const { status, body } = await fetch(address.href, {
    mostBytes: answerBytes,
    milliseconds: answerMilliseconds,
    ...options,
  })
  if (status === 401 || status === 403) throw new FetchRefusedError('it refuses the key')
  if (status === 429) throw new FetchRefusedError('it wants no more requests for now')
  if (status !== 200) throw new FetchRefusedError(`it answers with status ${status}`)
  try {
    return schema.parse(JSON.parse(Buffer.from(body).toString('utf8')))
  } catch {
    throw new FetchRefusedError('its answer cannot be read')
  }
}
