import { describe, expect, test } from 'vitest'
import { namesAll } from '../../../../src/author/composer/slides/names-all.ts'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { composeText, linesOf } from '../../../support/compose-text.ts'
import { proseAtoms } from '../../../support/prose-atoms.ts'

/** Whether a sentence names a slide that shows all of some paragraphs but the first sentence of the second one. */
function names(at: number, language: string, ...paragraphs: string[][]): boolean {
  const told = proseAtoms(...paragraphs)
  const [, second] = told.filter(({ opens }) => opens === true)
  const atom = told[at]
  if (atom === undefined) throw new Error('There is a sentence.')
  return namesAll(
    atom,
    told.filter((one) => one !== second),
    told,
    language,
  )
}

const bridge = ['The old bridge is closed.', 'Lorries take the road by the mill.']

test('a sentence names what stands in its paragraph', () => {
  expect(names(0, 'en', bridge)).toBe(true)
  expect(names(1, 'en', bridge)).toBe(true)
})

test('the first one names further paragraphs that go on about it', () => {
  const road = ['There is more.', 'Cars may use the bridge again in May.']
  expect(names(0, 'en', bridge, road)).toBe(true)
  expect(names(3, 'en', bridge, road)).toBe(false)
})

describe('no sentence names what another paragraph tells of something else', () => {
  test.each([
    ['en', bridge, ['Another matter is the school.', 'Water drips through a roof.']],
    [
      'de',
      ['Die Heizung ist ausgefallen.', 'Ein Monteur war am Montag da.'],
      ['Auch das Fenster ist undicht.', 'Wir mindern die Miete um 20 %.'],
    ],
    [
      'ja',
      ['B案は屋根を半分撤去する。', '大森は維持費を述べた。'],
      ['別の件もある。', '市の補助金は4,000万円。'],
    ],
  ])('%s', (language, one, other) => {
    expect(names(0, language, one, other)).toBe(false)
    expect(names(3, language, one, other)).toBe(false)
  })
})

test('a subsidy is not the title over the plan that was told before it', () => {
  const { slides } = composeText(
    [
      '第2回 商店街アーケード改修ワーキング',
      '長谷部様から劣化調査の結果について説明があった。屋根パネル412枚のうち97枚にひび割れがあり、そのうち18枚は落下のおそれがあるため、8月中に撤去する必要がある。鉄骨は塗装のはがれだけで、強度に問題はない。',
      '改修案は二つ。A案は屋根をすべて張り替えるもので、費用は1億4,800万円、工期は7か月。B案は屋根を半分撤去して青空の広場をつくるもので、費用は9,600万円、工期は5か月。B案では雨の日の客足が心配だという意見が古川から出た。大森は、維持費が年間310万円から120万円に下がるのは大きいと述べた。',
      '市の補助金は対象経費の3分の1、上限4,000万円。申請の締め切りは9月30日。',
    ].join('\n\n'),
    { titleFromSource: true, language: 'ja' },
  )
  const subsidy = slides.find((slide) => chosenVariant(slide).title.startsWith('市の補助金'))
  expect(subsidy === undefined ? '' : linesOf(subsidy).join()).not.toContain('B案')
})
