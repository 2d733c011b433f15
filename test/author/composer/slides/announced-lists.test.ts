import { describe, expect, test } from 'vitest'
import { countingTitle } from '../../../../src/author/composer/slides/best-title.ts'
import { composeText, linesOf, titlesOf } from '../../../support/compose-text.ts'
import { proseAtoms } from '../../../support/prose-atoms.ts'

const thai = `โครงการลดขยะอาหารในโรงเรียนเทศบาล

ปีที่แล้วโรงเรียนเทศบาลทั้งสิบสี่แห่งทิ้งอาหารกลางวันรวมกันหกสิบสองตัน ส่วนใหญ่เป็นข้าวสวยและผัก

เราขอให้คณะกรรมการอนุมัติสามเรื่อง
1. ขยายโครงการไปยังโรงเรียนอีกสิบเอ็ดแห่ง
2. เพิ่มเวลาพักกลางวันเป็นสี่สิบนาที
3. งบประมาณสำหรับตาชั่งและหม้อหุงข้าว`

const dutch = `De boot vaart sinds mei drie keer per dag en zit elke ochtend vol met scholieren uit het dorp.

We vragen de raad om drie dingen.
- Een tweede steiger aan de noordkant
- Een vast bedrag voor de schipper
- Een bord met de vaartijden bij de kerk`

const japanese = `商店街の屋根は四十年前に作られ、雨の日には通路の半分が濡れている。

組合へのお願いが三つあります。
・危険な板を外してください
・住民に説明してください
・予算を九月までに決めてください`

describe('a short line right above a list heads it, whatever the language', () => {
  test.each([
    [thai, 'เราขอให้คณะกรรมการอนุมัติสามเรื่อง'],
    [dutch, 'We vragen de raad om drie dingen'],
    [japanese, '組合へのお願いが三つあります'],
  ])('%#', (text, name) => {
    const { slides } = composeText(text)
    expect(titlesOf(slides)).toContain(name)
  })
})

test.each([
  [
    'en',
    'The ferry stops in May. The dock is closed.\n\nThere are three ways to go on.\n\n- Mend the old ferry\n- Buy another in Finland\n- Run a bus over the ice',
    'There are three ways to go on',
  ],
  [
    'ru',
    'Паром не ходит с мая. Причал закрыт.\n\nВариантов, если слушать чиновников, три.\n\n- Ремонт на верфи\n- Купить паром в Финляндии\n- Катер на подушке',
    'Вариантов, если слушать чиновников, три',
  ],
  [
    'ja',
    '# 報告\n\n## 原因\n\n直接の原因は摩耗である。交換は三月で、八か月半使っていた。\n\nなぜ気づかなかったか。\n\n1. 点検表に欄がない\n2. 検出機はゴムに反応しない\n3. 日誌は月曜に読む運用だった',
    'なぜ気づかなかったか',
  ],
])('what counts the items of a list, or asks what they answer, heads it: %s', (_, text, name) => {
  const slide = composeText(text).slides.find((one) => titlesOf([one]).includes(name))
  expect(
    slide === undefined ? [] : linesOf(slide).filter((line) => line !== name).length,
  ).toBeGreaterThan(2)
})

test('what stands a blank line above a list is no name of it', () => {
  const { slides } = composeText(
    `${'The harbour was dredged in spring and the ferry has sailed every day since then. '.repeat(2)}\n\nThe quay is dry.\n\n- Ana buys the paint\n- Ben calls the council\n- Cy writes to the school`,
  )
  expect(titlesOf(slides)).not.toContain('The quay is dry')
})

test('a sentence that leads to steps is their title', () => {
  const { slides } = composeText(
    'I stopped using a to-do list in January because nobody tells you about the boring middle part. Week one was great and I did what was in front of me. In week two I forgot to pay the electricity bill. In week three I forgot my sister’s birthday, and she noticed it before anybody else did.\n\nSo I made rules. First, anything with a date goes in the calendar. Second, anything that takes two minutes is done at once. Third, everything else is allowed to be forgotten.',
  )
  const slide = slides[titlesOf(slides).indexOf('I made rules')]
  expect(slide && linesOf(slide)).toHaveLength(3)
})

describe('a sentence that leads to those that count on in its paragraph is their title', () => {
  test.each([
    [
      'ar',
      [
        'واجهنا ثلاث مشكلات.',
        'أولا، انسدت النقاطات في المزارع القديمة.',
        'ثانيا، لم تكن قطع الغيار متوفرة.',
      ],
      'واجهنا ثلاث مشكلات',
    ],
    [
      'de',
      ['Drei Dinge fehlten.', 'Erstens: das Geld.', 'Zweitens: der Kran.'],
      'Drei Dinge fehlten',
    ],
    [
      'es',
      ['Tenemos dos planes.', 'El primero es barato.', 'El segundo dura más.'],
      'Tenemos dos planes',
    ],
  ])('%s', (language, sentences, title) => {
    expect(countingTitle(proseAtoms(sentences), language)).toBe(title)
  })

  test.each([
    ['en', [['We met twice.', 'The hall was cold.', 'The second evening was warmer.']]],
    ['de', [['Drei Dinge fehlten.'], ['Erstens: das Geld.', 'Zweitens: der Kran.']]],
  ])('and of no others: %s', (language, paragraphs) => {
    expect(countingTitle(proseAtoms(...paragraphs), language)).toBeUndefined()
  })
})
