import { describe, expect, it } from 'vitest'
import type { TableCell } from '../../src/scene/node.ts'
import type { GlyphRun } from '../../src/scene/text.ts'
import {
  cellText,
  eachGlyph,
  eachGlyphRun,
  type PlacedRun,
  type PlacedText,
  textTop,
} from '../../src/scene/text-position.ts'
import { box, inter, layout } from '../support/scenes.ts'
import { setText } from '../support/set-text.ts'
import { testTypography } from '../support/typography.ts'

const typography = await testTypography()

/** A text of 100 pt height in a box of 200 pt. */
const placed = (anchor: PlacedText['anchor']): PlacedText => ({
  box: box(50, 40, 300, 200),
  anchor,
  layout: layout('text'),
})

function placedRuns(text: PlacedText): PlacedRun[] {
  const runs: PlacedRun[] = []
  eachGlyphRun(text, (run) => runs.push(run))
  return runs
}

describe('textTop', () => {
  it('stands where the anchor says', () => {
    expect(textTop(placed('top'))).toBe(40)
    expect(textTop(placed('middle'))).toBe(90)
    expect(textTop(placed('bottom'))).toBe(140)
  })

  it('sticks out evenly where the text is higher than its box', () => {
    expect(textTop({ ...placed('middle'), box: box(0, 40, 300, 60) })).toBe(20)
    expect(textTop({ ...placed('bottom'), box: box(0, 40, 300, 60) })).toBe(0)
  })
})

describe('eachGlyphRun', () => {
  const text: PlacedText = {
    box: box(50, 40, 120, 200),
    anchor: 'top',
    layout: setText(typography, ['Revenue grew in every region', 'Margin'], {
      measure: 120,
      bullet: '•',
    }),
  }

  it('goes through paragraphs, the mark first, then the lines', () => {
    expect(
      placedRuns(text).map(({ run, paragraphIndex, lineIndex, isBullet }) => [
        run.text,
        paragraphIndex,
        lineIndex,
        isBullet,
      ]),
    ).toEqual([
      ['•', 0, 0, true],
      ['Revenue', 0, 0, false],
      ['grew in', 0, 1, false],
      ['every region', 0, 2, false],
      ['•', 1, 0, true],
      ['Margin', 1, 0, false],
    ])
  })

  it('places runs on the page: from the box’s left edge and the text’s top', () => {
    const [mark, first, second] = placedRuns(text) as [PlacedRun, PlacedRun, PlacedRun]
    expect(mark.x).toBe(50)
    expect(first.x).toBe(50 + 18)
    expect(mark.baseline).toBe(first.baseline)
    expect(second.baseline - first.baseline).toBeCloseTo(22, 10)
    expect(first.baseline).toBeGreaterThan(40)
    expect(first.baseline).toBeLessThan(40 + 22)
  })

  it('visits nothing of a text without glyphs', () => {
    expect(placedRuns({ ...text, layout: setText(typography, '') })).toEqual([])
  })
})

describe('eachGlyph', () => {
  it('moves by advances, and by offsets only for the glyph itself; up is up', () => {
    const glyph = { cluster: 0, xOffset: 0, yOffset: 0 }
    const run: GlyphRun = {
      font: inter,
      size: 16,
      color: '#000000',
      tracking: 0,
      text: 'abc',
      rightToLeft: false,
      x: 0,
      width: 30,
      glyphs: [
        { ...glyph, id: 1, advance: 10 },
        { ...glyph, id: 2, advance: 0, xOffset: -3, yOffset: 5 },
        { ...glyph, id: 3, advance: 20 },
      ],
    }
    const visited: number[][] = []
    eachGlyph(run, 100, 200, (...glyphAt) => visited.push(glyphAt))
    expect(visited).toEqual([
      [1, 100, 200],
      [2, 107, 195],
      [3, 110, 200],
    ])
  })
})

describe('cellText', () => {
  it('stands in what the padding leaves of the cell', () => {
    const cell: TableCell = {
      layout: layout('text'),
      anchor: 'middle',
      padding: { left: 18, top: 4, right: 10, bottom: 6 },
      ground: '#FFFFFF',
    }
    const text = cellText(cell, box(100, 50, 200, 60))
    expect(text).toEqual({ box: box(118, 54, 172, 50), anchor: 'middle', layout: cell.layout })
  })
})
