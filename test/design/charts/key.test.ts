import { expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import { chart, chartSlide, deck } from '../../support/decks.ts'
import { linesOf } from '../../support/pages.ts'
import { testTypography } from '../../support/typography.ts'

/** What the key of a chart says, from its first line on. */
async function keyOf(themeId: string, series: Record<string, number[]>): Promise<string[]> {
  const data = chart('bar', ['Asia', 'Europe'], series, {
    highlightedSeries: Object.keys(series).length - 1,
  })
  const [page] = buildScene(
    deck({ themeId }, chartSlide('Sales', data)),
    await testTypography(),
  ).pages
  const names = (page?.nodes ?? []).flatMap((node) =>
    node.kind === 'text' && /^key-\d+-name$/.test(node.name) ? [node] : [],
  )
  return names.sort((one, other) => one.name.localeCompare(other.name)).flatMap(linesOf)
}

it.each(
  systemThemes.map(({ id, name }) => ({ id, name })),
)('names three years in their order in $name, whichever is discussed', async ({ id }) => {
  expect(await keyOf(id, { 2023: [18, 20], 2024: [24, 25], 2025: [31, 33] })).toEqual([
    '2023',
    '2024',
    '2025',
  ])
})

it('names two in the order of their bars', async () => {
  const simpleLight = systemThemes[0]?.id ?? ''
  expect(await keyOf(simpleLight, { 'Q3 2025': [18, 20], 'Q3 2026': [24, 25] })).toEqual([
    'Q3 2025',
    'Q3 2026',
  ])
})

it('has each name beside its own square in a deck that runs from right to left', async () => {
  const data = chart('bar', ['الأول', 'الثاني'], {
    'المبيعات 2023': [3, 4],
    'المبيعات 2024': [5, 6],
  })
  const [page] = buildScene(
    deck({ language: 'ar' }, chartSlide('المبيعات', data)),
    await testTypography(),
  ).pages
  for (const number of [1, 2]) {
    const square = page?.nodes.find(({ name }) => name === `key-${number}`)
    const name = page?.nodes.find((node) => node.name === `key-${number}-name`)
    if (square === undefined || name?.kind !== 'text') throw new Error('No key.')
    const start = name.layout.paragraphs[0]?.lines[0]?.x ?? 0
    expect(name.box.x + start - (square.box.x + square.box.width)).toBeLessThan(12)
  }
})
