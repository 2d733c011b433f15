import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ModernClient } from '../support/modern-client.ts'
import { bootstrapKey, type ServerProcess, startServer } from '../support/server-process.ts'
import { V1Client } from '../support/v1-client.ts'

/** Variables that later examples use. */
type Variables = Record<string, string>

/** An answer that is an object, as examples print it. */
type Answer = Record<string, unknown>

/** Two dozen commands and their work, on a machine that may have other things to do. */
const timeout = 180_000

describe('the examples of the guides work when pasted into a shell, in their order', () => {
  let directory: string
  let server: ServerProcess
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'slidewright-examples-'))
    server = await startServer({ DATA_DIR: directory })
  })
  afterAll(async () => {
    await server?.kill()
    await rm(directory, { recursive: true, force: true })
  })

  /** Runs every example of a guide; `learn` gives what the next ones need of an answer. */
  async function run(
    guide: string,
    learn: (answer: Answer) => Promise<Variables>,
  ): Promise<unknown[]> {
    const text = await readFile(new URL(`../../docs/${guide}`, import.meta.url), 'utf8')
    const environment: Variables = {
      PATH: process.env.PATH ?? '',
      URL: server.url,
      KEY: bootstrapKey,
    }
    const answers: unknown[] = []
    for (const [, example = ''] of text.matchAll(/```sh\n([\s\S]*?)```/g)) {
      const printed = execFileSync('sh', ['-c', example], { env: environment, encoding: 'utf8' })
      const answer = JSON.parse(printed) as Answer
      expect(answer, example).not.toHaveProperty('detail')
      answers.push(answer)
      Object.assign(environment, await learn(answer))
    }
    return answers
  }

  it('docs/v1.md', { timeout }, async () => {
    const client = new V1Client(server.url, bootstrapKey)
    const answers = await run('v1.md', async (answer) => {
      if (typeof answer.generation_id !== 'string' || answer.status !== undefined) return {}
      const status = await client.finished(answer.generation_id)
      expect(status.status).toBe('completed')
      const { slide_id: slideId } = status as { slide_id?: string | null }
      return {
        GENERATION_ID: status.generation_id,
        PRESENTATION_ID: status.presentation_id ?? '',
        ...(slideId ? { SLIDE_ID: slideId } : {}),
      }
    })
    expect(answers.length).toBeGreaterThanOrEqual(5)
    expect(answers[2]).toMatchObject({ status: 'completed' })
    expect(answers[3]).toMatchObject({ presentations: [{ title: 'How we onboard a carrier' }] })
  })

  it('docs/modern.md', { timeout }, async () => {
    const client = new ModernClient(server.url, bootstrapKey)
    const answers = await run('modern.md', async (answer): Promise<Variables> => {
      if (answer.status === 'empty') return { PRESENTATION_ID: String(answer.id) }
      if (answer.kind === undefined) return {}
      const operation = await client.ended(String(answer.id))
      expect(operation, JSON.stringify(operation)).toMatchObject({ status: 'completed' })
      return { OPERATION_ID: operation.id }
    })
    expect(answers.length).toBeGreaterThanOrEqual(17)
    expect(answers[5]).toMatchObject({ kind: 'generate', status: 'completed' })
    expect(answers[7]).toMatchObject({ title: 'Onboarding a carrier', revision: 1 })
    expect(answers.at(-1)).toEqual({ status: 204 })
  })
})
