import { beforeAll, describe, expect, it } from 'vitest'
import { fallbackHeight, inRoomyBox } from '../../src/design/fallback-fonts.ts'
import type { Sheet } from '../../src/design/sheet.ts'
import { fitText } from '../../src/design/text-fitting.ts'
import { drawnTheme } from '../../src/design/themes/drawn-themes.ts'
import { findTheme } from '../../src/design/themes/theme-list.ts'
import { resized } from '../../src/design/themes/type-step.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { lineTexts } from '../support/laid-text.ts'
import { emptySheet } from '../support/sheets.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const color = '#000000'
const label = '120 operators retrained'

function sheetIn(name: string): Sheet {
  const theme = findTheme(name)?.theme
  if (theme === undefined) throw new Error(`There is no theme ${name}.`)
  return emptySheet(typography, { theme: drawnTheme(theme.id) })
}

/** The label in heads of 28 pt, in lines of about equal length. */
function labelIn(sheet: Sheet, width: number) {
  const step = resized(sheet.theme.type.head, 28)
  const set = fitText(sheet, label, [step], { width, height: 400, balanced: true }, { color })
  if (set === undefined) throw new Error('The label does not fit.')
  return set
}

describe('the height of a text where its font is missing', () => {
  it('has another line for a condensed face that fills its line', () => {
    const sheet = sheetIn('Signal')
    const { step, layout } = labelIn(sheet, 280)
    expect(lineTexts(layout)).toHaveLength(1)
    expect(fallbackHeight(sheet, label, step, 280)).toBeGreaterThan(layout.height + 20)
  })

  it('is the same where the words leave their line half empty', () => {
    const sheet = sheetIn('Simple Light')
    const { step, layout } = labelIn(sheet, 800)
    expect(fallbackHeight(sheet, label, step, 800)).toBe(layout.height)
  })
})

describe('a roomy box', () => {
  it('has all the width for a single line', () => {
    const sheet = sheetIn('Signal')
    expect(inRoomyBox(sheet, label, labelIn(sheet, 280), 280, { color }).width).toBe(280)
  })

  it('is wider than balanced lines, and breaks them where they were', () => {
    const sheet = sheetIn('Simple Light')
    const balanced = labelIn(sheet, 250)
    const roomy = inRoomyBox(sheet, label, balanced, 250, { color })
    expect(roomy.width).toBeGreaterThan(balanced.width)
    expect(lineTexts(roomy.layout)).toEqual(lineTexts(balanced.layout))
  })
})
