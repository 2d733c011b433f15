import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SlideRange, slideRanges } from '../../src/author/slide-range.ts'
import type { Deck } from '../../src/deck/deck.ts'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import { exportPdf } from '../../src/export/pdf/export-pdf.ts'
import { exportPptx } from '../../src/export/pptx/export-pptx.ts'
import type { Scene } from '../../src/scene/scene.ts'
import { pdfPageCount } from '../support/pdf-checks.ts'
import { makeDeck } from '../support/pipeline.ts'
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
import { testsAll } from '../support/test-range.ts'
import { untraceable } from '../support/traceability.ts'
import { testTypography } from '../support/typography.ts'

/** How many files LibreOffice converts at one start. */
const batch = 20

/** Slides of the longest deck that LibreOffice converts, half a second a slide: a longer one has no others. */
const mostConverted = testsAll ? Number.POSITIVE_INFINITY : 20

/** Themes whose files the validator reads in `test/export/pptx/outside-checks.test.ts`, with all of their layouts. */
const validatedElsewhere = ['Observatory', 'Draughtsman', 'Herbarium']

/** The same slides as those of another sample, with other words of the same script on them. */
const alike = ['algorithms.tr-TR.md', 'algorithms.vi-VN.md', 'algorithms.uk-UA.md']

interface Case {
  sample: string
  range: SlideRange
  theme: string
}

const themes = systemThemes.map((theme) => theme.name)
const smallRanges: readonly SlideRange[] = ['auto', '1', '2-5', '6-10']

/**
 * Each sample once: all eight ranges, then those of few slides, and all themes in turn; of one text in languages of one script and one set of
 * fonts the first. `npm run test:all` takes each sample in each of three ranges in each theme instead: three to four minutes a theme.
 */
const cases: Case[] = testsAll
  ? themes.flatMap((theme) =>
      sampleNames.flatMap((sample) =>
        (['auto', '6-10', '26-50'] as const).map((range) => ({ sample, range, theme })),
      ),
    )
  : sampleNames
      .filter((name) => !alike.includes(name))
      .map((sample, row) => ({
        sample,
        range:
          [...slideRanges, ...smallRanges][row % (slideRanges.length + smallRanges.length)] ??
          'auto',
        theme: themes[row % themes.length] ?? '',
      }))

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

  // All decks are made first, so that LibreOffice, slow to start, need start only a few times.
  beforeAll(async () => {
    for (const [index, one] of cases.entries())
      results.push(...(await Promise.allSettled([make(one, join(directory, String(index)))])))
    const files = results.flatMap((one) =>
      one.status === 'fulfilled' && one.value.deck.slides.length <= mostConverted
        ? [one.value.pptxFile]
        : [],
    )
    for (const [format, converted, wanted] of [
      ['pdf', pdfs, files],
      // Which text is a title is said by the file's layouts, which are written alike for every theme.
      ['odp', odps, testsAll ? files : files.slice(0, 3)],
    ] as const) {
      for (let start = 0; start < wanted.length; start += batch) {
        const some = wanted.slice(start, start + batch)
        const paths = convertAllWithLibreOffice(some, format, join(directory, 'libreoffice'))
        for (const [index, file] of some.entries()) converted.set(file, paths[index] ?? '')
        // Converting blocks this thread: the runner's messages get a turn in between.
        await setImmediate()
      }
    }
  }, 3_600_000)

  it.each(cases.map((one, index) => ({ ...one, index })))('$sample, $range $theme', async ({
    index,
    theme,
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
    const isFirstOfTheme = index < themes.length && !validatedElsewhere.includes(theme)
    if (testsAll || isFirstOfTheme) expect(validatorErrors(pptxFile)).toEqual([])
    const odp = odps.get(pptxFile)
    if (odp !== undefined) expect(await openDocumentTitleCount(odp)).toBe(deck.slides.length)
    if (deck.slides.length > mostConverted) return
    const converted = pdfs.get(pptxFile) ?? ''
    expect(pdfPageCount(converted)).toBe(deck.slides.length)
    expect(wordsOutsideBoxes(converted, scene)).toEqual([])
  })
})

/** Text → deck → files, at `path` with the endings .pdf and .pptx. */
async function make({ sample, range, theme }: Case, path: string): Promise<Made> {
  const text = sampleText(sample)
  const typography = await testTypography()
  const made = await makeDeck({ text, range, theme })
  const pdfFile = `${path}-own.pdf`
  await writeFile(pdfFile, await exportPdf(made.scene, typography))
  const pptx = await exportPptx(made.scene, typography)
  const pptxFile = `${path}.pptx`
  await writeFile(pptxFile, pptx)
  return { text, ...made, pdfFile, pptx, pptxFile }
}
