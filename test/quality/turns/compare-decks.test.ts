import { describe, expect, it } from 'vitest'
import type { Deck } from '../../../src/deck/deck.ts'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import type { Operation } from '../../../src/deck/operations/operation.ts'
import type { Slide } from '../../../src/deck/slide.ts'
import { deckOfWritten } from '../../support/written-decks/deck-of-written.ts'
import type { WrittenDeck } from '../../support/written-decks/written-deck.ts'
import { differences } from './compare-decks.ts'
import { destroysMore } from './destruction.ts'
import { expectedDeck } from './expected-deck.ts'
import type { TurnEntry } from './turn-entries.ts'

const written: WrittenDeck = {
  deck: 'bakery',
  way: 'written',
  slides: [
    { n: 1, layout: 'title', title: 'The bakery', subtitle: 'A year' },
    { n: 2, layout: 'bullets', title: 'Ovens', items: ['Two old', 'One new'], notes: 'Be brief.' },
    {
      n: 3,
      layout: 'chart:bar',
      title: 'Loaves',
      chart: { categories: ['Q1', 'Q2'], series: [{ name: 'Rye', values: [1.5, 2] }] },
    },
    { n: 4, layout: 'bullets', title: 'Ovens', items: ['Two old', 'One new'] },
  ],
}
const first = deckOfWritten(written, 'simple_light')

function expected(slides: TurnEntry['slides']) {
  return expectedDeck(written, first, { say: '', expect: 'done', slides })
}

function edited(...operations: Operation[]): Deck {
  return applyOperations(first, operations).deck
}

function found(slides: TurnEntry['slides'], given: Deck): string[] {
  return differences(expected(slides), given, { first, exactColors: true })
}

describe('a deck beside the one that is expected', () => {
  it('differs in nothing but printing: spaces, and a full stop at the end', () => {
    const given = edited(
      { op: 'set_notes', slideId: 'slide-2', notes: 'Be brief.\nSmile' },
      { op: 'set_slide_title', slideId: 'slide-2', title: 'Our ovens.' },
    )
    const wanted = [1, { was: 2, title: 'Our ovens', notes: 'Be brief. Smile.' }, '3-4']
    expect(found(wanted, given)).toEqual([])
  })

  it('is told by the lines that are missing and those too many', () => {
    const given = edited({ op: 'set_slide_title', slideId: 'slide-3', title: 'Bread' })
    expect(found([1, { was: 2, notes: null }, { was: 3, title: 'Rolls' }, 4], given)).toEqual([
      'slide 2:',
      '+ notes: Be brief.',
      'slide 3:',
      '- title: Rolls',
      '+ title: Bread',
    ])
  })

  it('has the slides that stay themselves, not others with their words', () => {
    const given = edited({ op: 'move_slide', slideId: 'slide-4', position: 1 })
    expect(found(['1-4'], given)).toEqual(['- slides: 1 2 3 4', '+ slides: 1 4 2 3'])
  })

  it('has a copy where a slide is named again', () => {
    const copy = { ...(first.slides[1] as Slide), id: 'copy' }
    const given = edited({ op: 'insert_slide', slide: copy, position: 2 })
    expect(found([1, 2, { was: 2 }, '3-4'], given)).toEqual([])
    expect(found(['1-2', '2-4'], given)).toEqual([])
    expect(found(['1-2', '2-4'], first)).not.toEqual([])
  })

  it('has the words marked as they should be, in however many pieces', () => {
    const place = { slideId: 'slide-2', at: { part: 'title' } } as const
    const given = edited({
      op: 'set_marks',
      ...place,
      marks: [
        { from: 0, to: 2, bold: true },
        { from: 2, to: 5, bold: true, italic: true },
      ],
    } as never)
    expect(found([1, { was: 2, marks: [{ text: 'Ovens', bold: true }] }, '3-4'], given)).toEqual([
      'slide 2:',
      '+ mark italic: ens',
    ])
  })

  it('has titles, texts and grounds set as they should be', () => {
    const given = edited(
      { op: 'set_style', slideId: 'slide-2', at: { part: 'title' }, style: { align: 'center' } },
      { op: 'set_style', slideId: 'slide-2', at: { blockId: 'bullets' }, style: { size: -1 } },
      { op: 'set_ground', slideId: 'slide-2', ground: { role: 'accent' } },
    )
    const title = { on: 'title', align: 'center' } as const
    const text = { on: 'text', size: -1 } as const
    expect(found([1, { was: 2, style: [title, text], ground: 'accent' }, '3-4'], given)).toEqual([])
    expect(found([1, { was: 2, style: title }, '3-4'], given)).toEqual([
      'slide 2:',
      '+ ground: accent',
      '+ style of the text: size: -1',
    ])
  })

  it('may name a series that nobody named', () => {
    const series = [{ values: [1.5, 2] }] as never
    const chart = { categories: ['Q1', 'Q2'], series }
    expect(found([1, 2, { was: 3, chart }, 4], first)).toEqual([])
  })

  it('is left to a reader where the program finds the words, if anything has changed', () => {
    const wanted = ['1-2', { was: 3, judge: 'a shorter title' }, 4]
    const given = edited({ op: 'set_slide_title', slideId: 'slide-3', title: 'Bread' })
    expect(found(wanted, given)).toEqual([])
    expect(found(wanted, first)).toEqual(['slide 3:', '- changed, for a reader to look at'])
  })
})

describe('what an edit destroys', () => {
  const moved = edited({ op: 'move_slide', slideId: 'slide-4', position: 0 })

  it('is what should have stayed and is nowhere any more', () => {
    expect(
      destroysMore(first, first, edited({ op: 'set_notes', slideId: 'slide-2', notes: null })),
    ).toBe(true)
    expect(destroysMore(first, first, edited({ op: 'delete_slide', slideId: 'slide-3' }))).toBe(
      true,
    )
  })

  it('is nothing that stands elsewhere, or should go', () => {
    expect(destroysMore(first, first, moved)).toBe(false)
    const given = edited({ op: 'delete_slide', slideId: 'slide-3' })
    expect(destroysMore(first, given, given)).toBe(false)
  })
})
