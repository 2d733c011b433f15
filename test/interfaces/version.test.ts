import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { presentationAgentFacts } from '../../src/interfaces/presentation-agent-facts.ts'
import { version } from '../../src/interfaces/version.ts'

const fileOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')) as { version: string }

it('is one number: of the package, of its lock file and of the agent', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect([
    fileOf('package.json').version,
    fileOf('package-lock.json').version,
    presentationAgentFacts.version,
  ]).toEqual([version, version, version])
})
