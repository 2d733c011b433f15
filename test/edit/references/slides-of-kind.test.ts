import { expect, it } from 'vitest'
import { chart, chartSlide, deck, titleSlide } from '../../support/decks.ts'
import { inShort, interpretSample } from '../sample-deck.ts'

const round = deck(
  {},
  titleSlide('Shares'),
  chartSlide('Shares', chart('doughnut', ['A', 'B'], { Share: [60, 40] })),
)

it.each([
  'Turn the pie chart into a bar chart',
  'make the pie bars',
  'show the pie chart as bars',
  'Mach aus dem Kreisdiagramm ein Balkendiagramm',
])('a doughnut is a pie where there is none: %s', (instruction) => {
  expect(inShort(interpretSample(instruction, { deck: round }))).toEqual([
    'set_chart_type slideId=slide-2 blockId=chart chartType=bar',
  ])
})

it('a doughnut is taken from its slide as a pie', () => {
  const [step] = interpretSample('delete the pie chart', { deck: round })
  expect(step).toMatchObject({ question: 'Slide 2 would be empty. Delete it?' })
})
