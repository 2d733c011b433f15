import { readdirSync, readFileSync } from 'node:fs'
import { eld } from 'eld/small'
import { expect, test } from 'vitest'
import { detectByNgrams } from '../../src/author/language-detector.ts'

const samples = new URL('../samples/', import.meta.url)
const words = 'Grüße kære Müller příliš ولكن 你好 наша żółw अनुमान ทดสอบ naïve it’s'.split(' ')

test('says of every text what eld itself says, scores included', () => {
  const texts = [
    ...readdirSync(samples)
      .filter((name) => /\.(?:md|txt)$/.test(name))
      .flatMap((name) => readFileSync(new URL(name, samples), 'utf8').split('\n\n')),
    ...words,
    '',
    '__proto__ constructor toString',
  ]
  for (const text of texts) {
    const [ours, theirs] = [detectByNgrams(text), eld.detect(text)]
    expect(ours.language).toBe(theirs.language)
    expect(ours.isReliable()).toBe(theirs.isReliable())
    expect(ours.getScores()).toEqual(theirs.getScores())
  }
})
