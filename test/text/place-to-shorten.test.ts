import { describe, expect, test } from 'vitest'
import { placeToShorten } from '../../src/text/place-to-shorten.ts'

/** What is left of a text that has no more room than up to some words of it. */
function cutAt(text: string, words: string, language: string): string {
  const at = text.indexOf(words)
  if (at < 0) throw new Error(`“${words}” is not in it.`)
  return text.slice(0, placeToShorten(text, at, language)).trim()
}

describe('what a word turns is told whole or not at all', () => {
  test.each([
    [
      'en',
      'Tests are green, and we ship on Monday to everyone except Germany.',
      'Germany',
      'Tests are green,',
    ],
    ['en', 'Tests are green, we ship on Monday, but not to Germany.', 'but', 'Tests are green,'],
    [
      'de',
      'Die Tests sind grün, wir liefern am Montag an alle außer Polen.',
      'Polen',
      'Die Tests sind grün,',
    ],
    [
      'fr',
      'Les essais sont bons, nous livrons lundi partout sauf en Pologne.',
      'en Pologne',
      'Les essais sont bons,',
    ],
    [
      'es',
      'Las pruebas van bien, entregamos el lunes, salvo que lo prohíba el banco.',
      'que lo',
      'Las pruebas van bien,',
    ],
    [
      'ru',
      'Проверки пройдены, отгрузка в понедельник всем, кроме Польши.',
      'Польши',
      'Проверки пройдены,',
    ],
    [
      'ja',
      '試験は終わり、月曜日に出荷しますが、ドイツには出荷しません。',
      'ドイツ',
      '試験は終わり、',
    ],
    ['zh', '测试已经结束，星期一向所有地区发货，但不包括德国。', '包括', '测试已经结束，'],
  ])('in %s: %s', (language, text, words, left) => {
    expect(cutAt(text, words, language)).toBe(left)
  })

  test('a clause of which nothing is turned is cut where there is no more room', () => {
    const text = 'We do not sell the yard, and the harbour pays for the new crane in June.'
    expect(cutAt(text, 'for the', 'en')).toBe('We do not sell the yard, and the harbour pays')
  })

  test('where only such a clause could be left, the word itself goes', () => {
    expect(cutAt('Everyone in the building except Anna', 'Anna', 'en')).toBe(
      'Everyone in the building',
    )
  })
})

test.each([
  ['Regeln der Grundstücksverkehrsgenehmigungszuständigkeit', 'zuständigkeit', 'Regeln der'],
  ['第2回 商店街アーケード改修ワーキング議事メモ', '議事', '第2回 商店街アーケード改修ワーキング'],
  ['Grundstücksverkehrsgenehmigung', 'genehmigung', 'Grundstücksverkehrs'],
])('no word with a space before it is cut in two: %s', (text, words, left) => {
  expect(cutAt(text, words, 'de')).toBe(left)
})
