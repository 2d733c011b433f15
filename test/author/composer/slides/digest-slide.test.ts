import { expect, it } from 'vitest'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { composeText } from '../../../support/compose-text.ts'
import { untraceable } from '../../../support/traceability.ts'

it('names topics with all that is said of them, the second sentences of items among it, and where all of it stands', () => {
  const text = `# Handbook

The handbook is kept by the office.

## Keys

- Keys hang behind the door. They are numbered by floor.

## Bins

- Bins go out on Monday. They are washed on Friday.

## Post

- Post comes at nine. It is sorted by the porter.

## Bikes

- Bikes stand in the yard. They have a roof there.
`
  const { slides } = composeText(text, { slideRange: '2-5' })
  expect(slides.map((slide) => chosenVariant(slide).layout)).toContain('cards')
  expect(untraceable(slides, text)).toEqual([])
})
