import { beforeAll, describe, expect, it } from 'vitest'
import {
  addColumnTexts,
  type ColumnEntry,
  setColumnTexts,
} from '../../../src/design/layouts/column-texts.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { emptySheet } from '../../support/sheets.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const entry = (head: string, text: string): ColumnEntry => ({
  head,
  text,
  colors: { head: '#000000', detail: '#000000', text: '#000000' },
})

const roomy = { width: 200, height: 300, columns: 3 }

describe('the words of columns', () => {
  it('are of one size in all columns', () => {
    const long = 'The carrier registers and uploads its insurance certificate before the first load'
    const texts = setColumnTexts(
      emptySheet(typography),
      [entry('Register', long), entry('Check', 'Soon')],
      { ...roomy, height: 110 },
    )
    const sizes = texts?.sets.map(({ text }) => text?.step.size)
    expect(new Set(sizes).size).toBe(1)
    expect(texts?.height).toBeLessThanOrEqual(110)
  })

  it('get smaller before they get too high, and are refused when they never fit', () => {
    const sheet = emptySheet(typography)
    const entries = [entry('Register', 'The carrier registers and uploads its certificate')]
    const sizeIn = (height: number) =>
      setColumnTexts(sheet, entries, { ...roomy, height })?.sets[0]?.text?.step.size
    expect(sizeIn(300)).toBe(20)
    expect(sizeIn(75)).toBeLessThan(20)
    expect(sizeIn(20)).toBeUndefined()
  })

  it('begin at the heads where one has no head', () => {
    const sheet = emptySheet(typography)
    const texts = setColumnTexts(sheet, [entry('Plan', 'Draw it'), entry('', 'Build it')], roomy)
    if (texts === undefined) throw new Error('The words do not fit.')
    const place = { x: 0, y: 50, width: 200, ground: '#FFFFFF' }
    addColumnTexts(sheet, 'first', texts, 0, place)
    addColumnTexts(sheet, 'second', texts, 1, { ...place, x: 300 })
    const top = (name: string) => sheet.nodes.find((node) => node.name === name)?.box.y
    expect(top('second-text')).toBe(top('first-head'))
    expect(top('first-text')).toBeGreaterThan(top('second-text') ?? 0)
  })
})
