import { describe, expect, it } from 'vitest'
import { blockPlainText, blockSources } from '../../../src/deck/blocks/block.ts'
import type { AddSlide } from '../../../src/deck/requests/request.ts'
import { defaultTitle } from '../../../src/deck/shown-title.ts'
import {
  agenda,
  bulletsSlide,
  deck,
  quoteSlide,
  sectionSlide,
  slide,
  titleSlide,
} from '../../support/decks.ts'
import { editWith, shownOn, slideOf } from '../../support/edit-steps.ts'

const source = `# Review

## Fuel
Fuel prices rose by 12% in May. The hedge ends on 15 December.

## Staff
- Hire four dispatchers in Busan
- Train the night shift in Rotterdam

> "We stopped calling the hotline." — Ann Lee, Halden Foods
`
const review = deck(
  { title: 'Review' },
  titleSlide('Review'),
  bulletsSlide('Costs', ['Rent', 'Food']),
  slide('closing', 'Thank you', []),
)

async function added(wish: Omit<AddSlide, 'request'>, before = review) {
  const { result, after } = await editWith(before, [{ request: 'add_slide', ...wish }], {
    sources: { text: source },
  })
  const [id] = result.insertedSlideIds
  const number = after.slides.findIndex((one) => one.id === id) + 1
  return { result, after, number, shown: number > 0 ? shownOn(after, number) : undefined }
}

describe('a slide of words that were given', () => {
  it('shows exactly those', async () => {
    const points = ['Demand doubled in May.', 'Two rivals left', 'Prices fell by 12%']
    const { shown, result } = await added({ title: 'Why now', points, position: 1 })
    expect(shown?.title).toBe('Why now')
    const lines = shown?.blocks.flatMap((block) => blockPlainText(block).split('\n'))
    expect(lines?.map((line) => line.replace('.', ''))).toEqual(
      points.map((point) => point.replace('.', '')),
    )
    expect(result.summaries).toEqual(['Added slide 2, “Why now”.'])
    expect(result.warnings).toEqual([])
  })

  it('without a title says so', async () => {
    const { result } = await added({ points: ['Hire', 'Train', 'Open'] })
    expect(result.warnings).toEqual(['The new slide has no title yet; say its title.'])
  })

  it('is of the kind that suits their shape', async () => {
    const points = ['March 2027: pilot', 'June 2027: launch', 'May 2028: second site']
    const { shown } = await added({ title: 'Our plan', points })
    expect(shown).toMatchObject({
      layout: 'timeline',
      blocks: [{ items: [{ date: 'March 2027', added: true, sources: [] }, {}, {}] }],
    })
  })

  it('keeps long points whole', async () => {
    const point =
      'The second site opens in Busan next spring, which the board had asked for, because the first one is full'
    const { shown } = await added({ title: 'Sites', points: [point, 'Another point'] })
    expect(shown?.blocks).toMatchObject([{ items: [{ text: point }, { text: 'Another point' }] }])
  })

  it('takes the layout that was named, or says why it does not', async () => {
    const points = ['Rent: $5', 'Food: $7', 'Fuel: $2']
    const drawn = await added({ title: 'Costs', points, layout: 'chart' })
    expect(drawn.shown).toMatchObject({ layout: 'chart', blocks: [{ kind: 'chart' }] })
    const listed = await added({ title: 'Costs', points: ['High', 'Low'], layout: 'chart' })
    expect(listed.shown).toMatchObject({ layout: 'bullets' })
    expect(listed.result.warnings.join()).toContain('has no numbers')
  })
})

describe('a slide about a topic', () => {
  it('is made of the section of that name, and knows where it comes from', async () => {
    const { shown, result } = await added({ topic: 'fuel' })
    expect(shown?.title).toBe('Fuel')
    const text = JSON.stringify(shown?.blocks)
    expect(text).toContain('12%')
    const spans = shown?.blocks.flatMap(blockSources) ?? []
    expect(spans.map((span) => source.slice(span.start, span.end))).toContain(
      'Fuel prices rose by 12% in May.',
    )
    expect(result.warnings).toEqual([])
  })

  it('is made of the sentences about it where no section is', async () => {
    const { shown } = await added({ topic: 'the night shift' })
    expect(shown?.title).toBe('The night shift')
    expect(JSON.stringify(shown?.blocks)).toContain('Rotterdam')
    expect(JSON.stringify(shown?.blocks)).not.toContain('Busan')
  })

  it('is made of the notes where the text says nothing', async () => {
    const before = deck(
      {},
      bulletsSlide('Costs', ['Rent'], { notes: 'Parking costs us $90 a day.' }),
    )
    const { shown } = await added({ topic: 'parking' }, before)
    expect(shown?.title).toBe('Parking')
    expect(JSON.stringify(shown?.blocks)).toContain('$90')
  })

  it('claims nothing where nothing is known, and says so', async () => {
    const { shown, result } = await added({ topic: 'the weather on Mars' })
    expect(shown?.title).toBe('The weather on Mars')
    const [block] = shown?.blocks ?? []
    const items = block?.kind === 'bullets' ? block.items : []
    expect(items.length).toBeGreaterThan(0)
    expect(items.every((item) => item.added === true && item.text.endsWith('?'))).toBe(true)
    expect(result.warnings.join()).toContain('“the weather on Mars”')
    expect(result.warnings.join()).toContain('LLM_MODEL')
  })

  it('is called after its topic, as a title is written', async () => {
    const { shown } = await added({ topic: 'hiring', points: ['Post the job', 'Meet people'] })
    expect(shown?.title).toBe('Hiring')
  })

  it('is empty where nothing is said of it', async () => {
    const { shown, result } = await added({})
    expect(shown).toMatchObject({ title: 'New slide', blocks: [] })
    expect(result.warnings.join()).toContain('say its title and its points')
  })

  it('asks its questions in the language of the deck', async () => {
    const before = deck({ language: 'de' }, bulletsSlide('Kosten', ['Miete']))
    const { shown } = await added({ topic: 'Wetter' }, before)
    expect(JSON.stringify(shown?.blocks)).toContain('Was wissen wir')
  })

  it('carries the name of the section that it stands in', async () => {
    const before = deck(
      {},
      sectionSlide('People'),
      bulletsSlide('Hiring', ['Four'], { eyebrow: 'People' }),
      bulletsSlide('Training', ['Two'], { eyebrow: 'People' }),
    )
    const { shown } = await added({ topic: 'fuel', position: 2 }, before)
    expect(shown?.eyebrow).toBe('People')
  })
})

