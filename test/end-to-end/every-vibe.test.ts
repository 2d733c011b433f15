import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Deck } from '../../src/deck/deck.ts'
import { chosenVariant } from '../../src/deck/slide.ts'
import { vibeList } from '../../src/design/vibes/vibe-list.ts'
import { exportPdf } from '../../src/export/pdf/export-pdf.ts'
import { exportPng } from '../../src/export/png/export-png.ts'
import { exportPptx } from '../../src/export/pptx/export-pptx.ts'
import { exportPage } from '../../src/export/web/export-page.ts'
import type { Scene } from '../../src/scene/scene.ts'
import { createWorkerPool } from '../../src/workers/worker-pool.ts'
import { simpleLightId } from '../support/decks.ts'
import { copiedLines } from '../support/pdf-checks.ts'
import { makeDeck } from '../support/pipeline.ts'
import { packageProblems } from '../support/pptx-checks.ts'
import { readPptx } from '../support/pptx-parts.ts'
import { describeWith } from '../support/programs.ts'
import { sceneProblems } from '../support/scene-checks.ts'
import { testsAll } from '../support/test-range.ts'
import { testTypography } from '../support/typography.ts'

/** Each is a cover, a list and a statement of one line. Each vibe is seen in English, and one in each of the others. */
const texts = {
  en: '# Calm seas\n\n## What changed\n\n- Weekly sailings doubled\n- Port fees fell by a tenth\n- Fuel is stable\n\n## Outlook\n\nSpring will be calm.',
  ar: '# بحار هادئة\n\n## ما الذي تغير\n\n- تضاعفت الرحلات الأسبوعية\n- انخفضت رسوم الموانئ\n- الوقود مستقر\n\n## التوقعات\n\nسيكون الربيع هادئا.',
  ja: '# 穏やかな海\n\n## 変わったこと\n\n- 毎週の出航が倍増した\n- 港の料金が下がった\n- 燃料は安定している\n\n## 見通し\n\n春は穏やかでしょう。',
}

describe.each(vibeList)('a deck with pictures of $name', (vibe) => {
  const made: Record<string, { deck: Deck; scene: Scene }> = {}
  beforeAll(async () => {
    const other = [undefined, 'ar', undefined, undefined, undefined, 'ja'][vibeList.indexOf(vibe)]
    for (const [language, text] of Object.entries(texts))
      if (testsAll || language === 'en' || language === other)
        made[language] = await makeDeck({ text, creative: { vibeId: vibe.id, variants: 1 } })
  }, 120_000)

  const english = () => made.en as { deck: Deck; scene: Scene }
  const cover = () => english().scene.pages[0]

  it('has one for each slide, and no overflow, overlap or weak contrast', () => {
    for (const { deck, scene } of Object.values(made)) {
      expect(sceneProblems(scene)).toEqual([])
      for (const slide of deck.slides)
        expect(slide.variants.filter(({ layout }) => layout === 'creative')).toHaveLength(1)
    }
  })

  it('shows them where no content is hidden', () => {
    for (const { deck, scene } of Object.values(made)) {
      expect(scene.pages[0]?.layout).toBe('creative')
      for (const slide of deck.slides)
        if (chosenVariant(slide).layout === 'creative')
          expect(slide.variants[0]?.blocks.some(({ kind }) => kind === 'bullets')).toBe(false)
      expect(scene.pages.some((page) => page.layout !== 'creative')).toBe(true)
    }
  })

  // How a file shows a picture is the same in every vibe: each has files of some formats, in turn.
  const turn = vibeList.indexOf(vibe) % 2
  if (testsAll || turn === 0)
    it('is a PPTX with native text on a picture', async () => {
      const file = await exportPptx(english().scene, await testTypography())
      expect(await packageProblems(file)).toEqual([])
      const [slide] = (await readPptx(file)).slides
      expect(slide).toContain('<p:pic>')
      expect(slide).toMatch(/<p:ph type="(?:ctrTitle|title)"/)
      expect(slide).toContain(cover()?.title)
    })

  if (testsAll || turn === 1)
    it('is a PNG and a share page', async () => {
      const typography = await testTypography()
      const [page] = english().scene.pages
      if (page === undefined) throw new Error('The deck is empty.')
      const png = Buffer.from(await exportPng(page, typography, { width: 640 }))
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([640, 360])
      const { html } = await exportPage(english().scene, typography, { stylesheetUrl: '/page.css' })
      expect(html).toContain('image/jpeg;base64')
      expect(html).toContain(page.title)
    })

  if (testsAll || turn === 0)
    describeWith(['pdftotext'], 'as a PDF', () => {
      it('has text that can be copied', async () => {
        const lines = copiedLines(
          Buffer.from(await exportPdf(english().scene, await testTypography())),
        )
        expect(lines).toContain(cover()?.title)
      })
    })
})

describe('the workers', () => {
  const opened = createWorkerPool({ threads: 1 })
  afterAll(async () => (await opened).close())

  it('give pictures that the deck names, two of each slide if asked for', async () => {
    const workers = await opened
    const { slides, images } = await workers.author({
      composition: {
        inputId: 'input',
        text: texts.en,
        deckTitle: 'Calm seas',
        titleIsDefault: false,
        slideRange: 'auto',
        appending: false,
      },
      themeId: simpleLightId,
      creative: { variants: 2 },
    })
    const named = slides.flatMap((slide) =>
      slide.variants.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'image' ? block.image : [])),
      ),
    )
    expect(named).toHaveLength(slides.length * 2)
    expect(new Set(images.map(({ id }) => id))).toEqual(new Set(named))
  }, 120_000)
})
