import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

const read = (instruction: string) => inShort(interpretSample(instruction))

describe('what goes out, without a verb for deleting', () => {
  it.each([
    ['price column out', 'delete_table_column slideId=slide-6 blockId=table column=2'],
    ['the price column goes out', 'delete_table_column slideId=slide-6 blockId=table column=2'],
    ['Spalte Price raus', 'delete_table_column slideId=slide-6 blockId=table column=2'],
    ['acme out of the table on 6', 'delete_table_row slideId=slide-6 blockId=table row=0'],
    ['take acme out of the table', 'delete_table_row slideId=slide-6 blockId=table row=0'],
    ['2023 out of the chart', 'delete_chart_category slideId=slide-5 blockId=chart category=0'],
    ['the second bullet on 9 out', 'delete_items slideId=slide-9 blockId=bullets items=[1]'],
  ])('%s', (instruction, step) => {
    expect(read(instruction)).toEqual([step])
  })

  it.each([
    'the price column goes',
    'the first point on 9 goes',
    'Hamburg out of the table',
  ])('is nothing that only may be meant: %s', (instruction) => {
    expect(read(instruction).filter((step) => !/^(decline|clarify)/.test(step))).toEqual([])
  })
})
