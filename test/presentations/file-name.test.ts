import { describe, expect, test } from 'vitest'
import { fileName } from '../../src/presentations/file-name.ts'

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
    expect(fileName(title, 'pdf')).toBe(`${expected}.pdf`)
  })

  test('is at most 60 characters long, without its extension', () => {
    expect(fileName('😀'.repeat(300), 'pdf')).toHaveLength(60 + '.pdf'.length)
  })
})
