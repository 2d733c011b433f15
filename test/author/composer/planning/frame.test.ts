import { describe, expect, test } from 'vitest'
import type { CompositionRequest } from '../../../../src/author/compose.ts'
import type { Block } from '../../../../src/deck/blocks/block.ts'
import { chosenVariant, type LayoutName, type Slide } from '../../../../src/deck/slide.ts'
import { composeText, findBlock } from '../../../support/compose-text.ts'
import { sampleText } from '../../../support/samples.ts'

const quarterlyReview = sampleText('quarterly-review.md')

function layoutsOf(text: string, request: Partial<CompositionRequest> = {}): LayoutName[] {
  return composeText(text, request).slides.map((slide) => chosenVariant(slide).layout)
}

function slideOf(slides: readonly Slide[], layout: LayoutName): Slide {
  const slide = slides.find((one) => chosenVariant(one).layout === layout)
  if (slide === undefined) throw new Error(`There is no ${layout} slide.`)
  return slide
}

function blocksOf(slides: readonly Slide[], layout: LayoutName): Block[] {
  return chosenVariant(slideOf(slides, layout)).blocks
}

describe('the agenda', () => {
  const { slides } = composeText(quarterlyReview, { slideRange: '26-50' })

  test('lists the sections with the slide that each begins with', () => {
    const { items } = findBlock(slides, 'agenda')
    expect(items.map((item) => item.text)).toEqual([
      'Summary',
      'Revenue by region',
      'Where the money went',
      'What happened when',
      'Build or buy the customs module',
      'How we onboard a carrier',
      'What customers say',
      'Next quarter',
    ])
    const titles = items.map((item) => {
      const slide = slides.find((one) => one.id === item.slideId)
      return slide && chosenVariant(slide).title
    })
    expect(titles).toEqual(items.map((item) => item.text))
  })

  test('is missing where each section has one slide', () => {
    expect(layoutsOf(quarterlyReview)).not.toContain('agenda')
  })

  test('is missing when slides go into a deck that exists', () => {
    expect(layoutsOf(quarterlyReview, { slideRange: '26-50', appending: true })).not.toContain(
      'agenda',
    )
  })

  test('is in the language of the deck', () => {
    const sections = ['Ziele', 'Zahlen', 'Risiken', 'Team', 'Markt', 'Plan']
    const text = sections
      .map(
        (name) =>
          `## ${name}\n- Der erste Punkt zu ${name}\n- Der zweite Punkt zu ${name}\n- Der dritte Punkt zu ${name}`,
      )
      .join('\n\n')
    const { slides: german } = composeText(text, { slideRange: '16-20', language: 'de' })
    expect(chosenVariant(slideOf(german, 'agenda'))).toMatchObject({
      title: 'Worum es geht',
      eyebrow: 'Agenda',
    })
  })
})

