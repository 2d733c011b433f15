import { describe, expect, test } from 'vitest'
import { isAside, isCourtesy } from '../../../../src/author/composer/shaping/stands-alone.ts'

describe('what is only polite is no content', () => {
  test.each([
    ['en', "I'm in Aarhus until Thursday so forgive me for being brief."],
    ['en', "Sorry that it's all in one."],
    ['de', 'Haben Sie vielen Dank für den freundlichen Empfang und den Tee auf der Empore.'],
    ['es', 'Perdonen que no lo haya hecho antes.'],
    ['ja', 'ご連絡が遅くなり申し訳ありません。'],
  ])('%s: %s', (language, sentence) => {
    expect(isAside(sentence, language)).toBe(true)
  })

  test.each([
    ['en', 'Thanks to the grant the roof is dry.'],
    ['en', 'We are sorry that the outage cost you £4,150 in fees.'],
    ['de', 'Die Fassade ist an der Westseite feucht.'],
  ])('but not what says more, %s: %s', (language, sentence) => {
    expect(isCourtesy(sentence, language)).toBe(false)
  })
})
