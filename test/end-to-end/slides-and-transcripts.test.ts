import JSZip from 'jszip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeDatabase } from '../support/databases.ts'
import { sampleText } from '../support/samples.ts'
import {
  bootstrapKey,
  environmentOf,
  type ServerProcess,
  startServer,
} from '../support/server-process.ts'
import { type GenerationStatus, V1Client } from '../support/v1-client.ts'

interface Transcript {
  slide_id: string
  slide_order: number
  title: string | null
  content: string
  layout: string
}

describeDatabase('slides, variants and transcripts of a running server', (_open, newPlace) => {
  let server: ServerProcess
  let client: V1Client
  let presentation: string
  beforeAll(async () => {
    server = await startServer({ ...environmentOf(await newPlace()), WORKER_THREADS: '1' })
    client = new V1Client(server.url, bootstrapKey)
    const made = await client.finished(
      await client.generate({
        input_text: sampleText('quarterly-review.md'),
        export_formats: [],
        presentation_options: { total_variants_per_slide: 3, slide_range: '11-15' },
      }),
    )
    expect(made.error).toBeNull()
    presentation = made.presentation_id ?? ''
  }, 120_000)
  afterAll(async () => {
    await server?.stop()
  })

  async function done<Status extends GenerationStatus>(path: string, body: unknown) {
    const accepted = await client.json<{ generation_id: string }>(
      'POST',
      `/presentations/${presentation}/${path}`,
      body,
    )
    return (await client.finished(accepted.generation_id)) as Status
  }

  const transcribed = (body: unknown) =>
    done<GenerationStatus & { transcripts: Transcript[] }>('transcripts', body)

  async function notesOf(status: GenerationStatus): Promise<string[]> {
    const zip = await JSZip.loadAsync(await client.download(status, 'ppt'))
    const pages = zip.file(/^ppt\/notesSlides\/notesSlide\d+\.xml$/u)
    const texts = await Promise.all(pages.map((page) => page.async('string')))
    return texts.map((xml) =>
      [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/gu)].map((match) => match[1]).join(' '),
    )
  }

  test('the notes of a PPTX are its transcripts', async () => {
    const { transcripts, status } = await transcribed({})
    expect(status).toBe('completed')
    expect(transcripts.map((one) => one.slide_order)).toEqual(transcripts.map((_, at) => at))
    const sentence = 'Customer churn fell to 2.1%, the lowest since 2021.'
    expect(transcripts.some((one) => one.content.includes(sentence))).toBe(true)
    const notes = await notesOf(await done('exports', { formats: ['ppt'] }))
    expect(notes).toHaveLength(transcripts.length)
    expect(notes.some((one) => one.includes(sentence))).toBe(true)
  }, 120_000)

  test('are the same when they are made again', async () => {
    const first = await transcribed({})
    const second = await transcribed({})
    expect(second.transcripts).toEqual(first.transcripts)
  }, 120_000)

  test('a slide is made in its place, transcribed and deleted', async () => {
    const added = await done<GenerationStatus & { slide_id: string }>('slides', {
      slide_context: '# Kiel\n\nThe hub in Kiel opened in May. It handles 42 trucks a day.',
      options: { slide_order: 2, total_variants_per_slide: 2 },
      export_formats: ['ppt'],
    })
    expect(added).toMatchObject({ status: 'completed', slide_id: expect.any(String) })
    const { transcripts } = await transcribed({ slide_ids: [added.slide_id] })
    expect(transcripts).toMatchObject([{ slide_order: 2, title: 'Kiel' }])
    expect(transcripts[0]?.content).toContain('It handles 42 trucks a day.')

    const path = `/presentations/${presentation}/slides/${added.slide_id}`
    expect(await client.json('DELETE', path)).toEqual({ success: true })
    expect((await client.request('DELETE', path)).status).toBe(404)
  }, 120_000)
})
