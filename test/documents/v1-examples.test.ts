import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootstrapKey, type ServerProcess, startServer } from '../support/server-process.ts'
import { V1Client } from '../support/v1-client.ts'

describe('the examples of docs/v1.md', () => {
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

  it('work when pasted into a shell, in their order', async () => {
    const guide = await readFile(new URL('../../docs/v1.md', import.meta.url), 'utf8')
    const examples = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1] ?? '')
    expect(examples.length).toBeGreaterThanOrEqual(5)
    const client = new V1Client(server.url, bootstrapKey)
    const environment: Record<string, string> = {
      PATH: process.env.PATH ?? '',
      URL: server.url,
      KEY: bootstrapKey,
    }
    const answers: Record<string, unknown>[] = []
    for (const example of examples) {
      const printed = execFileSync('sh', ['-c', example], { env: environment, encoding: 'utf8' })
      const answer = JSON.parse(printed) as Record<string, unknown>
      expect(answer, example).not.toHaveProperty('detail')
      answers.push(answer)
      if (typeof answer.generation_id === 'string' && answer.status === undefined) {
        const status = await client.finished(answer.generation_id)
        expect(status.status).toBe('completed')
        environment.GENERATION_ID = status.generation_id
        environment.PRESENTATION_ID = status.presentation_id ?? ''
        const made = status as { slide_id?: string | null }
        if (made.slide_id) environment.SLIDE_ID = made.slide_id
      }
    }
    expect(answers[2]).toMatchObject({ status: 'completed' })
    expect(answers[3]).toMatchObject({ presentations: [{ title: 'How we onboard a carrier' }] })
  })
})
