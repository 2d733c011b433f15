import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SlideRange, slideRanges } from '../../src/author/slide-range.ts'
import type { Deck } from '../../src/deck/deck.ts'
import { exportPdf } from '../../src/export/pdf/export-pdf.ts'
import { exportPptx } from '../../src/export/pptx/export-pptx.ts'
import type { Scene } from '../../src/scene/scene.ts'
import { pdfPageCount } from '../support/pdf-checks.ts'
import { makeDeck, sharedTypography } from '../support/pipeline.ts'
import {
  convertAllWithLibreOffice,
  openDocumentTitleCount,
  packageProblems,
  validatorErrors,
  wordsOutsideBoxes,
} from '../support/pptx-checks.ts'
import { describeWith } from '../support/programs.ts'
import { sampleNames, sampleText } from '../support/samples.ts'
import { sceneProblems } from '../support/scene-checks.ts'
import { untraceable } from '../support/traceability.ts'

const observatory = 'Observatory'

interface Case {
  sample: string
  range: SlideRange
  theme?: string
}

/** Each sample at `auto`; then one file in each of the eight ranges, half of them in the dark theme. */
const cases: Case[] = [
  ...sampleNames.map((sample) => ({ sample, range: 'auto' as const })),
  ...slideRanges.map((range, index) => ({
    sample: 'system-design.en.md',
    range,
    theme: index % 2 === 0 ? observatory : undefined,
  })),
]

interface Made {
  text: string
  deck: Deck
  scene: Scene
  bounds: { minimum: number; maximum: number }
  pdfFile: string
  pptx: Uint8Array
  pptxFile: string
}

describeWith(['soffice', 'pdftotext'], 'every sample becomes a deck that stands', () => {
  const directory = mkdtempSync(join(tmpdir(), 'slidewright-samples-'))
  afterAll(() => rm(directory, { recursive: true, force: true }))
  const results: PromiseSettledResult<Made>[] = []
  const pdfs = new Map<string, string>()
  const odps = new Map<string, string>()

  // All decks are made first, so that LibreOffice, slow to start, need start only twice.
  beforeAll(async () => {
    for (const [index, one] of cases.entries())
      results.push(...(await Promise.allSettled([make(one, join(directory, String(index)))])))
    const files = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value.pptxFile] : []))
    for (const [format, converted] of [
      ['pdf', pdfs],
      ['odp', odps],
    ] as const) {
      const paths = convertAllWithLibreOffice(files, format, join(directory, 'libreoffice'))
      for (const [index, file] of files.entries()) converted.set(file, paths[index] ?? '')
    }
  }, 400_000)

  it.each(cases.map((one, index) => ({ ...one, index })))('$sample, $range $theme', async ({
    index,
  }) => {
    const result = results[index]
    if (result?.status !== 'fulfilled') throw result?.reason
    const { text, deck, scene, bounds, pdfFile, pptx, pptxFile } = result.value

    expect(deck.slides.length).toBeGreaterThanOrEqual(bounds.minimum)
    expect(deck.slides.length).toBeLessThanOrEqual(bounds.maximum)
    expect(untraceable(deck.slides, text)).toEqual([])
    expect(sceneProblems(scene)).toEqual([])

    expect(pdfPageCount(pdfFile)).toBe(deck.slides.length)

    expect(await packageProblems(pptx)).toEqual([])
    expect(validatorErrors(pptxFile)).toEqual([])
    expect(await openDocumentTitleCount(odps.get(pptxFile) ?? '')).toBe(deck.slides.length)
    const converted = pdfs.get(pptxFile) ?? ''
    expect(pdfPageCount(converted)).toBe(deck.slides.length)
    expect(wordsOutsideBoxes(converted, scene)).toEqual([])
  })
})

/** Text → deck → files, at `path` with the endings .pdf and .pptx. */
async function make({ sample, range, theme }: Case, path: string): Promise<Made> {
  const text = sampleText(sample)
  const typography = await sharedTypography()
  const made = await makeDeck({ text, range, theme })
  const pdfFile = `${path}-own.pdf`
  await writeFile(pdfFile, await exportPdf(made.scene, typography))
  const pptx = await exportPptx(made.scene, typography)
  const pptxFile = `${path}.pptx`
  await writeFile(pptxFile, pptx)
  return { text, ...made, pdfFile, pptx, pptxFile }
}
