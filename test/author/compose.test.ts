import { describe, expect, test } from 'vitest'
import { slideRangeBounds, slideRanges } from '../../src/author/slide-range.ts'
import { chosenVariant, type Slide, slidePlainText, slideSchema } from '../../src/deck/slide.ts'
import { composeText, findBlock, linesOf, slideUnder, titlesOf } from '../support/compose-text.ts'
import { quarterlyReview } from '../support/quarterly-review.ts'
import { untraceable } from '../support/traceability.ts'

describe('a business review at 6-10 slides', () => {
  const { slides, sourceTitle } = composeText(quarterlyReview, { slideRange: '6-10' })

  test('opens with the deck title over the title of the source', () => {
    const [first] = slides
    expect(first && chosenVariant(first)).toMatchObject({
      layout: 'title',
      title: 'API Generated Presentation',
      blocks: [{ paragraphs: [{ text: 'Q3 2026 business review — Northwind Logistics' }] }],
    })
    expect(sourceTitle).toBe('Q3 2026 business review — Northwind Logistics')
  })

  test('makes a chart of one unit of the region table, annotated with the changes', () => {
    expect(findBlock(slides, 'chart')).toMatchObject({
      chartType: 'bar',
      categories: ['Europe', 'North America', 'Asia Pacific', 'Middle East'],
      series: [
        { name: 'Q3 2025', values: [17.8, 11.9, 4.6, 1.8] },
        { name: 'Q3 2026', values: [21.4, 13.1, 6.3, 1.8] },
      ],
      unit: { prefix: '$', suffix: 'M' },
      decimals: 1,
      annotations: ['+20%', '+10%', '+37%', '0%'],
      highlightedSeries: 1,
      highlightedCategory: 2,
    })
  })

  test('says on the slide behind the chart what the text says of it, which is more than a line', () => {
    const at = slides.indexOf(slideUnder(slides, 'Revenue by region'))
    expect(chosenVariant(slides[at] as Slide).caption).toBeUndefined()
    const said = slidePlainText(slides[at + 1] as Slide)
    expect(said).toContain('Europe added 42 new accounts')
    expect(said).toContain('The Middle East was flat')
  })

  test('makes a doughnut of shares that sum to 100', () => {
    const slide = chosenVariant(slideUnder(slides, 'Where the money went'))
    expect(slide.blocks).toMatchObject([
      { kind: 'chart', chartType: 'doughnut', series: [{ values: [46, 29, 14, 8, 3] }] },
    ])
  })

  test('makes steps of the numbered list', () => {
    expect(findBlock(slides, 'steps').items.map((item) => item.text)).toEqual([
      'The carrier registers and uploads its insurance certificate',
      'Compliance checks the certificate within two working days',
      'Operations runs three test shipments',
    ])
  })

  test('quotes with name and affiliation, without quotation marks', () => {
    expect(findBlock(slides, 'quote')).toMatchObject({
      quote: {
        text: 'We stopped calling the hotline in August. The tracking page simply tells us.',
      },
      name: 'Head of Supply Chain',
      affiliation: 'Halden Foods',
    })
  })

  test('ends with what is to be done, a line each', () => {
    expect(linesOf(slideUnder(slides, 'Next quarter'))).toEqual([
      'Hire four dispatchers in Busan',
      'Renegotiate the fuel hedge before 15 December',
      'Decide on the customs module by 1 November',
      'Do not open a second warehouse in the Middle East before Jeddah breaks even',
    ])
  })

  test('shows a sentence whole where there is room for it', () => {
    const slide = slideUnder(slides, 'Summary')
    expect(JSON.stringify(chosenVariant(slide).blocks)).toContain(
      'because the Rotterdam hub reached f',
    )
  })
})

describe('the title slide', () => {
  test('has the title of the text below one that somebody chose', () => {
    const { slides } = composeText(quarterlyReview, {
      deckTitle: 'Board meeting',
      titleIsDefault: false,
    })
    const [first] = slides
    expect(first && chosenVariant(first)).toMatchObject({
      title: 'Board meeting',
    })
    expect(first && linesOf(first)).toEqual(['Q3 2026 business review — Northwind Logistics'])
  })

  test('is missing when slides go into a deck that exists', () => {
    const { slides } = composeText(quarterlyReview, { appending: true, slideRange: '6-10' })
    expect(slides.map((slide) => chosenVariant(slide).layout)).not.toContain('title')
    expect(slides.length).toBeGreaterThanOrEqual(6)
  })

  test('is missing in a deck of one slide', () => {
    const { slides } = composeText(quarterlyReview, { slideRange: '1' })
    expect(slides).toHaveLength(1)
    expect(titlesOf(slides)).toEqual(['Q3 2026 business review — Northwind Logistics'])
  })
})

