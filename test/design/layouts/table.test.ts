import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { TableCell } from '../../../src/scene/node.ts'
import { substituteRoom } from '../../../src/typography/slide-software.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { deck, slide, table } from '../../support/decks.ts'
import { linesOf, styleOf, tableOf } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

/** Weights of the figures in the first row. */
const weights = (columns: string[]) => {
  const rows = ['One', 'Two'].map((name) => [name, '10', '20'])
  const block = table(['Name', ...columns], rows)
  const { pages } = buildScene(deck({}, slide('table', 'Figures', [block])), typography)
  const cells = tableOf(pages[0] as (typeof pages)[0]).rows[1]?.cells ?? []
  return cells.slice(1).map((cell) => styleOf(cell).font.weight)
}

describe('the figures of a table', () => {
  it('are muted under the year before', () => {
    const [before = 0, now = 0] = weights(['#Q3 2025', '#Q3 2026'])
    expect(before).toBeLessThan(now)
  })

  it('are equals under numbers that are no years', () => {
    const [ten, hundred] = weights(['#For 10 items', '#For 100 items'])
    expect(ten).toBe(hundred)
  })
})

describe('a highlighted row', () => {
  const colors = (columns: string[]) => {
    const block = table(['Name', ...columns], [['One', '10', '20']], 0)
    const { pages } = buildScene(deck({}, slide('table', 'Figures', [block])), typography)
    const cells = tableOf(pages[0] as (typeof pages)[0]).rows[1]?.cells ?? []
    return cells.slice(1).map((cell) => styleOf(cell).color)
  }

  it('is about the figure that years lead up to', () => {
    const [before, now] = colors(['#Q3 2025', '#Q3 2026'])
    expect(before).not.toBe(now)
  })

  it('is about none of figures that are equals', () => {
    const [plan, rebuilt] = colors(['#Plan A', '#Plan B'])
    expect(plan).toBe(rebuilt)
  })
})

describe('a table whose columns have no names', () => {
  it.each(
    systemThemes.map((theme) => [theme.name, theme.id]),
  )('has no head in %s', (_, themeId) => {
    const block = table(
      ['', ''],
      [
        ['Revenue', 'Grew by a fifth'],
        ['Churn', 'The lowest ever'],
      ],
    )
    const scene = buildScene(deck({ themeId }, slide('table', 'Figures', [block])), typography)
    const node = tableOf(scene.pages[0] as (typeof scene.pages)[0])
    expect(node.headless).toBe(true)
    expect(node.rows.map((row) => row.cells.map((cell) => linesOf(cell).join(' ')))).toEqual([
      ['Revenue', 'Grew by a fifth'],
      ['Churn', 'The lowest ever'],
    ])
    // Rows of one kind stand on grounds of their kind: none is dressed as the head.
    const [first, second] = node.rows.map((row) => row.cells.map((cell) => styleOf(cell).color))
    expect(first).toEqual(second)
    expect(sceneProblems(scene)).toEqual([])
  })
})

describe('a column that matters', () => {
  it.each(
    systemThemes.map((theme) => [theme.name, theme.id]),
  )('is told from the others in %s', (_, themeId) => {
    const block = table(
      ['What', '#2024', '#2025'],
      [
        ['Costs', '120', '148'],
        ['Staff', '12', '14'],
      ],
    )
    const columns = block.columns.map((column, index) => ({
      ...column,
      ...(index === 1 && { highlighted: true, unit: '€ thousand' }),
    }))
    const shown = slide('table', 'Figures', [{ ...block, columns }])
    const scene = buildScene(deck({ themeId }, shown), typography)
    expect(sceneProblems(scene)).toEqual([])
    const [head, first] = tableOf(scene.pages[0] as (typeof scene.pages)[0]).rows
    expect(linesOf(head?.cells[1] as TableCell).join(' ')).toBe('2024 (€ thousand)')
    const look = (at: number) => {
      const { ground, layout } = first?.cells[at] as TableCell
      return [ground, layout.paragraphs[0]?.specification.runs[0]?.style.color]
    }
    expect(look(1)).not.toEqual(look(2))
  })
})

