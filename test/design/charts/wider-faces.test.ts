import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import { textBox } from '../../../src/export/pptx/text-box.ts'
import { type Box, boxesOverlap } from '../../../src/scene/geometry.ts'
import type { TextNode } from '../../../src/scene/node.ts'
import type { Page } from '../../../src/scene/scene.ts'
import {
  substituteRoom,
  substituteWidth,
  substituteWidthIn,
} from '../../../src/typography/slide-software.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { chart, chartSlide, deck } from '../../support/decks.ts'
import { chartOf, textNamed } from '../../support/pages.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const themes = systemThemes.map(({ name, id }) => [name, id])
const districts = [
  'Westerkwartier',
  'Oldambt-Noord',
  'Stadskanaal',
  'Veendam en omgeving',
  'Eemsdelta',
  'Pekela',
  'Midden-Groningen',
]
const visitors = [312, 288, 160, 120, 96, 90, 77]

function pageOf(block: ReturnType<typeof chart>, themeId: string): Page {
  const { pages } = buildScene(
    deck({ themeId, language: 'nl' }, chartSlide('Wijken', block)),
    typography,
  )
  return pages[0] as Page
}

describe('beside lying bars, in software without our fonts', () => {
  it.each(themes)('names end before the bars in %s', (_, id) => {
    const page = pageOf(chart('bar', districts, { Bezoekers: visitors }), id)
    if (!chartOf(page).horizontal) return
    for (const index of districts.keys()) {
      const node = textNamed(page, `category-${index + 1}`)
      expect(substituteRoom(node.layout)).toBeLessThanOrEqual(textBox(node, page.nodes).width + 0.1)
    }
  })

  it.each(themes)('values behind the bars stay on the page in %s', (_, id) => {
    const values = visitors.map((value) => value * 1000)
    const page = pageOf(chart('bar', districts, { 2024: visitors, 2025: values }), id)
    for (const node of [...page.nodes, ...chartOf(page).drawing]) {
      if (node.kind !== 'text' || !node.name.includes('value-')) continue
      expect(node.box.x + substituteWidth(node.layout)).toBeLessThanOrEqual(960 - 42)
    }
  })
})

it.each(themes)('names of series leave room for a wider face in %s', (_, id) => {
  const series = {
    Östersund: [5, 6, 7],
    Åre: [3, 1, 2],
    Sundsvall: [4, 4, 5],
    Umeå: [3, 4, 4],
    Webb: [1, 1, 2],
  }
  const page = pageOf(chart('line', ['Q1', 'Q2', 'Q3'], series), id)
  const names = page.nodes.filter((node) => /^key-\d-name$/.test(node.name))
  for (const node of names)
    if (node.kind === 'text')
      expect(substituteWidth(node.layout)).toBeLessThanOrEqual(node.box.width)
})

it.each(themes)('names of categories stay over their changes in %s', (_, id) => {
  const names = ['Gemüse Hofmann', 'Käse vom Berg', 'Fischhalle Nordlicht', 'Honig und Kerzen']
  const block = chart(
    'bar',
    names,
    { 2024: [3420, 2780, 4115, 1960], 2025: [3910, 2655, 4480, 2340] },
    { annotations: ['+14 %', '−4 %', '+9 %', '+19 %'] },
  )
  const page = pageOf(block, id)
  const { plot, horizontal, categoryStyle: style } = chartOf(page)
  if (horizontal || style === undefined) return
  for (const [index, name] of names.entries()) {
    const change = page.nodes.find((node) => node.name === `change-${index + 1}`)
    const words = name.split(' ').map((word) => substituteWidthIn(word, style))
    const isBroken = substituteWidthIn(name, style) > plot.width / names.length - 6
    const foot = plot.y + plot.height + style.size * 1.2 * (isBroken ? 2 : 1)
    expect(Math.max(...words)).toBeLessThan(plot.width / names.length)
    if (change && change.box.y >= plot.y + plot.height)
      expect(change.box.y).toBeGreaterThanOrEqual(foot)
  }
})

