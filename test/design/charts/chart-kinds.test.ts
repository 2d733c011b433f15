import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { chart, chartSlide, deck, stats } from '../../support/decks.ts'
import { chartOf, linesOf, nodeNamed, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

function pageOf(block: ReturnType<typeof chart>, language = 'en', beside = false): Page {
  const more = beside ? [stats({ figure: '29%', label: 'Fuel' })] : []
  const scene = buildScene(deck({ language }, chartSlide('A chart', block, more)), typography)
  expect(sceneProblems(scene)).toEqual([])
  return scene.pages[0] as Page
}

const names = [
  'Personnel and their training',
  'Transport, fuel, tolls and insurance',
  'Facilities and maintenance',
  'Licences',
  'Other',
]

describe('bars with long names', () => {
  const long = chart(
    'bar',
    names,
    { Cost: [46, 29, 14, 8, 3] },
    { annotations: ['', '+3%', '', '', ''] },
  )

  it('lie, the first category at the top', () => {
    const page = pageOf(long, 'en', true)
    expect(chartOf(page).horizontal).toBe(true)
    const [first, second] = [1, 2].map((n) => nodeNamed(page, `category-${n}`).box.y)
    expect(first).toBeLessThan(second ?? 0)
    expect(linesOf(textNamed(page, 'change-2'))).toEqual(['+3%'])
  })

  it('are as long as their values', () => {
    const { drawing } = chartOf(pageOf(long, 'en', true))
    const width = (n: number) => drawing.find((one) => one.name === `chart-bar-1-${n}`)?.box.width
    expect((width(1) ?? 0) / (width(3) ?? 1)).toBeCloseTo(46 / 14)
  })

  it('stand when their names fit under them', () => {
    expect(chartOf(pageOf(long)).horizontal).toBeUndefined()
  })
})

describe('an area', () => {
  it('is filled from the line to zero', () => {
    const { chartType, series, drawing, axis } = chartOf(
      pageOf(chart('area', ['A', 'B', 'C'], { Loads: [80, 90, 100] })),
    )
    expect(chartType).toBe('area')
    expect(series[0]?.areaFill).toBeDefined()
    expect(axis?.minimum).toBe(0)
    expect(drawing.some((one) => one.name === 'chart-area-1')).toBe(true)
  })

  it('of several series is lines, which hide nothing', () => {
    const block = chart('area', ['A', 'B'], { One: [80, 90], Two: [70, 95] })
    expect(chartOf(pageOf(block)).chartType).toBe('line')
  })
})

describe('a pie', () => {
  const shares = chart(
    'pie',
    ['Tracking page', 'Hotline', 'E-mail'],
    { Contacts: [74, 15, 11] },
    { unit: { prefix: '', suffix: '%' } },
  )

  it('has no hole, and names its slices from the largest on', () => {
    const page = pageOf(shares)
    expect(chartOf(page).holeSize).toBeUndefined()
    const names = [1, 2, 3].flatMap((place) => linesOf(textNamed(page, `share-${place}-name`)))
    expect(names).toEqual(['Tracking page', 'Hotline', 'E-mail'])
  })

  it('sets long names in two lines', () => {
    const block = chart('pie', ['Europe', 'Everything else that customers asked about'], {
      Share: [80, 20],
    })
    expect(linesOf(textNamed(pageOf(block), 'share-2-name')).length).toBe(2)
  })
})

describe('printed values', () => {
  it('group digits as the language of the deck does', () => {
    const valueIn = (language: string) => {
      const page = pageOf(
        chart('bar', ['A', 'B'], { One: [1820.5, 900] }, { decimals: 1 }),
        language,
      )
      const node = chartOf(page).drawing.find((one) => one.name === 'chart-value-1-1')
      return node?.kind === 'text' ? linesOf(node)[0] : undefined
    }
    expect(valueIn('en')).toBe('1,820.5')
    expect(valueIn('de')).toBe('1.820,5')
    expect(valueIn('xx_?')).toBe('1,820.5')
  })
})

describe('a course of values that lie near each other', () => {
  const lowest = (values: number[]) => {
    const months = values.map((_, at) => `2024-0${at + 1}`)
    return chartOf(pageOf(chart('line', months, { Tickets: values }))).axis?.minimum
  }

  it('begins at zero where it has few points, each with its value', () => {
    expect(lowest([2608, 2463, 2854])).toBe(0)
  })

  it('begins near them where it has many', () => {
    expect(lowest([2608, 2463, 2854, 2700, 2610, 2590, 2800])).toBeGreaterThan(2000)
  })
})
