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

test('lines with names of their own are called by these together', () => {
  const slides = slidesOf(
    'Oven: it is eleven years old and eats wood.\n\nRoof: rain comes in above the flour.\n\nStaff: nobody wants to learn the trade.',
  )
  expect(titlesOf(slides)).toContain('Oven, Roof, Staff')
})

test('what several slides call their lines, as who speaks, is no title', () => {
  const said = ['the agenda is the outage of Sunday', 'it took two hours and 47 minutes']
  const more = ['how many customers were there?', '1,130 of them could not log in']
  const times = [...said, ...more, ...more, ...said].map(
    (words, at) => `[09:0${at + 1}] ${at % 2 === 0 ? 'Ada' : 'Jin'}: ${words}`,
  )
  const { slides } = composeText(times.join('\n'), { titleIsDefault: true })
  expect(titlesOf(slides).filter((title) => title.includes('Ada'))).toEqual([])
})

test.each([
  [
    'pieces of sentences with figures',
    'I am glad to show you the year. Revenue was €4.2 million. Costs were €3.9 million. Profit was €0.3 million.',
    'Revenue was',
  ],
  [
    'who speaks in turn',
    'Mia: The shop opens in May. We have the keys already.\nJon: Sorry, but the lease starts only in June.\nMia: Then we lose a month.',
    'Mia, Jon',
  ],
  [
    'times',
    '- 9 Uhr: Ankunft am Bahnhof\n- 10 Uhr: Führung durch die Werft\n- 12 Uhr: Mittagessen im Speicher',
    '9 Uhr, 10',
  ],
  [
    'places in order',
    '- First: the oven is old and eats wood\n- Second: the roof lets in the rain\n- Third: nobody wants to learn the trade',
    'First, Second',
  ],
  [
    'words to the readers',
    'Hi all: numbers below.\n\nThanks: to Ben for the cake.\n\nPS: the door sticks.',
    'Hi all, Thanks',
  ],
  [
    'a part of the lines alone',
    '- Roof: new tiles in spring\n- Walls: insulation on the north side\n- Windows: three panes\n- the cellar must be dried before all that\n- nobody knows what the chimney will cost',
    'Roof, Walls',
  ],
])('%s are no names to be a title together', (_, text, title) => {
  const { slides } = composeText(text, { titleIsDefault: true, titleFromSource: true })
  expect(titlesOf(slides).filter((one) => one.includes(title))).toEqual([])
})

test('what goes on answering a question keeps it', () => {
  const answer =
    'The county pays half and the town the rest. The town has put money aside since 2015, a little every year, and nobody noticed it in their taxes. The church gives the wood of the old barn. The families on the other bank give their Saturdays, as they did for the school. The engineer works for nothing because his grandfather built the first one. Only the cranes must be hired from the city, and they are dear. The firm wants its money before it begins. The bank lends it for a year. The mayor signed the paper on Monday in the hall. The clerk keeps it in the iron box. Nobody else has a key to the box but the priest. The ferry goes on until winter for those who do not trust the scaffold.'
  const { slides } = composeText(`# The bridge\n\n## Who pays for it?\n\n${answer}\n`)
  expect(titlesOf(slides)).toContain('Who pays for it? (2/2)')
})

test('figures are not called by the sentence that gives one of them', () => {
  const { slides } = composeText(
    'Der Umsatz lag bei 4,2 Millionen Euro. Die Kosten betrugen 3,9 Millionen Euro. Der Gewinn erreichte 0,3 Millionen Euro.',
    { titleIsDefault: true, titleFromSource: true, language: 'de' },
  )
  expect(titlesOf(slides).filter((title) => title.startsWith('Der Umsatz'))).toEqual([])
})

test('a chart that is read from one sentence is called by that', () => {
  const shares = 'We pay 40 % at the start, 40 % halfway and 20 % at the end.'
  expect(titlesOf(slidesOf(shares))).toContain(shares.slice(0, -1))
})

test('a short sentence that announces a table is its title, which the notes do not say again', () => {
  const slides = slidesOf(
    'The costs are as follows.\n\n| What | How much | Who |\n|---|---|---|\n| Roof | 4,200 | Ada |\n| Floor | 900 | Ben |\n| Paint | 300 | Ben |',
  )
  const slide = slides.find((one) => chosenVariant(one).title === 'The costs are as follows')
  expect(slide?.notes ?? '').not.toContain('The costs')
})

test('what stands over a text and is no title of it stays in the notes of the cover', () => {
  const { slides } = composeText(
    `Report of the mill (for the board)\n\nhi all, numbers below\n\n${mill}`,
    { titleIsDefault: true, titleFromSource: true },
  )
  expect(slides[0]?.notes).toContain('hi all, numbers below')
})
