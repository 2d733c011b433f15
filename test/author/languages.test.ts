import { describe, expect, test } from 'vitest'
import { phraseTable } from '../../src/author/composer/language/phrase-table.ts'
import { phrasesFor } from '../../src/author/composer/language/phrases.ts'
import { detectLanguage } from '../../src/author/language-detection.ts'
import {
  baseLanguage,
  languageName,
  languageNames,
  languageTag,
} from '../../src/author/languages.ts'

test('the contract names 39 languages', () => {
  expect(languageNames).toHaveLength(39)
})

test.each(languageNames)('%s has a tag of its own and phrases', (name) => {
  const tag = languageTag(name)
  expect(languageName(tag)).toBe(name)
  expect(() => Intl.getCanonicalLocales(tag)).not.toThrow()
  const phrases = phraseTable[baseLanguage(tag)]
  expect(phrases?.questions).toHaveLength(8)
  expect(phrases?.perspectives).toHaveLength(4)
})

test('traditional Chinese has words of its own, whatever its tag', () => {
  expect(phrasesFor('zh-Hant').agenda).toBe('目錄')
  expect(phrasesFor('zh-TW').agenda).toBe('目錄')
  expect(phrasesFor('zh-CN').agenda).toBe('目录')
})

describe('detection', () => {
  test.each([
    ['Der Umsatz stieg im dritten Quartal um 18 Prozent auf 42,6 Millionen Euro.', 'de'],
    [
      'Kami akan membuka perpustakaan kecil di setiap desa karena anak-anak tidak bisa membaca.',
      'id',
    ],
    ['数据结构是在计算机中组织和存储数据的一种特殊方式。', 'zh-Hans'],
    ['資料結構是在電腦中組織和儲存資料的一種特殊方式。', 'zh-Hant'],
    ['今日は晴れ、明日は雨です。', 'ja'],
    ['ตลาดน้ำแห่งนี้มีร้านค้า 240 ร้าน', 'th'],
    ['Vi åpner et nytt lager i Bergen, og det blir ikke billig.', 'nb'],
    ['Kubernetes', 'en-US'],
  ])('%s', (text, tag) => {
    expect(detectLanguage(text).tag).toBe(tag)
  })

  test.each([
    ['Hello world', 'en-US'],
    ['Hello world. We fly.', 'en-US'],
    ['Hello world. We fly.\n\nWe land.', 'en-US'],
    ['The cat sat on the mat.', 'en-US'],
    ['Hallo Welt. Wir fliegen.', 'de'],
    ['Wir sind da.', 'de'],
    ['Bonjour le monde. Nous volons.', 'fr'],
    ['Hola mundo. Volamos.', 'es-ES'],
    ['Ciao mondo. Noi voliamo.', 'it'],
    ['Olá mundo. Nós voamos.', 'pt-BR'],
    ['Hallo wereld. Wij vliegen.', 'nl'],
    ['Plan til neste år', 'nb'],
    ['Hej världen. Vi flyger.', 'sv'],
    ['Merhaba dünya. Uçuyoruz.', 'tr'],
    ['Witaj świecie. Lecimy.', 'pl'],
    ['こんにちは世界。', 'ja'],
  ])('of few words: %s', (text, tag) => {
    expect(detectLanguage(text).tag).toBe(tag)
  })

  const rows = Array.from({ length: 60 }, (_, row) => row * 20)
  const table = (...columns: string[]) =>
    [columns, columns.map(() => '---'), ...rows.map((row) => columns.map((_, at) => row + at))]
      .map((row) => `| ${row.join(' | ')} |`)
      .join('\n')

  test.each([
    ['of figures alone', '# T', Array.from({ length: 30 }, (_, index) => `c${index}`)],
    ['of numbered columns', '# T', ['col1', 'col2', 'col3']],
    ['of figures under abbreviations', '# T', ['SKU', 'qty', 'AB-17']],
  ])('a table %s is in English until something says otherwise', (_case, heading, columns) => {
    expect(detectLanguage(`${heading}\n\n${table(...columns)}`)).toEqual({
      tag: 'en-US',
      reliable: false,
    })
  })

  test('a table of figures is in the language of its columns', () => {
    const text = `# Umsatz\n\n${table('Monat', 'Umsatz', 'Gewinn')}`
    expect(detectLanguage(text).tag).toBe('de')
  })
})
