import { beforeAll, describe, expect, it } from 'vitest'
import { polygonPath } from '../../src/design/devices/polygon.ts'
import { groundUnder } from '../../src/design/ground.ts'
import type { Sheet } from '../../src/design/sheet.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { emptySheet } from '../support/sheets.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

describe('groundUnder', () => {
  const onAccent = (): Sheet => {
    const sheet = emptySheet(typography)
    sheet.background = { kind: 'solid', color: '#1B46D9' }
    return sheet
  }

  it('is the background where nothing lies under the text', () => {
    const sheet = onAccent()
    sheet.addShape('aside', box(500, 0, 100, 100), { fill: '#FFFFFF' })
    expect(groundUnder(sheet, box(0, 0, 400, 100), '#FFFFFF')).toBe('#1B46D9')
  })

  it('is the least favourable colour of those under the text', () => {
    const sheet = onAccent()
    sheet.addShape('pane', box(300, 0, 200, 100), { fill: '#5B80F0' })
    expect(groundUnder(sheet, box(0, 0, 400, 50), '#FFFFFF')).toBe('#5B80F0')
    expect(groundUnder(sheet, box(0, 0, 400, 50), '#000000')).toBe('#1B46D9')
  })

  it('looks at the topmost shape, and at the shape and not its box', () => {
    const sheet = onAccent()
    sheet.addShape('under', box(0, 0, 100, 100), { fill: '#FFFFFF' })
    sheet.addShape('over', box(0, 0, 100, 100), { fill: '#000000' })
    expect(groundUnder(sheet, box(10, 10, 20, 20), '#FFFFFF')).toBe('#000000')
    const triangle = [
      { x: 200, y: 0 },
      { x: 300, y: 0 },
      { x: 300, y: 100 },
    ]
    sheet.addShape(
      'triangle',
      box(200, 0, 100, 100),
      { fill: '#FFFFFF' },
      { type: 'path', commands: polygonPath(triangle) },
    )
    expect(groundUnder(sheet, box(200, 60, 30, 30), '#FFFFFF')).toBe('#1B46D9')
    expect(groundUnder(sheet, box(250, 5, 40, 20), '#FFFFFF')).toBe('#FFFFFF')
  })

  it('takes the part of a gradient that is under the text', () => {
    const sheet = onAccent()
    const stops = [
      { offset: 0, color: '#000000' },
      { offset: 1, color: '#FFFFFF' },
    ]
    sheet.addShape('sky', box(0, 0, 100, 100), { fill: { kind: 'linear', angle: 90, stops } })
    expect(groundUnder(sheet, box(0, 0, 100, 50), '#FFFFFF')).toBe('#808080')
  })
})
