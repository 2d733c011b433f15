import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ReportView, reportSchema } from '../../../../src/interfaces/modern/schemas/report.ts'
import { currentParty } from '../../../../src/workers/party.ts'
import { TaskTimeLimitError } from '../../../../src/workers/task-time-limit.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { modernCaller } from '../../../support/modern-caller.ts'
import { signal } from '../../../support/operations.ts'
import { type Caller, startTestServer, type TestServer } from '../../../support/test-server.ts'

const text = `# Fleet\n\nWe run 40 trains. ${'They are old. '.repeat(40)}`

describeDatabase('the report of a presentation', (open) => {
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    server = await startTestServer(await open())
    caller = await server.caller()
    const author = server.workers.author.bind(server.workers)
    // What the fake author writes comes from nowhere; here the first slide comes from the first sentence.
    server.workers.author = async (task) => {
      const authored = await author(task)
      const input = task.composition.inputId
      const start = task.composition.text.indexOf('We run')
      const own = { input, start, end: start + 17 }
      const heading = { input, start: 2, end: 7 }
      const [slide] = authored.slides
      if (slide === undefined) throw new Error('A slide was asked for.')
      const blocks = [
        {
          kind: 'bullets' as const,
          id: 'bullets',
          items: [
            { text: '40 trains', level: 0 as const, sources: [own] },
            { text: 'What next?', level: 0 as const, sources: [], added: true },
          ],
        },
      ]
      const variants = [{ layout: 'bullets' as const, title: 'Fleet', blocks }]
      return {
        ...authored,
        slides: [{ ...slide, variants, notes: 'They are old.', sources: [heading, own] }],
        warnings: ['Not translated.'],
      }
    }
  })
  afterAll(() => server.close())

  const reportOf = async (id: string): Promise<ReportView> =>
    reportSchema.parse(
      (await modernCaller(server, caller).get(`/presentations/${id}/report`)).json(),
    )

  test('says for each line what it was made of, and what was added', async () => {
    const done = await caller.generated({ input_text: text, export_formats: [] })
    const report = await reportOf(String(done.presentation_id))
    expect(report).toMatchObject({ presentation_id: done.presentation_id, revision: 1 })
    expect(report.slides).toEqual([
      {
        id: expect.any(String),
        order: 0,
        title: 'Fleet',
        layout: 'bullets',
        sources: [{ input_id: done.generation_id, start: 2, end: 7, text: 'Fleet' }],
        lines: [
          {
            text: '40 trains',
            added: false,
            sources: [
              { input_id: done.generation_id, start: 9, end: 26, text: 'We run 40 trains.' },
            ],
          },
          { text: 'What next?', added: true, sources: [] },
        ],
      },
    ])
  })

  test('says what is only in the notes, and what was warned of', async () => {
    const done = await caller.generated({ input_text: text, export_formats: [] })
    const report = await reportOf(String(done.presentation_id))
    expect(report.left_out).toHaveLength(40)
    expect(report.left_out[0]).toEqual({
      input_id: done.generation_id,
      start: 27,
      end: 40,
      text: 'They are old.',
      place: 'notes',
    })
    expect(report.warnings).toEqual([
      { operation_id: done.generation_id, message: 'Not translated.' },
    ])
  })

  test('stays within bounds, however long the text', async () => {
    const long = `# Fleet\n\nWe run 40 trains.\n${`${'Long '.repeat(100)}.\n`.repeat(600)}`
    const done = await caller.generated({ input_text: long, export_formats: [] })
    const report = await reportOf(String(done.presentation_id))
    expect(report.left_out).toHaveLength(500)
    expect(report.left_out_omitted).toBe(100)
    expect(report.left_out[0]?.text).toHaveLength(300)
    expect(report.left_out[0]?.place).toBe('nowhere')
  })

  test('others are answered while it is worked out', async () => {
    const done = await caller.generated({ input_text: text, export_formats: [] })
    const asked = signal()
    const gate = signal()
    server.workers.onReport = async () => {
      asked.resolve()
      await gate.promise
    }
    const report = reportOf(String(done.presentation_id))
    await asked.promise
    expect((await caller.get('/ping')).statusCode).toBe(200)
    gate.resolve()
    expect((await report).slides).toHaveLength(1)
  })

  test("is worked out in its owner's turn, and refused when it takes too long", async () => {
    const done = await caller.generated({ input_text: text, export_formats: [] })
    let party: string | undefined
    server.workers.onReport = async () => {
      party = currentParty()
      throw new TaskTimeLimitError(120_000)
    }
    const { presentation_id: id } = done
    const answer = await modernCaller(server, caller).get(`/presentations/${id}/report`)
    expect([answer.statusCode, answer.json().detail]).toEqual([
      400,
      expect.stringContaining('takes too long to work out'),
    ])
    expect(party).toBe(caller.userId)
  })

  test('is hidden from others', async () => {
    const done = await caller.generated({ input_text: text, export_formats: [] })
    const other = modernCaller(server, await server.caller())
    const [theirs, unknown] = [
      await other.get(`/presentations/${done.presentation_id}/report`),
      await other.get('/presentations/nonsense/report'),
    ]
    expect([theirs.statusCode, theirs.json()]).toEqual([
      404,
      { detail: 'There is no such presentation.' },
    ])
    expect(unknown.body).toBe(theirs.body)
  })
})
