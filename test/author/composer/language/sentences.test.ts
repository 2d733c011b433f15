import { expect, onTestFinished, test, vi } from 'vitest'
import { splitSentences } from '../../../../src/author/composer/language/sentences.ts'
import { mapVerbatim } from '../../../../src/author/composer/reading/mapped-text.ts'

function sentences(text: string, language = 'en-US'): string[] {
  return splitSentences(mapVerbatim(text, 0), language).map((sentence) => sentence.text)
}

test('abbreviations and initials do not end a sentence', () => {
  expect(sentences('Dr. A. Smith came, e.g. on Monday. Then he left.')).toEqual([
    'Dr. A. Smith came, e.g. on Monday.',
    'Then he left.',
  ])
})

test('a number begins a sentence, behind a small word and behind a year too', () => {
  expect(sentences('There is none outside it. 84 of 310 spaces go.')).toHaveLength(2)
  expect(sentences('See fig. 84 of 310 and no. 84 of 310.')).toHaveLength(1)
  expect(sentences('contre 8 900 en 2024. 640 bénévoles ont participé.', 'fr')).toHaveLength(2)
  expect(sentences('Most merchants are done. 14 of the top 20 merchants remain.')).toHaveLength(2)
})

test('Thai is split at the spaces between clauses, not around numbers', () => {
  expect(
    sentences(
      'ตลาดน้ำแห่งนี้มีร้านค้า 240 ร้าน และสร้างขยะพลาสติกวันละ 1.8 ตัน นักท่องเที่ยวร้อยละ 62 บอกว่าน้ำไม่สะอาด',
      'th',
    ),
  ).toEqual([
    'ตลาดน้ำแห่งนี้มีร้านค้า 240 ร้าน และสร้างขยะพลาสติกวันละ 1.8 ตัน',
    'นักท่องเที่ยวร้อยละ 62 บอกว่าน้ำไม่สะอาด',
  ])
})

test('Japanese is split at its full stops', () => {
  expect(sentences('今日は晴れです。明日は雨です。', 'ja')).toEqual([
    '今日は晴れです。',
    '明日は雨です。',
  ])
})

test('of texts in which no sentence can end, the segmenter is not asked', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  onTestFinished(() => segment.mockRestore())
  expect(sentences('Twenty ships a day, all year')).toHaveLength(1)
  expect(segment).not.toHaveBeenCalled()
  expect(sentences('Πού είναι; Εδώ.', 'el')).toHaveLength(2)
  expect(segment).toHaveBeenCalled()
})
