import { beforeAll, describe, expect, it } from 'vitest'
import { addStepTexts, markedSteps, setStepTexts } from '../../../src/design/layouts/step-texts.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { emptySheet } from '../../support/sheets.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const type = { headLeading: 1.2, color: '#000000', width: 200, size: { head: 20, text: 16 } }

describe('the words of steps', () => {
  it('are numbered on from the slide before', () => {
    const steps = [
      { head: 'Sign', text: '' },
      { head: 'Book', text: '' },
    ]
    expect(markedSteps(steps, 4).map(({ mark }) => mark)).toEqual(['4', '5'])
  })

  it('have their texts on one line, under the highest head', () => {
    const sheet = emptySheet(typography)
    const steps = markedSteps(
      [
        { head: 'Sign', text: 'By hand' },
        { head: 'Book the first load with the office', text: 'By mail' },
      ],
      1,
    )
    const set = setStepTexts(sheet, steps, type)
    if (set === undefined) throw new Error('The words do not fit.')
    steps.forEach((_, index) => {
      addStepTexts(sheet, set, index, { x: 0, y: 100, gap: 5, ground: '#FFFFFF' })
    })
    const tops = sheet.nodes.filter(({ name }) => name.endsWith('text')).map(({ box }) => box.y)
    expect(tops).toEqual([105 + set.heads, 105 + set.heads])
  })

  it('are not set in a size that would break a word', () => {
    const steps = markedSteps([{ head: 'Incomprehensibilities', text: '' }], 1)
    expect(setStepTexts(emptySheet(typography), steps, { ...type, width: 100 })).toBeUndefined()
  })
})
