import { expect, test } from 'vitest'
import { lineBoxWidth, roomBeside } from '../../src/design/line-width.ts'
import { drawnTheme } from '../../src/design/themes/drawn-themes.ts'
import { simpleLight } from '../../src/design/themes/simple-light/simple-light.ts'
import { findTheme } from '../../src/design/themes/theme-list.ts'
import { emptySheet } from '../support/sheets.ts'
import { testTypography } from '../support/typography.ts'

const step = simpleLight.type.small

test('the box of a line is a little wider than the line', async () => {
  const sheet = emptySheet(await testTypography())
  const own = sheet.measure('Big O notation', step)
  const width = lineBoxWidth(sheet, 'Big O notation', step)
  expect(width).toBeGreaterThan(own)
  expect(width).toBeLessThan(own * 1.03 + 2)
})

test('the box of a line has room for the spaces between Japanese and Latin letters', async () => {
  const sheet = emptySheet(await testTypography(), { language: 'ja' })
  const own = sheet.measure('ビッグO表記', step)
  // Two changes of script, a quarter of an em each.
  expect(lineBoxWidth(sheet, 'ビッグO表記', step)).toBeGreaterThan(own + step.size / 2)
})

test('what stands beside a line in a condensed face leaves the room of a wider one', async () => {
  const theme = drawnTheme(findTheme('Signal')?.theme.id ?? '')
  const sheet = emptySheet(await testTypography(), { theme })
  const { head } = theme.type
  const own = sheet.measure('120 operators retrained', head)
  expect(roomBeside(sheet, '120 operators retrained', head)).toBeGreaterThan(own * 1.2)
})
