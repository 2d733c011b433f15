import { describe, expect, test } from 'vitest'
import { saysSorry } from '../../../../src/author/composer/language/apology-words.ts'

describe('somebody says sorry', () => {
  test.each([
    ['en', "I'm in Aarhus until Thursday so forgive me for being brief."],
    ['en', "Sorry that it's all in one."],
    ['de', 'Es tut uns leid, dass wir so spät antworten.'],
    ['es', 'Perdonen que no lo haya hecho antes.'],
    ['ja', 'ご連絡が遅くなり申し訳ありません。'],
  ])('%s: %s', (language, sentence) => {
    expect(saysSorry(sentence, language)).toBe(true)
  })

  test.each([
    ['en', 'The court ordered the firm to make apologies to the families.'],
    ['en', 'Customers who hear sorry within an hour buy again.'],
    ['de', 'Die Bank verzeiht drei verspätete Raten im Jahr.'],
    ['de', 'Die Entschuldigungsfrist endet im Juni.'],
    ['es', 'El banco no perdonó las cuotas atrasadas.'],
    ['pt', 'A empresa desculpa três faltas por ano.'],
    ['fr', 'Le pardon fiscal est voté.'],
    ['it', 'La scusa non regge.'],
    ['da', 'Beboerne beklager sig over støjen.'],
    ['id', 'Pengurus memberi maaf kepada warga yang terlambat membayar.'],
  ])('but not where it is of others, %s: %s', (language, sentence) => {
    expect(saysSorry(sentence, language)).toBe(false)
  })
})
