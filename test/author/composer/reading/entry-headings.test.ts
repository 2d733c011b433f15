import { expect, test } from 'vitest'
import { blockOutline } from '../../../support/block-outline.ts'
import { growth, linear } from '../../../support/growth.ts'

test('a line with a span of years is the heading of what it was filled with', () => {
  const text =
    'ANA DUARTE\n\nEXPERIENCE\n\nEngineer, Norrbro AB (2021 – present)\n- Checks bridges\n- Writes\n\nTrainee, City of Umeå (May 2019 – 2021)\n- Kept the register\n'
  expect(blockOutline(text).slice(2)).toEqual([
    'heading 3: Engineer, Norrbro AB (2021 – present)',
    'list: Checks bridges / Writes',
    'heading 3: Trainee, City of Umeå (May 2019 – 2021)',
    'list: Kept the register',
  ])
})

test('the span may have its months in figures behind points', () => {
  const text =
    '이 력 서\n\n■ 경력\n\n2019. 4 – 현재    온고재 연구소, 책임연구원\n    · 고문서 640건 총괄\n    · 족보 214책 복구\n2015. 3 – 2019. 3    도립박물관, 학예연구사\n    · 고문서 380건 처리\n\n■ 학력\n2013. 2    한빛대학교 석사\n2011. 2    한빛대학교 학사\n'
  expect(blockOutline(text).slice(1)).toEqual([
    'heading 2: 경력',
    'heading 3: 2019. 4 – 현재 온고재 연구소, 책임연구원',
    'list: 고문서 640건 총괄 / 족보 214책 복구',
    'heading 3: 2015. 3 – 2019. 3 도립박물관, 학예연구사',
    'list: 고문서 380건 처리',
    'heading 2: 학력',
    'list: 2013. 2 한빛대학교 석사 / 2011. 2 한빛대학교 학사',
  ])
})

test('the span may stand on the line below', () => {
  const text =
    '# Ana Duarte\n\n## Práctica\n\nIngeniera, Norrbro\n\n2021 – actualidad\n\n- Revisa puentes\n\nBecaria, Umeå\n\n2019 – 2021\n\n- Llevó el registro\n'
  expect(blockOutline(text).slice(2)).toEqual([
    'heading 3: Ingeniera, Norrbro · 2021 – actualidad',
    'list: Revisa puentes',
    'heading 3: Becaria, Umeå · 2019 – 2021',
    'list: Llevó el registro',
  ])
})

test('or in a column of its own, with the text indented', () => {
  const text =
    'ANA DUARTE\n\nEXPERIENCE\n2021 - present   Engineer, Norrbro\n                 Checks 60 bridges a year.\n2019 - 2021      Trainee, Umeå\n                 Kept the register.\n'
  expect(blockOutline(text).slice(2)).toEqual([
    'heading 3: 2021 - present Engineer, Norrbro',
    'paragraph: Checks 60 bridges a year.',
    'heading 3: 2019 - 2021 Trainee, Umeå',
    'paragraph: Kept the register.',
  ])
})

test('or over what somebody was and where, on lines of their own', () => {
  const text =
    'ANA DUARTE\n\nEXPERIENCE\n\n2021 – present\nEngineer\nNorrbro AB, Luleå\n- Checks bridges\n- Writes\n\n2019 – 2021\nTrainee\nCity of Umeå\n- Kept the register\n'
  expect(blockOutline(text).slice(2)).toEqual([
    'heading 3: 2021 – present · Engineer · Norrbro AB, Luleå',
    'list: Checks bridges / Writes',
    'heading 3: 2019 – 2021 · Trainee · City of Umeå',
    'list: Kept the register',
  ])
})

test('what makes the name of an entry too long stays below it', () => {
  const text =
    'ANA DUARTE\n\nEXPERIENCE\n\n03.2019 – present   County Hospital of the North, ward for mothers and newborns\ndeputy head of the ward (since 2021)\n- Plans the shifts\n- Trains six people\n'
  expect(blockOutline(text).slice(2)).toEqual([
    'heading 3: 03.2019 – present County Hospital of the North, ward for mothers and newborns',
    'paragraph: deputy head of the ward (since 2021)',
    'list: Plans the shifts / Trains six people',
  ])
})

