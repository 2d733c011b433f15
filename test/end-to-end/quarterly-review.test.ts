import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Block, blockPlainText } from '../../src/deck/blocks/block.ts'
import { chosenVariant } from '../../src/deck/slide.ts'
import { makeDeck } from '../support/pipeline.ts'
import { sampleText } from '../support/samples.ts'
import { sceneProblems } from '../support/scene-checks.ts'
import { untraceable } from '../support/traceability.ts'

const review = sampleText('quarterly-review.md')

interface Shown {
  title: string
  block: Block
}

async function shownIn(text: string): Promise<Shown[]> {
  const { deck, scene } = await makeDeck({ text, range: '11-15', title: 'Q3 2026 business review' })
  expect(sceneProblems(scene)).toEqual([])
  expect(untraceable(deck.slides, text)).toEqual([])
  return deck.slides.flatMap((slide) => {
    const { title, blocks } = chosenVariant(slide)
    return blocks.map((block) => ({ title, block }))
  })
}

/** What the review's parts must be shown as, wherever they stand in the text. */
function expectShapes(shown: Shown[]): void {
  const blocks = shown.map((one) => one.block)
  const of = <Kind extends Block['kind']>(kind: Kind) =>
    blocks.filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind)

  const charts = of('chart')
  const regions = charts.filter((chart) => chart.categories.includes('Asia Pacific'))
  const tables = of('table').filter((table) => table.rows.some((row) => row.highlighted))
  expect(regions.length + tables.length, 'the regions').toBeGreaterThan(0)
  for (const chart of regions) expect(chart.unit).toEqual({ prefix: '$', suffix: 'M' })

  const shares = charts.find((chart) => chart.categories.includes('Personnel'))
  expect(['pie', 'doughnut'], 'the shares').toContain(shares?.chartType)
  expect(shares?.series[0]?.values).toEqual([46, 29, 14, 8, 3])

  expect(
    of('timeline').flatMap((timeline) => timeline.items.map((item) => item.date)),
    'the dates',
  ).toEqual(['January 2026', 'April 2026', 'July 2026', 'September 2026', 'November 2026'])

  expect(of('steps').flatMap((steps) => steps.items).length, 'the process').toBe(5)

  const [alternatives] = of('comparison')
  expect(
    alternatives?.sides.map((side) => side.text),
    'the alternatives',
  ).toEqual(['Build', 'Buy'])
  const points = alternatives?.sides.flatMap(({ items = [] }) => items.map((item) => item.text))
  for (const fact of ['9 months', '10 weeks', '€1.4 million', '€380,000', 'vendor lock-in'])
    expect(points?.join('\n').toLowerCase()).toContain(fact.toLowerCase())

  expect(of('quote').map((quote) => quote.quote.text)).toEqual([
    'We stopped calling the hotline in August. The tracking page simply tells us.',
  ])

  const said = shown.map(({ title, block }) => `${title}\n${blockPlainText(block)}`).join('\n')
  for (const figure of ['42.6', '34.5%', '2.1%']) expect(said).toContain(figure)
}

/** The text's sections, each with its heading; the title stays first. */
function sections(text: string): { title: string; parts: string[] } {
  const [title = '', ...parts] = text.split(/^(?=## )/m)
  return { title, parts: parts.map((part) => `${part.trim()}\n\n`) }
}

describe('the quarterly review at 11-15', () => {
  it('is shown by the shapes of its parts', async () => {
    expectShapes(await shownIn(review))
  })

  it('is so with its sections in any order', async () => {
    const { title, parts } = sections(review)
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(parts, { minLength: parts.length }),
        async (shuffled) => {
          expectShapes(await shownIn(title + shuffled.join('')))
        },
      ),
      { numRuns: 8 },
    )
  })
})
