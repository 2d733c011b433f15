import { expect, test } from 'vitest'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { composeText } from '../../../support/compose-text.ts'

/** The titles of the slides of a text behind its cover. */
function titlesBehindCover(...paragraphs: string[]): string[] {
  const { slides } = composeText(['The village bakery', ...paragraphs].join('\n\n'), {
    titleIsDefault: true,
    titleFromSource: true,
  })
  return slides.slice(1).map((slide) => chosenVariant(slide).title)
}

const flour =
  'The mill grinds flour from four farms. Each farm brings the mill twelve tonnes of rye a year, and the mill pays within a week of the harvest. Rye from the hills is darker and makes the heavy loaf that the hotels order on Fridays.'

const oven =
  'In the spring of last year the old oven cracked along its whole back, and for nine weeks we baked in the tent behind the church with borrowed tins.'

test('a slide is called by the sentence whose subject the others go on about', () => {
  expect(titlesBehindCover(flour, oven)).toContain('The mill grinds flour from four farms')
})

test.each([
  ['who wrote for whom and when', 'Comparison for the board, Femke and Ruud, 22 January.'],
  ['a verb without what it says', 'The terms were:'],
  ['some of what is counted', 'Of the 40 loaves we lost:'],
])('%s is no title', (_, lead) => {
  const list = '- one long oven of brick\n- two short shovels\n- three bags of the dark flour'
  const { slides } = composeText(
    `# The village bakery\n\n## Money\n\n${flour}\n\n${lead}\n\n${list}\n\n${oven}\n`,
  )
  const titles = slides.map((slide) => chosenVariant(slide).title)
  expect(titles).not.toContain(lead.replace(/[.:]$/u, ''))
})

test('a sentence that begins with how many of some may be the point', () => {
  const point = 'Only 3 of 40 mills in the county still grind rye'
  const text = `${point}. The county pays mills that grind rye a third of the price of the rye. Nobody knows how many mills of the county will grind it then, and the county has no plan.`
  expect(titlesBehindCover(text, oven)).toContain(point)
})
