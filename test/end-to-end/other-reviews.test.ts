import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Block } from '../../src/deck/blocks/block.ts'
import { chosenVariant, slidePlainText } from '../../src/deck/slide.ts'
import { makeDeck } from '../support/pipeline.ts'
import { sceneProblems } from '../support/scene-checks.ts'
import { untraceable } from '../support/traceability.ts'

// Reviews of the quarterly review's sort, written by somebody who had not seen the code, with what a reader expects.

interface Expectation {
  chart: { mustContain: string[]; values: number[] }
  shares: { categories: string[]; values: number[] }
  timeline: { dates: string[] }
  steps: { count: number }
  comparison: { sides: string[]; facts: string[] }
  quote: { text: string; name: string }
  stats: { figures: string[] }
}

const folder = new URL('../support/reviews/', import.meta.url)
const reviews = readdirSync(folder)
  .filter((name) => !name.endsWith('.json'))
  .map((name) => ({
    name,
    text: readFileSync(new URL(name, folder), 'utf8'),
    expected: JSON.parse(
      readFileSync(new URL(name.replace(/\.\w+$/, '.json'), folder), 'utf8'),
    ) as Expectation,
  }))

/** Letters and digits only, folded: what a slide shows may have lost a full stop or changed a capital. */
const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%€£$]+/gu, ' ')
    .trim()

describe.each(reviews)('$name at 11-15', ({ text, expected }) => {
  const made = makeDeck({ text, range: '11-15' })
  const blocks = async () =>
    (await made).deck.slides.flatMap((slide): Block[] => chosenVariant(slide).blocks)
  const of = async <Kind extends Block['kind']>(kind: Kind) =>
    (await blocks()).filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind)

  it('has 11 to 15 slides without a fault', async () => {
    const { deck, scene } = await made
    expect(deck.slides.length).toBeGreaterThanOrEqual(11)
    expect(deck.slides.length).toBeLessThanOrEqual(15)
    expect(sceneProblems(scene)).toEqual([])
    expect(untraceable(deck.slides, text)).toEqual([])
  })

  it('shows the numbers as a chart or a table', async () => {
    const charts = await of('chart')
    const tables = await of('table')
    const chart = charts.find((one) =>
      expected.chart.mustContain.every((name) => one.categories.includes(name)),
    )
    if (chart) {
      const series = chart.series.map((one) => one.values)
      expect(series).toContainEqual(expected.chart.values)
      return
    }
    const rows = tables.flatMap((table) => table.rows.map((row) => row.cells[0]))
    expect(rows).toEqual(expect.arrayContaining(expected.chart.mustContain))
  })

  it('shows the shares as a pie or doughnut', async () => {
    const round = (await of('chart')).find(
      (one) => one.chartType === 'pie' || one.chartType === 'doughnut',
    )
    expect(round?.categories.map(folded)).toEqual(expected.shares.categories.map(folded))
    expect(round?.series[0]?.values).toEqual(expected.shares.values)
  })

  it('shows the dates as a timeline', async () => {
    const dates = (await of('timeline')).flatMap((one) => one.items.map((item) => item.date))
    expect(dates.map(folded)).toEqual(expect.arrayContaining(expected.timeline.dates.map(folded)))
  })

  it('shows the process as steps', async () => {
    const steps = (await of('steps')).flatMap((one) => one.items)
    expect(steps.length).toBe(expected.steps.count)
  })

  it('shows the alternatives side by side, with what is said of each', async () => {
    const shown = folded((await made).deck.slides.map(slidePlainText).join('\n'))
    for (const side of expected.comparison.sides) expect(shown).toContain(folded(side))
    for (const fact of expected.comparison.facts) expect(shown).toContain(folded(fact))
  })

  it('shows the quotation with its name', async () => {
    const [quote] = await of('quote')
    expect(folded(quote?.quote.text ?? '')).toBe(folded(expected.quote.text))
    expect(folded(`${quote?.name} ${quote?.affiliation}`)).toContain(folded(expected.quote.name))
  })

  it('shows the headline figures', async () => {
    const { deck } = await made
    const said = folded(deck.slides.map(slidePlainText).join('\n'))
    for (const figure of expected.stats.figures) expect(said).toContain(folded(figure))
  })
})
