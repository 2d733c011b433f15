import { describe, expect, it } from 'vitest'
import {
  announces,
  isInsertion,
  pointsElsewhere,
} from '../../../../src/author/composer/language/pointer-sentences.ts'

describe('pointsElsewhere', () => {
  it.each([
    ['en', 'This topic is further discussed in the Database section'],
    ['en', 'Related to this discussion are microservices'],
    ['de', 'Siehe auch den Anhang'],
    ['fr', 'Pour plus d’informations, lisez la suite'],
    ['ru', 'См. раздел 3'],
    ['ja', '詳細はREADMEを参照してください'],
    ['zh-CN', '参见附录'],
  ])('%s: %s', (language, text) => {
    expect(pointsElsewhere(text, language)).toBe(true)
  })

  it.each([
    ['en', 'Seeds are sown in March'],
    ['en', 'Two risks are discussed with the board every month'],
    ['de', 'Der Bericht wird im Mai fertig'],
    ['ja', '利用者は増えている'],
    ['unknown', 'See below'],
  ])('not %s: %s', (language, text) => {
    expect(pointsElsewhere(text, language)).toBe(false)
  })
})

describe('announces', () => {
  it.each([
    ['en', 'Members are asked to choose between the following.'],
    ['en', 'Below is the list of the most used notations.'],
    ['de', 'Es gibt folgende Wege.'],
    ['ja', '以下は最も使われる記法の一覧です。'],
    ['ru', 'Ниже приведены примеры.'],
    ['ar', 'فيما يلي قائمة بالرموز'],
  ])('%s: %s', (language, text) => {
    expect(announces(text, language)).toBe(true)
  })

  it.each([
    ['en', 'The temperature fell below zero.'],
    ['de', 'Die Kräne arbeiten nachts.'],
    ['unknown', 'Choose between the following.'],
  ])('not %s: %s', (language, text) => {
    expect(announces(text, language)).toBe(false)
  })
})

describe('isInsertion', () => {
  it('finds a sentence in Latin letters in a Japanese text', () => {
    expect(isInsertion('ℹ️ A few more projects about JavaScript', 'ja-JP')).toBe(true)
  })

  it('leaves names and mixed sentences', () => {
    expect(isInsertion('Fisher–Yates Shuffle', 'ja-JP')).toBe(false)
    expect(isInsertion('JavaScript のプロジェクトが a few more あります', 'ja-JP')).toBe(false)
    expect(isInsertion('A few more projects about JavaScript', 'en')).toBe(false)
  })
})
