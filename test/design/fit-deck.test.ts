import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ComparisonBlock } from '../../src/deck/blocks/comparison/schema.ts'
import { type Deck, deckSchema } from '../../src/deck/deck.ts'
import { chosenVariant, slidePlainText } from '../../src/deck/slide.ts'
import { buildScene } from '../../src/design/build-scene.ts'
import { fitDeck } from '../../src/design/fit-deck.ts'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { anyDeck } from '../support/arbitrary-decks.ts'
import {
  bullets,
  bulletsSlide,
  chart,
  chartSlide,
  deck,
  paragraphSlide,
  quoteSlide,
  sides,
  slide,
  stats,
  steps,
  stepsSlide,
  table,
  tableSlide,
  titleSlide,
} from '../support/decks.ts'
import { sceneProblems } from '../support/scene-checks.ts'
import { howMany } from '../support/test-range.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

function fitInto(one: Deck, maximumSlides: number, firstIndex = 0): Deck {
  let next = 0
  return fitDeck(one, typography, { maximumSlides, firstIndex, newId: () => `new-${++next}` })
}

const sentence = 'The carrier registers and uploads its insurance certificate before the first load'
const longItems = (count: number) =>
  Array.from({ length: count }, (_, index) => `${sentence}, item number ${index + 1}`)

