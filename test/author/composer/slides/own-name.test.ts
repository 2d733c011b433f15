import { describe, expect, test } from 'vitest'
import { chosenVariant, type Slide } from '../../../../src/deck/slide.ts'
import { composeText, linesOf, titlesOf } from '../../../support/compose-text.ts'

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
      'one about the same person, in Spanish',
      'Eulogio ha enseñado a cuatro personas.',
      'La panadería del pueblo\n\nEl molino muele harina de cuatro granjas. Cada granja lleva al molino doce toneladas de centeno al año, y el molino paga una semana después de la cosecha. El centeno de las colinas es más oscuro y da el pan pesado que los hoteles piden los viernes.\n\nPara llevarlo todo se ha contado durante años y hasta el último día con Eulogio Sánchez, de 88 años, último oficial que trabajó en el horno y que todavía guarda la llave. Entró con catorce. Eulogio ha enseñado a cuatro personas. Se hará primero una réplica del pan de la guerra, de harina de bellota, que se repartirá entre los vecinos en trozos de 25 gramos.',
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
  ['a word to those who listen', 'You may ask the mayor about the loaf and the knife.'],
  ['an exclamation', 'What a loaf that was, and what a knife!'],
  ['something that nothing else is about', 'Somebody had painted the doors green in May.'],
  [
    'what counted reasons follow',
    'In the letter they had promised her 25. First, the doors were never painted. Second, it rained in May.',
  ],
])('%s is no name', (_, remark) => {
  const slide = lastSlide(
    'The village bakery',
    mill,
    `And in 2009, when they wanted to sell the house to a bank that nobody here had ever heard of, it was Rosa who went to the council. She took along a loaf and a knife, and she asked the mayor to cut it. ${remark}`,
  )
  expect(chosenVariant(slide).title).toBe('')
})

test('a list that nothing else names is called by a whole clause that leads to it', () => {
  const slide = lastSlide(
    'Le four du village',
    'Le moulin broie la farine de quatre fermes. Chaque ferme apporte au moulin douze tonnes de seigle par an, et le moulin paie une semaine après la récolte. Le seigle des collines est plus sombre et donne le pain lourd que les hôtels commandent le vendredi.',
    'Rappel du calendrier sur lequel les voisins se sont mis d’accord :',
    '- envoi des convocations le 11 mars\n- réunion d’information dans le hall\n- travaux du 18 août au 5 septembre',
  )
  expect(chosenVariant(slide).title).toBe(
    'Rappel du calendrier sur lequel les voisins se sont mis d’accord',
  )
  expect(linesOf(slide)[0]).toBe('Envoi des convocations le 11 mars')
})

test('a table that nothing else names is called by the line that leads to it', () => {
  const line = 'Prices of the boats on offer'
  const { slides } = composeText(
    `# Ferry\n\nWe need a ferry, as all of us who live on the other side of the river have known for years.\n\n${line}\n\n| Boat | Price | Seats |\n|---|---|---|\n| Otter | 2.4 | 80 |\n| Heron | 3.9 | 120 |\n\nWhat comes next:\n\n\`\`\`\nnpm run lint\n\`\`\``,
  )
  const named = slides.map((slide) => chosenVariant(slide)).filter(({ title }) => title === line)
  expect(named.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual([['table']])
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
      'The bakery by the church will sell bread on Sundays; only if the town allows that, of course.',
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
      ['a source', 'According to the mayor and her two friends'],
      ['those of whom it holds', 'For children under six years of age'],
      ['a day', 'On the last Friday of the month of May'],
      ['what is only a dream', 'In a dream of an old man from the village'],
      ['the subject itself', 'Even the mayor of the small village'],
    ].map(([what, opening]) => [
      `what stands behind ${what}`,
      `${opening}, the bakery by the church will sell bread on Sundays.`,
    ]),
  ])('but not by %s', (_, sentence) => {
    expect(chosenVariant(lastSlide('The village bakery', mill, `${sentence} ${tail}`)).title).toBe(
      '',
    )
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
  expect(chosenVariant(lastSlide(...paragraphs)).title).toBe('')
})

test('what is told behind the list that a heading leads to has a name of its own', () => {
  const { slides } = composeText(
    'The village bakery\n\nWhat we sell:\n\n- Bread of rye from the hills\n- Cakes on Fridays and on feasts\n- Flour from the mill\n\nThe oven was built by two brothers from Turin in 1893. The oven still burns wood, and it takes four hours before it is hot enough for the first loaves of the day, which are always those for the hotels. In winter two people look after it by turns.\n\nWhere we are:\n\n- By the church\n- At the market',
  )
  expect(titlesOf(slides)).toContain('The oven was built by two brothers from Turin in 1893')
})

test('a word that only joins is no name of the list below it', () => {
  const { slides } = composeText(
    `The village bakery\n\n${mill}\n\nWe do not want to close it, as anybody knows who has seen how many people stand there in a line on Fridays. But:\n\n- The roof lets in the rain\n- The oven eats more wood each year\n- Nobody wants to learn the trade`,
  )
  expect(titlesOf(slides)).not.toContain('But')
})