it.each(
  themes,
)('the label of a ring has room in the hole that LibreOffice draws in %s', (_, id) => {
  const block = chart('doughnut', ['Vorfahrtsmissachtung', 'Ablenkung', 'Sonstiges'], {
    Anteil: [55, 30, 15],
  })
  const page = pageOf(block, id)
  const { box } = chartOf(page)
  const label = page.nodes.find((node) => node.name === 'hole-name')
  if (label?.kind !== 'text') return
  expect(substituteRoom(label.layout)).toBeLessThanOrEqual(Math.min(box.width, box.height) * 0.5)
})

const grapes = ['Syrah', 'Grenache', 'Carignan', 'Viognier', 'Others']
const tonnes = {
  2023: [1700, 1410, 630, 380, 860],
  2024: [1720, 1480, 640, 390, 870],
  2025: [1810, 1530, 615, 420, 865],
  2026: [1655, 1402, 598, 377, 780],
}
const inTonnes = { unit: { prefix: '', suffix: 't' }, highlightedSeries: 3 }

/** The texts of a chart with such names, of the native chart and over it, as wide as software without our fonts sets them. */
function wideTexts(page: Page, named: RegExp): Box[] {
  const nodes = [...page.nodes, ...chartOf(page).drawing]
  const texts = nodes.filter(
    (node): node is TextNode => node.kind === 'text' && named.test(node.name),
  )
  return texts.map(({ box, layout }) => {
    const width = substituteWidth(layout)
    return { ...box, x: box.x + (box.width - width) / 2, width }
  })
}

const values = /value-\d+-\d+$/

/** How many printed values of a chart touch another, or nearly, or lie on a bar. */
function touchingValues(page: Page): number {
  const boxes = wideTexts(page, values)
  const bars = chartOf(page).drawing.filter(({ name }) => /bar-\d+-\d+$/.test(name))
  return boxes.filter(
    (one) =>
      boxes.some((other) => other !== one && boxesOverlap(one, other, -0.5)) ||
      bars.some((bar) => boxesOverlap(one, bar.box)),
  ).length
}

describe('where values are many, in software without our fonts', () => {
  it.each(themes)('those over columns side by side do not touch in %s', (_, id) => {
    for (const count of [2, 3, 4]) {
      const series = Object.fromEntries(Object.entries(tonnes).slice(-count))
      const page = pageOf(chart('bar', grapes, series, inTonnes), id)
      if (chartOf(page).horizontal) continue
      expect(touchingValues(page)).toBe(0)
    }
  })

  it.each(themes)('those at lines that lie near each other do not touch in %s', (_, id) => {
    const years = ['2021', '2022', '2023', '2024', '2025', '2026', '2027']
    const series = {
      'Ligne A': [12400, 12900, 13200, 13100, 13900, 14200, 14300],
      'Ligne B': [11100, 11800, 12100, 12000, 12600, 13000, 13100],
      'Ligne C': [8200, 8900, 9400, 9900, 10300, 10900, 11000],
    }
    const page = pageOf(chart('line', years, series, inTonnes), id)
    expect(touchingValues(page)).toBe(0)
  })

  it.each(themes)('values that have no room over columns are read from an axis in %s', (_, id) => {
    const millions = Object.fromEntries(
      Object.entries(tonnes).map(([year, values]) => [year, values.map((one) => one * 1000)]),
    )
    const page = pageOf(chart('bar', grapes, millions, inTonnes), id)
    const isGridded = page.nodes.some(({ name }) => name === 'grid-1-value')
    expect(isGridded).toBe(wideTexts(page, values).length === 0)
  })
})

it.each(themes)('no line of an axis runs through the names of series in %s', (_, id) => {
  const millions = Object.fromEntries(
    Object.entries(tonnes).map(([year, values]) => [year, values.map((one) => one * 1000)]),
  )
  const page = pageOf(chart('bar', grapes, millions, inTonnes), id)
  const lines = page.nodes.filter(({ name }) => /^grid-\d+$/.test(name)).map(({ box }) => box.y)
  for (const { y, height } of wideTexts(page, /^key-/))
    expect(lines.filter((line) => line > y && line < y + height)).toEqual([])
})
