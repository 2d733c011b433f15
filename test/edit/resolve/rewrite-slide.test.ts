import { describe, expect, it } from 'vitest'
import type { Deck } from '../../../src/deck/deck.ts'
import {
  bullets,
  bulletsSlide,
  chart,
  deck,
  paragraph,
  paragraphSlide,
  quoteSlide,
  slide,
  stepsSlide,
  timeline,
} from '../../support/decks.ts'
import { editWith, shownOn, slideOf } from '../../support/edit-steps.ts'

async function rewritten(
  before: Deck,
  style: 'shorter' | 'longer' | 'simpler',
  sources: Record<string, string> = {},
) {
  const request = { request: 'rewrite_slide' as const, slideId: 'slide-1', style }
  const { result, after } = await editWith(before, [request], { sources })
  return { result, blocks: shownOn(after, 1).blocks, notes: slideOf(after, 1).notes }
}

const long =
  'We will open the second site in Busan next spring, because the first one has been full since August'

describe('a slide made shorter', () => {
  it('loses clauses that may go, which stand in the notes', async () => {
    const { blocks, notes, result } = await rewritten(
      deck({}, bulletsSlide('Sites', [long])),
      'shorter',
    )
    expect(blocks).toMatchObject([
      { items: [{ text: 'We will open the second site in Busan next spring' }] },
    ])
    expect(notes).toBe(long)
    expect(result.summaries).toEqual(['Shortened slide 1; what left it stands in its notes.'])
  })

  it('loses the points that weigh least, in their order', async () => {
    const items = ['Open in Busan', 'Hire four people', 'Buy fuel', 'Paint the door', 'Call Ann']
    const one = slide('bullets', 'Plan', [bullets(items, [0.9, 0.8, 0.2, 0.1, 0.7])])
    const { blocks, notes } = await rewritten(deck({}, one), 'shorter')
    expect(blocks).toMatchObject([
      { items: [{ text: 'Open in Busan' }, { text: 'Hire four people' }, { text: 'Call Ann' }] },
    ])
    expect(notes).toBe('Buy fuel\nPaint the door')
  })

  it('loses its sub-items before its points', async () => {
    const one = bulletsSlide('Plan', ['Open in Busan', '  By spring', '  With Ann', 'Hire'])
    const { blocks } = await rewritten(deck({}, one), 'shorter')
    expect(blocks).toMatchObject([{ items: [{ text: 'Open in Busan' }, { text: 'Hire' }] }])
  })

  it('keeps all steps of a process by their names', async () => {
    const one = stepsSlide('Onboarding', ['Register: at the desk', 'Check: within a day'])
    const { blocks } = await rewritten(deck({}, one), 'shorter')
    expect(blocks).toMatchObject([
      {
        items: [
          { head: 'Register', text: '' },
          { head: 'Check', text: '' },
        ],
      },
    ])
  })

  it('keeps where a course of events began and where it goes', async () => {
    const dates = ['2021: founded', '2022: moved', '2023: grew', '2024: sold', '2025: closed']
    const { blocks } = await rewritten(
      deck({}, slide('timeline', 'Years', [timeline(dates)])),
      'shorter',
    )
    const [block] = blocks
    const items = block?.kind === 'timeline' ? block.items.map((item) => item.date) : []
    expect(items.length).toBeLessThan(5)
    expect([items[0], items.at(-1)]).toEqual(['2021', '2025'])
  })

  it('keeps the values of a chart, and loses the prose beside it', async () => {
    const one = slide('chart', 'Costs', [
      chart('bar', ['A', 'B', 'C'], { Cost: [1, 2, 3] }),
      paragraph('Nobody knows why', 'Somebody will find out'),
    ])
    const { blocks, notes } = await rewritten(deck({}, one), 'shorter')
    expect(blocks.map((block) => block.kind)).toContain('chart')
    expect(notes).toContain('Somebody will find out')
  })

  it('is not made at the cost of a quotation: that needs a model', async () => {
    const { result } = await rewritten(deck({}, quoteSlide('Said', `${long}.`)), 'shorter')
    expect(result.operations).toEqual([])
    expect(result.declined).toMatchObject([{ reason: 'needs_model' }])
    expect(result.declined[0]?.sentence).toContain('LLM_MODEL')
  })
})

