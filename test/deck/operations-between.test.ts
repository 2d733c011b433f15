import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Deck } from '../../src/deck/deck.ts'
import { applyOperations } from '../../src/deck/operations/apply-operations.ts'
import type { Operation } from '../../src/deck/operations/operation.ts'
import { operationsBetween } from '../../src/deck/operations-between.ts'
import { anyDeck } from '../support/arbitrary-decks.ts'
import { bulletsSlide, deck, titleSlide } from '../support/decks.ts'

const before = deck(
  { title: 'Ports' },
  titleSlide('Ports'),
  bulletsSlide('Two', ['b']),
  bulletsSlide('Three', ['c']),
)
const [cover, second] = before.slides.map((one) => one.id) as [string, string]

/** The operations that make of the deck what these made of it. */
const between = (...operations: Operation[]) =>
  operationsBetween(before, applyOperations(before, operations).deck)

test('nothing is done where nothing differs', () => {
  expect(operationsBetween(before, structuredClone(before))).toEqual([])
})

test('the fewest slides are moved', () => {
  expect(between({ op: 'move_slide', slideId: cover, position: 2 })).toEqual([
    { op: 'move_slide', slideId: cover, position: 2 },
  ])
})

test('a slide that was changed many times is replaced once', () => {
  const retitle = (title: string): Operation => ({ op: 'set_slide_title', slideId: second, title })
  expect(between(retitle('A'), retitle('B'), retitle('C'))).toMatchObject([
    { op: 'replace_slide', slide: { id: second, variants: [{ title: 'C' }] } },
  ])
})

test('what came and went leaves no trace', () => {
  const slide = bulletsSlide('New', ['n'])
  expect(between({ op: 'insert_slide', slide }, { op: 'delete_slide', slideId: slide.id })).toEqual(
    [],
  )
})

test('a new name and its title slide change on their own', () => {
  expect(between({ op: 'set_title', title: 'Harbours' })).toMatchObject([
    { op: 'set_title', title: 'Harbours', slideIds: [] },
    { op: 'replace_slide', slide: { id: cover } },
  ])
})

test('they make of any deck any other', () => {
  const decks = anyDeck(['light', 'dark'], 6)
  const places = fc.shuffledSubarray([0, 1, 2, 3, 4, 5])
  fc.assert(
    fc.property(decks, decks, places, (one, other, order) => {
      const after: Deck = { ...other, slides: order.flatMap((index) => other.slides[index] ?? []) }
      expect(applyOperations(one, operationsBetween(one, after)).deck).toEqual(after)
    }),
    { numRuns: 200 },
  )
})

test('slides that only changed places are only moved', () => {
  const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 })
  const eight = deck({}, ...Array.from('abcdefgh', (name) => bulletsSlide(name, [name])))
  fc.assert(
    fc.property(order, (places) => {
      const after = { ...eight, slides: places.flatMap((index) => eight.slides[index] ?? []) }
      const operations = operationsBetween(eight, after)
      expect(operations.every(({ op }) => op === 'move_slide')).toBe(true)
      expect(applyOperations(eight, operations).deck).toEqual(after)
    }),
  )
})
