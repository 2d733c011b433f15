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

test.each([
  ['ko', 1, '2013. 2 한빛대학교 대학원을 마쳤다.'],
  ['cs', 1, 'Škola končí 30. 9. 2024 v poledne.'],
  ['de', 1, 'Die Rohre verlegt Fa. Henke 17.–21. März.'],
  ['de', 1, 'Am 9.+10. Mai ist offen, am 3./4. Juni umsonst.'],
  ['en', 2, 'It ended in 2015. March was cold.'],
])('the parts of a date are no sentences (%s, %d)', (language, count, text) => {
  expect(sentences(text, language)).toHaveLength(count)
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

test.each([
  ['de', 1, 'Es geht z. B. um Nr. 5, d. h. um ca. 3 Mio. Euro nach Art. 5 Abs. 2 im 4. Quartal.'],
  ['it', 1, 'Ai sensi dell’art. 4, lett. b, firma l’ing. Rossi.'],
  ['es', 1, 'La Sra. Gil vive en el n.º 12, p. ej. en la ext. 45.'],
  ['ru', 2, 'В 2025 г. продано 12 тыс. т, в т. ч. за рубеж. Рост составил 5 %.'],
  ['ru', 2, 'Прибыль выросла на 5 млн руб. Компания растёт.'],
  ['en', 2, 'We carry steel, timber etc. The yard opens at eight.'],
  ['hi', 2, 'डॉ. नेगी ने टंकी देखी। पानी 12.5 लाख लीटर है।'],
  ['tr', 2, '"Proje bitti. Yol açık." dedi Demir. Yol mayısta açılacak.'],
  ['ja', 2, '社長は「新店は5月です。楽しみです。」と述べた。店は東京にある。'],
  ['ko', 2, '위원은 "늦었다. 서두르자."라고 말했다. 회의는 14일(토)에 연다.'],
  ['zh-Hans', 3, '他说：“馆舍太小。我们要搬。”现馆面积620平方米；新馆面积1800平方米。'],
  ['de', 1, 'Wir treffen uns in der Carl-Kistner-Str. 51'],
  ['it', 1, 'Ai sensi dell’Art. 2 D.Lgs. 81/08 si applica.'],
  ['pl', 1, 'Wnioski przyjmuje pok. 11 do godz. 23:59'],
  ['en', 1, 'The loss is given by Eq. (1) and Thm. 4, Sect. [2].'],
  ['en', 2, 'Nobody minds the dog. (1) It sleeps.'],
  ['en', 2, 'It takes a day. 14 of 20 are done.'],
  ['en', 2, 'The run is 5 km. 12 of us ran.'],
  ['ko', 2, '모두 갔다. 12명이 왔다.'],
  ['vi', 2, 'Cửa hàng bán sách. 12 người mua.'],
  ['en', 1, 'How many guests came on Monday? 48'],
  ['zh-Hans', 1, '搬迁分三步：一是搬库房；二是搬阅览室；三是搬儿童馆。'],
])('%s ends %i times in: %s', (language, count, text) => {
  expect(sentences(text, language)).toHaveLength(count)
})
