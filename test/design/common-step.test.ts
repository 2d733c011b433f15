import { beforeAll, describe, expect, it } from 'vitest'
import { commonStep } from '../../src/design/common-step.ts'
import { simpleLight } from '../../src/design/themes/simple-light/simple-light.ts'
import { ladder } from '../../src/design/themes/type-step.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { emptySheet } from '../support/sheets.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const steps = ladder(simpleLight.type.large, [20, 16, 14])
const room = { width: 160, height: 60 }

describe('commonStep', () => {
  it('is the step of the text that needs the smallest', () => {
    const sheet = emptySheet(typography)
    expect(commonStep(sheet, ['Fuel', 'Customs'], steps, room)?.size).toBe(20)
    const long = 'Two risks remain open: fuel prices and customs in Turkey'
    expect(commonStep(sheet, ['Fuel', long], steps, room)?.size).toBeLessThan(20)
  })

  it('breaks a word in the last step only', () => {
    const sheet = emptySheet(typography)
    const word = 'Vollautomatisierungsbedingte'
    expect(commonStep(sheet, [word], steps, room)?.size).toBe(14)
  })

  it('is none for texts that are too long', () => {
    const sheet = emptySheet(typography)
    expect(commonStep(sheet, ['word '.repeat(60)], steps, room)).toBeUndefined()
    expect(commonStep(sheet, ['word '.repeat(3000)], steps, room)).toBeUndefined()
  })
})
