import { beforeAll, describe, expect, it } from 'vitest'
import { fitBand } from '../../../src/design/layouts/band.ts'
import type { TextNode } from '../../../src/scene/node.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { emptySheet } from '../../support/sheets.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const area = { x: 43.2, y: 136.8, width: 873.6, height: 331.2 }

function draw(paragraphs: string[], accepts: (height: number) => boolean = () => true) {
  const sheet = emptySheet(typography)
  const heights: number[] = []
  const drawn = fitBand(sheet, paragraphs, area, (height) => {
    heights.push(height)
    return accepts(height)
  })
  const texts = sheet.nodes.filter((node): node is TextNode => node.kind === 'text')
  return { sheet, drawn, heights, texts }
}

describe('fitBand', () => {
  it('draws nothing without a text', () => {
    const { heights, sheet } = draw([])
    expect(heights).toEqual([0])
    expect(sheet.nodes).toEqual([])
  })

  it('has a lead and a text in 0.85 in', () => {
    const { heights, texts } = draw(['Two risks remain open', 'Fuel prices and customs'])
    expect(heights).toEqual([expect.closeTo(61.2)])
    expect(texts.map((node) => node.name)).toEqual(['band-lead', 'band-text'])
    expect(texts[1]?.box.x).toBeCloseTo((3.683 + 0.25) * 72, 0)
  })

  it('moves the text to a later column for a longer lead', () => {
    const { texts } = draw(['Two risks remain open until the year ends', 'Fuel prices'])
    expect(texts[1]?.box.x).toBeGreaterThan(4 * 72)
  })

  it('grows for a long text and starts it at the edge without a lead', () => {
    const { heights, texts } = draw(['A sentence that says a little more. '.repeat(10)])
    expect(heights[0]).toBeGreaterThan(62)
    expect(texts[0]?.box.x).toBeCloseTo(43.2 + 18)
  })

  it('draws no band where the rest does not fit over it', () => {
    const { drawn, sheet } = draw(['One', 'Two'], () => false)
    expect(drawn).toBe(false)
    expect(sheet.nodes).toEqual([])
  })
})
