import { expect, test } from 'vitest'
import { composeText, titlesOf } from '../../../support/compose-text.ts'

/** The titles of the slides of a text without headings behind its cover. */
function titlesBehindCover(...paragraphs: string[]): string[] {
  const { slides } = composeText(['The village bakery', ...paragraphs].join('\n\n'), {
    titleIsDefault: true,
    titleFromSource: true,
  })
  return titlesOf(slides).slice(1)
}

const mill =
  'The mill grinds flour from four farms. Each farm brings the mill twelve tonnes of rye a year, and the mill pays within a week of the harvest. Rye from the hills is darker and makes the heavy loaf that the hotels order on Fridays.'

test('a long paragraph is as many slides as it has thoughts with a claim', () => {
  const paragraph =
    'The oven burns wood from the forest of the village. Two people carry the wood to the oven each evening, and in winter they begin at four, when nobody else in the village is awake. A tree lasts the oven for nine days in summer and for six in winter, as the foresters have counted. The roof was mended for 8,400 euros. A storm had taken away half of it in the night before the feast, and for nine weeks all of the bread was baked in a tent behind the church. Those who came on Sundays paid what they could for it, and most of them paid more than they had to.'
  expect(titlesBehindCover(mill, paragraph)).toEqual([
    'The mill grinds flour from four farms',
    'The oven burns wood from the forest of the village',
    'The roof was mended for 8,400 euros',
  ])
})

test('a question in the midst of a paragraph begins another thought', () => {
  const paragraph =
    'The oven burns wood from the forest of the village, as it has done since the first baker built it of clay. What would a new one cost? A mason from the city asked 21,000 euros for it, without the chimney. A cheaper one burns gas, and nobody wants that.'
  expect(titlesBehindCover(mill, paragraph)).toContain('What would a new one cost?')
})
