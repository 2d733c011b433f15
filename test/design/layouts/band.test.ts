import { beforeAll, describe, expect, it } from 'vitest'
import { bandPart } from '../../../src/design/layouts/band.ts'
import { fitTree } from '../../../src/design/tree/fit-tree.ts'
import { column, drawing } from '../../../src/design/tree/tree.ts'
import type { TextNode } from '../../../src/scene/node.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { emptySheet } from '../../support/sheets.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const area = { x: 43.2, y: 136.8, width: 873.6, height: 331.2 }

/** A band under something that takes what is left, and is at least so high. */
function draw(paragraphs: string[], least = 0) {
  const sheet = emptySheet(typography)
  const heights: number[] = []
  const above = drawing((_, box) => heights.push(box.height), least)
  const tree = column([{ tree: above, grow: 1 }, ...bandPart(sheet, paragraphs, 12)])
  const drawn = fitTree(sheet, area, [{ text: 16 }], () => tree)
  const texts = sheet.nodes.filter((node): node is TextNode => node.kind === 'text')
  const band = sheet.nodes.find((node) => node.name === 'band')?.box
  return { sheet, drawn, heights, texts, band }
}

describe('a band', () => {
  it('is not there without a text', () => {
    const { heights, sheet } = draw([])
    expect(heights).toEqual([area.height])
    expect(sheet.nodes).toEqual([])
  })

  it('has a lead and a text in 0.85 in', () => {
    const { band, heights, texts } = draw(['Two risks remain open', 'Fuel prices and customs'])
    expect(band?.height).toBeCloseTo(61.2)
    expect(heights[0]).toBeCloseTo(area.height - 61.2 - 12)
    expect(texts.map((node) => node.name)).toEqual(['band-lead', 'band-text'])
    expect(texts[1]?.box.x).toBeCloseTo((3.683 + 0.25) * 72, 0)
  })

  it('moves the text to a later column for a longer lead', () => {
    const { texts } = draw(['Two risks remain open until the year ends', 'Fuel prices'])
    expect(texts[1]?.box.x).toBeGreaterThan(4 * 72)
  })

  it('grows for a long text and starts it at the edge without a lead', () => {
    const { band, texts } = draw(['A sentence that says a little more. '.repeat(14)])
    expect(band?.height).toBeGreaterThan(62)
    expect(texts[0]?.box.x).toBeCloseTo(43.2 + 18)
  })

  it('does not fit where the rest leaves it no room', () => {
    const { drawn, sheet } = draw(['One', 'Two'], 300)
    expect(drawn).toBe(false)
    expect(sheet.nodes).toEqual([])
  })
})
