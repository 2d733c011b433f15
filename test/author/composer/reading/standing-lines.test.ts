import { expect, test } from 'vitest'
import { blockOutline } from '../../../support/block-outline.ts'

const told =
  'The library network opened a new branch in the old station, and the people of the village have read there every Tuesday ever since.'

test.each([
  [
    'lines without marks at their ends are items',
    'Ask for a grant before March\nFill the post in the north\nFind money for winter tyres',
    [
      'list: Ask for a grant before March / Fill the post in the north / Find money for winter tyres',
    ],
  ],
  [
    'so are lines of one sentence each',
    'Ask for a grant before March.\nFill the post in the north.\nFind money for winter tyres.',
    [
      'list: Ask for a grant before March. / Fill the post in the north. / Find money for winter tyres.',
    ],
  ],
  [
    'also in scripts without capitals',
    '2018 상하수도 운영개선 우수사례 장려상 (한국상하수도협회)\n2022 사내 올해의 프로젝트상 수상자 명단 발표와 시상식',
    [
      'list: 2018 상하수도 운영개선 우수사례 장려상 (한국상하수도협회) / 2022 사내 올해의 프로젝트상 수상자 명단 발표와 시상식',
    ],
  ],
  [
    'two sentences are a short paragraph each',
    'Nobody knows why. We ask again.\nThe pump is hot. We wait.',
    ['paragraph: Nobody knows why. We ask again.', 'paragraph: The pump is hot. We wait.'],
  ],
])('%s', (_, lines, read) => {
  expect(blockOutline(`The year\n\n${told}\n\n${told}\n\n${lines}`).slice(3)).toEqual(read)
})

test('a line over others that are alike leads to them', () => {
  const text =
    'Federation notes\n\n1) Savings\nAll paid. Two are late.\n\n2) Spices\nWho does what next\nAnn – rings the vicar\nBen – the new sheet\nCem – both monasteries\n\n3) Other\nThe key stays with us.'
  expect(blockOutline(text)).toEqual(
    expect.arrayContaining([
      'heading 2: Spices',
      'paragraph: Who does what next',
      'list: Ann – rings the vicar / Ben – the new sheet / Cem – both monasteries',
    ]),
  )
})

test.each([
  [
    'English',
    'The old captain wrote in his diary:\n    The boat leaves at midnight and takes seventy-four cars\n    to the island, where the people of the village\n    wait for it with lamps.',
  ],
  [
    'Spanish',
    'El capitán escribió en su diario:\n    El barco sale a medianoche y lleva setenta coches\n    a la isla, donde la gente del pueblo\n    lo espera con faroles.',
  ],
])('lines set in below a colon that go on in each other are no list: %s', (_, text) => {
  expect(blockOutline(`The year\n\n${text}\n\n${told}`).join()).not.toContain('list')
})

test('lines set in below a colon are a list where each says one thing', () => {
  const text =
    'We ask three people:\n    Ann for the keys\n    Ben for the map\n    Cem for the boat'
  expect(blockOutline(`The year\n\n${text}\n\n${told}`)).toContain(
    'list: Ann for the keys / Ben for the map / Cem for the boat',
  )
})

test('so are lines set in that begin small', () => {
  const text = 'Please bring:\n    warm clothes\n    a lamp\n    bread for two days'
  expect(blockOutline(`The year\n\n${text}\n\n${told}`)).toContain(
    'list: warm clothes / a lamp / bread for two days',
  )
})

test('lines below a colon that each but the last end with a semicolon are items, wrapped or not', () => {
  const text = `The year\n\n${told}\n\nWhat we ask for on Friday:\na new licence for the label printer,\ntomorrow if possible;\ntwo trolleys, one per format. The quote is 2,180 pounds;\nand no late shift on Sundays.\n\n${told}`
  expect(blockOutline(text)).toContain(
    'list: a new licence for the label printer, tomorrow if possible; / two trolleys, one per format. The quote is 2,180 pounds; / and no late shift on Sundays.',
  )
})

test('a sentence with one semicolon at the end of a wrapped line is none', () => {
  const text = `The year\n\n${told}\n\nThis is what she said to all of us:\nthe boat leaves at midnight and takes seventy-four cars;\nthe people of the village wait for it with lamps and\nwith bread.\n\n${told}`
  expect(blockOutline(text).join()).not.toContain('list')
})
