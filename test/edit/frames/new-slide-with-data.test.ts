import { describe, expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { sampleDeck, sampleThemes } from '../sample-deck.ts'

const slideOf = (instruction: string) => {
  const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
  const steps = interpretInstruction(instruction, context)
  const [step] = steps
  return steps.length === 1 && step !== undefined && 'op' in step && step.op === 'insert_slide'
    ? step
    : steps
}
const shows = (title: string, block: object) => ({
  slide: { variants: [{ title, blocks: [expect.objectContaining(block)] }] },
})

describe('a new slide may have its chart in words', () => {
  const chart = { kind: 'chart', categories: ['2023', '2024', '2025'] }
  it.each([
    'new slide after 6: "Riders at night", bar chart, 2023: 980, 2024: 1210, 2025: 1450',
    'new slide after 6 "Riders at night" with a bar chart: 2023: 980, 2024: 1210, 2025: 1450',
    'after 6 a new slide "Riders at night", chart: 2023 980, 2024 1210, 2025 1450',
    'neue Folie nach 6: „Riders at night“, Balkendiagramm: 2023: 980, 2024: 1210, 2025: 1450',
    'nouvelle diapo après la 6 : « Riders at night », graphique en barres : 2023 : 980, 2024 : 1210, 2025 : 1450',
  ])('%s', (instruction) => {
    expect(slideOf(instruction)).toMatchObject(shows('Riders at night', chart))
  })
})

describe('a new slide may have its table in words', () => {
  const table = {
    kind: 'table',
    columns: [
      expect.objectContaining({ name: 'Size' }),
      expect.objectContaining({ name: 'Flats' }),
      expect.objectContaining({ name: 'Levy' }),
    ],
    rows: [
      expect.objectContaining({ cells: ['Small', '12', '300'] }),
      expect.objectContaining({ cells: ['Large', '8', '540'] }),
    ],
  }
  it.each([
    'after slide 4 new one "Levy" with a table. columns Size, Flats, Levy. rows: Small 12 300, Large 8 540',
    'new slide after 4 "Levy" with a table: columns Size, Flats, Levy; rows Small, 12, 300; Large, 8, 540',
    'new slide after 4 "Levy", table, columns Size, Flats, Levy, rows: Small, 12, 300, Large, 8, 540',
    'nach 4 eine neue Folie „Levy“ mit einer Tabelle. Spalten Size, Flats, Levy. Zeilen: Small 12 300, Large 8 540',
  ])('%s', (instruction) => {
    expect(slideOf(instruction)).toMatchObject(shows('Levy', table))
  })
})

describe('what is compared is called as it is before what is said of it', () => {
  const sides = [
    expect.objectContaining({ text: 'Tap water' }),
    expect.objectContaining({ text: 'Bottles' }),
  ]
  it.each([
    'After 3 a slide comparing tap water and bottles, titled “Water”. Tap water: clean, cheap. Bottles: heavy.',
    'After 3 a slide comparing “Tap water” and “Bottles”, titled “Water”. Tap water: clean, cheap. Bottles: heavy.',
    'after 3 a slide “Water” comparing the two. Tap water: clean, cheap. Bottles: heavy',
  ])('%s', (instruction) => {
    expect(slideOf(instruction)).toMatchObject(shows('Water', { kind: 'comparison', sides }))
  })
})
