import { describe, expect, test } from 'vitest'
import { chosenVariant, type Slide } from '../../../../src/deck/slide.ts'
import { composeText, linesOf, slideTitled, slideUnder } from '../../../support/compose-text.ts'

/** The slide of a section "Plan" of a text that has others around it. */
function planSlide(section: string, heading = 'Plan'): Slide {
  const { slides } = composeText(
    `# The bakery\n\n## Before\n\n- Flour is bought\n- Ovens are lit\n- Doors are open\n\n## ${heading}\n\n${section}\n\n## After\n\n- Bread is sold\n- Floors are swept\n- Lights are out`,
  )
  return slideUnder(slides, heading)
}

describe('a section of a few sentences', () => {
  const staff =
    'Mairi Sutherland runs the new bakery. She has been head baker since 2021 and trained four apprentices. Tomasz Nowak moves up to the old bakery. The new bakery opens in May with six people: two bakers, three at the counter, one driver.'

  test('keeps what is said of the one its title names', () => {
    const slide = planSlide(staff)
    expect(chosenVariant(slide).title).toBe('Mairi Sutherland runs the new bakery')
    expect(linesOf(slide)[0]).toBe(
      'She has been head baker since 2021 and trained four apprentices',
    )
    expect(linesOf(slide)).toHaveLength(3)
    expect(slide.notes ?? '').toBe('')
  })

  test('is called by its heading where that says something', () => {
    const heading = 'Who works at the new bakery'
    expect(chosenVariant(planSlide(staff, heading)).title).toBe(heading)
  })
})

test('the table under a label is called by the sentence that leads to it, with what goes on from that below', () => {
  const slide = planSlide(
    'Three loans pay for the oven. They run for ten years.\n\n| Loan | Bank | Rate |\n|---|---|---|\n| A | Harbour Bank | fixed |\n| B | Town Bank | fixed |\n| C | Village Bank | free |',
  )
  expect(chosenVariant(slide)).toMatchObject({
    title: 'Three loans pay for the oven',
    eyebrow: 'Plan',
    caption: 'They run for ten years',
  })
})

test('the sentence under a table is its caption, and not in its notes again', () => {
  const slide = planSlide(
    '| Item | Cost (£) | Paid by |\n|---|---|---|\n| Oven | 86,000 | Asset finance |\n| Fit-out | 112,000 | Bank loan |\n| Signs | 31,000 | Own funds |\n\nIn total £229,000, of which we bring £31,000 ourselves.',
  )
  expect(chosenVariant(slide)).toMatchObject({
    title: 'Plan',
    caption: 'In total £229,000, of which we bring £31,000 ourselves',
  })
  expect(slide.notes ?? '').not.toContain('In total')
})

test('short sentences that each say one thing are lines under their heading', () => {
  const slide = planSlide('Hire four drivers. Renew the insurance in May. Open the shop on Friday.')
  expect(chosenVariant(slide).title).toBe('Plan')
  expect(linesOf(slide)).toHaveLength(3)
})

test('what an item says in a second sentence stands after the first while there is room', () => {
  const slide = planSlide(
    '- We may delete an alert that mattered. Mitigation: a shadow channel for 30 days\n- Targets need agreement from product; two teams have none yet\n- People on call are tired already: start with the disk alerts, which cost least',
  )
  expect(linesOf(slide)).toEqual([
    'We may delete an alert that mattered. Mitigation: a shadow channel for 30 days',
    'Targets need agreement from product; two teams have none yet',
    'People on call are tired already: start with the disk alerts, which cost least',
  ])
  expect(slide.notes ?? '').toBe('')
})

test('under a question its answer comes first, and a yes or no with what it says', () => {
  const { slides } = composeText(
    '# The bakery\n\n## Before\n\n- Flour is bought\n- Ovens are lit\n- Doors are open\n\n## Can I order a cake?\n\nYes. Tell us two days ahead. A cake for twelve costs 34 euros, and we bring it to you for six more.',
  )
  const slide = slideTitled(slides, 'Can I order a cake?')
  expect(linesOf(slide)[0]).toBe('Yes. Tell us two days ahead')
})

test('a short question is the title of its answers', () => {
  const paragraphs = [
    'The night train',
    'For two decades the night train was dying. Deutsche Bahn sold its sleeping cars in 2016, and low-cost airlines carried what was left of the passengers. Austria bought 42 of the German cars, and today its network serves 25 cities.',
    'The economics are odd. A sleeping car carries 30 people where a seated car carries 80, and it earns money once a day. Passengers pay for a hotel and a journey at once.',
    'What would help? The Commission could make track charges at night marginal, as Sweden did. Public leasing pools for rolling stock exist in Britain. A traveller from Lyon to Copenhagen buys three tickets on three websites today.',
    'None of this makes the night train a replacement for aviation. It makes it the best way to cross 800 kilometres for people who would rather sleep than queue.',
  ]
  const { slides } = composeText(paragraphs.join('\n\n'))
  const asked = slideTitled(slides, 'What would help?')
  expect(linesOf(asked)[0]).toContain('track charges')
  expect(linesOf(asked)).not.toContain('What would help?')
})

test('risks that are numbered are no process', () => {
  const { slides } = composeText(
    '# Launch\n\n## Known risks\n\n1. Map tiles: our provider throttles above 2,000 downloads a minute\n2. App review took nine days in November\n3. The watch app drains 11% an hour',
  )
  expect(slides.map((slide) => chosenVariant(slide).layout)).not.toContain('steps')
})

describe('a sentence that is too long for a line', () => {
  test.each([
    [
      'en',
      'We tested the new checkout on 5% of visitors for two weeks and conversion went from 2.9% to 3.4%, but average basket size dropped from $61 to $57 so revenue per visitor only went up by about 10%, and support got 38 extra tickets about the missing gift card field, which Dana says is a two-day fix, so I think we should ship it on Monday to everyone except Germany where the invoice option is still broken.',
      'So I think we should ship it on Monday to everyone except Germany where the invoice option is still broken',
    ],
    [
      'de',
      'Wir haben die neue Kasse zwei Wochen lang an fünf von hundert Besuchern erprobt und verkauft haben wir 3,4 statt 2,9 von hundert, aber der Einkauf ist im Mittel von 61 auf 57 Euro gesunken und bringt deshalb je Besucher nur rund zehn von hundert mehr ein, und die Beratung hatte 38 Anfragen mehr wegen des fehlenden Feldes für Gutscheine zu beantworten, also sollten wir sie am Montag überall freischalten außer in Österreich.',
      'Also sollten wir sie am Montag überall freischalten außer in Österreich',
    ],
  ])('stands in its clauses, whole (%s)', (language, text, last) => {
    const [slide] = composeText(text, { language }).slides
    if (slide === undefined) throw new Error('There is a slide.')
    expect(linesOf(slide)).toHaveLength(4)
    expect(linesOf(slide).at(-1)).toBe(last)
    expect(slide.notes ?? '').toBe('')
  })

  test('stands whole where it has no clauses', () => {
    const text = `The board accepts ${'the report on the old harbour wall and its stones, '.repeat(7)}all of it except the part on costs.`
    const [slide] = composeText(text, { language: 'en' }).slides
    if (slide === undefined) throw new Error('There is a slide.')
    expect(linesOf(slide)[0]).toMatch(/except the part on costs$/)
  })
})
