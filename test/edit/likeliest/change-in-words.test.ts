import { describe, expect, it, test } from 'vitest'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import type { Operation } from '../../../src/deck/operations/operation.ts'
import { changeInWords } from '../../../src/edit/likeliest/change-in-words.ts'
import { bulletsSlide, chart, deck, slide, stepsSlide, tableSlide } from '../../support/decks.ts'

const library = deck(
  { title: 'Library' },
  bulletsSlide('Rules', ['No food', 'No noise', 'No dogs', 'Bags stay outside'], {
    notes: 'Smile.',
  }),
  stepsSlide('How to join', ['Sign', 'Pay', 'Read']),
  tableSlide(
    'Hours',
    ['Day', 'From'],
    [
      ['Monday', '9:00'],
      ['Friday', '10:00'],
    ],
  ),
  slide('chart', 'Loans', [chart('bar', ['2024', '2025'], { Loans: [40, 52] })]),
)

function blockOn(slide: number): { slideId: string; blockId: string } {
  const { id = '', variants = [] } = library.slides[slide - 1] ?? {}
  return { slideId: id, blockId: variants[0]?.blocks[0]?.id ?? '' }
}

const told = (...operations: Operation[]) =>
  changeInWords(library, applyOperations(library, operations).deck)

describe('a change is told as an instruction that asks for it', () => {
  const [rules, joining, hours, loans] = [blockOn(1), blockOn(2), blockOn(3), blockOn(4)]
  const at = (number: number) => ({ slideId: blockOn(number).slideId })
  test.each<[string, Operation[]]>([
    ['On slide 1, delete the point “No noise”.', [{ op: 'delete_items', ...rules, items: [1] }]],
    [
      'On slide 1, delete the point “No food”, and delete the point “No dogs”.',
      [{ op: 'delete_items', ...rules, items: [0, 2] }],
    ],
    [
      'On slide 1, change the point “No dogs” to “Dogs welcome”.',
      [{ op: 'set_item', ...rules, item: 2, part: 'text', value: 'Dogs welcome' }],
    ],
    [
      'On slide 1, move the point “Bags stay outside” to the start.',
      [
        {
          op: 'move_items',
          ...rules,
          items: [3],
          toSlideId: rules.slideId,
          toBlockId: rules.blockId,
          position: 0,
        },
      ],
    ],
    ['On slide 2, delete the step “Pay”.', [{ op: 'delete_items', ...joining, items: [1] }]],
    [
      'On slide 3, add a row “Sunday – 12:00” at the end.',
      [{ op: 'add_table_row', ...hours, cells: ['Sunday', '12:00'] }],
    ],
    ['On slide 3, delete the column “From”.', [{ op: 'delete_table_column', ...hours, column: 1 }]],
    [
      'On slide 3, in the row “Friday”, change “From” from “10:00” to “11:00”.',
      [{ op: 'set_table_cell', ...hours, row: 1, column: 1, text: '11:00' }],
    ],
    [
      'On slide 4, delete the category “2024”.',
      [{ op: 'delete_chart_category', ...loans, category: 0 }],
    ],
    [
      'On slide 1, change the title “Rules” to “House rules”.',
      [{ op: 'set_slide_title', ...at(1), title: 'House rules' }],
    ],
    [
      'On slide 1, add “Wave.” to the notes.',
      [{ op: 'set_notes', ...at(1), notes: 'Smile. Wave.' }],
    ],
    ['On slide 2, add the notes “Wave.”.', [{ op: 'set_notes', ...at(2), notes: 'Wave.' }]],
    ['Delete slide 3 (“Hours”).', [{ op: 'delete_slide', ...at(3) }]],
    [
      'Move slide 4 (“Loans”) so that it is slide 1.',
      [{ op: 'move_slide', ...at(4), position: 0 }],
    ],
    [
      'Copy slide 1 (“Rules”) as slide 2.',
      [{ op: 'duplicate_slide', ...at(1), newSlideId: 'copy' }],
    ],
    [
      'Swap slide 1 (“Rules”) and slide 4 (“Loans”).',
      [{ op: 'swap_slides', slideIds: [blockOn(1).slideId, blockOn(4).slideId] }],
    ],
  ])('%s', (sentence, operations) => {
    expect(told(...operations)).toBe(sentence)
  })

  it('not where it looks otherwise', () => {
    const { slideId, blockId } = rules
    const marks = [{ from: 0, to: 2, bold: true as const }]
    const inPoint = { blockId, item: 0, part: 'text' as const }
    expect(told({ op: 'set_marks', slideId, at: inPoint, marks })).toBeUndefined()
  })

  it('not where more than two things are done', () => {
    expect(told({ op: 'delete_items', ...rules, items: [0, 1, 2] })).toBeUndefined()
  })
})
