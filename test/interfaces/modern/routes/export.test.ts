import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeDatabase } from '../../../support/databases.ts'
import { type ModernCaller, modernCaller } from '../../../support/modern-caller.ts'
import { type Caller, startTestServer, type TestServer } from '../../../support/test-server.ts'

interface ExportResult {
  formats: Record<string, { status: string; url: string; error: string | null }>
}

describeDatabase('POST /presentations/{id}/exports of the modern interface', (open) => {
  let server: TestServer
  let caller: Caller
  let modern: ModernCaller
  let id: string
  beforeAll(async () => {
    server = await startTestServer(await open())
    caller = await server.caller()
    modern = modernCaller(server, caller)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.workers.onExport = undefined
    id = (await modern.created({ title: 'Ports' })).id
    await modern.done(id, 'generate', { input_text: 'One\nTwo' })
    server.workers.exported.length = 0
  })

  async function exported(...formats: string[]): Promise<ExportResult['formats']> {
    const operation = await modern.done(id, 'exports', { formats })
    expect(operation).toMatchObject({ kind: 'export', status: 'completed', error: null })
    return (operation.result as ExportResult).formats
  }

  test('makes every format, each at a signed address', async () => {
    const formats = await exported('link', 'pdf', 'ppt', 'png')
    expect(Object.keys(formats).sort()).toEqual(['link', 'pdf', 'png', 'ppt'])
    const types: Record<string, string> = {}
    for (const [format, { status, url }] of Object.entries(formats)) {
      expect(status).toBe('completed')
      const answer = await server.open(url)
      expect(answer.statusCode).toBe(200)
      types[format] = String(answer.headers['content-type'])
    }
    expect(types).toMatchObject({ pdf: 'application/pdf', png: 'application/zip' })
    const zip = await server.open(formats.png?.url ?? '')
    expect(zip.headers['content-disposition']).toContain('filename="Ports.zip"')
    expect(server.workers.exported.find((task) => task.format === 'pictures')).toMatchObject({
      width: 1920,
    })
  })

  test('is the share link when nothing is named', async () => {
    const operation = await modern.done(id, 'exports', {})
    expect(Object.keys((operation.result as ExportResult).formats)).toEqual(['link'])
  })

  test('renders what has not changed only once, also for v1', async () => {
    const first = await exported('pdf', 'png')
    await exported('png', 'pdf')
    const { generation_id: other } = (
      await caller.post(`/presentations/${id}/exports`, { formats: ['pdf'] })
    ).json()
    expect((await caller.finished(other)).status).toBe('completed')
    expect(server.workers.exported).toHaveLength(2)
    const path = (url: string | undefined) => url?.replace(/\?.*$/, '')
    expect(path((await exported('pdf')).pdf?.url)).toBe(path(first.pdf?.url))
    await modern.done(id, 'edits', { operations: [{ op: 'set_title', title: 'Harbours' }] })
    await exported('png')
    expect(server.workers.exported).toHaveLength(3)
  })

  test('shows a format that failed; the others stand', async () => {
    server.workers.onExport = async (task) => {
      if (task.format === 'pictures') throw new Error('a planned failure')
    }
    const formats = await exported('png', 'pdf')
    expect(formats).toMatchObject({
      png: { status: 'failed', url: null, error: expect.any(String) },
      pdf: { status: 'completed' },
    })
  })

  test.each([
    [{ formats: [] }, ['body', 'formats'], 'too_short'],
    [{ formats: ['gif'] }, ['body', 'formats', 0], 'enum'],
    [{ formats: 'pdf' }, ['body', 'formats'], 'list_type'],
    [undefined, ['body'], 'missing'],
  ])('is 422 for %j', async (body, loc, type) => {
    const answer = await modern.post(`/presentations/${id}/exports`, body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatchObject([{ loc, type }])
  })

  test('of pictures is none of v1’s', async () => {
    const answer = await caller.post(`/presentations/${id}/exports`, { formats: ['png'] })
    expect(answer.statusCode).toBe(422)
  })

  test('is 404 for what is not the caller’s', async () => {
    const stranger = modernCaller(server, await server.caller())
    for (const unknown of [id, randomUUID()])
      expect((await stranger.post(`/presentations/${unknown}/exports`, {})).statusCode).toBe(404)
  })
})
