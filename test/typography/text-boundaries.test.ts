import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakOpportunities, graphemeBoundaries } from '../../src/typography/text-boundaries.ts'

/** The text with a bar wherever a line may end. */
function broken(text: string): string {
  let start = 0
  return breakOpportunities(text, graphemeBoundaries(text))
    .map((end) => {
      const part = text.slice(start, end)
      start = end
      return part
    })
    .join('|')
}

describe('breakOpportunities', () => {
  it.each([
    ['after spaces', 'to be or not', 'to |be |or |not'],
    ['not before closing signs', 'Really? (Yes!) “No.”', 'Really? |(Yes!) |“No.”'],
    ['after hyphens and dashes', 'well-known — fact', 'well-|known |— |fact'],
    [
      'not behind slashes before letters',
      'to src/main.js and/or 1/2',
      'to |src/main.js |and/or |1/2',
    ],
    ['not behind slashes before a name in brackets', 'tag a/<branch>', 'tag |a/<branch>'],
    ['not in figures', '1,234.56 $100 50% −3', '1,234.56 |$100 |50% |−3'],
    ['not at no-break spaces', '100\u00A0km per\u00A0h', '100\u00A0km |per\u00A0h'],
    ['not at soft hyphens, which would need a hyphen drawn', 'Wort\u00ADteil', 'Wort\u00ADteil'],
    ['at zero-width spaces', 'a\u200Bb', 'a\u200B|b'],
    ['not at word joiners', '日\u2060本', '日\u2060本'],
    ['between Chinese words, not before their stops', '你好，世界。', '你好，|世界。'],
    ['not before the last character of a compound', '老师图书馆开放', '老师|图书馆|开放'],
    ['not behind a prefix', '減らした新シリーズと第二工場', '減らした|新シリーズと|第二工場'],
    ['not behind a demonstrative', '可是哪一刻該停', '可是|哪一刻|該停'],
    ['not before what qualifies an amount', '攝氏200度以上的熱鍋', '攝氏|200度以上的|熱鍋'],
    ['not between a number and a counter in kana', '発売から3か月で', '発売から|3か月で'],
    [
      'not in a few words in East Asian brackets',
      '売上（前期比34％増）は',
      '売上|（前期比34％増）|は',
    ],
    [
      'not at a hyphen beside one or two letters',
      'L-V, e-mail, a follow-up',
      'L-V, |e-mail, |a |follow-up',
    ],
    ['not before a wave dash', '오전 10시~11시 40분', '오전 |10시~11시 |40분'],
    ['between Japanese phrases', '図書館の移転について', '図書館の|移転について'],
    ['not behind an honorific', '改装のご依頼', '改装の|ご依頼'],
    ['not before an ending or a noun of one character', 'つくり方を学ぶ', 'つくり方を|学ぶ'],
    [
      'between Korean words only, also at digits',
      '하루 40여 명이 늘었다',
      '하루 |40여 |명이 |늘었다',
    ],
    ['not in East Asian amounts', '9億8,000万円増', '9億8,000万円増'],
    ['between Korean words only', '매출이 늘었다', '매출이 |늘었다'],
    ['between Thai words', 'รายได้เติบโตมาก', 'ราย|ได้|เติบโต|มาก'],
    ['not before the Thai repetition mark', 'เร็วๆนี้', 'เร็วๆ|นี้'],
    ['not in emoji of several parts', '👩‍👩‍👧👍🏽', '👩‍👩‍👧|👍🏽'],
    ['not in ranges', 'pages 40–44, 5-10 days', 'pages |40–44, |5-10 |days'],
    ['not in East Asian ranges', '水温75～80°C', '水温|75～80°C'],
    ['not in identifiers and dates', 'SEV-1 on 2026-11-23', 'SEV-1 |on |2026-11-23'],
    ['not in East Asian dates', '2026年3月期の売上', '2026年3月期の|売上'],
    ['not after the hyphens of an option', 'run --dry-run -n 3', 'run |--dry-|run |-n |3'],
    ['not in e-mail addresses', 'ask ann-marie@a-b.example!', 'ask |ann-marie@a-b.example!'],
    ['not in flags', '🇩🇪🇫🇷', '🇩🇪|🇫🇷'],
  ])('%s', (_, text, expected) => {
    expect(broken(text)).toBe(expected)
  })

  it('ascends from above zero to the end of the text, at grapheme boundaries', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const graphemes = graphemeBoundaries(text)
        const breaks = breakOpportunities(text, graphemes)
        expect(breaks.at(-1)).toBe(text.length)
        breaks.forEach((position, index) => {
          expect(position).toBeGreaterThan(breaks[index - 1] ?? 0)
          expect(graphemes[position]).toBe(1)
        })
      }),
    )
  })
})

describe('graphemeBoundaries', () => {
  const clusters = (text: string) => {
    const boundaries = graphemeBoundaries(text)
    return [...boundaries.keys()].filter((index) => boundaries[index] === 1)
  }
  const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
  const expected = (text: string) => [
    ...[...segmenter.segment(text)].map((segment) => segment.index),
    text.length,
  ]

  it.each([
    '',
    'abc',
    'e\u0301a',
    'น้ำ',
    'क्ष',
    '👩‍👩‍👧x',
    '🇩🇪🇫🇷',
    '각ᄀ',
    '\r\n',
    '\uD800\u0301',
  ])('agrees with UAX 29 on %j', (text) => {
    expect(clusters(text)).toEqual(expected(text))
  })

  it('agrees with UAX 29 where a long text is read in stretches', () => {
    const marks = '\u0301'
    for (const text of [
      '👩‍👩‍👧'.repeat(200),
      `e${marks.repeat(700)}xy${marks}z`,
      `e${marks.repeat(511)}`,
      `e${marks.repeat(511)}x`,
      `${'ab\u0301'.repeat(400)}e${marks.repeat(2_000)}${'ab\u0301'.repeat(400)}`,
    ])
      expect(clusters(text)).toEqual(expected(text))
  })
})
