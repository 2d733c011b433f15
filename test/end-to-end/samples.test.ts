import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { type SlideRange, slideRanges } from '../../src/author/slide-range.ts'
import { exportPdf } from '../../src/export/pdf/export-pdf.ts'
import { exportPptx } from '../../src/export/pptx/export-pptx.ts'
import { pdfPageCount } from '../support/pdf-checks.ts'
import { makeDeck, sharedTypography } from '../support/pipeline.ts'
import {
  convertWithLibreOffice,
  packageProblems,
  slideTitleCount,
  validatorErrors,
  wordsOutsideBoxes,
} from '../support/pptx-checks.ts'
import { describeWith } from '../support/programs.ts'
import { sampleNames, sampleText } from '../support/samples.ts'
import { sceneProblems } from '../support/scene-checks.ts'
import { untraceable } from '../support/traceability.ts'

const observatory = 'Observatory'

/** Each sample at `auto`; then one file in each of the eight ranges, half of them in the dark theme. */
const cases: { sample: string; range: SlideRange; theme?: string }[] = [
  ...sampleNames.map((sample) => ({ sample, range: 'auto' as const })),
  ...slideRanges.map((range, index) => ({
    sample: 'system-design.en.md',
    range,
    theme: index % 2 === 0 ? observatory : undefined,
  })),
]

describeWith(['soffice', 'pdftotext'], 'every sample becomes a deck that stands', () => {
  const directory = mkdtempSync(join(tmpdir(), 'slidewright-samples-'))
  afterAll(() => rm(directory, { recursive: true, force: true }))

  it.each(cases)('$sample, $range $theme', async ({ sample, range, theme }) => {
    const text = sampleText(sample)
    const { deck, scene, bounds } = await makeDeck({ text, range, theme })
    const typography = await sharedTypography()

    expect(deck.slides.length).toBeGreaterThanOrEqual(bounds.minimum)
    expect(deck.slides.length).toBeLessThanOrEqual(bounds.maximum)
    expect(untraceable(deck.slides, text)).toEqual([])
    expect(sceneProblems(scene)).toEqual([])

    const name = `${sample}-${range}`
    const pdfFile = join(directory, `${name}.pdf`)
    await writeFile(pdfFile, await exportPdf(scene, typography))
    expect(pdfPageCount(pdfFile)).toBe(deck.slides.length)

    const pptx = await exportPptx(scene, typography)
    const pptxFile = join(directory, `${name}.pptx`)
    await writeFile(pptxFile, pptx)
    expect(await packageProblems(pptx)).toEqual([])
    expect(validatorErrors(pptxFile)).toEqual([])
    expect(await slideTitleCount(pptxFile, directory)).toBe(deck.slides.length)
    const converted = convertWithLibreOffice(pptxFile, join(directory, 'libreoffice'))
    expect(pdfPageCount(converted)).toBe(deck.slides.length)
    expect(wordsOutsideBoxes(converted, scene)).toEqual([])
  }, 180_000)
})
