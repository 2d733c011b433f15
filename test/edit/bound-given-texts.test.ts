import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from './sample-deck.ts'

const read = (instruction: string) => inShort(interpretSample(instruction))
const title = (slide: number, said: string) =>
  `set_slide_title slideId=slide-${slide} title=${said}`

describe('a given text ends', () => {
  it.each([
    ['Title of 4: Costs, and of 9: Dangers', 'Costs', 'Dangers'],
    ['title of 4: Costs, and that of 9: Dangers', 'Costs', 'Dangers'],
    ['Titel von 4: Kosten, und von 9: Gefahren', 'Kosten', 'Gefahren'],
    ['título do 4: Preços, e do 9: Riscos nossos', 'Preços', 'Riscos nossos'],
    ['titre de la 4 : Les prix, et celui de la 9 : Vos questions', 'Les prix', 'Vos questions'],
  ])('before another slide and its text: %s', (instruction, first, second) => {
    expect(read(instruction)).toEqual([title(4, first), title(9, second)])
  })

  it.each([
    'rename 4 to Costs and then delete slide 3',
    'Title of 4: Costs. Delete slide 3',
    'Titel von 4: Costs. Folie 3 kann raus',
    'Title of 4: Costs, delete slide 3',
  ])('before a wish about another slide: %s', (instruction) => {
    expect(read(instruction)).toEqual([title(4, 'Costs'), 'delete_slide slideId=slide-3'])
  })

  it.each([
    ['add a row to the table on 6: Globex | Bonn | 15. And call the first column Firm', 'Firm'],
    ['в таблицу на 6 добавь строку: Globex | Bonn | 15. И первый столбец назови «Фирма»', 'Фирма'],
  ])('in the last cell of a row before a wish: %s', (instruction, name) => {
    expect(read(instruction)).toEqual([
      expect.stringMatching(/^add_table_row .*\["Globex","Bonn","15"\]$/),
      expect.stringMatching(new RegExp(`^set_table_cell .*text=${name}$`)),
    ])
  })

  it('before a sentence in small letters, of which is said that it was not understood', () => {
    expect(
      read('add the bullet They leave to slide 9. and the second gribble should wuffle'),
    ).toEqual([expect.stringContaining('They leave'), 'decline not_understood'])
  })
})

describe('a given text goes on', () => {
  it.each([
    ['Title of slide 4: We grow. The second year we add slides'],
    ['Title of slide 4: Costs. They rise. Prices move on slide 3'],
    ['rewrite the title of slide 4 to: Markets, in short'],
    ['title of 4: 2023: 18, 2024: 24'],
    ['title of 4: Grades, 1 = bad, 5 = good'],
    ['Rename slide 4 to Plan, build and export'],
    ['title of 4: “Costs, and of 9: Dangers”'],
  ])('where what is behind a sign is no wish: %s', (instruction) => {
    expect(read(instruction)).toHaveLength(1)
    expect(read(instruction)[0]).toMatch(/^set_slide_title slideId=slide-4 /)
  })
})

describe('where words may be a text or a wish', () => {
  it.each(['rename 4 to Costs and 9 to Dangers'])('it is asked: %s', (instruction) => {
    expect(read(instruction)).toEqual([
      expect.stringMatching(/^clarify Shall “9 to Dangers” be done/),
    ])
  })
})