describe('a slide about the deck', () => {
  it('lists its parts behind the title', async () => {
    const before = deck(
      {},
      titleSlide('Review'),
      bulletsSlide('Costs rose', ['Rent'], { eyebrow: 'Costs' }),
      bulletsSlide('Rent rose most', ['Rent'], { eyebrow: 'Costs' }),
      bulletsSlide('Staff', ['Four']),
    )
    const { shown, number } = await added({ layout: 'agenda' }, before)
    expect(number).toBe(2)
    expect(shown?.blocks).toMatchObject([
      {
        items: [
          { text: 'Costs', slideId: 'slide-2' },
          { text: 'Staff', slideId: 'slide-4' },
        ],
      },
    ])
  })

  it('is no second agenda, which is said', async () => {
    const before = deck({}, titleSlide('Review'), slide('agenda', 'Agenda', [agenda(['Costs'])]))
    const { result } = await added({ layout: 'agenda' }, before)
    expect(result.operations).toEqual([])
    expect(result.warnings.join()).toContain('Slide 2 is an agenda already')
  })

  it('is an agenda of its own where its words are given', async () => {
    const before = deck({}, slide('agenda', 'Agenda', [agenda(['Costs'])]))
    const { result } = await added(
      { layout: 'agenda', title: 'Part two', points: ['Sales'] },
      before,
    )
    expect(result.operations).toMatchObject([{ op: 'insert_slide' }])
  })

  it('closes it with the thanks that are to stand on it', async () => {
    const { shown } = await added({ title: 'Thank you' })
    expect(shown).toMatchObject({ layout: 'closing', title: 'Thank you', blocks: [] })
  })

  it('opens a section with nothing but its name', async () => {
    const { shown } = await added({ layout: 'section', title: 'Part two', position: 1 })
    expect(shown).toMatchObject({ layout: 'section', title: 'Part two', blocks: [] })
  })

  it.each([
    'title',
    'section',
  ] as const)('is called what the deck shows as its title where no words are given: %s', async (layout) => {
    const { shown } = await added({ layout }, { ...review, title: defaultTitle })
    expect(shown).toMatchObject({ layout, title: 'Review' })
  })

  it('sums up before the closing slide', async () => {
    const { number, shown } = await added({ layout: 'recap' })
    expect(number).toBe(3)
    expect(shown).toMatchObject({ layout: 'recap', title: 'Key points' })
  })

  it('closes it in its language', async () => {
    const before = deck({ language: 'fr' }, bulletsSlide('Coûts', ['Loyer']))
    const { shown, number } = await added(
      { layout: 'closing', points: ['Des questions ?'] },
      before,
    )
    expect(number).toBe(2)
    expect(shown).toMatchObject({ layout: 'closing', blocks: [{ kind: 'paragraph' }] })
    expect(shown?.title).toMatch(/^Merci/)
  })
})

describe('a slide of a kind alone', () => {
  it('quotes what was given, by who said it', async () => {
    const { shown, result } = await added({
      layout: 'quote',
      points: ['“Bread is life” — Maria Silva, baker'],
    })
    expect(shown).toMatchObject({
      layout: 'quote',
      title: 'Maria Silva',
      blocks: [{ quote: { text: 'Bread is life' }, name: 'Maria Silva', affiliation: 'baker' }],
    })
    expect(result.warnings).toEqual([])
  })

  it('takes what the text has for it', async () => {
    const { shown } = await added({ layout: 'quote' })
    expect(shown).toMatchObject({
      layout: 'quote',
      blocks: [{ quote: { text: 'We stopped calling the hotline.' }, name: 'Ann Lee' }],
    })
  })

  it('is not added where the text has nothing for it', async () => {
    const { result } = await added({ layout: 'timeline' })
    expect(result.operations).toEqual([])
    expect(result.warnings.join()).toContain('nothing for a timeline slide')
  })

  it('leaves the slides around it as they are', async () => {
    const before = deck({}, quoteSlide('Said', 'So it goes'), bulletsSlide('Costs', ['Rent']))
    const { after, number } = await added({ topic: 'fuel', position: 1 }, before)
    expect(number).toBe(2)
    expect([slideOf(after, 1), slideOf(after, 3)]).toEqual(before.slides)
  })
})