describe('fitDeck', () => {
  it('leaves a slide that fits as it is', () => {
    const one = deck({}, bulletsSlide('Risks', ['Fuel', 'Customs']))
    expect(fitInto(one, 5).slides).toEqual(one.slides)
  })

  it('leaves no marks beyond the end of a text that is cut short', () => {
    const text = `${sentence} `.repeat(200)
    const block = bullets([text])
    const marked = block.items.map((item) => ({
      ...item,
      marks: [{ from: text.length - 9, to: text.length - 1, bold: true as const }],
    }))
    const one = deck({}, slide('bullets', 'Risks', [{ ...block, items: marked }]))
    expect(deckSchema.safeParse(fitInto(one, 1)).error).toBeUndefined()
  })

  it('splits a long list onto slides with the same title, in about equal parts', () => {
    const fitted = fitInto(deck({}, bulletsSlide('Steps to take', longItems(14))), 10)
    const counts = fitted.slides.map((one) => {
      const [block] = chosenVariant(one).blocks
      return block?.kind === 'bullets' ? block.items.length : 0
    })
    expect(counts.length).toBeGreaterThan(1)
    expect(counts.reduce((a, b) => a + b)).toBe(14)
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2)
    expect(fitted.slides.every((one) => chosenVariant(one).title === 'Steps to take')).toBe(true)
  })

  it('moves the lowest-scored items to the notes when the deck may not grow', () => {
    const items = longItems(40)
    const block = bullets(
      items,
      items.map((_, index) => (index === 37 ? 1 : index / 100)),
    )
    const [fitted] = fitInto(deck({}, slide('bullets', 'Full', [block])), 1).slides
    if (fitted === undefined) throw new Error('No slide.')
    expect(slidePlainText(fitted)).toContain('item number 38')
    expect(slidePlainText(fitted)).not.toContain('item number 1\n')
    expect(fitted.notes).toContain('item number 1\n')
    for (const item of items)
      expect(`${slidePlainText(fitted)}\n${fitted.notes}\n`).toContain(`${item}\n`)
  })

  it('keeps the notes that a slide has', () => {
    const full = bulletsSlide('Full', longItems(40), { notes: 'Say hello.' })
    expect(fitInto(deck({}, full), 1).slides[0]?.notes?.startsWith('Say hello.\n')).toBe(true)
  })

  it('continues the numbers of a process', () => {
    const block = steps(longItems(12))
    const fitted = fitInto(deck({}, slide('steps', 'Onboarding', [block])), 8)
    const firsts = fitted.slides.map((one) => {
      const [part] = chosenVariant(one).blocks
      return part?.kind === 'steps' ? [part.firstNumber ?? 1, part.items.length] : []
    })
    let next = 1
    for (const [first, length] of firsts) {
      expect(first).toBe(next)
      next += length ?? 0
    }
    expect(next).toBe(13)
  })

  it('repeats the head of a long table and keeps every row', () => {
    const rows = Array.from({ length: 30 }, (_, index) => [`Row ${index + 1}`, String(index)])
    const fitted = fitInto(deck({}, tableSlide('Rows', ['Name', '#Value'], rows)), 10)
    const parts = fitted.slides.flatMap((one) => {
      const [block] = chosenVariant(one).blocks
      return block?.kind === 'table' ? [block] : []
    })
    expect(parts.flatMap((part) => part.rows.map((row) => row.cells))).toEqual(rows)
    expect(parts.every((part) => part.columns[0]?.name === 'Name')).toBe(true)
    expect(Math.max(...parts.map((part) => part.rows.length))).toBeLessThanOrEqual(8)
  })

  it('divides a wide table by columns, the first leading each part', () => {
    const columns = ['Region', ...Array.from({ length: 17 }, (_, index) => `#Month ${index + 1}`)]
    const rows = ['Europe', 'Asia'].map((name) => [name, ...columns.slice(1).map(() => '1234.5')])
    const fitted = fitInto(deck({}, slide('table', 'Wide', [table(columns, rows)])), 12)
    const parts = fitted.slides.flatMap((one) => {
      const [block] = chosenVariant(one).blocks
      return block?.kind === 'table' ? [block] : []
    })
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.flatMap((part) => part.columns.slice(1).map((column) => column.name))).toEqual(
      columns.slice(1).map((name) => name.replace('#', '')),
    )
    expect(parts.every((part) => part.rows[1]?.cells[0] === 'Asia')).toBe(true)
  })

  it('shortens a single item that is too long and keeps its text in the notes', () => {
    const word = 'W'.repeat(20_000)
    const [fitted] = fitInto(deck({}, bulletsSlide('One word', [word])), 1).slides
    const [block] = fitted ? chosenVariant(fitted).blocks : []
    expect(block?.kind === 'bullets' && block.items[0]?.text.endsWith('…')).toBe(true)
    expect(fitted?.notes).toBe(word)
  })

  it('shows a cover title of 300 characters whole', () => {
    for (const theme of systemThemes)
      for (const title of ['Rotterdam hub '.repeat(22).slice(0, 300), '語'.repeat(300)]) {
        const one = deck({ themeId: theme.id }, titleSlide(title))
        expect(fitInto(one, 1).slides).toEqual(one.slides)
      }
  })

  it('shortens a line of who and when that is too long for its cover, and keeps it in the notes', () => {
    const meta = longItems(20).join(', ')
    const [cover] = fitInto(deck({}, slide('title', 'Review', [], { meta })), 1).slides
    expect(cover?.variants[0]?.meta?.length).toBeLessThan(meta.length)
    expect(cover?.variants[0]?.title).toBe('Review')
    expect(cover?.notes).toContain(meta)
  })

  it('cuts a longer content title and keeps it in the notes', () => {
    const title = 'Revenue grew ahead of plan '.repeat(30).trim()
    const [fitted] = fitInto(deck({}, bulletsSlide(title, ['Fuel'])), 3).slides
    expect(fitted && chosenVariant(fitted).title.endsWith('…')).toBe(true)
    expect(fitted?.notes).toBe(title)
  })

  it('gives blocks without a place a slide of their own', () => {
    const mixed = slide('bullets', 'Both', [bullets(['Fuel']), table(['A', 'B'], [['1', '2']])])
    const fitted = fitInto(deck({}, mixed), 3)
    expect(
      fitted.slides.map((one) => chosenVariant(one).blocks.map((block) => block.kind)),
    ).toEqual([['bullets'], ['table']])
  })

  it('leaves slides before the first index alone', () => {
    const one = deck(
      {},
      bulletsSlide('Old', longItems(40)),
      stepsSlide('New', ['Sign: The carrier signs']),
    )
    expect(fitInto(one, 9, 1).slides).toEqual(one.slides)
  })

  it('divides long lists of a comparison so that no point is lost and every side goes on', () => {
    const long = sides({ Owner: longItems(14), Hirer: longItems(11) })
    const fitted = fitInto(deck({}, slide('comparison', 'Delivery and care', [long])), 4)
    const parts = fitted.slides.flatMap((one) => chosenVariant(one).blocks) as ComparisonBlock[]
    const points = (part: ComparisonBlock, side: number) =>
      (part.sides[side]?.items ?? []).map((item) => item.text)
    expect(fitted.slides.map((one) => one.notes).filter(Boolean)).toEqual([])
    expect(parts.flatMap((part) => points(part, 0))).toEqual(longItems(14))
    expect(parts.flatMap((part) => points(part, 1))).toEqual(longItems(11))
    expect(parts.every((part) => points(part, 1).length > 0)).toBe(true)
  })

  it('shortens the points of one slide, all of which go to the notes', () => {
    const long = sides({ Owner: longItems(14), Hirer: longItems(11) })
    const [only] = fitInto(deck({}, slide('comparison', 'Delivery and care', [long])), 1).slides
    for (const point of longItems(14)) expect(only?.notes).toContain(point)
  })

  it('is the identity on what it has fitted', () => {
    const one = deck(
      {},
      bulletsSlide('Many', longItems(14)),
      paragraphSlide('Prose', [longItems(30).join('. ')]),
      quoteSlide('', longItems(9).join(', '), 'Somebody'),
      chartSlide('Chart', chart('bar', ['A', 'B'], { One: [1, 2] }), [
        stats({ figure: '2', label: 'B', note: longItems(9).join(', ') }),
      ]),
    )
    const once = fitInto(one, 12)
    expect(fitInto(once, once.slides.length).slides).toEqual(once.slides)
  })

  it('fits any deck without problems, within its number of slides', () => {
    const decks = anyDeck(systemThemes.map((theme) => theme.id))
    fc.assert(
      fc.property(decks, fc.integer({ min: 0, max: 4 }), (one, growth) => {
        const maximum = one.slides.length + growth
        const fitted = fitInto(one, maximum)
        expect(fitted.slides.length).toBeLessThanOrEqual(maximum)
        expect(deckSchema.safeParse(fitted).success).toBe(true)
        const scene = buildScene(fitted, typography)
        expect(sceneProblems(scene)).toEqual([])
        expect(scene.pages.length).toBe(fitted.slides.length)
      }),
      { numRuns: howMany(5, 25), seed: 20_261 },
    )
  })

  it('says only under the last part of a table how much more there is', () => {
    const rows = Array.from({ length: 24 }, (_, row) => [`Port ${row}`, `${row}`])
    const whole = tableSlide('Ports', ['Port', '#Ships'], rows)
    const variants = whole.variants.map((one) => ({ ...one, caption: '… and 21 more' }))
    const unfitted = deck({}, { ...whole, variants })
    const { slides } = fitInto(unfitted, 9)
    const captions = slides.map((one) => chosenVariant(one).caption)
    expect(captions.length).toBeGreaterThan(1)
    expect(captions.filter(Boolean)).toEqual(['… and 21 more'])
    expect(captions.at(-1)).toBe('… and 21 more')
  })
})
