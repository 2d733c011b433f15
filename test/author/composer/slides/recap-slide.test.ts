import { expect, test } from 'vitest'
import { compose } from '../../../../src/author/compose.ts'

const text = `# The allotments in 2025

## The year in short

The allotments gave away two tonnes of vegetables to the kitchen in Mill Street. The well ran dry in August for the first time.

## How to get a plot

1. Put your name on the list at the gate before the end of March.
2. Wait for a letter from the committee.
3. Pay the deposit at the first meeting.
4. Collect the key from the hut.

## Who holds the plots

- Pensioners, 44 per cent
- Families, 31 per cent
- Schools, 25 per cent

## The paths

The paths were gravelled in June by eleven volunteers. The gate still sticks after heavy rain.

## A voice

“I came for the beans and stayed for the people,” says Ada Brook, who has plot 14.

## What we need

There are three things to buy:

- a pump
- a longer hose
- paint for the hut
`

test('key points are whole sentences of the text, not its steps, shares, lists or quotations', () => {
  let number = 0
  const { slides } = compose({
    inputId: 'input',
    text,
    deckTitle: 'Deck',
    titleIsDefault: true,
    slideRange: '16-20',
    appending: false,
    newId: () => String(number++),
  })
  const recap = slides.map((slide) => slide.variants[0]).find((one) => one?.layout === 'recap')
  const [block] = recap?.blocks ?? []
  const points = block?.kind === 'bullets' ? block.items.map((item) => item.text) : []
  expect(points.length).toBeGreaterThanOrEqual(3)
  for (const point of points) expect(text).toContain(`${point}.`)
  expect(points.join(' ')).not.toMatch(/per cent|Collect the key|hose|beans/u)
})
