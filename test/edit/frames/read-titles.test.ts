import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

const steps = (instruction: string) => inShort(interpretSample(instruction))
const renamed = (slide: number, title: string) =>
  `set_slide_title slideId=slide-${slide} title=${title}`

describe('several slides get their names by number', () => {
  it.each([
    'titles: 6 = Who sells, 7 = First steps',
    'new titles pls: 6 -> Who sells; 7 -> First steps',
    '6 title: Who sells, 7 title: First steps',
    'slide 6 title: Who sells. slide 7 title: First steps',
    'rename 6: Who sells, 7: First steps',
    'rename slide 6 to Who sells and slide 7 to First steps',
    'Titel: 6 = Who sells, 7 = First steps',
    'titles\n6: Who sells\n7: First steps',
  ])('%s', (instruction) => {
    expect(steps(instruction)).toEqual([renamed(6, 'Who sells'), renamed(7, 'First steps')])
  })

  it.each([
    ['títulos: 6 = Proveedores, 7 = Primeros pasos', 'Proveedores', 'Primeros pasos'],
    ['标题：6=供应商，7=第一步', '供应商', '第一步'],
    ['titres : 6 = Les fournisseurs ; 7 = Premiers pas', 'Les fournisseurs', 'Premiers pas'],
  ])('%s', (instruction, first, second) => {
    expect(steps(instruction)).toEqual([renamed(6, first), renamed(7, second)])
  })

  it('with commas in them', () => {
    expect(steps('titles: 6 = Who, what and where, 7 = First steps')).toEqual([
      renamed(6, 'Who, what and where'),
      renamed(7, 'First steps'),
    ])
  })

  it('but not what a title says of years', () => {
    expect(steps('title of 5: 2023: 18, 2024: 24')).toEqual([renamed(5, '2023: 18, 2024: 24')])
  })

  it.each([
    ['title of 6: Grades, 1 = bad, 5 = good', 'Grades, 1 = bad, 5 = good'],
    ['title of 6: Step 1: ice, 2: permits, 3: skippers', 'Step 1: ice, 2: permits, 3: skippers'],
    ['title of slide 6: Steps, 2: Do it, 3: Check it', 'Steps, 2: Do it, 3: Check it'],
    ['title of 6: 1: 18, 2: 24', '1: 18, 2: 24'],
  ])('but not what a title says of numbers: %s', (instruction, title) => {
    expect(steps(instruction)).toEqual([renamed(6, title)])
  })

  it.each([
    'Title 3 is too long, 4 is too short',
    'Rename slide 6 to The road to 2, 3 to go',
    'rename 5 to Phase 1, 2 to Phase 2',
  ])('nor numbers that are said otherwise: %s', (instruction) => {
    expect(steps(instruction)).not.toContain(renamed(4, 'too short'))
    expect(steps(instruction)).not.toContain(renamed(3, 'go'))
    expect(steps(instruction)).not.toContain(renamed(2, 'Phase 2'))
  })

  it.each([
    'titles: 6 = Costs, 7 = Team. Notes of 5: Ice',
    'titles: 6 = "Costs", 7 = "Team". Make both bold',
  ])('and no wish behind the last is part of its name: %s', (instruction) => {
    expect(steps(instruction).join('\n')).not.toMatch(/title=.*(?:Notes|bold|delete)/)
  })

  it.each([
    'Make the titles of slides 2 to 4, 6 to 7 bold',
    'titles of slides 2–4, 6–7 align left',
  ])('and slides from one to another are no names: %s', (instruction) => {
    expect(steps(instruction).join()).not.toContain('set_slide_title')
  })
})

it('numbers may stand right before their names', () => {
  expect(steps('titles: 6 Where we stand, 7 Who pays until 26 February')).toEqual([
    renamed(6, 'Where we stand'),
    renamed(7, 'Who pays until 26 February'),
  ])
})
