import { describe, expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { bulletsSlide, chart, deck, slide } from '../../support/decks.ts'
import { inShort } from '../sample-deck.ts'

const rides = deck(
  { title: 'Ferry' },
  bulletsSlide('Risks', ['Acme may not deliver on time', 'Approve the budget by 1 May']),
  slide('chart', 'Riders', [chart('bar', ['May', 'June'], { Riders: [12, 15] })]),
  bulletsSlide('Costs', ['The costs of the pier', 'Costs rise']),
)
const steps = (instruction: string) =>
  inShort(interpretInstruction(instruction, { deck: rides, themes: [], newId: () => 'new' }))

describe('a name and a word that differ by a capital letter', () => {
  it.each([
    ['replace May with July', 'find=May replace=July'],
    ['replace "May" with "July"', 'find=May replace=July'],
    ['Ersetze May durch Juli', 'find=May replace=Juli'],
    ['Remplace May par juillet', 'find=May replace=juillet'],
    ['Cambia May por julio en todas partes', 'find=May replace=julio'],
    ['Ersetze may durch kann', 'find=may replace=kann'],
    ['replace may with can', 'find=may replace=can'],
  ])('are not the same: %s', (instruction, expected) => {
    expect(steps(instruction)).toEqual([`replace_text ${expected} matchCase=true`])
  })

  it.each([
    ['replace costs with expenses', 'find=costs replace=expenses'],
    ['replace Costs with Expenses', 'find=Costs replace=Expenses'],
    ['replace acme with Globex', 'find=acme replace=Globex'],
  ])('are where only a sentence or a title begins with it: %s', (instruction, expected) => {
    expect(steps(instruction)).toEqual([`replace_text ${expected}`])
  })
})
