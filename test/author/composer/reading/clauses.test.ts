import { expect, test } from 'vitest'
import { blockOutline } from '../../../support/block-outline.ts'

test('clauses that count on are a list, with their numbers', () => {
  expect(
    blockOutline(
      '2.1 The rent is £48 a year. It is due on 1 April.\n2.2 A shed of up to six square metres is allowed on each plot, and no more than one of them.\n2.3 Glass is not allowed.',
    ),
  ).toEqual([
    'list: 2.1 The rent is £48 a year. It is due on 1 April. / 2.2 A shed of up to six square metres is allowed on each plot, and no more than one of them. / 2.3 Glass is not allowed.',
  ])
})

test('a clause with points of its own stays before them, and what counts on behind them is a list again', () => {
  expect(
    blockOutline(
      '3.1 No tree that will grow above three metres is planted here, except:\n(a) with consent; and\n(b) away from the paths.\n\n3.2 Fires are lit in autumn.\n\n3.3 Hedges are cut in June.',
    ),
  ).toEqual([
    'paragraph: 3.1 No tree that will grow above three metres is planted here, except:',
    'list: with consent; and / away from the paths.',
    'list: 3.2 Fires are lit in autumn. / 3.3 Hedges are cut in June.',
  ])
})

test('figures that begin lines are no clauses', () => {
  expect(blockOutline('3.5 million people live here.\n\n4.1 million lived here before.')).toEqual([
    'paragraph: 3.5 million people live here.',
    'paragraph: 4.1 million lived here before.',
  ])
})

test.each([
  [
    '2.2 Green tools are free. Amber tag: 3 pounds a week. Red tag:\n    8 pounds a day plus a deposit.',
    'Red tag: 8 pounds',
  ],
  [
    '2.2 Red tools (saws, floor sander, breaker, paper\n    stripper, mitre saw) are lent after a lesson.',
    'paper stripper',
  ],
])('a clause goes on below its words: %s', (clause, said) => {
  const told = blockOutline(
    `Rules of the shed\n\nThe members agree on what follows.\n\n2.1 All tools are ours.\n${clause}\n2.3 The board may change it.\n`,
  )
  expect(told.filter((one) => one.includes(said))).toHaveLength(1)
})

test('an amount at the beginning of a line goes on from a comma', () => {
  const text =
    'Costs\n\nOver five years, with the rent free taken off, that is about 1.99 m to stay,\n1.41 m for the Tannery and 1.60 m for Riverside. I have not put in anything for\nthe time we would all lose, which is real, call it two days each for everybody.'
  expect(blockOutline(text).join()).toContain('1.99 m to stay, 1.41 m for the Tannery')
})

test.each([
  [
    'a number',
    'Not included is the head of the chimney (the mason reckons with about\n3.500 EUR), nor the lightning rod, nor what has to be taken away of the\nold rubble in the attic.',
  ],
  [
    'one that ends a sentence',
    'Getting it in: the double doors are 2.40 clear, the lens panel crate is\n2.25. Tight but all right if we take the doors off and have somebody to\nhold them.',
  ],
])('%s at the beginning of a line goes on from one that had no more room', (_, text) => {
  expect(blockOutline(text)).toHaveLength(1)
})

test('clauses without full stops stay apart', () => {
  const clauses = [
    '2.1 A member may borrow up to five tools at a time from any of the sheds',
    '2.2 A member may keep each of them for no longer than the end of a week',
    '2.3 A tool with a label in red may be borrowed for three days and no more',
  ]
  expect(blockOutline(clauses.join('\n'))).toEqual([`list: ${clauses.join(' / ')}`])
})
