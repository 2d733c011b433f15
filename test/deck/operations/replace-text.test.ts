import { describe, expect, it } from 'vitest'
import type { ChartBlock } from '../../../src/deck/blocks/chart/schema.ts'
import type { Deck } from '../../../src/deck/deck.ts'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import type { Operation } from '../../../src/deck/operations/operation.ts'
import { slidePlainText } from '../../../src/deck/slide.ts'
import { bulletsSlide, chart, deck, slide } from '../../support/decks.ts'

const apply = (before: Deck, ...operations: Operation[]) => applyOperations(before, operations)
const texts = (after: Deck) => after.slides.map(slidePlainText)
const idOf = (one: Deck, index: number) => one.slides[index]?.id ?? ''

describe('replacing text', () => {
  const before = deck(
    { title: 'Art and parts' },
    bulletsSlide('Parts', ['The art of parts', 'ART'], { notes: 'Art, mostly.' }),
  )
  const id = idOf(before, 0)

  it('finds whole words in any case, everywhere', () => {
    const { deck: after, summary } = apply(before, {
      op: 'replace_text',
      find: 'art',
      replace: 'craft',
      matchCase: false,
      wholeWords: true,
    })
    expect(after.title).toBe('Craft and parts')
    expect(texts(after)).toEqual(['Parts\nThe craft of parts\nCRAFT'])
    expect(after.slides[0]?.notes).toBe('Craft, mostly.')
    expect(summary).toBe('Replaced “art” with “craft” in 4 places.')
  })

  it('keeps to the slides named, and to the case when asked, and says what it left', () => {
    const { deck: after, summary } = apply(before, {
      op: 'replace_text',
      find: 'ART',
      replace: '$& & co',
      slideIds: [id],
      matchCase: true,
      wholeWords: true,
    })
    expect(after.title).toBe('Art and parts')
    expect(texts(after)).toEqual(['Parts\nThe art of parts\n$& & co'])
    expect(summary).toBe(
      'Replaced “ART” with “$& & co” in one place. In 2 places it is written otherwise and was left as it is.',
    )
  })

  it.each([
    ['85', '90', '費用は85万円です', '費用は90万円です'],
    ['158名', '160名', '参加者は158名でした', '参加者は160名でした'],
    ['Acme', 'Globex', '新しいAcmeを使う', '新しいGlobexを使う'],
    ['900元', '950元', '租金每月900元', '租金每月950元'],
  ])('finds %s between letters that part no words', (find, replace, text, expected) => {
    const written = deck({ language: 'ja' }, bulletsSlide('題', [text]))
    const wish = { find, replace, matchCase: false, wholeWords: true }
    const { deck: after } = apply(written, { op: 'replace_text', ...wish })
    expect(texts(after)).toEqual([`題\n${expected}`])
  })

  it('leaves what is a part of a number or a word there', () => {
    const written = deck({ language: 'ja' }, bulletsSlide('題', ['費用は185万円', 'Acmesは']))
    const wish = { replace: 'x', matchCase: false, wholeWords: true }
    for (const find of ['85', 'Acme'])
      expect(() => apply(written, { op: 'replace_text', find, ...wish })).toThrow()
  })

  it('finds words of scripts that write none apart', () => {
    const japanese = deck({ language: 'ja' }, bulletsSlide('売上高', ['売上高は伸びた']))
    const { deck: after } = apply(japanese, {
      op: 'replace_text',
      find: '売上',
      replace: '利益',
      matchCase: false,
      wholeWords: true,
    })
    expect(texts(after)).toEqual(['利益高\n利益高は伸びた'])
  })

  it('is refused when the words stand nowhere', () => {
    expect(() =>
      apply(before, {
        op: 'replace_text',
        find: 'Nowhere',
        replace: 'x',
        matchCase: false,
        wholeWords: true,
      }),
    ).toThrow('“Nowhere” does not stand')
  })
})

/** A text after words in it were replaced. */
function replaced(text: string, find: string, replace: string, matchCase = false): string {
  const before = deck({ title: 'Words' }, bulletsSlide(text, ['Nothing else']))
  const operation = { op: 'replace_text' as const, find, replace, matchCase, wholeWords: true }
  return apply(before, operation).deck.slides[0]?.variants[0]?.title ?? ''
}

describe('the case of what is replaced', () => {
  it.each([
    ['Revenue grew', 'revenue', 'sales', 'Sales grew'],
    ['The revenue grew', 'revenue', 'sales', 'The sales grew'],
    ['REVENUE GREW', 'revenue', 'sales', 'SALES GREW'],
    ['Revenue Growth', 'revenue growth', 'sales', 'Sales'],
    ['The revenue grew', 'revenue', 'Acme', 'The Acme grew'],
    ['REVENUE grew', 'revenue', 'iPhones', 'iPhones grew'],
    ['IBM grew', 'IBM', 'the company', 'The company grew'],
    ['We left IBM', 'IBM', 'the company', 'We left the company'],
    ['Istanbul', 'istanbul', 'izmir', 'Izmir'],
    ['A plan', 'a', 'one', 'One plan'],
    ['Выручка растёт', 'выручка', 'продажи', 'Продажи растёт'],
    ['売上は伸びた', '売上', '利益', '利益は伸びた'],
  ])('“%s”, %s by %s, is “%s”', (text, find, replace, expected) => {
    expect(replaced(text, find, replace)).toBe(expected)
  })

  it('goes as it was written when the case was to match', () => {
    expect(replaced('Revenue grew', 'Revenue', 'sales', true)).toBe('sales grew')
  })
})

