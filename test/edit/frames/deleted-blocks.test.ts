import { expect, it } from 'vitest'
import type { Deck } from '../../../src/deck/deck.ts'
import { continueInstruction } from '../../../src/edit/continue-instruction.ts'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import {
  bulletsSlide,
  chart,
  chartSlide,
  deck,
  image,
  paragraph,
  slide,
  titleSlide,
} from '../../support/decks.ts'
import { inShort, interpretSample } from '../sample-deck.ts'

const sales = chart('bar', ['May', 'June'], { Sales: [1, 2] })
const review = deck(
  { title: 'Review' },
  titleSlide('Review'),
  bulletsSlide('Costs', ['Fuel', 'Rent']),
  chartSlide('Sales', sales),
  chartSlide('Profit', sales, [paragraph('Profit grew.')]),
)
const read = (instruction: string, before: Deck = review) =>
  interpretInstruction(instruction, { deck: before, themes: [], newId: () => 'new' })

/** The steps after the question of an instruction is answered. */
function answered(instruction: string, answer: string) {
  const question = read(instruction).at(-1)
  if (question === undefined || !('request' in question) || question.request !== 'clarify')
    throw new Error('Nothing was asked.')
  const context = { deck: review, themes: [], newId: () => 'new' }
  return inShort(continueInstruction(question, answer, context))
}

it.each([
  ['Delete the chart on slide 3', 'Slide 3 would be empty. Delete it?'],
  ['Delete all bullets on slide 2', 'Slide 2 would be empty. Delete it?'],
  ['Delete all charts', 'Slide 3 would be empty. Delete it?'],
])('“%s” asks before it leaves a slide blank', (instruction, question) => {
  expect(inShort(read(instruction))).toEqual([`clarify ${question}`])
})

it('takes what stands beside other things without asking', () => {
  expect(inShort(read('Delete the chart on slide 4'))).toEqual([
    'delete_block slideId=slide-4 blockId=chart',
  ])
})

it.each([
  'yes',
  'Yes, delete slide 3',
  '1',
])('deletes the slide when “%s” is answered', (answer) => {
  expect(answered('Delete the chart on slide 3', answer)).toEqual(['delete_slide slideId=slide-3'])
})

it.each([
  'Leave nothing but the title',
  'nothing but the title',
  '2',
])('leaves nothing but the title when “%s” is answered', (answer) => {
  expect(answered('Delete the chart on slide 3', answer)).toEqual([
    'delete_block slideId=slide-3 blockId=chart',
  ])
})

it.each(['no', 'never mind'])('does nothing when “%s” is answered', (answer) => {
  expect(answered('Delete the chart on slide 3', answer)).toEqual(['decline called_off'])
})

it('of several slides asks for those alone that would be blank', () => {
  expect(answered('Delete all charts', 'yes')).toEqual([
    'delete_slide slideId=slide-3',
    'delete_block slideId=slide-4 blockId=chart',
  ])
})

it('a picture that a title stands on gives way to the slide without it', () => {
  const cover = titleSlide('Review')
  const creative = { layout: 'creative' as const, title: 'Review', blocks: [image('harbour')] }
  const pictured = deck({}, { ...cover, variants: [...cover.variants, creative], chosen: 1 })
  expect(inShort(read('Delete the picture on slide 1', pictured))).toEqual([
    'choose_variant slideId=slide-1 variant=0',
  ])
})

it('a picture without words on a slide of its own is a slide that would be blank', () => {
  const pictured = deck({}, titleSlide('Review'), slide('image', 'Harbour', [image('harbour')]))
  expect(inShort(read('Delete the picture on slide 2', pictured))).toEqual([
    'clarify Slide 2 would be empty. Delete it?',
  ])
})

it.each([
  ['Delete the bullets on slide 5', 'There are no bullets on slide 5.'],
  ['Delete the table on slide 3', 'There is no table on slide 3.'],
  ['Remove the steps from slide 3', 'There are no steps on slide 3.'],
])('“%s”: %s', (instruction, sentence) => {
  expect(interpretSample(instruction)).toEqual([
    { request: 'decline', reason: 'nothing_to_do', sentence },
  ])
})
