import { describe, expect, it } from 'vitest'
import { bullets, deck, paragraph, slide, steps } from '../../support/decks.ts'
import { inShort, interpretSample } from '../sample-deck.ts'

const plan = deck(
  { title: 'Plan' },
  slide('title', 'Plan', [paragraph('Two years')]),
  slide('bullets', 'Budget', [bullets(['Rent', 'Food'])]),
  slide('steps', 'From spring to autumn', [steps(['Rent the room', 'Hire the team'])], {
    eyebrow: 'Milestones',
  }),
  slide('steps', 'How we hire', [steps(['Write the advert', 'Meet them'])]),
)

/** The steps of an instruction to that deck, whose slide 4 was changed last. */
const given = (instruction: string) =>
  inShort(interpretSample(instruction, { deck: plan, lastChangedSlideIds: ['slide-4'] }))

describe('what something is done to', () => {
  it.each([
    ['Turn the milestones into bullets', 'convert_slide slideId=slide-3 to=bullets'],
    ['Turn the adverts into bullets', 'convert_slide slideId=slide-4 to=bullets'],
    ['Make the milestones shorter', 'rewrite_slide slideId=slide-3 style=shorter'],
    ['Move the milestones to the end', 'move_slide slideId=slide-3 position=3'],
  ])('“%s” is the slide that says so over its title, or in its text', (instruction, step) => {
    expect(given(instruction)).toEqual([step])
  })

  it.each([
    'Turn the zebras into bullets',
    'Move the zebras to the start',
  ])('“%s” asks, rather than taking the slide that was spoken of last', (instruction) => {
    expect(given(instruction)).toEqual([
      'clarify No slide is about “zebras”. Which slide do you mean?',
    ])
  })

  it.each([
    ['Turn it into bullets', 'convert_slide slideId=slide-4 to=bullets'],
    ['Turn the text into a table', 'convert_slide slideId=slide-4 to=table'],
    ['Turn these points into a table', 'convert_slide slideId=slide-4 to=table'],
    ['Shorten the text', 'rewrite_slide slideId=slide-4 style=shorter'],
  ])('“%s” is the slide that was spoken of last', (instruction, step) => {
    expect(given(instruction)).toEqual([step])
  })

  it('“Delete the milestones” is asked', () => {
    expect(given('Delete the milestones')).toEqual([expect.stringContaining('clarify')])
  })
})

describe('kinds for slides that are there', () => {
  it.each([
    [
      'Use a cards layout for slide 9 and bars for slide 10',
      [
        'convert_slide slideId=slide-9 to=cards',
        'convert_slide slideId=slide-10 to=chart chartType=bar',
      ],
    ],
    [
      'Use cards for slide 9, a table for slide 3 and a pie for slide 5',
      [
        'convert_slide slideId=slide-9 to=cards',
        'convert_slide slideId=slide-3 to=table',
        'set_chart_type slideId=slide-5 blockId=chart chartType=pie',
      ],
    ],
    ['Create a table from slide 3', ['convert_slide slideId=slide-3 to=table']],
    ['Make a chart from the table', ['convert_slide slideId=slide-6 to=chart']],
    ['maak van het stappenplan een opsomming', ['convert_slide slideId=slide-7 to=bullets']],
    ['Maak een tabel van dia 3', ['convert_slide slideId=slide-3 to=table']],
  ])('“%s”', (instruction, steps) => {
    expect(inShort(interpretSample(instruction))).toEqual(steps)
  })
})
