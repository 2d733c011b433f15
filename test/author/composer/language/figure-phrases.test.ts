import { expect, test } from 'vitest'
import { findFigures } from '../../../../src/author/composer/language/figure-phrases.ts'

test.each([
  ['en', 'Revenue grew 18% to $42.6 million in Q3 2026.', ['18% percent', '$42.6 million money']],
  [
    'en',
    '€380,000 a year, 9 months, 1.5x',
    ['€380,000 money', '9 months duration', '1.5x measure'],
  ],
  ['en', 'CHF 2.4 million and 3,400 members since 2021', ['CHF 2.4 million money', '3,400 count']],
  ['de', 'um 18 % auf 42,6 Mio. €', ['18 % percent', '42,6 Mio. € money']],
  ['fr', '12 000 € par an, 3,5 millions d’euros', ['12 000 € money', '3,5 millions d’euros money']],
  ['ru', 'на 18 % до 42,6 млн рублей', ['18 % percent', '42,6 млн рублей money']],
  ['ja', '1日平均420人が利用し、工事は9日', ['420人 measure', '9日 duration']],
  ['ja', '前年比12%増の48万人、920万円', ['12% percent', '48万人 measure', '920万円 money']],
  ['zh', '达到4260万美元，耗时9个月', ['4260万美元 money', '9个月 duration']],
  ['ja', '10月に大阪支店を開設し、20人を採用', ['20人 measure']],
  ['zh', '从30升至45', ['30 count', '45 count']],
  ['zh', '用水30升，达到25度', ['30升 measure', '25度 measure']],
  ['zh', '共有500座位，15只需要修理', ['500 count', '15 count']],
  ['th', 'เป็น 42.6 ล้านบาท', ['42.6 ล้านบาท money']],
])('%s: %s', (language, text, expected) => {
  const found = findFigures(text, language)
  expect(found.map((one) => `${text.slice(one.from, one.to)} ${one.kind}`)).toEqual(expected)
})
