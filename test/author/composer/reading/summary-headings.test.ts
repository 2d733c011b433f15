import { expect, test } from 'vitest'
import { blockOutline } from '../../../support/block-outline.ts'
import { composeText, titlesOf } from '../../../support/compose-text.ts'

test.each([
  ['Kort: omsättningen blev 4,82 mkr, upp 11 %.', 'Kort'],
  ['Short version: the leak is fixed and the bill is enormous.', 'Short version'],
  ['Short version. The leak is fixed. The bill is enormous.', 'Short version'],
  ['En bref. La fuite est réparée. La facture est énorme.', 'En bref'],
  ['Kurz gesagt: Der Verein hat 41 Mitglieder mehr.', 'Kurz gesagt'],
])('what a text comes to in short is a section: %s', (line, label) => {
  const outline = blockOutline(
    `Report 2025\n\n${line}\n\nShops\n\nWe opened two shops in the spring of the year.`,
  )
  expect(outline).toContain(`heading 2: ${label}`)
})

test('in markdown its label is bold', () => {
  expect(
    blockOutline('# Ano 2025\n\n**Resumo**: 48.217 visitas, mais 6,4%.\n\n## Livros\n\nSão 312.'),
  ).toEqual([
    'heading 1: Ano 2025',
    'heading 2: Resumo',
    'paragraph: 48.217 visitas, mais 6,4%.',
    'heading 2: Livros',
    'paragraph: São 312.',
  ])
})

test('it is the first slide and not for the notes of the cover', () => {
  const deck = composeText(
    'Quarter three\n\nIn short: turnover was 4.82 million, up 11% on last year. Butter is to blame.\n\nShops\n\nÅre is nearly empty from April to June, and Umeå grows fastest. It has more guests on Saturdays than Sundsvall now. Östersund sold as much as in the summer, and the shop on the web has doubled its orders since March.\n\nStaff\n\nWe are 47 now, and sick leave fell from 7.9 to 5.2 percent. Two new bakers work in Umeå. One confectioner has left Åre, and we still look for somebody who bakes at night in Östersund, for the third month.',
    { titleFromSource: true },
  )
  expect(titlesOf(deck.slides)[1]).toBe('In short')
})

test('it gives a text without a title no name, but what it says does', () => {
  const deck = composeText(
    'Kurz gesagt: Der Verein hat 41 Mitglieder mehr.\n\nMitglieder\n\nEnde 2024 waren es 312, die meisten davon aus der Kindergruppe.\n\nHütte\n\nDas Dach wird im Sommer neu gedeckt, das kostet 2.300 Euro.',
    { titleFromSource: true },
  )
  expect(deck.title).toBe('Der Verein hat 41 Mitglieder mehr')
})
