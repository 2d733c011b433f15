import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import JSZip from 'jszip'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hubPicture } from '../support/hub-picture.ts'
import { layoutDeckImage } from '../support/layout-deck.ts'
import { pdfPageCount } from '../support/pdf-checks.ts'
import { convertWithLibreOffice, packageProblems, validatorErrors } from '../support/pptx-checks.ts'
import { readPptx } from '../support/pptx-parts.ts'
import { describeWith } from '../support/programs.ts'
import { sampleText } from '../support/samples.ts'
import { bootstrapKey, type ServerProcess, startServer } from '../support/server-process.ts'
import { type GenerationStatus, V1Client } from '../support/v1-client.ts'

describeWith(['soffice', 'pdftotext'], 'the main job, from an empty directory to a deck', () => {
  let directory: string
  let server: ServerProcess
  let client: V1Client
  let status: GenerationStatus
  let pdfFile: string
  let pptxFile: string

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'slidewright-main-job-'))
    // As a new volume is.
    await mkdir(join(directory, 'data', 'database'), { recursive: true })
    // Warming up as with a user: the first deck comes into the middle of it.
    server = await startServer({ DATA_DIR: join(directory, 'data'), WARM_UP: 'true' })
    client = new V1Client(server.url, bootstrapKey)
    const id = await client.generate({
      input_text: sampleText('quarterly-review.md'),
      export_formats: ['link', 'pdf', 'ppt'],
      presentation_options: { slide_range: '6-10' },
    })
    status = await client.finished(id)
    pdfFile = join(directory, 'deck.pdf')
    pptxFile = join(directory, 'deck.pptx')
    await writeFile(pdfFile, await client.download(status, 'pdf'))
    await writeFile(pptxFile, await client.download(status, 'ppt'))
  }, 300_000)

  afterAll(async () => {
    await server?.kill()
    await rm(directory, { recursive: true, force: true })
  })

  it('completes with every format that was asked for', () => {
    expect(status.status).toBe('completed')
    expect(Object.keys(status.formats ?? {}).sort()).toEqual(['link', 'pdf', 'ppt'])
  })

  it('has 6 to 10 slides, and as many pages', async () => {
    const { slides } = await readPptx(await readFile(pptxFile))
    expect(slides.length).toBeGreaterThanOrEqual(6)
    expect(slides.length).toBeLessThanOrEqual(10)
    expect(pdfPageCount(pdfFile)).toBe(slides.length)
  })

  it('makes a PPTX that the Open XML SDK finds valid and PowerPoint need not repair', async () => {
    expect(validatorErrors(pptxFile)).toEqual([])
    expect(await packageProblems(await readFile(pptxFile))).toEqual([])
  })

  // How many titles it sees is looked at in `samples.test.ts`, in every theme.
  it('makes a PPTX that LibreOffice opens with the same pages', async () => {
    const pages = (await readPptx(await readFile(pptxFile))).slides.length
    expect(pdfPageCount(convertWithLibreOffice(pptxFile, directory))).toBe(pages)
  }, 120_000)

  it('turns the region table into a native chart or table with its numbers', async () => {
    const { slides, charts } = await readPptx(await readFile(pptxFile))
    const holder = [...charts, ...slides.filter((xml) => xml.includes('<a:tbl>'))].find((xml) =>
      xml.includes('Asia Pacific'),
    )
    for (const number of ['17.8', '21.4', '11.9', '13.1', '4.6', '6.3'])
      expect(holder).toContain(number)
  })

  it('turns the numbered process into steps and the quotation into a quote', async () => {
    const { layouts } = await readPptx(await readFile(pptxFile))
    expect(layouts).toContain('steps')
    expect(layouts).toContain('quote')
  })

  it('serves the share page, which holds the words of the deck', async () => {
    const page = new TextDecoder().decode(await client.download(status, 'link'))
    expect(page).toContain('Halden Foods')
  })

  it('lists the presentation', async () => {
    const { presentations } = await client.json<{ presentations: unknown[] }>(
      'GET',
      '/presentations',
    )
    expect(presentations).toEqual([
      { id: status.presentation_id, title: 'API Generated Presentation' },
    ])
  })

  it('shows a picture that the text carries in itself', async () => {
    const data = Buffer.from(hubPicture(layoutDeckImage)?.data ?? []).toString('base64')
    const id = await client.generate({
      input_text: `# The hub\n\nThe hub sorts without hands since July.\n\n![Sunrise over the hub](data:image/png;base64,${data})\n`,
      export_formats: ['ppt'],
      presentation_options: { slide_range: '2-5' },
    })
    const file = await client.download(await client.finished(id), 'ppt')
    const parts = await JSZip.loadAsync(file)
    expect(
      Object.keys(parts.files).filter((name) => /^ppt\/media\/.*png$/.test(name)),
    ).toHaveLength(1)
    const { slides } = await readPptx(file)
    expect(slides.some((xml) => xml.includes('descr="Sunrise over the hub"'))).toBe(true)
  })

  it('ends on SIGTERM with 0', async () => {
    expect(await server.stop()).toBe(0)
  })
})
