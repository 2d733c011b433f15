import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { presentationAgentFacts } from '../../src/interfaces/presentation-agent-facts.ts'

test('the agent has the version of the package', async () => {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  expect(presentationAgentFacts.version).toBe(JSON.parse(text).version)
})
