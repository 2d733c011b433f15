import { describe, expect, test } from 'vitest'
import { chosenVariant, slidePlainText } from '../../../../src/deck/slide.ts'
import { composeText } from '../../../support/compose-text.ts'

const survey = `Mitarbeiterbefragung 2026

Frage | 2024 | 2026
Genug Zeit für meine Arbeit | 3,1 | 2,6
Mein Vorgesetzter hört zu | 3,8 | 4,1
Die Kantine ist gut | 2,2 | 3,9

Die Zeit ist das Problem. In der Pflege liegt der Wert bei 1,9. Wir schlagen vor, ab Januar zwei Springer pro Station einzustellen. Der Vorstand entscheidet am 3.12.`

const board = `Q3 numbers for the board

          Jul     Aug     Sep
Revenue   412k    398k    455k
Costs     371k    369k    380k

September was our best month ever. Churn is down because of the new onboarding. Hired 4 in support. Cash is 2.9M, enough for 19 months at the current burn.`

const archive = `文書館の書庫について

- 書庫の棚は全部で412本ある。
- そのうち97本は重さで曲がっている。
- 湿度は夏に七割を超える。

棚の入れ替えには三年かかり、費用は千二百万円と見積もられている。来年度は地下の書庫から始め、その間は閲覧室を週に三日だけ開くことを提案します。`

describe('what stands behind a table or a list and has no room there has a slide of its own', () => {
  test.each([
    [survey, ['zwei Springer', 'Der Vorstand entscheidet']],
    [board, ['Churn is down', '19 months']],
    [archive, ['千二百万円', '週に三日']],
  ])('%#', (text, said) => {
    for (const slideRange of ['auto', '2-5'] as const) {
      const { slides } = composeText(text, { slideRange })
      const shown = slides.map((slide) => slidePlainText(slide)).join('\n')
      for (const words of said) expect(shown).toContain(words)
    }
  })
})

test('a line that has room under a table stays there', () => {
  const { slides } = composeText(
    `Lamps\n\nLamp | 2024 | 2026\nHall | 12 | 19\nYard | 30 | 21\n\nThe lamps of the yard were changed in May.`,
  )
  expect(slides).toHaveLength(1)
  expect(slides.map((slide) => chosenVariant(slide).caption)).toEqual([
    'The lamps of the yard were changed in May',
  ])
})

test('a text that shall be one slide stays one', () => {
  expect(composeText(survey, { slideRange: '1' }).slides).toHaveLength(1)
})
