import assert from 'node:assert/strict'
import { expectBalancedBooks } from '../../test/support/books.ts'
import type { Place } from '../../test/support/databases.ts'
import { sampleText } from '../../test/support/samples.ts'
import {
  bootstrapKey,
  environmentOf,
  type ServerProcess,
  startServer,
} from '../../test/support/server-process.ts'
import { type GenerationStatus, V1Client } from '../../test/support/v1-client.ts'
import type { FaultRow } from './fault-row.ts'

/**
 * One line of the table, from a scenario on a server of its own.
 *
 * @param scenario says what it saw; whatever it throws is a problem. The process must live on to its end, stop in good
 *   order, and leave books that balance.
 */
export async function withServer(
  fault: string,
  place: Place,
  scenario: (server: ServerProcess, client: V1Client) => Promise<string>,
): Promise<FaultRow> {
  const server = await startServer(environmentOf(place))
  try {
    const seen = await scenario(server, new V1Client(server.url, bootstrapKey))
    assert.equal(server.child.exitCode, null, `The process ended:\n${server.output()}`)
    assert.equal(await server.stop(), 0, `The process stopped badly:\n${server.output()}`)
    await expectBalancedBooks(place)
    return { fault, seen, problems: [] }
  } catch (error) {
    return { fault, seen: 'see above', problems: [String(error), server.output().slice(-2_000)] }
  } finally {
    await server.kill()
  }
}

/** How many slides decks have: fewer in tests, which meet each fault once. */
export const slideRange = process.env.VITEST === undefined ? '6-10' : '2-5'

/** The body of a request for a deck of some slides with all of its files. */
export const deckBody = {
  input_text: sampleText('quarterly-review.md'),
  export_formats: ['link', 'pdf', 'ppt'],
  presentation_options: { slide_range: slideRange },
}

/** A deck with all of its files. */
export async function finishedDeck(client: V1Client): Promise<GenerationStatus> {
  const status = await client.finished(await client.generate(deckBody))
  assert.equal(status.status, 'completed', JSON.stringify(status))
  return status
}

/** What `/health/ready` says: undefined when it is, else the parts that are not. */
export async function unreadyParts(server: ServerProcess): Promise<string[] | undefined> {
  const answer = await fetch(`${server.url}/health/ready`)
  const body = (await answer.json()) as { unready?: string[] }
  return answer.ok ? undefined : (body.unready ?? [])
}

/** Waits until `look` gives true. @throws {Error} with `what` when that takes longer than a time in milliseconds. */
export async function until(
  what: string,
  look: () => Promise<boolean>,
  milliseconds = 30_000,
): Promise<void> {
  const deadline = Date.now() + milliseconds
  while (!(await look())) {
    if (Date.now() > deadline) throw new Error(`In vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
