import { describe, expect, it } from 'vitest'
import { remembered } from '../../../../src/author/composer/language/remembered.ts'

describe('remembered', () => {
  it('asks once about a sentence, and again in another language', () => {
    const asked: string[] = []
    const length = remembered((text, language) => {
      asked.push(`${language} ${text}`)
      return text.length
    })
    expect([length('Rain', 'en'), length('Rain', 'en'), length('Rain', 'de')]).toEqual([4, 4, 4])
    expect(asked).toEqual(['en Rain', 'de Rain'])
  })

  it('keeps answers that are false', () => {
    let times = 0
    const never = remembered(() => {
      times++
      return false
    })
    never('Rain', 'en')
    expect([never('Rain', 'en'), times]).toEqual([false, 1])
  })

  it('keeps no text that is too long for a sentence', () => {
    let times = 0
    const count = remembered(() => ++times)
    const page = 'word '.repeat(200)
    expect([count(page, 'en'), count(page, 'en')]).toEqual([1, 2])
  })
})