describe('the closing slide', () => {
  test('is the section with what is to be done, where that is short', () => {
    const last = composeText(quarterlyReview).slides.at(-1)
    expect(last && chosenVariant(last)).toMatchObject({
      layout: 'closing',
      title: 'Next quarter',
      blocks: [
        { kind: 'bullets', items: [{ text: 'Hire four dispatchers in Busan' }, {}, {}, {}] },
      ],
    })
  })

  test('is the conclusion of the text when that is short', () => {
    const body = ['Start', 'Middle', 'End']
      .map(
        (name) => `## ${name}\n- A point of the ${name}\n- Another point of it\n- A third one here`,
      )
      .join('\n\n')
    const text = `# Paper\n\n${body}\n\n## Conclusion\nThe new method is twice as fast. We release it in spring.`
    const { slides } = composeText(text, { slideRange: 'auto' })
    expect(chosenVariant(slideOf(slides, 'closing'))).toMatchObject({
      title: 'Conclusion',
    })
    expect(blocksOf(slides, 'closing')).toMatchObject([
      {
        items: [{ text: 'The new method is twice as fast' }, { text: 'We release it in spring' }],
      },
    ])
  })

  test.each([
    ['en', 'What we ask of the council', '1. Release €450,000\n2. Extend the licence to 2031'],
    ['de', 'Bitte an den Stadtrat', 'Wir brauchen zwei Stellen. Die Frist endet im Mai.'],
    ['fr', 'Ce que nous demandons', '- Un deuxième four\n- Une réponse avant le 15 mai'],
    ['ja', 'お問い合わせ', '企画課　担当：森\n電話：000-000-0000'],
    ['zh', '请居委会决定', '- 是否延长晚餐时间\n- 是否招聘两名厨师'],
    ['tr', 'Karar bekleyen konular', '- Köşe tezgâhlar kime verilecek?\n- Cadde açılacak mı?'],
  ])('has what the last section asks for, a line each (%s)', (language, heading, section) => {
    const text = `# Title\n\n## 2025\n\n- One of three points\n- Another point\n- The last one\n\n## ${heading}\n\n${section}`
    const last = composeText(text, { language }).slides.at(-1)
    expect(last && chosenVariant(last)).toMatchObject({
      layout: 'closing',
      title: heading,
      blocks: [{ kind: 'bullets', items: [{}, {}] }],
    })
  })

  test('is no section of more than a slide holds', () => {
    const tasks = Array.from({ length: 9 }, (_, index) => `- Task number ${index} of the list`)
    const text = `# Title\n\n## Now\n\n- One point\n- Another point\n- The last one\n\n## Next steps\n\n${tasks.join('\n')}`
    expect(layoutsOf(text)).not.toContain('closing')
  })

  test('is missing when the text has nothing to close with', () => {
    const text = ['One', 'Two', 'Three', 'Four']
      .map((name) => `## ${name}\n- A point of ${name}\n- Another point of it\n- A third one here`)
      .join('\n\n')
    expect(layoutsOf(text, { slideRange: '6-10' })).not.toContain('closing')
  })
})

test('sources at the end of the text stand in the notes and on no slide', () => {
  const text = `# Paper\n\n## Method\nWe measured for a year. The sensors stood in four rivers.\n\n## References\n- Meyer 2019, Rivers of the north\n- Ito 2021, Sensors in water`
  const { slides } = composeText(text)
  expect(JSON.stringify(slides.map((slide) => slide.variants))).not.toContain('Meyer')
  expect(slides[slides.length - 1]?.notes).toContain(
    'Sources: Meyer 2019, Rivers of the north; Ito 2021, Sensors in water',
  )
})

test('small sections next to each other share a slide', () => {
  const long =
    '## Long\n- A first point of this section\n- A second point of this section\n- A third point of it'
  const text = `# Notes\n\n${long}\n\n## Venue\nRoom 4 in the old town hall.\n\n## Date\nMonday 3 May at nine.\n\n## Host\nAnn opens the door.`
  const slide = composeText(text, { slideRange: 'auto' }).slides.find(
    (one) => chosenVariant(one).title === 'Venue, Date, Host',
  )
  expect(slide).toBeDefined()
})

test('a source that is a paragraph of several sentences is one', () => {
  const text =
    '# Paper\n\n## Method\nWe measured for a year. The sensors stood in four rivers.\n\n## References\nMeyer, A. (2019). Rivers of the north. Water, 3, 5–9.\n\nIto, B. (2021). Sensors in water. Rivers, 4, 1–2.'
  const { slides } = composeText(text)
  expect(slides[slides.length - 1]?.notes).toContain(
    'Sources: Meyer, A. (2019). Rivers of the north. Water, 3, 5–9; Ito, B. (2021). Sensors in water. Rivers, 4, 1–2',
  )
})

test('questions about a text without a heading stand over its first sentence, whole', () => {
  const first =
    'Two sailors stand at the ramp of the ferry all day, and one engineer stays below with the old engine of the yard.'
  const { slides } = composeText(
    `${first} Nobody sails in January because of the ice that lies on the lake from one shore to the other.`,
    { slideRange: '6-10' },
  )
  const asked = slides.find((slide) => chosenVariant(slide).eyebrow === 'Discussion')
  const block = asked && findBlock([asked], 'paragraph')
  expect(block?.paragraphs[0]?.text).toBe(first)
})
