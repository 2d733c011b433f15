import { readFileSync } from 'node:fs'
import { compose } from '../src/author/compose.ts'
import type { SlideRange } from '../src/author/slide-range.ts'
import { type Deck, deckFormatVersion } from '../src/deck/deck.ts'
import { buildScene } from '../src/design/build-scene.ts'
import { fitDeck } from '../src/design/fit-deck.ts'
import { defaultThemeId } from '../src/design/themes/theme-list.ts'
import { exportPdf } from '../src/export/pdf/export-pdf.ts'
import { exportPptx } from '../src/export/pptx/export-pptx.ts'
import { exportPage } from '../src/export/web/export-page.ts'
import { loadTypography } from '../src/typography/typography.ts'
import { cpuTime, percentile } from './statistics.ts'

// The process that `stages.ts` bundles and starts, of this checkout or of another one. It is told by its input what to
// measure, and prints what it has measured.

const repetitions = 24
/** What the compiler takes to be done with a stage, in milliseconds: until then it falls from round to round. */
const warmingTime = 3_000

/** A text, or a deck that is composed already. */
export type Work = Text | { deck: Deck }
interface Text {
  text: string
  title: string
  slideRange: SlideRange
}
export interface Measured {
  slides: number
  /** Milliseconds of CPU time by stage: the medians, warm. */
  times: Record<string, number>
  /** As it was before it was fitted. */
  deck: Deck
}

const typography = await loadTypography()

/**
 * Runs each stage by itself, over and over: what one leaves to be collected is not counted for another.
 * @returns the median in milliseconds of CPU time, and what the stage made.
 */
async function timed<T>(run: () => T | Promise<T>): Promise<{ time: number; made: T }> {
  let made = await run()
  const warm = performance.now() + warmingTime
  while (performance.now() < warm) made = await run()
  const samples: number[] = []
  for (let round = 0; round < repetitions; round++) {
    const start = cpuTime()
    made = await run()
    samples.push(cpuTime() - start)
  }
  return { time: percentile(samples, 0.5), made }
}

async function measure(work: Work): Promise<Measured> {
  const newIds = () => {
    let count = 0
    return () => `s${count++}`
  }
  const composed =
    'deck' in work
      ? { made: { deck: work.deck, maximumSlides: work.deck.slides.length } }
      : await timed(() => composeDeck(work, newIds()))
  const { deck, maximumSlides } = composed.made
  const fitted = await timed(() => fitDeck(deck, typography, { maximumSlides, newId: newIds() }))
  const scene = await timed(() => buildScene(fitted.made, typography))
  const pptx = await timed(() => exportPptx(scene.made, typography))
  const pdf = await timed(() => exportPdf(scene.made, typography))
  const page = await timed(() =>
    exportPage(scene.made, typography, { stylesheetUrl: '/share.css' }),
  )
  return {
    slides: fitted.made.slides.length,
    times: {
      ...('time' in composed && { compose: composed.time }),
      fit: fitted.time,
      scene: scene.time,
      pptx: pptx.time,
      pdf: pdf.time,
      page: page.time,
    },
    deck,
  }
}

interface Composed {
  deck: Deck
  maximumSlides: number
}

function composeDeck({ text, title, slideRange }: Text, newId: () => string): Composed {
  const composition = compose({
    inputId: 'bench',
    text,
    deckTitle: title,
    titleIsDefault: false,
    slideRange,
    appending: false,
    newId,
  })
  return {
    deck: {
      formatVersion: deckFormatVersion,
      title,
      language: composition.language,
      themeId: defaultThemeId,
      slides: composition.slides,
    },
    maximumSlides: composition.bounds.maximum,
  }
}

const works: Work[] = JSON.parse(readFileSync(0, 'utf8'))
const measured: Measured[] = []
for (const work of works) measured.push(await measure(work))
process.stdout.write(JSON.stringify(measured))