describe('a slide made longer', () => {
  const source =
    'Fuel prices fell in May, because the strike had ended. Nobody had hedged. Sales grew.'
  const span = (start: number, end: number) => ({ input: 'text', start, end })

  it('gets back the sentences of its notes, which leave them', async () => {
    const one = bulletsSlide('Fuel', ['Prices fell'], {
      notes: 'The strike had ended by then.\nNobody had hedged against it.',
    })
    const { blocks, notes } = await rewritten(deck({}, one), 'longer')
    expect(blocks).toMatchObject([
      {
        items: [
          { text: 'Prices fell' },
          { text: 'The strike had ended by then' },
          { text: 'Nobody had hedged against it' },
        ],
      },
    ])
    expect(notes).toBeUndefined()
  })

  it('gets a line back as whole as its source has it', async () => {
    const end = source.indexOf('.') + 1
    const list = bullets(['Fuel prices fell in May'])
    const items = list.items.map(({ added: _, ...item }) => ({ ...item, sources: [span(0, end)] }))
    const one = { ...slide('bullets', 'Fuel', [{ ...list, items }]), sources: [span(0, end)] }
    const { blocks } = await rewritten(deck({}, one), 'longer', { text: source })
    expect(blocks).toMatchObject([
      {
        items: [
          { text: 'Fuel prices fell in May, because the strike had ended' },
          { text: 'Nobody had hedged', sources: [{ input: 'text' }] },
        ],
      },
    ])
  })

  it('says that more needs a model where there is nothing more', async () => {
    const { result } = await rewritten(deck({}, bulletsSlide('Fuel', ['Prices fell'])), 'longer')
    expect(result.operations).toEqual([])
    expect(result.declined).toMatchObject([{ reason: 'needs_model' }])
  })
})

describe('a slide made simpler', () => {
  it('says in two points what a semicolon parts', async () => {
    const one = bulletsSlide('Sites', [
      'The first site in Rotterdam has been full since the summer; the second one opens in Busan next spring',
    ])
    const { blocks } = await rewritten(deck({}, one), 'simpler')
    expect(blocks).toMatchObject([
      {
        items: [
          { text: 'The first site in Rotterdam has been full since the summer' },
          { text: 'The second one opens in Busan next spring' },
        ],
      },
    ])
  })

  it('keeps marks on their words where a semicolon parts them', async () => {
    const text =
      'The first site in Rotterdam has been full since the summer; the second one opens in Busan next spring'
    const mark = (words: string) => ({
      from: text.indexOf(words),
      to: text.indexOf(words) + words.length,
      bold: true as const,
    })
    const block = bullets([text])
    const items = block.items.map((item) => ({
      ...item,
      marks: [mark('Rotterdam'), mark('Busan')],
    }))
    const one = slide('bullets', 'Sites', [{ ...block, items }])
    const { blocks } = await rewritten(deck({}, one), 'simpler')
    expect(blocks).toMatchObject([
      {
        items: [
          { marks: [{ from: 18, to: 27, bold: true }] },
          { marks: [{ from: 24, to: 29, bold: true }] },
        ],
      },
    ])
  })

  it('loses what long sentences hold in parentheses, which stands in the notes', async () => {
    const text =
      'The second site opens in Busan next spring (as the board had asked for) and takes over the freight from Asia'
    const { blocks, notes } = await rewritten(deck({}, paragraphSlide('Sites', [text])), 'simpler')
    expect(JSON.stringify(blocks)).not.toContain('board')
    expect(notes).toContain('as the board had asked for')
  })

  it('says that other words need a model where sentences are short', async () => {
    const { result } = await rewritten(deck({}, bulletsSlide('Fuel', ['Prices fell'])), 'simpler')
    expect(result.declined).toMatchObject([{ reason: 'needs_model' }])
  })
})
