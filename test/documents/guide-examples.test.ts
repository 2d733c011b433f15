import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeDatabase } from '../support/databases.ts'
import {
  hasPython,
  readAnswer,
  readExamples,
  runExample,
  untruePiece,
} from '../support/guide-examples.ts'
import { ModernClient } from '../support/modern-client.ts'
import {
  bootstrapKey,
  environmentOf,
  type ServerProcess,
  startServer,
} from '../support/server-process.ts'
import { V1Client } from '../support/v1-client.ts'

/** Variables that later examples use. */
type Variables = Record<string, string>

/** An answer that is an object, as examples print it. */
type Answer = Record<string, unknown>

/** Two dozen commands and their work, on a machine that may have other things to do. */
const timeout = 180_000

describeDatabase(
  'the examples of the guides work when pasted into a shell, in their order',
  (_open, newPlace) => {
    let server: ServerProcess
    beforeAll(async () => {
      server = await startServer({ ...environmentOf(await newPlace()), WORKER_THREADS: '1' })
    })
    afterAll(async () => {
      await server?.kill()
    })

    function begin(): Variables {
      return { PATH: process.env.PATH ?? '', URL: server.url, KEY: bootstrapKey }
    }

    /** Runs every example of a guide; `learn` gives what the next ones need of an answer. */
    async function run(
      guide: string,
      learn: (answer: Answer) => Promise<Variables>,
    ): Promise<unknown[]> {
      const environment = begin()
      const answers: unknown[] = []
      for (const example of await readExamples(guide)) {
        const answer = readAnswer(runExample(example, environment)) as Answer
        expect(answer, example.code).not.toHaveProperty('detail')
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
      expect(answers[6]).toMatchObject({ kind: 'generate', status: 'completed' })
      expect(answers[8]).toMatchObject({ title: 'Onboarding a carrier', revision: 1 })
      expect(answers.at(-1)).toEqual({ status: 204 })
    })

    it('docs/a2a.md, each with the answer that is shown below it', { timeout }, async () => {
      const client = new V1Client(server.url, bootstrapKey)
      const environment = begin()
      const examples = await readExamples('a2a.md')
      for (const example of examples) {
        if (example.language === 'python' && !hasPython) continue
        const printed = runExample(example, environment)
        expect(untruePiece(example.shown ?? '', printed), `${example.code}\n${printed}`).toBe(
          undefined,
        )
        if (example.language !== 'sh') continue
        const answer = readAnswer(printed)
        const [first] = (Array.isArray(answer) ? answer : [answer]) as {
          generation_id?: string
          task?: { id: string }
        }[]
        if (first?.task !== undefined) environment.TASK_ID = first.task.id
        if (first?.generation_id !== undefined) {
          const { presentation_id: presentationId } = await client.finished(first.generation_id)
          environment.PRESENTATION_ID = presentationId ?? ''
        }
      }
      expect(examples.map(({ language }) => language)).toEqual([
        ...Array(15).fill('sh'),
        'js',
        'python',
      ])
    })
  },
)

describe('an answer that a guide shows', () => {
  const printed = '{"id":"0199","text":"Deleted slide 4.","list":[1,2]}\n'
  it.each([
    '{"id":"…","text":"Deleted slide 4.",\n  "list":[1,2]}',
    '{…"text":"Deleted …."…}',
    '{"id":"0199","text":"Deleted slide 4.","list":[1,2]}',
  ])('is true: %s', (shown) => {
    expect(untruePiece(shown, printed)).toBe(undefined)
  })

  it.each([
    '{"id":"…","text":"Deleted slide 5.",…}',
    '{"id":"…","list":[1,2]}',
    '{…"list":[1,2],…"text":…}',
    '{"id":"0199"}',
    '{"id":"…"}, …',
  ])('is not true: %s', (shown) => {
    expect(untruePiece(shown, printed)).toBeTypeOf('string')
  })
})
