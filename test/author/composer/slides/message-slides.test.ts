import { describe, expect, test } from 'vitest'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { composeText, linesOf, slideTitled, titlesOf } from '../../../support/compose-text.ts'

const table = '| | Target | Dose |\n|---|---|---|\n| Acid | 7.2 | slow |\n| Salt | 3.1 | fast |'

test('no line under a table says that it stands below', () => {
  const { slides } = composeText(
    `# Lifts\n\n## Costs\n\nEleven of the lifts use the ratio below:\n\n${table}\n\n## Time\n\nIt took two years, and nobody knows why it did.`,
  )
  expect(slides.map((slide) => chosenVariant(slide).caption ?? '').join()).not.toContain('below')
})

describe('what stands below one item of a list, on a slide of its own, is called by that item', () => {
  const below = (count: number) =>
    Array.from({ length: count }, (_, at) => `   - Dish ${'ABCDEFGH'[at]} of the menu`).join('\n')

  test('without its number, and without saying it twice', () => {
    const { slides } = composeText(
      `# Canteen\n\n${['Soups', 'Bread', 'Fruit'].map((name, at) => `${at + 1}. ${name}\n${below(5)}`).join('\n')}`,
    )
    const soups = slideTitled(slides, 'Soups')
    expect(linesOf(soups)[0]).toBe('Dish A of the menu')
    expect(titlesOf(slides)).toContain('Fruit')
  })

  test('by its term where it says more, which stays on the slide', () => {
    const lists = ['Soups', 'Bread', 'Fruit'].map(
      (name) => `- ${name} – what the kitchen makes of it\n${below(7)}`,
    )
    const { slides } = composeText(`# Canteen\n\n## Food\n\n${lists.join('\n')}`)
    expect(linesOf(slideTitled(slides, 'Bread'))[0]).toContain('what the kitchen makes of it')
    expect(titlesOf(slides).join()).not.toContain('Food (2/')
  })
})

test('a list whose items end with a comma and a word is called by what leads to it', () => {
  const { slides } = composeText(
    '# Canteen\n\n## Next\n\nWhat all of us here eat:\n\n- bread, rye\n- soup, beer\n- cake, milk\n- fruit\n\nThe drinks that we sell:\n\n- coffee, hot\n- tea, iced\n- water, cold\n- juice',
  )
  expect(titlesOf(slides)).toContain('What all of us here eat')
})

test('what the first column is called is no name of the years that the others are', () => {
  const rows = '| North | 120 | 131 | 128 |\n| South | 88 | 97 | 110 |\n| East | 64 | 60 | 71 |'
  const { slides } = composeText(
    `# Sales by region\n\n## Units per region\n\n| Region | 2023 | 2024 | 2025 |\n|---|---|---|---|\n${rows}\n\n## Outlook\n\nThe plant in the south opens in May, and the one in the east closes.`,
  )
  const charts = slides.flatMap((slide) =>
    chosenVariant(slide).blocks.filter((block) => block.kind === 'chart'),
  )
  expect(charts).toMatchObject([{ categories: ['2023', '2024', '2025'] }])
  expect(charts[0]).not.toHaveProperty('categoryTitle')
})
