import { beforeAll, describe, expect, it } from 'vitest'
import { besideCompanion } from '../../../src/design/layouts/beside-companion.ts'
import { simpleLight } from '../../../src/design/themes/simple-light/simple-light.ts'
import { transit } from '../../../src/design/themes/transit/transit.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { emptySheet } from '../../support/sheets.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const items = (...texts: string[]) => texts.map((text) => ({ text }))

describe('besideCompanion', () => {
  it('gives a few short rows the width that the picture of the theme leaves', () => {
    const sheet = emptySheet(typography, { theme: transit })
    const widths: number[] = []
    const drawn = besideCompanion(sheet, items('One', 'Two'), ({ width }) => widths.push(width) > 0)
    expect(drawn).toBe(true)
    expect(widths).toEqual([700 - 43.2 - 24])
    expect(sheet.nodes.length).toBeGreaterThan(0)
  })

  it.each([
    ['many rows', transit, items('1', '2', '3', '4')],
    ['a long row', transit, items('word '.repeat(30))],
    ['a theme without a picture', simpleLight, items('One')],
  ])('leaves %s alone', (_, theme, rows) => {
    const { companion: __, ...bare } = theme
    const sheet = emptySheet(typography, { theme: theme === simpleLight ? bare : theme })
    expect(besideCompanion(sheet, rows, () => true)).toBe(false)
    expect(sheet.nodes).toEqual([])
  })

  it('takes the picture back when the rows do not fit beside it', () => {
    const sheet = emptySheet(typography, { theme: transit })
    expect(besideCompanion(sheet, items('One'), () => false)).toBe(false)
    expect(sheet.nodes).toEqual([])
  })
})
