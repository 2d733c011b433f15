import { describe, expect, test } from 'vitest'
import { thoughtOf } from '../../../../src/author/composer/slides/thought.ts'
import { chosenVariant, type Slide } from '../../../../src/deck/slide.ts'
import { composeText, linesOf, titlesOf } from '../../../support/compose-text.ts'
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

test('a long paragraph is called by what it comes to, and a part of it is shown', () => {
  const paragraph = [
    'The mill grinds flour from four farms.',
    'Each farm brings the mill twelve tonnes of rye a year, and the mill pays within a week of the harvest.',
    'The road to the mill was closed for a while after the rain, and nobody could say for how long.',
    'The farms across the river brought their rye to the station, where a lorry fetched it until the gravel lay where it had lain before.',
    'Two of the drivers still tell how they slept in the waiting room and what the stationmaster said about the smell of wet rye.',
    'A goat belonging to one of them ate through two of the sacks, and nobody has found out to this day how it got into the building.',
    'The council has decided to pay 3,400 euros for a new bridge.',
  ]
  const { claim, lines } = thoughtOf(proseAtoms(paragraph), 'en')
  const shown = lines.flat().map(({ text }) => text.text)
  expect(claim?.text).toBe('The council has decided to pay 3,400 euros for a new bridge')
  expect(shown).not.toContain(paragraph.at(-1))
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

test('a paragraph in which a speaker asks for something has a slide', () => {
  const told = Array.from(
    { length: 7 },
    (_, at) =>
      `When I came to this village ${at + 3} families kept bees, and each of them sold me a jar that was darker than the last one. I have kept the jars, and I have counted them, and my daughter says that I should not. The oldest of them stands on the shelf over the door where nobody can reach it.`,
  )
  const asked =
    'So much for the jars, and now to why I stand here at all, which my daughter knows already. I propose that we plant lime trees along the road. Lime trees feed bees in July, when nothing else does. The trees cost four hundred euros.'
  const slides = slidesBehindCover(...told, asked)
  const titles = slides.map((slide) => chosenVariant(slide).title)
  expect(titles).toContain('Lime trees feed bees in July, when nothing else does')
  expect(JSON.stringify(slides.at(-1)?.variants)).toContain('I propose that we plant lime trees')
})

/** The last slide of a text whose other slides have names. */
function lastSlide(...paragraphs: string[]): Slide {
  const { slides } = composeText(paragraphs.join('\n\n'), {
    titleIsDefault: true,
    titleFromSource: true,
  })
  const slide = slides.at(-1)
  if (slide === undefined) throw new Error('There is a slide.')
  return slide
}

const mill =
  'The mill grinds flour from four farms. Each farm brings the mill twelve tonnes of rye a year, and the mill pays within a week of the harvest. Rye from the hills is darker and makes the heavy loaf that the hotels order on Fridays.'

describe('a slide that nothing names is called by a sentence on it', () => {
  test.each([
    [
      'the one that a story comes to',
      'We still bake in the old bakery.',
      `The village bakery\n\n${mill}\n\nAnd in 2009, when they wanted to close the bakery and sell the house to a bank that nobody here had ever heard of, it was Rosa who went to the council. She didn’t shout. She took along a loaf and a knife, and she asked the mayor to cut the loaf. Four slices. They got as far as the second slice. We still bake in the old bakery.`,
    ],
    [
      'a short one in Chinese',
      '面包店还在老房子里。',
      '村的面包店\n\n磨坊用四个农场的黑麦磨面粉。每个农场每年给磨坊送来十二吨黑麦，磨坊在收割后一周之内付款。山上的黑麦颜色更深，做成的面包很重，旅馆每个星期五都会来订。\n\n2009年，有人想把面包店关掉，把房子卖给一家这里谁也没听说过的银行，去镇上说话的是罗莎，她带了一个面包和一把刀，请镇长自己来切。面包店还在老房子里。镇长切到第二片就停了下来，放下刀，看了看窗外排队买面包的人，什么也没有说。',
    ],
  ])('%s', (_, sentence, text) => {
    const slide = lastSlide(text)
    const name = sentence.slice(0, -1)
    expect(chosenVariant(slide).title).toBe(name)
    expect(linesOf(slide).join(' ')).not.toContain(name)
    expect(slide.notes ?? '').not.toContain(name)
  })
})

test.each([
  ['an exclamation', 'What a loaf that was, and what a knife!'],
  ['thanks', 'Many thanks to the mayor for the loaf and the knife.'],
])('%s is no name', (_, remark) => {
  const slide = lastSlide(
    'The village bakery',
    mill,
    `And in 2009, when they wanted to sell the house to a bank that nobody here had ever heard of, it was Rosa who went to the council. ${remark} She took along a loaf and a knife, and she asked the mayor to cut it.`,
  )
  expect(chosenVariant(slide).title).not.toContain(remark.slice(0, -1))
})

describe('a slide whose sentences are long is called by a clause of one, and shows all of it', () => {
  const tail = 'Of those who buy it there every week of the year, most come from the two hotels.'
  const name = 'The bakery by the church will sell bread on Sundays'
  test.each([
    ['without its reason', `${name}, because the hotels order it for all of their guests then.`],
    [
      'before a semicolon',
      `${name}; the hotels order it then for all of their guests by the lake.`,
    ],
  ])('%s', (_, sentence) => {
    const slide = lastSlide('The village bakery', mill, `${sentence} ${tail}`)
    expect(chosenVariant(slide).title).toBe(name)
    expect(linesOf(slide)[0]).toBe(sentence.slice(0, -1))
  })

  test.each([
    [
      'what is taken back',
      'The bakery by the church will sell bread on Sundays, but the shop that stands beside it will be closed then.',
    ],
    [
      'what hangs on a condition',
      'The bakery by the church will sell bread on Sundays, if the town allows that before the harvest is in.',
    ],
    [
      'the first of what is counted up',
      'The bakery by the church and mill sells bread, cakes and all that one needs for a feast in that village.',
    ],
    [
      'what a semicolon parts from its condition',
      'The bakery by the church will sell bread on Sundays; only if the town allows that before the harvest, of course.',
    ],
    [
      'what somebody else claims',
      'The bakery by the church will be sold to a bank, claims the man who owns the shop beside it.',
    ],
    [
      'what a remark in brackets supposes',
      'The bakery by the church will sell bread on Sundays (so the mayor and both of her friends say).',
    ],
    ...[
      ['a condition', 'If the town allows that before the harvest is in'],
      ['a span of time', 'As long as the town pays for all of the wood'],
      ['a source', 'According to the mayor and her two friends from the hills'],
      ['those of whom it holds', 'For children of the village under six years of age'],
      ['a day', 'On the last Friday of the month of May or June'],
      ['what is only a dream', 'In a dream of an old man from the village'],
      ['the subject itself', 'Even the mayor of the small village on the hill'],
    ].map(([what, opening]) => [
      `what stands behind ${what}`,
      `${opening}, the bakery by the church will sell bread on Sundays.`,
    ]),
  ])('but not by %s: all of it is the title, or none', (_, sentence) => {
    const { title } = chosenVariant(lastSlide('The village bakery', mill, `${sentence} ${tail}`))
    expect(['', sentence.slice(0, -1), tail.slice(0, -1)]).toContain(title)
  })
})

test.each([
  [
    'French',
    'Le four du village',
    'Le moulin broie la farine de quatre fermes. Chaque ferme apporte au moulin douze tonnes de seigle par an, et le moulin paie une semaine après la récolte. Le seigle des collines est plus sombre et donne le pain lourd que les hôtels commandent le vendredi.',
    'Selon le maire et ses deux amis de la ville, le four du village produira du pain tous les jours. Parmi celles et ceux qui viennent en acheter chaque semaine, la plupart travaillent dans les deux hôtels de la place.',
  ],
  [
    'Portuguese, where the article is spelled as a preposition',
    'A padaria da aldeia',
    'O moinho mói a farinha de quatro quintas. Cada quinta leva ao moinho doze toneladas de centeio por ano, e o moinho paga uma semana depois da colheita. O centeio das colinas é mais escuro e dá o pão pesado que os hotéis pedem à sexta-feira.',
    'A dona da padaria mais antiga da aldeia, que nunca come pão, chegou à praça naquela manhã de domingo. De todos os que lá compram pão em cada semana do ano, a maior parte vem dos dois hotéis.',
  ],
])('nor by what stands behind a comma in %s', (_, ...paragraphs) => {
  const sentences = paragraphs.at(-1)?.replace(/\.$/u, '').split('. ') ?? []
  expect(['', ...sentences]).toContain(chosenVariant(lastSlide(...paragraphs)).title)
})

test('what is told behind the list that a heading leads to has a name of its own', () => {
  const { slides } = composeText(
    'The village bakery\n\nWhat we sell:\n\n- Bread of rye from the hills\n- Cakes on Fridays and on feasts\n- Flour from the mill\n\nThe oven was built by two brothers from Turin in 1893. The oven still burns wood, and it takes four hours before it is hot enough for the first loaves of the day, which are always those for the hotels. In winter two people look after it by turns.\n\nWhere we are:\n\n- By the church\n- At the market',
  )
  expect(titlesOf(slides)).toContain('The oven was built by two brothers from Turin in 1893')
})

test.each([
  ['asks after what only the sentence before it names', 'Where is she?', false],
  ['names what it asks about', 'What did the loaf cost?', true],
])('a question is the title of its answer where it %s', (_, question, isTitle) => {
  const { claim } = thoughtOf(
    proseAtoms([
      question,
      'At the market they took three euros for it in the last spring before the war.',
      'In the village nobody had paid more than one.',
    ]),
    'en',
  )
  expect(claim?.text === question).toBe(isTitle)
})

test('an answer is a title without its question', () => {
  const { claim } = thoughtOf(
    proseAtoms([
      'And?',
      'The mean of the year rose by 1.9 degrees in fifty years.',
      'March became warmer than all other months, and July hardly changed at all in that time.',
    ]),
    'en',
  )
  expect(claim?.text).toBe('The mean of the year rose by 1.9 degrees in fifty years')
})

test('what is decided in another paragraph is not left out for a name', () => {
  const { lines } = thoughtOf(
    proseAtoms(
      [
        'The reserve of the house is 96,712 euros.',
        'A new roof would cost each flat 1,071 euros in two rates next year.',
      ],
      ['It was decided to mend the roof with felt.', 'The owners pay nothing for that.'],
    ),
    'en',
  )
  expect(lines.flat().map(({ text }) => text.text)).toContain(
    'It was decided to mend the roof with felt.',
  )
})

test('what stands behind a claim in another paragraph is shown with it where there is room for both', () => {
  const slide = lastSlide(
    'The village bakery',
    mill,
    'There are now three quotes for the roof of the bakery. Please have a look before the meeting on Thursday.\n\nThe cheapest is the one from Brandt in the next village, who asks for 58,900.',
  )
  expect(chosenVariant(slide).title).toBe('There are now three quotes for the roof of the bakery')
  expect(linesOf(slide).at(-1)).toContain('Brandt')
})
