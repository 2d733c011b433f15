import { compose } from '../src/author/compose.ts'
import { type Deck, deckFormatVersion } from '../src/deck/deck.ts'
import { buildScene } from '../src/design/build-scene.ts'
import { fitDeck } from '../src/design/fit-deck.ts'
import { defaultThemeId } from '../src/design/themes/theme-list.ts'
import { exportPdf } from '../src/export/pdf/export-pdf.ts'
import { exportPptx } from '../src/export/pptx/export-pptx.ts'
import { exportPage } from '../src/export/web/export-page.ts'
import { loadTypography } from '../src/typography/typography.ts'
import { inputs } from './inputs.ts'
import { cpuTime, formatTable, milliseconds, percentile } from './statistics.ts'

const repetitions = 12

/** The text of fifty slides in ten: what is left of the difference is that of slides, and not of words. */
const fiftyInTen = {
  ...inputs.fifty,
  presentation_options: { ...inputs.fifty.presentation_options, slide_range: '6-10' },
} as const

/** Runs each stage by itself, warm, and prints the p50 of its CPU time, its share of the whole, and fifty slides to ten. */
export async function benchStages(): Promise<void> {
  const typography = await loadTypography()
  const measured: Measured[] = []
  for (const input of [inputs.ten, inputs.fifty, fiftyInTen]) {
    const samples = new Map<string, number[]>()
    const timed = async <T>(stage: string, work: () => T | Promise<T>): Promise<T> => {
      const start = cpuTime()
      const result = await work()
      samples.set(stage, [...(samples.get(stage) ?? []), cpuTime() - start])
      return result
    }
    let slides = 0
    for (let round = -2; round < repetitions; round++) {
      // The first rounds warm the compiler and the caches; what they took is thrown away.
      if (round === 0) samples.clear()
      let count = 0
      const newId = () => `s${count++}`
      const composition = await timed('compose', () =>
        compose({
          inputId: 'bench',
          text: input.input_text,
          deckTitle: input.presentation_options.title,
          titleIsDefault: false,
          slideRange: input.presentation_options.slide_range,
          appending: false,
          newId,
        }),
      )
      const composed: Deck = {
        formatVersion: deckFormatVersion,
        title: input.presentation_options.title,
        language: composition.language,
        themeId: defaultThemeId,
        slides: composition.slides,
      }
      const deck = await timed('fit', () =>
        fitDeck(composed, typography, { maximumSlides: composition.bounds.maximum, newId }),
      )
      slides = deck.slides.length
      const scene = await timed('scene', () => buildScene(deck, typography))
      await timed('pptx', () => exportPptx(scene, typography))
      await timed('pdf', () => exportPdf(scene, typography))
      await timed('page', () => exportPage(scene, typography, { stylesheetUrl: '/share.css' }))
    }
    const medians = [...samples].map(([stage, values]) => [stage, percentile(values, 0.5)] as const)
    const whole = medians.reduce((sum, [, value]) => sum + value, 0)
    measured.push({ slides, times: new Map([...medians, ['all', whole]]) })
    process.stdout.write(
      `\nStages, ${slides} slides, CPU time, p50 of ${repetitions}\n${formatTable(
        ['stage', 'time', 'share'],
        [...medians, ['all', whole] as const].map(([stage, value]) => [
          stage,
          milliseconds(value),
          `${Math.round((100 * value) / whole)} %`,
        ]),
      )}\n`,
    )
  }
  const [ten, fifty, ofSameText] = measured
  if (!ten || !fifty || !ofSameText) return
  const words = (input: { input_text: string }) => input.input_text.split(/\s+/).length
  // Composing takes as long as the text is; what follows, as many slides as there are.
  process.stdout.write(
    `\n${fifty.slides} to ${ten.slides} slides, of ${words(inputs.fifty)} and ${words(inputs.ten)} words: ${factors(fifty, ten)}\n${fifty.slides} to ${ofSameText.slides} slides of the same text: ${factors(fifty, ofSameText)}\n`,
  )
}

interface Measured {
  slides: number
  /** Milliseconds by stage. */
  times: Map<string, number>
}

/** How many times as long each stage takes. */
function factors(one: Measured, other: Measured): string {
  const list = [...one.times].map(
    ([stage, time]) => `${stage} ${(time / (other.times.get(stage) ?? Number.NaN)).toFixed(1)}`,
  )
  return `${list.join(', ')} times`
}
