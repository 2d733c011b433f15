import { describe, expect, test } from 'vitest'
import { attachment } from '../../../src/interfaces/web/content-disposition.ts'

describe('the Content-Disposition header', () => {
  test('has the name in ASCII and exactly', () => {
    expect(attachment('Résumé für 日本', 'pdf')).toBe(
      `attachment; filename="Resume fur __.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20f%C3%BCr%20%E6%97%A5%E6%9C%AC.pdf`,
    )
  })

  test('escapes what RFC 8187 does not allow bare', () => {
    expect(attachment("It's (done)!", 'pptx')).toBe(
      `attachment; filename="It's (done)!.pptx"; filename*=UTF-8''It%27s%20%28done%29!.pptx`,
    )
  })
})
