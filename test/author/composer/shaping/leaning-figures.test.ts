import { expect, test } from 'vitest'
import { statsFromProse } from '../../../../src/author/composer/shaping/recognise-stats.ts'
import { statedFigure } from '../../../../src/author/composer/shaping/stated-figure.ts'
import { pointTitle } from '../../../../src/author/composer/slides/point-title.ts'
import { proseAtoms } from '../../../support/prose-atoms.ts'

const figureIn = (sentence: string, language: string) =>
  proseAtoms([sentence]).map((atom) => statedFigure(atom, language)?.figure)

test.each([
  ['en', 'During the trial 11% did.'],
  ['de', 'In der zweiten Gruppe waren es 40 % auch.'],
  ['fr', 'Dans le nord du pays 12 % aussi.'],
  ['pl', 'W drugiej grupie było ich 40 % też.'],
])('a figure of what another sentence says is neither shown large nor a title: %s', (language, text) => {
  expect(figureIn(text, language)).toEqual([undefined])
  expect(proseAtoms([text]).map((atom) => pointTitle(atom, language))).toEqual([undefined])
})

test.each([
  ['en', 'The pilot project saved 24% a year.', '24%'],
  ['de', 'Der ganze Umbau kostet 640.000 € im Jahr.', '640.000 €'],
])('what is said of its own subject is: %s', (language, text, figure) => {
  expect(figureIn(text, language)).toEqual([figure])
})

test.each([
  [
    'en',
    [
      'The line costs £210,000 a year.',
      'Each visit costs £148.',
      'So it costs less than it saves.',
    ],
  ],
  [
    'de',
    [
      'Die Leitung kostet 210.000 € im Jahr.',
      'Jeder Besuch kostet 148 €.',
      'Also kostet sie weniger als sie spart.',
    ],
  ],
  [
    'es',
    [
      'La línea cuesta 210.000 € al año.',
      'Cada visita cuesta 148 €.',
      'Así que cuesta menos de lo que ahorra.',
    ],
  ],
])('a figure that a conjunction goes on from stays in its sentence: %s', (language, sentences) => {
  const parts = statsFromProse({ kind: 'prose', atoms: proseAtoms(sentences) }, false, language)
  expect(parts).toBeUndefined()
})

test('a sentence that says more of a figure stands under it', () => {
  const atoms = proseAtoms([
    'The line costs £210,000 a year.',
    'It is mostly wages.',
    'Each visit costs £148.',
  ])
  const [stats] = statsFromProse({ kind: 'prose', atoms }, false, 'en') ?? []
  expect(
    stats?.kind === 'stats' && stats.figures.map(({ further = [] }) => further.length),
  ).toEqual([1, 0])
})
