import { beforeAll, describe, expect, it } from 'vitest'
import { fallbackGrowth, inRoomyBox } from '../../src/design/fallback-fonts.ts'
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

describe('the room that a text needs where its font is missing', () => {
  it('is another line for a condensed face that fills its line', () => {
    const sheet = sheetIn('Signal')
    const set = labelIn(sheet, 280)
    expect(lineTexts(set.layout)).toHaveLength(1)
    expect(fallbackGrowth(sheet, label, set, 280)).toBeGreaterThan(20)
  })

  it('is none where the words leave their line half empty', () => {
    const sheet = sheetIn('Simple Light')
    expect(fallbackGrowth(sheet, label, labelIn(sheet, 800), 800)).toBe(0)
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
