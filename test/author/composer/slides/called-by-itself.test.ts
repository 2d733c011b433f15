import { expect, test } from 'vitest'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { composeText, linesOf, titlesOf } from '../../../support/compose-text.ts'

const cover = 'The village bakery'
const mill =
  'The mill grinds flour from four farms. Each farm brings the mill twelve tonnes of rye a year, and the mill pays within a week of the harvest. Rye from the hills is darker and makes the heavy loaf that the hotels order on Fridays.'

/** The slides of a text without headings. */
function slidesOf(...paragraphs: string[]) {
  return composeText([cover, mill, ...paragraphs].join('\n\n'), {
    titleIsDefault: true,
    titleFromSource: true,
  }).slides
}

test('a list under no heading is called by the line that announces it, which it does not say again', () => {
  const slides = slidesOf(
    'Here is what we have agreed on so far:\n\n- Bread of rye from the hills is baked on Fridays\n- Cakes are baked on feasts alone\n- Flour comes from the mill in May',
  )
  const slide = slides.find((one) => chosenVariant(one).title.startsWith('Here is'))
  expect(slide && linesOf(slide)).toHaveLength(3)
})

test('a table that nothing names is called by the sentence before it', () => {
  const { slides } = composeText(
    [
      cover,
      'Loaves sold each day of the week, mean of the last winter.',
      '| Day | Rye | Wheat | Remark |\n|---|---|---|---|\n| Monday | 31 | 22 | school |\n| Tuesday | 14 | 11 | – |\n| Friday | 64 | 37 | hotels |',
      mill,
    ].join('\n\n'),
    { titleIsDefault: true, titleFromSource: true },
  )
  expect(titlesOf(slides)).toContain('Loaves sold each day of the week, mean of the last winter')
})

test('a table whose columns alone name it is called by what its rows are and what is said of each', () => {
  const { slides } = composeText(
    'Loaf,Baker,Oven,Flour\nRye,Rosa,wood,dark\nWheat,Ada,gas,light\nSpelt,Rosa,gas,dark',
    { titleIsDefault: true, titleFromSource: true },
  )
  expect(titlesOf(slides)).toContain('Loaf – Baker, Oven, Flour')
})
