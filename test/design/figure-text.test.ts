import { beforeAll, describe, expect, it } from 'vitest'
import { figureLadder, lineRuns, valueRuns } from '../../src/design/figure-text.ts'
import { simpleLight } from '../../src/design/themes/simple-light/simple-light.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { emptySheet } from '../support/sheets.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const { statistic, unit } = simpleLight.type
const steps = figureLadder(statistic, unit, [54, 44, 36, 28])
const first = () => steps[0] ?? { number: statistic, unit, word: unit, rest: unit }
const color = '#0E1733'

describe('figureLadder', () => {
  it('begins with the pair of the theme and keeps its proportion', () => {
    expect(steps[0]).toMatchObject({ number: { size: 54 }, unit: { size: 32 }, word: { size: 32 } })
    expect(steps[1]).toMatchObject({ number: { size: 54 }, unit: { size: 32 }, word: { size: 22 } })
    expect(steps.at(-2)).toMatchObject({ number: { size: 28 }, unit: { size: 17 } })
  })
})

describe('lineRuns', () => {
  it('sets the unit smaller, with a space that does not break where it had one', () => {
    const sheet = emptySheet(typography)
    const texts = (figure: string) => lineRuns(sheet, figure, first(), color).map((run) => run.text)
    expect(texts('34.5%')).toEqual(['34.', '5', '%'])
    expect(texts('11 days')).toEqual(['11', '\u00a0days'])
    expect(texts('42')).toEqual(['42'])
  })

  it('parts a unit that the document has apart from its number as far as a space within the number', () => {
    const runs = (suffix: string) =>
      lineRuns(emptySheet(typography), { figure: '9 800', suffix }, first(), color)
    expect(runs('MW').map((run) => run.style.size)).toEqual([54, 43, 32])
    expect(runs('of 12 000 homes').map((run) => run.style.size)).toEqual([54, 21, 21])
  })

  it('does not track the digit before a unit', () => {
    const runs = lineRuns(emptySheet(typography), '34.5%', first(), color)
    expect(runs.map((run) => run.style.tracking)).toEqual([-1.62, 0, -0.32])
  })
})

describe('valueRuns', () => {
  it('sets what belongs to a figure smaller, and keeps it apart where it can stand under the figure', () => {
    const sheet = emptySheet(typography)
    const value = { figure: '€2.07', prefix: 'now', suffix: 'instead of €1.84' }
    const { figure, rest } = valueRuns(sheet, value, first(), color)
    expect(figure.map((run) => [run.text, run.style.size])).toEqual([
      ['now', 21],
      ['\u00a0', 21],
      ['€2.07', 54],
    ])
    expect(rest.map((run) => [run.text, run.style.size])).toEqual([['instead of €1.84', 21]])
  })
})
