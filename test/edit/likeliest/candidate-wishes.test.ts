import { expect, it, test } from 'vitest'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import type { Operation } from '../../../src/deck/operations/operation.ts'
import { candidateWishes, stepsOf } from '../../../src/edit/likeliest/candidate-wishes.ts'
import { changeInWords } from '../../../src/edit/likeliest/change-in-words.ts'
import { evidenceIn } from '../../../src/edit/likeliest/evidence.ts'
import { sampleDeck, sampleThemes } from '../sample-deck.ts'

/** All that an instruction is taken to be possibly about, in words. */
function possible(instruction: string): Set<string | undefined> {
  const deck = sampleDeck()
  const evidence = evidenceIn(instruction, { deck, themes: sampleThemes, newId: () => 'new' })
  if (evidence === undefined) return new Set()
  const changes = candidateWishes(evidence).flatMap((candidate) => {
    const steps = stepsOf(candidate, evidence) ?? []
    const operations = steps.filter((step): step is Operation => 'op' in step)
    return operations.length === 0
      ? []
      : [changeInWords(deck, applyOperations(deck, operations).deck)]
  })
  return new Set(changes)
}

test.each([
  ['slide 4 loses "Filter at 3.10"', 'On slide 4, delete the point “Filter at 3.10”.'],
  [
    'slide 4, 3.10 reads 3.20',
    'On slide 4, change the point “Filter at 3.10” to “Filter at 3.20”.',
  ],
  [
    'slide 4, third bullet, at the start',
    'On slide 4, move the point “Cake at 4.00” to the start.',
  ],
  [
    'slide 4 and "Tea at 2.00", before the cake',
    'On slide 4, add a point “Tea at 2.00” after “Filter at 3.10”.',
  ],
  [
    'Espresso and Cake, slide 4, other way round',
    'On slide 4, swap the points “Espresso at 2.40” and “Cake at 4.00”.',
  ],
  ['slide 4 title "Prices"', 'On slide 4, change the title “Pricing” to “Prices”.'],
  ['slide 5 comes to place 2', 'Move slide 5 (“Revenue by year”) so that it is slide 2.'],
  ['slide 4 as a copy at the end', 'Copy slide 4 (“Pricing”) as slide 11.'],
  [
    'slide 4 notes "Smile."',
    'On slide 4, change the notes “Mention the loyalty card.” to “Smile.”.',
  ],
])('“%s” may mean: %s', (instruction, change) => {
  expect(possible(instruction)).toContain(change)
})

it('nothing is tried on the deck: it is as it was', () => {
  const deck = sampleDeck()
  const evidence = evidenceIn('slide 4: "Tea"', { deck, themes: sampleThemes, newId: () => 'new' })
  if (evidence === undefined) throw new Error('nothing is read')
  for (const candidate of candidateWishes(evidence)) stepsOf(candidate, evidence)
  expect(deck).toEqual(sampleDeck())
  expect(evidence.world.session.steps).toEqual([])
})