describe('the number of slides', () => {
  const inputs = {
    'one word': 'Photosynthesis',
    'an emoji': '🎉',
    'a line': 'Benefits of AI: increased productivity, enhanced creativity, improved efficiency',
    'a review': quarterlyReview,
    'forty sections': Array.from(
      { length: 40 },
      (_, at) => `## Part ${at}\n\nPart ${at} has ${at} pages and a plan.\n`,
    ).join('\n'),
  }
  for (const [name, text] of Object.entries(inputs)) {
    test.each(slideRanges)(`of ${name} is within %s`, (slideRange) => {
      for (const appending of [false, true]) {
        const { slides } = composeText(text, { slideRange, appending })
        const { minimum, maximum } = slideRangeBounds(slideRange)
        expect(slides.length).toBeGreaterThanOrEqual(minimum)
        expect(slides.length).toBeLessThanOrEqual(maximum)
        for (const slide of slides) expect(slideSchema.safeParse(slide).success).toBe(true)
        expect(untraceable(slides, text)).toEqual([])
      }
    })
  }

  test('of one word at 26-50 is reached with slides that all differ', () => {
    const titles = titlesOf(composeText('Photosynthesis', { slideRange: '26-50' }).slides)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('of a line at auto is one slide of what it lists', () => {
    const text =
      'Benefits of AI in the workplace: increased productivity, enhanced creativity, improved efficiency'
    const { slides } = composeText(text)
    expect(titlesOf(slides)).toEqual(['Benefits of AI in the workplace'])
    expect(slides.flatMap(linesOf)).toEqual([
      'Increased productivity',
      'Enhanced creativity',
      'Improved efficiency',
    ])
  })

  test('opens sections in a long deck', () => {
    const sections = Array.from({ length: 4 }, (_, section) =>
      [
        `# Topic ${section}`,
        ...Array.from(
          { length: 4 },
          (_, part) =>
            `## Detail ${section}.${part}\n- first point of ${part}\n- second point of ${section}\n- third point here`,
        ),
      ].join('\n'),
    )
    const layouts = composeText(sections.join('\n\n'), { slideRange: '21-25' }).slides.map(
      (slide) => chosenVariant(slide).layout,
    )
    expect(layouts.filter((layout) => layout === 'section')).toHaveLength(4)
  })
})

describe('what the composer adds', () => {
  test('is marked, and has no sources', () => {
    const { slides } = composeText('Photosynthesis', { slideRange: '6-10' })
    const added = slides.flatMap((slide) =>
      chosenVariant(slide).blocks.flatMap((block) =>
        block.kind === 'paragraph' ? block.paragraphs.filter((one) => one.added) : [],
      ),
    )
    expect(added.length).toBeGreaterThan(0)
    for (const one of added) expect(one.sources).toEqual([])
  })

  test('is in the language of the deck', () => {
    const { slides } = composeText('Fotosynthese', { slideRange: '2-5', language: 'de' })
    expect(slides.flatMap(linesOf)).toContain('Was wissen wir schon?')
  })
})

describe('the language', () => {
  test('is detected', () => {
    expect(composeText('हम 2027 तक 120 गाँवों में छोटे पुस्तकालय खोलना चाहते हैं।').language).toBe('hi')
  })

  test('of the text is that of the deck, with a warning that nothing was translated into the one asked for', () => {
    const { language, warnings, slides } = composeText(quarterlyReview, { language: 'fr' })
    expect(language).toBe('en-US')
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatch(/translation needs a language model/)
    expect(titlesOf(slides)).toContain('Next quarter')
  })

  test('asked for as another region of the same language gives no warning', () => {
    expect(composeText(quarterlyReview, { language: 'en-GB' }).warnings).toEqual([])
  })
})

test('the same request gives the same slides', () => {
  expect(composeText(quarterlyReview)).toEqual(composeText(quarterlyReview))
})
