import { expect, test } from 'vitest'
import { bestPassage } from '../../../../src/author/composer/slides/best-passage.ts'
import { chosenVariant, type Slide } from '../../../../src/deck/slide.ts'
import { composeText, linesOf } from '../../../support/compose-text.ts'
import { proseAtoms } from '../../../support/prose-atoms.ts'

/** The slides of a text without headings behind its cover. */
function slidesBehindCover(...paragraphs: string[]): Slide[] {
  const { slides } = composeText(['The village bakery', ...paragraphs].join('\n\n'), {
    titleIsDefault: true,
    titleFromSource: true,
  })
  return slides.slice(1)
}

const flour =
  'The mill grinds flour from four farms. Each farm brings the mill twelve tonnes of rye a year, and the mill pays within a week of the harvest. Rye from the hills is darker and makes the heavy loaf that the hotels order on Fridays.'

test('a paragraph that a slide has room for stands on it whole, in its order', () => {
  const [slide] = slidesBehindCover(flour, flour.replaceAll('mill', 'dairy'))
  if (slide === undefined) throw new Error('There is a slide.')
  expect(chosenVariant(slide).title).toBe('The mill grinds flour from four farms')
  expect(linesOf(slide).join('. ')).toContain('within a week of the harvest. Rye from the hills')
})

test('of a long paragraph a slide shows what opens it and what it comes to', () => {
  const paragraph = [
    'The mill grinds flour from four farms.',
    'Each farm brings the mill twelve tonnes of rye a year, and the mill pays within a week of the harvest.',
    'The road to the mill was closed for a while after the rain, and nobody could say for how long.',
    'The farms across the river brought their rye to the station, where a lorry fetched it until the gravel lay where it had lain before.',
    'Two of the drivers still tell how they slept in the waiting room and what the stationmaster said about the smell of wet rye.',
    'A goat belonging to one of them ate through two of the sacks, and nobody has found out to this day how it got into the building.',
    'The council has decided to pay 3,400 euros for a new bridge.',
  ]
  const passage = bestPassage(proseAtoms(paragraph), 'en')
  const shown = passage?.lines.flat().map(({ text }) => text.text) ?? []
  expect(passage?.title?.text).toBe('The mill grinds flour from four farms')
  expect(shown[0]).toBe(paragraph[0])
  expect(shown.at(-1)).toBe(paragraph.at(-1))
  expect(shown.length).toBeLessThan(paragraph.length)
})

test('a paragraph of a short text has a slide though no sentence names it', () => {
  const talk =
    'I wondered for years why the people of this village walk past two supermarkets to stand in a queue here. You may laugh, but I think that I know the reason by now, and I will tell you at the end of the evening.'
  const slides = slidesBehindCover(flour, talk)
  expect(slides).toHaveLength(2)
  expect(JSON.stringify(slides[1]?.variants)).toContain('two supermarkets')
})

test('a question that others answer is the title of their answers in a long conversation', () => {
  const turns = [
    'Nadia: The racking on the north side is in, 34 bays out of the 60 that we ordered in March.',
    'Omar: What would a new floor cost?',
    'Pete: It is 7,800 for the whole south side, or 2,900 for the strip by the door.',
    'Nadia: Right.',
    'Omar: Good.',
    'Nadia: Then we have decided that the strip by door four is done first, and Pete orders it today.',
    'Omar: Fine.',
    'Lucy: The first lorries come on the 24th, and the concrete cures until the 26th of the month.',
    'Nadia: They wait at the gate then.',
    'Omar: I can open the gate early.',
    'Lucy: The drivers know the gate.',
    'Pete: I have the key of it.',
  ].map((turn, index) => `[00:0${Math.floor(index / 6)}:${10 + (index % 6) * 8}] ${turn}`)
  const { slides } = composeText(turns.join('\n'))
  const titles = slides.map((slide) => chosenVariant(slide).title)
  expect(titles).toContain('What would a new floor cost?')
  const asked = slides[titles.indexOf('What would a new floor cost?')]
  if (asked === undefined) throw new Error('The question has a slide.')
  expect(linesOf(asked)[0]).toContain('7,800')
})

test('a paragraph in which a speaker asks for something has a slide, called by that', () => {
  const told = Array.from(
    { length: 7 },
    (_, at) =>
      `When I came to this village ${at + 3} families kept bees, and each of them sold me a jar that was darker than the last one. I have kept the jars, and I have counted them, and my daughter says that I should not. The oldest of them stands on the shelf over the door where nobody can reach it.`,
  )
  const asked =
    'So much for the jars, and now to why I stand here at all, which my daughter knows already. I propose that we plant lime trees along the road. Lime trees feed bees in July, when nothing else does. The trees cost four hundred euros.'
  const slides = slidesBehindCover(...told, asked)
  const titles = slides.map((slide) => chosenVariant(slide).title)
  expect(titles).toContain('I propose that we plant lime trees along the road')
})
