import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import { exportPdf } from '../../../src/export/pdf/export-pdf.ts'
import { anyDeck } from '../../support/arbitrary-decks.ts'
import { pdfInformation } from '../../support/pdf-checks.ts'
import { describeWith } from '../../support/programs.ts'
import { howMany } from '../../support/test-range.ts'
import { testTypography } from '../../support/typography.ts'

const typography = await testTypography()

describeWith(['pdftotext'], 'any deck', () => {
  it('becomes a file that poppler reads without complaint, a page a slide', async () => {
    const themes = systemThemes.map((theme) => theme.id)
    await fc.assert(
      fc.asyncProperty(anyDeck(themes), async (deck) => {
        const pdf = await exportPdf(buildScene(deck, typography), typography)
        expect(pdfInformation(pdf).Pages).toBe(String(deck.slides.length))
      }),
      { numRuns: howMany(5, 20) },
    )
  })
})
