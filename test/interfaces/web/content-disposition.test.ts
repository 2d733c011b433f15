import { describe, expect, test } from 'vitest'
import { attachment, fileName } from '../../../src/interfaces/web/content-disposition.ts'

describe('the file name of a download', () => {
  test.each([
    ['Quarterly review', 'Quarterly review'],
    ['Profit / loss: "Q2"?', 'Profit loss Q2'],
    ['../../etc/passwd', 'etc passwd'],
    ['.hidden', 'hidden'],
    ['line\nbreak\tand\u202Egpj', 'line break and gpj'],
    ['trailing. . ', 'trailing'],
    ['???', 'presentation'],
    ['Отчёт 2026', 'Отчёт 2026'],
  ])('is made of %j as %j', (title, expected) => {
    expect(fileName(title)).toBe(expected)
  })

  test('is at most 60 characters long', () => {
    expect([...fileName('😀'.repeat(300))]).toHaveLength(60)
  })
})

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