test('a line in capitals under a name is the name of the first section', () => {
  const text =
    'Ana Duarte\nEngineer\n\nEXPERIENCE\n\nShe checks sixty bridges a year and writes about each of them.\n'
  expect(blockOutline(text)).toEqual([
    'heading 1: Ana Duarte',
    'cover: Engineer',
    'heading 2: EXPERIENCE',
    'paragraph: She checks sixty bridges a year and writes about each of them.',
  ])
})

test('a long text below an entry is one paragraph, read in time', () => {
  const text = (lines: number) =>
    `ANA DUARTE\n\nEXPERIENCE\n2021 - present   Engineer\n${'                 Checks bridges.\n'.repeat(lines)}2019 - 2021      Trainee\n                 Kept the register.\n`
  expect(blockOutline(text(99)).slice(3)).toEqual([
    `paragraph: ${Array.from({ length: 99 }, () => 'Checks bridges.').join(' ')}`,
    'heading 3: 2019 - 2021 Trainee',
    'paragraph: Kept the register.',
  ])
  expect(growth(text, blockOutline, 500)).toBeLessThan(linear)
})

test('entries that nothing is told of are a list', () => {
  const text =
    'ANA DUARTE\n\nEDUCATION\n2011–2013   MSc, Luleå\n2008–2011   BSc, Umeå\n2004–2008   School, Kiruna\n'
  expect(blockOutline(text).at(-1)).toBe(
    'list: 2011–2013 MSc, Luleå / 2008–2011 BSc, Umeå / 2004–2008 School, Kiruna',
  )
})

test('what is told of an entry may be plain lines below what somebody was, where and when', () => {
  const text =
    'Ana Duarte\n\nWork\n\nEngineer\nNorrbro AB, Luleå\nMarch 2020 – present\nChecks sixty bridges.\nWrites about each.\n\nTrainee\nCity of Umeå\n2019 – 2020\nKept the register.\n\nEducation\n\nDegree in Bridges\nUniversity of Luleå\n2014 – 2019\n\nSchool\nUmeå\n2014\n'
  expect(blockOutline(text).slice(1)).toEqual([
    'heading 2: Work',
    'heading 3: Engineer · Norrbro AB, Luleå · March 2020 – present',
    'list: Checks sixty bridges. / Writes about each.',
    'heading 3: Trainee · City of Umeå · 2019 – 2020',
    'list: Kept the register.',
    'heading 2: Education',
    'list: Degree in Bridges · University of Luleå · 2014 – 2019 / School · Umeå · 2014',
  ])
})

test('the time may stand in a column beside what somebody was, below where', () => {
  const text =
    'Ana Duarte\n\nWork\n\nNorrbro AB — Luleå\nEngineer                         Mar 2020 – present\n• Checks bridges\n• Writes\n\nCity of Umeå\nTrainee                          2019 – 2020\n• Kept the register\n'
  expect(blockOutline(text).slice(1)).toEqual([
    'heading 2: Work',
    'heading 3: Norrbro AB — Luleå · Engineer · Mar 2020 – present',
    'list: Checks bridges / Writes',
    'heading 3: City of Umeå · Trainee · 2019 – 2020',
    'list: Kept the register',
  ])
})

test('the lines of a paragraph of markdown over a list are its name', () => {
  const text =
    '# Ana Duarte\n\n## Work\n\n**Engineer**\nNorrbro AB\n*March 2021 – present*\n\n- Checks bridges\n- Writes\n\n**Trainee**\nCity of Umeå\n*2019 – 2021*\n\n- Kept the register\n'
  expect(blockOutline(text).slice(2)).toEqual([
    'heading 3: Engineer · Norrbro AB · March 2021 – present',
    'list: Checks bridges / Writes',
    'heading 3: Trainee · City of Umeå · 2019 – 2021',
    'list: Kept the register',
  ])
})
