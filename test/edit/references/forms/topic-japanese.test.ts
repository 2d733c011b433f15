import { expect, it } from 'vitest'
import { bulletsSlide, deck, titleSlide } from '../../../support/decks.ts'
import { inShort, interpretSample } from '../../sample-deck.ts'

const plan = deck(
  { language: 'ja' },
  titleSlide('計画'),
  bulletsSlide('背景', ['需要が増えている', '競合は少ない']),
  bulletsSlide('費用', ['家賃', '人件費']),
  bulletsSlide('まとめ', ['進める', '待つ']),
)

it.each([
  ['費用のスライドを最後に移動して', 'move_slide slideId=slide-3 position=3'],
  ['背景のスライドを短くして', 'rewrite_slide slideId=slide-2 style=shorter'],
])('a topic may begin with what is a part elsewhere: %s', (instruction, step) => {
  expect(inShort(interpretSample(instruction, { deck: plan }))).toEqual([step])
})

it('the background of a slide is its ground', () => {
  expect(inShort(interpretSample('スライド2の背景を青にして', { deck: plan }))).toEqual([
    'set_ground slideId=slide-2 ground={"hex":"#2563EB"}',
  ])
})
