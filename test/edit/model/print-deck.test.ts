import { describe, expect, it } from 'vitest'
import { printDeck } from '../../../src/edit/model/print-deck.ts'
import { ShortNames } from '../../../src/edit/model/short-names.ts'
import {
  bullets,
  bulletsSlide,
  chart,
  deck,
  simpleLightId,
  slide,
  titleSlide,
} from '../../support/decks.ts'
import { instructed, type Said } from '../../support/models/instructed.ts'
import { promptOf } from '../../support/models/scripted-writer.ts'

const themes = [{ id: simpleLightId, name: 'Simple Light' }]

describe('a deck as a language model reads it', () => {
  it('has short names, what blocks say in the notation they are written in, and nothing that only we know', () => {
    const review = deck(
      { title: 'Review' },
      titleSlide('Review'),
      slide('bullets', 'Costs', [bullets(['Rent', '  Old rent'])], { notes: 'Say\nthis' }),
      slide('chart', 'Sales', [chart('bar', ['2024', '2025'], { Cost: [4, 6] })]),
    )
    const { text, shortened } = printDeck(review, new ShortNames(review, themes), new Set())
    expect(shortened).toBe(false)
    expect(text.split('\n')).toEqual([
      'Deck: "Review", language en, theme Simple Light, 3 slides',
      's1 title "Review"',
      's2 bullets "Costs"',
      '  s2b1 bullets {"items":["Rent",{"text":"Old rent","level":1}]}',
      '  notes: "Say this"',
      's3 chart "Sales"',
      '  s3b1 chart {"chartType":"bar","categories":["2024","2025"],"series":[{"name":"Cost","values":[4,6]}]}',
    ])
  })

  const long = deck(
    {},
    ...Array.from({ length: 60 }, (_, index) =>
      bulletsSlide(
        `Topic ${index + 1}`,
        Array.from(
          { length: 8 },
          (_one, at) => `Line ${at} of topic ${index + 1} says a good deal about it`,
        ),
      ),
    ),
  )

  it('shows of a long one whole what is spoken of, and the beginning of the rest', () => {
    const { text, shortened } = printDeck(long, new ShortNames(long, themes), new Set(['slide-7']))
    expect(shortened).toBe(true)
    expect(text).toContain('Line 7 of topic 7 ')
    expect(text).not.toContain('Line 7 of topic 8 ')
    expect(text).toContain('s8 bullets "Topic 8" (bullets) "Line 0 of topic 8')
    expect(text.length).toBeLessThan(16_000)
  })

  it.each<[string, number, (ids: string[]) => string[]]>([
    ['everything is spoken of', 60, (ids) => ids],
    ['there are very many slides', 700, (ids) => ids.slice(-1)],
  ])('is never longer than it may be, also where %s', (_what, count, chosen) => {
    const slides = Array.from({ length: count }, (_, at) => long.slides[at % 60]).map(
      (one, at) => ({ ...one, id: `slide-${at + 1}` }) as NonNullable<typeof one>,
    )
    const longer = { ...long, slides }
    const inFull = new Set(chosen(slides.map(({ id }) => id)))
    const { text } = printDeck(longer, new ShortNames(longer, themes), inFull)
    expect(text.length).toBeLessThanOrEqual(16_000)
    expect(text).toContain(`s${count}`)
    expect(text).toContain(`${[...inFull][0]?.replace('slide-', 's')}b1 bullets {`)
  })

  it('can be read on, slide by slide, before an answer', async () => {
    const said: Said = (_request, index) => ({
      content: JSON.stringify(
        index === 0
          ? { steps: [{ tool: 'read_slides', slideIds: ['s9'] }] }
          : { steps: [{ tool: 'set_slide_title', slideId: 's9', title: 'Topic nine' }] },
      ),
    })
    const { requests, result } = await instructed(
      long,
      'Whatever bores people somewhere in there should sound fresher',
      said,
    )
    const [first, second] = requests.map(promptOf)
    expect(first).not.toContain('Line 7 of topic 9 ')
    expect(second).toContain('Line 7 of topic 9 ')
    expect(result.operations).toHaveLength(1)
  })
})
