import { describe, expect, test } from 'vitest'
import { splitSentences } from '../../../../src/author/composer/language/sentences.ts'
import { mapVerbatim } from '../../../../src/author/composer/reading/mapped-text.ts'
import { blockOutline } from '../../../support/block-outline.ts'

describe('sentences that a paragraph counts', () => {
  test('are a list below what introduces them', () => {
    expect(
      blockOutline('搬迁分两步：①各部门打包文件；②搬家公司统一运输文件。公司不负责赔偿。'),
    ).toEqual([
      'paragraph: 搬迁分两步：',
      'numbered: 各部门打包文件 / 搬家公司统一运输文件。',
      'paragraph: 公司不负责赔偿。',
    ])
  })

  test('and go on to be where a later one has no colon', () => {
    expect(
      blockOutline(
        'Вариантов три. Первый: ремонт днища, 58 миллионов. Второй: купить паром в Финляндии. Нашли даже подходящий. Третий вариант называется «обслуживание»: катер на подушке. Катер есть.',
      )[1],
    ).toBe(
      'list: ремонт днища, 58 миллионов. / купить паром в Финляндии. Нашли даже подходящий. / Третий вариант называется «обслуживание»: катер на подушке.',
    )
  })

  test.each([
    [
      'Three things to take away. One: start small. Two: mend the old one. Three: ask the neighbours. That is all.',
    ],
    [
      'Drei Dinge bleiben. Erstens: klein anfangen. Zweitens: das Alte reparieren. Drittens: die Nachbarn fragen. Das war es.',
    ],
    [
      'Три вывода. Первое: начните с малого. Второе: почините старое. Третье: спросите соседей. Вот и всё.',
    ],
  ])('are counted by words before colons, behind a sentence that says how many: %s', (text) => {
    const blocks = blockOutline(text)
    expect(blocks.map((one) => one.split(':')[0])).toEqual(['paragraph', 'list', 'paragraph'])
    expect(blocks[1]?.split(' / ')).toHaveLength(3)
  })

  test('keep numbers that are a part of their names', () => {
    const text =
      '1. Verstoß: ein Gespräch. 2. Verstoß: eine Abmahnung. 3. Verstoß: die Kündigung. Ausnahmen gibt es keine.'
    expect(blockOutline(text)).toEqual([
      'numbered: 1. Verstoß: ein Gespräch. / 2. Verstoß: eine Abmahnung. / 3. Verstoß: die Kündigung.',
      'paragraph: Ausnahmen gibt es keine.',
    ])
  })

  test.each([
    ['期間如下：(一)14日裝台；(二)15日彩排；(三)16日拆台。', '14日裝台 / 15日彩排 / 16日拆台。'],
    [
      '決議：（1）先委託立揚敲診。（2）總幹事準備文件。（3）7月12日召開會議。',
      '先委託立揚敲診。 / 總幹事準備文件。 / 7月12日召開會議。',
    ],
    [
      'The hirer shall: (i) lock the doors; (ii) return the keys; and (iii) pay for breakages.',
      'lock the doors / return the keys / pay for breakages.',
    ],
    [
      'We need: (1) timber for the deck; (2) paint and oil; nails',
      'timber for the deck / paint and oil; nails',
    ],
    ['期間如下：(一)首次排練；(二)租金；押金', '首次排練 / 租金；押金'],
  ])('may count with ideographs and small numerals: %s', (text, items) => {
    expect(blockOutline(text)[1]?.replace('numbered', 'list')).toBe(`list: ${items}`)
  })

  test.each([
    'Wichtig ist dreierlei: a) die Kisten trocken lagern, b) nicht stapeln und c) den Hof freihalten.',
    'The owner may end it if the grazier (1) is in breach of a clause or (2) is convicted.',
    'First, we closed the road. Second, we mended the wall of the old mill.',
  ])('but parts of one sentence are none: %s', (text) => {
    expect(blockOutline(text)).toEqual([`paragraph: ${text}`])
  })
})

test('a number that counts what follows it ends no sentence', () => {
  const text = 'Die Folgen: 1. Verstoß: Gespräch, 2. Verstoß: Abmahnung. Der Rat entscheidet.'
  expect(splitSentences(mapVerbatim(text, 0), 'de').map((one) => one.text)).toEqual([
    'Die Folgen: 1. Verstoß: Gespräch, 2. Verstoß: Abmahnung.',
    'Der Rat entscheidet.',
  ])
})

test('clauses of a paragraph of a contract keep their numbers', () => {
  const text =
    'Vertrag\n\n§ 1 Zugang\n(1) Mitglieder dürfen hinein.\n(2) Gäste nur mit ihnen.\n\n§ 2 Beitrag\n(1) Er beträgt 24 Euro.\n(2) Er ist im Mai fällig.\n'
  expect(blockOutline(text).slice(1, 3)).toEqual([
    'heading 2: § 1 Zugang',
    'list: (1) Mitglieder dürfen hinein. / (2) Gäste nur mit ihnen.',
  ])
})
