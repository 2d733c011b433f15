import { describe, expect, test } from 'vitest'
import { findDates, isDate } from '../../../../src/author/composer/language/dates.ts'

describe('dates in a sentence', () => {
  test.each([
    ['en', 'The deal was signed in April 2026.', ['April 2026']],
    ['en', 'by Dec. 15, 2026', ['Dec. 15, 2026']],
    ['en', '12–15 May 2026, Q3 2026 and 2019–2021', ['12–15 May 2026', 'Q3 2026', '2019–2021']],
    ['en', 'May you live in interesting times 7', []],
    ['en', 'version 2.1 on port 8080', []],
    ['de', 'am 15. Dezember 2026', ['15. Dezember 2026']],
    ['es', 'el 15 de diciembre de 2026', ['15 de diciembre de 2026']],
    ['fr', '1er trimestre 2026', ['1er trimestre 2026']],
    ['ru', 'В январе 2026 года', ['январе 2026 года']],
    ['fi', 'tammikuussa 2026', ['tammikuussa 2026']],
    ['hu', '2026. január 15.', ['2026. január 15.']],
    ['ko', '2015. 3 – 2019. 3 도립박물관', ['2015. 3 – 2019. 3']],
    ['hu', 'A 2024. 6. 12. ülésen', ['2024. 6. 12.']],
    ['de', 'Frist bis 31.08., dann 30. 9. 2024', ['31.08.', '30. 9. 2024']],
    ['tr', 'madde 4.1. ve 5.2. uyarınca', []],
    ['de', 'Rohrverlegung 17.–21. März', ['17.–21. März']],
    ['en', 'It was 2015. 3 people left, and it grew to 12.5. Then 3.10.', []],
    ['vi', 'Tháng 1 năm 2026', ['Tháng 1 năm 2026']],
    ['ja', '2026年1月に開始', ['2026年1月']],
    ['ko', '2026년 1월 15일 개장', ['2026년 1월 15일']],
    ['zh', '2026年第三季度', ['2026年第三季度']],
    ['th', 'มกราคม 2026 เปิด', ['มกราคม 2026']],
    ['hi', '15 जनवरी 2026 को', ['15 जनवरी 2026']],
  ])('%s: %s', (language, text, expected) => {
    const found = findDates(text, language).map((one) => text.slice(one.from, one.to))
    expect(found).toEqual(expected)
  })
})

test.each([
  ['2019', true],
  ['Monday', true],
  ['March', true],
  ['09:00–10:30', true],
  ['Week 3', true],
  ['1990s', true],
  ['February to May', true],
  ['2019 to 2023', true],
  ['2015. 3', true],
  ['12/10', true],
  ['31/8', true],
  ['22/26', false],
  ['3/4', false],
  ['May to be', false],
  ['Step 3', false],
  ['Europe', false],
  ['Phase 2', false],
])('%s stands for a date: %s', (text, expected) => {
  expect(isDate(text, 'en-US')).toBe(expected)
})
