import { expect, test } from 'vitest'
import { openApiDocument } from '../../src/interfaces/openapi-document.ts'
import { describeDatabase } from '../support/databases.ts'
import { howMany } from '../support/test-range.ts'
import { readContract } from './contract.ts'
import { fuzz } from './fuzz.ts'

/** One sequence for every run: a change must not fail for a request that has nothing to do with it. */
const seed = 20261121

const runs = howMany(1_200, 20_000)

describeDatabase('The interfaces', (open) => {
  test(`answer ${runs} requests, valid, nearly valid and nasty, as the document says`, {
    timeout: 900_000,
  }, async () => {
    const counts = await fuzz({ connection: await open(), runs, seed })
    const { operations } = readContract(await openApiDocument())
    // Every operation was asked, and has succeeded too: what is refused at the door shows nothing.
    for (const { id } of operations)
      expect(Object.keys(counts[id] ?? {}), id).toContainEqual(expect.stringMatching(/^2/))
  })
})