it('gives code in its cells the width that it takes', () => {
  const block = table(
    ['Pattern', 'Matches', 'Example', 'Finds'],
    [['[^aeiou]', 'any one character but these, whichever it is', 'b[^aeiou]', 'bl, b7']],
  )
  const rows = block.rows.map((row) => ({
    ...row,
    cellMarks: row.cells.map((text, at) =>
      at === 1 ? [] : [{ from: 0, to: text.length, code: true as const }],
    ),
  }))
  const { pages } = buildScene(
    deck({}, slide('table', 'Figures', [{ ...block, rows }])),
    typography,
  )
  const [, first] = tableOf(pages[0] as (typeof pages)[0]).rows
  expect(linesOf(first?.cells[2] as TableCell)).toEqual(['b[^aeiou]'])
  expect(linesOf(first?.cells[0] as TableCell)).toEqual(['[^aeiou]'])
})

describe('the text of a table', () => {
  const textSize = (...cells: string[]) => {
    const rows = cells.map((cell, index) => [`Row ${index + 1}`, cell])
    const { pages } = buildScene(
      deck({}, slide('table', 'Figures', [table(['What', 'Said'], rows)])),
      typography,
    )
    return styleOf(tableOf(pages[0] as (typeof pages)[0]).rows[1]?.cells[1] as TableCell).size
  }

  it('is large where every cell is one line', () => {
    expect(textSize('Open', 'Closed')).toBe(22)
  })

  it('is as large on two lines, and no larger than running text where a cell needs more', () => {
    const sentence = 'The crane handles twenty ships a day, which is three more than a year ago. '
    expect(textSize('Open', sentence.repeat(2))).toBe(20)
    expect(textSize('Open', sentence.repeat(4))).toBe(16)
  })
})

describe('a table that needs the whole slide', () => {
  it('has a lower head rather than a row less', () => {
    const reason = 'Nobody else may sign for the carrier before the office has seen its papers, '
    const rows = Array.from({ length: 7 }, (_, index) => [`Case ${index + 1}`, reason.repeat(3)])
    const themeId = systemThemes.find(({ name }) => name === 'Gazette')?.id ?? ''
    const one = slide('table', 'Seven cases', [table(['Case', 'Reason'], rows)])
    const { pages } = buildScene(deck({ themeId }, one), typography)
    expect(tableOf(pages[0] as (typeof pages)[0]).rows).toHaveLength(8)
  })
})

describe('the columns of a table', () => {
  const rows = [
    ['Europe', '214', 'New accounts in the north and a second hub'],
    ['Asia', '98', 'Weekly sailings doubled after the contract'],
  ]
  /** The widths of three columns, some of them wished. */
  const widths = (themeId: string, ...wishes: (number | 'equal' | undefined)[]) => {
    const block = table(['Region', '#Sales', 'Why'], rows)
    const columns = block.columns.map((column, index) => ({ ...column, width: wishes[index] }))
    const made = slide('table', 'Figures', [{ ...block, columns }])
    const scene = buildScene(deck({ themeId }, made), typography)
    expect(sceneProblems(scene)).toEqual([])
    return tableOf(scene.pages[0] as (typeof scene.pages)[0]).columnWidths
  }

  it.each(
    systemThemes.map(({ name, id }) => [name, id]),
  )('are as wide as wished in %s', (_, id) => {
    const [region = 0, sales = 0] = widths(id)
    // Where the others need the room, all is set in a smaller size.
    expect(widths(id, 1.5)[0]).toBeGreaterThan(region * 1.4)
    const narrower = widths(id, undefined, 0.8)[1] ?? 0
    expect(narrower).toBeLessThan(sales)
    const [first = 0, ...others] = widths(id, 'equal', 'equal', 'equal')
    for (const other of others) expect(other).toBeCloseTo(first)
  })

  it('are never narrower than their words', () => {
    const [region = 0] = widths(systemThemes[0]?.id ?? '', 0.25, undefined, 4)
    expect(region).toBeGreaterThan(50)
  })
})

it.each(
  systemThemes.map((theme) => [theme.name, theme.id]),
)('a table with free room gives it to names that a wider face would break in %s', (_, themeId) => {
  const block = table(
    ['Servicio', '#Precio (€)', 'Duración'],
    [
      ['Purga de frenos hidráulicos', '32.00', '1 h'],
      ['Montaje de bicicleta nueva', '75.00', '3 h'],
    ],
  )
  const scene = buildScene(deck({ themeId }, slide('table', 'Precios', [block])), typography)
  const { rows, columnWidths } = tableOf(scene.pages[0] as (typeof scene.pages)[0])
  const [name] = rows.at(-1)?.cells ?? []
  const { left = 0, right = 0 } = name?.padding ?? {}
  const room = (columnWidths[0] ?? 0) - left - right
  expect(name && substituteRoom(name.layout)).toBeLessThanOrEqual(room + right)
})