describe('a number', () => {
  it.each([
    ['$42.6 million', '42', '43', '$42.6 million'],
    ['It rose to 34.5%', '5', '6', 'It rose to 34.5%'],
    ['1,234 people', '234', '9', '1,234 people'],
    ['42, then 43.', '43', '44', '42, then 44.'],
    ['5,200 a month', '5200', '5300', '5,300 a month'],
    ['5200 a month', '5,200', '5300', '5300 a month'],
    ['5.200 im Monat', '5200', '900', '900 im Monat'],
    ['34,5 %', '34.5', '35,1', '35,1 %'],
    ['Call 0711', '711', '712', 'Call 0711'],
  ])('of “%s”, %s by %s, is “%s”', (text, find, replace, expected) => {
    const before = deck({ title: 'Words' }, bulletsSlide(text, [find]))
    const operation = {
      op: 'replace_text' as const,
      find,
      replace,
      matchCase: false,
      wholeWords: true,
    }
    expect(apply(before, operation).deck.slides[0]?.variants[0]?.title).toBe(expected)
  })

  it('is replaced among the values of a chart, and comes back', () => {
    const values = chart('bar', ['Rent', 'Staff'], { Costs: [2400, 5200] })
    const before = deck({}, slide('chart', 'Costs', [values]))
    const {
      deck: after,
      inverse,
      summary,
    } = apply(before, {
      op: 'replace_text',
      find: '5,200',
      replace: '5,300',
      matchCase: false,
      wholeWords: true,
    })
    expect(after.slides[0]?.variants[0]?.blocks).toMatchObject([
      { series: [{ values: [2400, 5300] }] },
    ])
    expect(summary).toBe('Replaced “5,200” with “5,300” in one place.')
    expect(apply(after, ...inverse).deck).toEqual(before)
  })

  const seriesAfter = (
    one: Partial<ChartBlock['series'][number]> & { values: number[] },
    find: string,
    replace: string,
  ) => {
    const categories = one.values.map((_, index) => `Part ${index + 1}`)
    const block = { ...chart('bar', categories, {}), series: [{ name: 'Costs', ...one }] }
    const operation = {
      op: 'replace_text' as const,
      find,
      replace,
      matchCase: false,
      wholeWords: true,
    }
    const { deck: after } = apply(deck({}, slide('chart', 'Costs', [block])), operation)
    const [changed] = after.slides[0]?.variants[0]?.blocks ?? []
    return changed?.kind === 'chart' ? changed.series[0] : undefined
  }

  it('changes what a chart prints for it, and takes away what says the old one in words', () => {
    const labels = ['€1.2 m', 'little over a million', '€2 m']
    const changed = seriesAfter({ values: [1.2, 1.2, 2], labels }, '1.2', '1.3')
    expect(changed).toMatchObject({ values: [1.3, 1.3, 2], labels: ['€1.3 m', '', '€2 m'] })
  })

  it('is printed with the digits that it has', () => {
    expect(seriesAfter({ values: [4, 6] }, '4', '4.5')?.decimals).toEqual([1, null])
    expect(seriesAfter({ values: [4, 6], decimals: [0, 2] }, '4', '4.5')?.decimals).toEqual([1, 2])
    expect(seriesAfter({ values: [4, 6] }, '4', '5')).not.toHaveProperty('decimals')
  })
})

describe('what words leave that are taken out', () => {
  it.each([
    ['The strong revenue grew', 'strong', 'The revenue grew'],
    ['It grew, strongly, in May', 'strongly', 'It grew, in May'],
    ['It grew strongly, in May', 'strongly', 'It grew, in May'],
    ['It grew strongly.', 'strongly', 'It grew.'],
    ['It grew (strongly) in May', 'strongly', 'It grew in May'],
    ['“strongly grown”', 'strongly', '“grown”'],
    ['Strongly grown', 'strongly', 'Grown'],
    ['Grew. Strongly held.', 'strongly', 'Grew. Held.'],
    ['Costs, strongly', 'strongly', 'Costs'],
    ['Very very good', 'very', 'Good'],
    ['Well, very very good', 'very', 'Well, good'],
    ['Strongly: it grew', 'strongly', 'It grew'],
    ['one strongly\ntwo', 'strongly', 'one\ntwo'],
    ['売上は大きく伸びた', '大きく', '売上は伸びた'],
  ])('“%s” without “%s” is “%s”', (text, find, expected) => {
    expect(replaced(text, find, '')).toBe(expected)
  })

  it('is no empty point beside others', () => {
    const before = deck({}, bulletsSlide('Costs', ['Fuel', 'Rent', '  Office', 'Staff']))
    const { deck: after } = apply(before, {
      op: 'replace_text',
      find: 'rent',
      replace: '',
      matchCase: false,
      wholeWords: true,
    })
    expect(texts(after)).toEqual(['Costs\nFuel\nOffice\nStaff'])
  })
})
