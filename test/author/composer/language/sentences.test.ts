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
  expect(sentences('Gutachter Dipl.-Ing. Schöne war da. Er blieb.', 'de')).toHaveLength(2)
})

test('a number begins a sentence, behind a small word and behind a year too', () => {
  expect(sentences('There is none outside it. 84 of 310 spaces go.')).toHaveLength(2)
  expect(sentences('See fig. 84 of 310 and no. 84 of 310.')).toHaveLength(1)
  expect(sentences('contre 8 900 en 2024. 640 bénévoles ont participé.', 'fr')).toHaveLength(2)
  expect(sentences('Most merchants are done. 14 of the top 20 merchants remain.')).toHaveLength(2)
})

test.each([
  ['en', 'A year ago it was 19.2. Shoes are worst.'],
  ['ru', 'Вывоз перенесли на 8:30. Это помогло.'],
  ['de', 'Es gilt ab 01.01. Frau Jansen fragt nach.'],
])('a number with its point and a time end a sentence (%s)', (language, text) => {
  expect(sentences(text, language)).toHaveLength(2)
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

test.each([
  [1, 'ตลาดน้ำแห่งนี้มีร้านค้า 240 ร้าน และสร้างขยะพลาสติกวันละ 1.8 ตัน นักท่องเที่ยวร้อยละ 62 บอกว่าน้ำไม่สะอาด'],
  [1, 'ทุกวันเสาร์ 8.00–11.30 น. ใต้ถุนศาลาการเปรียญ หยุดวันพระใหญ่'],
  [1, 'สวัสดิการ (ดูข้อ 6 ของระเบียบฉบับใหม่ ตอนนี้ใช้แล้ว) ให้เฉพาะ 412 ครัวเรือน'],
  [2, 'ส่วนใหญ่ที่หายไปคือน้ำที่ค้างในขวด เทออกก่อนนะคะ ราคาขึ้นลงตามโรงงานที่มหาชัย'],
  [2, 'รถเขตเก็บขยะจากซอยเรา 2.9 ตันต่อสัปดาห์ ตอนนี้ 1.7 ตัน แต่เศษอาหารยังไม่ลดเลย'],
])('Thai ends where words show it and nowhere else (%d): %s', (count, text) => {
  expect(sentences(text, 'th')).toHaveLength(count)
})

test('Lao, whose words are not those of Thai, ends at the spaces between clauses', () => {
  expect(
    sentences(
      'ປະເທດລາວມີນ້ຳຕົກຕາດຫຼາຍແຫ່ງທີ່ສວຍງາມ ນັກທ່ອງທ່ຽວມາຢ້ຽມຢາມທຸກປີ ຊາວບ້ານຂາຍອາຫານແລະເຄື່ອງດື່ມໃຫ້ນັກທ່ອງທ່ຽວ',
      'lo',
    ),
  ).toHaveLength(3)
  expect(sentences('ຊາວບ້ານຂາຍອາຫານໃຫ້ນັກທ່ອງທ່ຽວທຸກວັນເສົາ ແລະ ເຄື່ອງດື່ມໃຫ້ຄົນທີ່ມາຢ້ຽມຢາມ', 'lo')).toHaveLength(1)
})

test('what nothing shows to end in Thai ends before it is more than a slide holds', () => {
  const parts = sentences('ตลาดน้ำแห่งนี้มีร้านค้ามากมาย '.repeat(20), 'th')
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(300)
  expect(parts.length).toBeGreaterThan(1)
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

test.each([
  ['pl', 1, 'Ukończyła Liceum Plastyczne im. Kenara w Zakopanem.'],
  ['pl', 1, 'Strony: Gniewomir Sójka, zam. w Żywcu, os. Widok 12.'],
  ['pl', 2, 'Pomogliśmy im. Teraz dach jest nowy.'],
  ['cs', 1, 'Trh se koná na Karlově nám. Svobody v Praze.'],
  ['cs', 2, 'Naši sousedé přišli a pomohli nám. Teď máme novou střechu.'],
  ['sk', 2, 'Susedia prišli a pomohli nám. Teraz máme novú strechu.'],
  ['it', 1, 'La mappa è in fondo, all. Bianchi e soci.'],
  ['hi', 1, 'रा. प्रा. वि. खेड़ी कलाँ में बच्चे पढ़ते हैं।'],
  ['hi', 2, 'काम पूरा है. टंकी भर गई.'],
  ['ar', 1, 'حضر د. سالم الاجتماع'],
  ['de', 1, 'Vom Beirat kamen S. Keller, Fr. Vogt und die stv. Leitung Özdemir.'],
  ['en', 2, 'The tag is red. It costs more.'],
  ['en', 1, '(Is it cheaper to run? If so I withdraw half.)'],
  ['ar', 1, 'هند (كاتبة ومعلمة. الأرقام من التقرير.)'],
  ['en', 2, 'It ran (we checked). Then it stopped.'],
  ['zh-Hant', 2, '（1）先做全棟敲診報告，6月15日前完成。（2）總幹事準備補助申請文件。'],
  ['ja', 2, '店は五月に開く。「楽しみだ。待てない。」と社長は述べた。'],
])('abbreviations by language, syllables and brackets end no sentence (%s, %d): %s', (language, count, text) => {
  expect(sentences(text, language)).toHaveLength(count)
})
