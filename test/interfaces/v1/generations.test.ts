import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { GenerationStatus } from '../../../src/interfaces/v1/schemas/generation-status.ts'
import { deletePresentation } from '../../../src/presentations/delete-presentation.ts'
import { describeDatabase } from '../../support/databases.ts'
import { simpleLightId } from '../../support/decks.ts'
import { fakeFile } from '../../support/fake-workers.ts'
import { type Caller, startTestServer, type TestServer } from '../../support/test-server.ts'

describeDatabase('generations in v1', (open) => {
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    server = await startTestServer(await open())
    caller = await server.caller()
  })
  afterAll(() => server.close())
  afterEach(() => {
    server.workers.onAuthor = undefined
    server.workers.onExport = undefined
  })

  /** Makes authoring wait; the result lets it go on. */
  function holdAuthor(): { reached: Promise<void>; release: () => void } {
    let release = () => {}
    let reach = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const reached = new Promise<void>((resolve) => {
      reach = resolve
    })
    server.workers.onAuthor = async () => {
      reach()
      await released
    }
    return { reached, release }
  }

  test('end with a link for each format asked for', async () => {
    const status = await caller.generated({
      input_text: 'One\nTwo',
      export_formats: ['link', 'pdf', 'ppt', 'pdf'],
      presentation_options: { title: 'Numbers' },
    })
    expect(status).toEqual({
      generation_type: 'presentation_generation',
      generation_id: expect.any(String),
      status: 'completed',
      error: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      completed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      warnings: [],
      presentation_id: expect.any(String),
      formats: {
        link: {
          status: 'completed',
          url: expect.stringMatching(/^http:\/\/slides\.test\/share\//),
          error: null,
        },
        pdf: {
          status: 'completed',
          url: expect.stringMatching(/^http:\/\/slides\.test\/downloads\//),
          error: null,
        },
        ppt: {
          status: 'completed',
          url: expect.stringMatching(/^http:\/\/slides\.test\/downloads\//),
          error: null,
        },
      },
    })
  })

  test('have one link by default, and none for an empty list', async () => {
    const byDefault = await caller.generated({ input_text: 'One' })
    expect(byDefault).toMatchObject({ formats: { link: { status: 'completed' } } })
    const none = await caller.generated({ input_text: 'One', export_formats: [] })
    expect(none).toMatchObject({ status: 'completed', formats: {} })
  })

  test('pass what was asked to the author', async () => {
    const status = await caller.generated({
      input_text: 'Uno\0',
      presentation_options: {
        title: ' Números ',
        slide_range: '2-5',
        total_variants_per_slide: 3,
      },
      text_options: { language: 'Spanish (Mexico)' },
    })
    const task = server.workers.authored.at(-1)
    expect(task).toEqual({
      composition: {
        inputId: status.generation_id,
        text: 'Uno',
        deckTitle: ' Números ',
        titleIsDefault: false,
        slideRange: '2-5',
        language: 'es-MX',
        appending: false,
      },
      themeId: simpleLightId,
      variantsPerSlide: 3,
    })
  })

  test('without a title have the default one', async () => {
    await caller.generated({ input_text: 'One' })
    expect(server.workers.authored.at(-1)?.composition).toMatchObject({
      deckTitle: 'API Generated Presentation',
      titleIsDefault: true,
      // On the slides stands the source's own, if it has one.
      titleFromSource: true,
    })
  })

  test('show where they are: pending without a presentation, in progress with one', async () => {
    const { reached, release } = holdAuthor()
    const other = await server.caller()
    const { generation_id: id } = (await other.post('/generations', { input_text: 'a' })).json()
    await reached
    const running = (await other.get(`/generations/${id}`)).json()
    expect(running).toMatchObject({
      status: 'in_progress',
      completed_at: null,
      error: null,
      presentation_id: expect.any(String),
      formats: null,
    })
    const list = (await other.get('/presentations')).json()
    expect(list).toEqual({
      presentations: [{ id: running.presentation_id, title: 'API Generated Presentation' }],
    })
    release()
    expect(await other.finished(id)).toMatchObject({ presentation_id: running.presentation_id })
  })

  test('append to a presentation, which keeps its title and theme', async () => {
    const first = await caller.generated({
      input_text: 'One',
      presentation_options: { title: 'Numbers' },
    })
    const second = await caller.generated({
      input_text: 'Two',
      export_formats: ['pdf'],
      presentation_options: {
        title: 'Other',
        theme_id: 'Observatory',
        existing_presentation_id: first.presentation_id,
      },
    })
    expect(second.presentation_id).toBe(first.presentation_id)
    expect(server.workers.authored.at(-1)).toMatchObject({
      composition: { deckTitle: 'Numbers', appending: true },
      themeId: simpleLightId,
      existing: { title: 'Numbers', slides: [{ variants: [{ title: 'One' }] }] },
    })
    const pdf = await server.open(urlOf(second, 'pdf'))
    expect(pdf.body).toBe('pdf of Numbers: One, Two')
  })

  test('keep the formats that worked when one failed', async () => {
    server.workers.onExport = async (task) => {
      if (task.format === 'pdf') throw new Error('secret detail')
    }
    const status = await caller.generated({ input_text: 'One', export_formats: ['pdf', 'ppt'] })
    expect(status).toMatchObject({
      status: 'completed',
      error: null,
      formats: {
        pdf: { status: 'failed', url: null, error: 'The PDF file could not be rendered.' },
        ppt: { status: 'completed', error: null },
      },
    })
  })

  test('fail with a sentence when the author fails', async () => {
    server.workers.onAuthor = async () => {
      throw new Error('secret detail')
    }
    const status = await caller.generated({ input_text: 'One' })
    expect(status).toMatchObject({ status: 'failed', formats: null })
    expect(status.error).toMatch(/\.$/)
    expect(status.error).not.toContain('secret')
  })

  test('fail at once when their presentation is deleted, with links that are gone', async () => {
    const first = await caller.generated({ input_text: 'One', export_formats: ['link', 'pdf'] })
    const id = String(first.presentation_id)
    const { reached, release } = holdAuthor()
    const appended = await caller.post('/generations', {
      input_text: 'Two',
      presentation_options: { existing_presentation_id: id },
    })
    await reached
    await deletePresentation(server.connection, caller.userId, id)
    const status = (await caller.get(`/generations/${appended.json().generation_id}`)).json()
    release()
    expect(status).toMatchObject({
      status: 'failed',
      error: 'The presentation was deleted.',
      formats: null,
    })
    for (const format of ['link', 'pdf'] as const)
      expect((await server.open(urlOf(first, format))).statusCode).toBe(404)
  })

  describe('with what cannot be had', () => {
    test.each([
      ['a theme', { presentation_options: { theme_id: 'No such theme' } }, 'No such theme'],
      [
        'a vibe',
        { presentation_options: { vibe_id: 'v-1' }, image_options: { num_image_variants: 1 } },
        'v-1',
      ],
      ['an image', { image_ids: ['i-1', 'i-2'] }, 'i-1'],
    ])('name %s that does not exist', async (_title, fields, value) => {
      const answer = await caller.post('/generations', { input_text: 'a', ...fields })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().detail).toContain(value)
    })

    test('warn, a sentence for each wish', async () => {
      const status = await caller.generated({
        input_text: 'One',
        additional_instructions: 'Be brief.',
        image_options: { include_web_images: true },
      })
      expect(status.status).toBe('completed')
      expect(status.warnings).toEqual([
        expect.stringContaining('instructions'),
        expect.stringContaining('web images'),
      ])
    })
  })

  describe('with a theme', () => {
    test.each([
      'Simple Light',
      'SIMPLE_LIGHT',
      'simple light',
    ])('by the name %s are accepted as deprecated', async (name) => {
      const other = await server.caller()
      const answer = await other.post('/generations', {
        input_text: 'a',
        presentation_options: { theme_id: name },
      })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers.deprecation).toMatch(/^@\d+$/)
      await other.finished(answer.json().generation_id)
      expect(server.workers.authored.at(-1)?.themeId).toBe(simpleLightId)
    })

    test('by its id are not', async () => {
      const other = await server.caller()
      const answer = await other.post('/generations', {
        input_text: 'a',
        presentation_options: { theme_id: simpleLightId },
      })
      expect(answer.headers.deprecation).toBeUndefined()
    })
  })

  test('are five at once; the sixth is asked to wait', async () => {
    const other = await server.caller()
    const { release } = holdAuthor()
    const accepted = await Promise.all(
      Array.from({ length: 8 }, () => other.post('/generations', { input_text: 'a' })),
    )
    const counts = accepted.map((answer) => answer.statusCode).sort()
    expect(counts).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    const refused = accepted.find((answer) => answer.statusCode === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused?.json()).toEqual({ detail: expect.stringMatching(/5 generations/) })

    release()
    for (const answer of accepted)
      if (answer.statusCode === 200) await other.finished(answer.json().generation_id)
    expect((await other.post('/generations', { input_text: 'a' })).statusCode).toBe(200)
  })

  describe('of others', () => {
    test('are like those that do not exist', async () => {
      const mine = await caller.generated({ input_text: 'One' })
      const other = await server.caller()
      const paths = [mine.generation_id, randomUUID(), 'nonsense', '%00', '%zz', 'x'.repeat(500)]
      const answers = await Promise.all(paths.map((id) => other.get(`/generations/${id}`)))
      for (const answer of answers) {
        expect(answer.statusCode).toBe(404)
        expect(answer.json()).toEqual({ detail: 'There is no such generation.' })
      }
    })

    test('cannot be appended to', async () => {
      const mine = await caller.generated({ input_text: 'One' })
      const other = await server.caller()
      for (const id of [mine.presentation_id, randomUUID(), 'nonsense', '']) {
        const answer = await other.post('/generations', {
          input_text: 'a',
          presentation_options: { existing_presentation_id: id },
        })
        expect(answer.statusCode).toBe(404)
        expect(answer.json()).toEqual({ detail: 'There is no such presentation.' })
      }
    })
  })

  test('show what their files say', async () => {
    const status = await caller.generated({ input_text: 'One\nTwo', export_formats: ['ppt'] })
    const task = server.workers.exported.at(-1)
    expect(task).toBeDefined()
    if (task) expect((await server.open(urlOf(status, 'ppt'))).body).toBe(fakeFile(task))
  })
})

/** The address of a format of a finished generation. */
function urlOf(status: GenerationStatus, format: 'link' | 'pdf' | 'ppt'): string {
  const formats = 'formats' in status ? status.formats : null
  return formats?.[format]?.url ?? ''
}
