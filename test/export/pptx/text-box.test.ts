import { describe, expect, it } from 'vitest'
import { textBox } from '../../../src/export/pptx/text-box.ts'
import type { TextNode } from '../../../src/scene/node.ts'
import type { LaidParagraph } from '../../../src/scene/text.ts'
import {
  bodyStyle,
  box,
  chartNode,
  layout,
  paragraph,
  shapeNode,
  textNode,
} from '../../support/scenes.ts'

/** A text of one line of `width` points in a box of 200 from x = 100. */
function lineOf(
  width: number,
  content: string | LaidParagraph,
  options: Partial<Omit<TextNode, 'layout'>> = {},
): TextNode {
  const node = textNode(layout(content), { box: box(100, 50, 200, 40), ...options })
  const paragraphs = node.layout.paragraphs.map((one) => {
    const text = one.segments.map((segment) => segment.text).join('')
    return { ...one, lines: [{ text, x: 0, baseline: 0, width, runs: [] }] }
  })
  return { ...node, layout: { ...node.layout, measure: 200, width, paragraphs } }
}

describe('the box of a text in slide software', () => {
  it('is its own where its lines leave room', () => {
    expect(textBox(lineOf(197, 'Room'))).toEqual(box(100, 50, 200, 40))
  })

  it('is its own of lines in a script without spaces, which may be broken anywhere', () => {
    const text = 'ドライバー不足による出発の遅れと冬季の道路閉鎖'
    expect(textBox(lineOf(197, text, { wrap: true }))).toEqual(box(100, 50, 200, 40))
  })

  it('is wider by what the software may measure more, away from the side of the text', () => {
    const { x, width } = textBox(lineOf(200, 'Full'))
    expect(x).toBe(100)
    expect(width).toBeCloseTo(202.4)
    const end = textBox(lineOf(200, paragraph('Full', { align: 'end' })))
    expect(end.x).toBeCloseTo(97.6)
    expect(end.x + end.width).toBeCloseTo(300)
    expect(textBox(lineOf(200, 'مرحبا')).x).toBeCloseTo(97.6)
    expect(textBox(lineOf(200, paragraph('Full', { align: 'center' }))).x).toBeCloseTo(98.8)
  })

  it('has room for the space that some software adds between ideographs and Latin letters', () => {
    // 16 pt: a quarter of an em is 4 pt, and there are four changes.
    expect(textBox(lineOf(200, 'AB 在 12 上 C')).width).toBeCloseTo(218.4)
    expect(textBox(lineOf(200, 'スーパー、コンピュータ')).width).toBeCloseTo(202.4)
  })

  it('is its own when its line leaves room or is turned', () => {
    expect(textBox(lineOf(200, 'Full', { wrap: false })).width).toBe(200)
    expect(textBox(lineOf(200, 'Full', { rotation: 90 })).width).toBe(200)
  })

  describe('of a line that never wraps', () => {
    const wide = '1,240 operators were retrained in May'
    const line = lineOf(200, wide, { wrap: false })

    it('has the room of a wider face, away from the side of the text', () => {
      const { x, width } = textBox(line)
      expect(x).toBe(100)
      expect(width).toBeGreaterThan(300)
      const end = textBox(lineOf(200, paragraph(wide, { align: 'end' }), { wrap: false }))
      expect(end.x + end.width).toBeCloseTo(300)
      expect(end.x).toBeLessThan(40)
    })

    it('ends before what stands beside it', () => {
      const { x, width } = textBox(line, [shapeNode({ box: box(320, 40, 100, 60) })])
      expect([x, width]).toEqual([100, 212])
    })

    it('ends with what it stands on', () => {
      expect(textBox(line, [shapeNode({ box: box(90, 40, 225, 60) })]).width).toBe(207)
    })

    it('leaves half a letter before what stands beside it, and the margin of the page', () => {
      const large = lineOf(200, paragraph(wide, { style: { ...bodyStyle, size: 20 } }), {
        wrap: false,
      })
      expect(textBox(large, [shapeNode({ box: box(320, 40, 100, 60) })]).width).toBe(210)
      const nearEdge = { box: box(700, 50, 200, 40), wrap: false }
      const { x, width } = textBox(lineOf(200, wide, nearEdge))
      expect(x + width).toBe(936)
    })

    it('goes beyond the frame of a chart, which is not drawn', () => {
      const { width } = textBox(line, [chartNode({ box: box(90, 40, 225, 60) })])
      expect(width).toBeGreaterThan(300)
    })

    it('is as low as the line where this has no room, at the side at which it stands', () => {
      const tall = { box: box(100, 50, 200, 140), wrap: false }
      const next = [shapeNode({ box: box(320, 40, 100, 160) })]
      const { y, height } = textBox(lineOf(200, wide, { ...tall, anchor: 'bottom' }), next)
      expect(height).toBe(100)
      expect(y + height).toBeCloseTo(190)
      expect(textBox(lineOf(200, wide, { ...tall, anchor: 'top' }), next).y).toBe(50)
      expect(textBox(lineOf(200, 'Short', tall), next).height).toBe(140)
    })

    it('leaves half of the gap to a line that grows towards it', () => {
      const other = lineOf(200, paragraph(wide, { align: 'end' }), {
        box: box(340, 50, 100, 40),
        wrap: false,
      })
      expect(textBox(line, [other]).width).toBe(212)
    })

    it('takes the room that a line beside it leaves in its box', () => {
      const other = lineOf(50, paragraph('+20%', { align: 'end' }), {
        box: box(310, 50, 300, 40),
        wrap: false,
      })
      expect(textBox(line, [other]).width).toBeGreaterThan(300)
    })
  })

  it('has the room of a wider face for a word that this would break, as far as nothing is in the way', () => {
    const node = lineOf(180, 'Gemeindeverwaltungsverband', { box: box(100, 50, 200, 40) })
    expect(textBox(node).width).toBeGreaterThan(240)
    const beside = shapeNode({ box: box(320, 50, 100, 40) })
    expect(textBox(node, [beside]).width).toBeCloseTo(212)
  })

  describe('of words that a wider face sets on more lines', () => {
    const words = 'The carrier registers and uploads its insurance certificate'
    /** Two lines of 200 points in a box that is as high as they are. */
    const twoLines = (options: Partial<Omit<TextNode, 'layout'>> = {}) => {
      const node = lineOf(190, words, { box: box(100, 200, 200, 44), ...options })
      const [one] = node.layout.paragraphs
      const lines = one ? [...one.lines, ...one.lines] : []
      return {
        ...node,
        layout: { ...node.layout, height: 44, paragraphs: one ? [{ ...one, lines }] : [] },
      }
    }

    it('is higher by these, away from where the text stands', () => {
      expect(textBox(twoLines())).toEqual(box(100, 200, 200, 66))
      expect(textBox(twoLines({ anchor: 'bottom' }))).toEqual(box(100, 178, 200, 66))
      expect(textBox(twoLines({ anchor: 'middle' }))).toEqual(box(100, 189, 200, 66))
    })

    it('is its own where something stands there, and where what it stands on ends', () => {
      const ruleAt = (y: number) => [shapeNode({ box: box(100, y, 200, 0) })]
      expect(textBox(twoLines(), ruleAt(268)).height).toBe(44)
      expect(textBox(twoLines(), ruleAt(270)).height).toBe(66)
      const panel = shapeNode({ box: box(90, 180, 220, 78) })
      expect(textBox(twoLines(), [panel]).height).toBe(44)
    })

    it('is as far from the foot of what it stands on as from its sides', () => {
      const panel = (side: number) => [shapeNode({ box: box(100 - side, 180, 200 + 2 * side, 94) })]
      expect(textBox(twoLines(), panel(4)).height).toBe(66)
      expect(textBox(twoLines(), panel(12)).height).toBe(44)
    })

    it('is its own of a word that a wider face would break: set smaller, it may be whole', () => {
      const long = 'Gemeindeverwaltungsverband und anderes'
      const node = lineOf(180, long, { box: box(100, 200, 200, 22) })
      const beside = [shapeNode({ box: box(304, 200, 100, 40) })]
      const low = { ...node, layout: { ...node.layout, height: 22 } }
      expect(textBox(low, beside).height).toBe(22)
    })

    it('is not higher where it has that room already', () => {
      expect(textBox(twoLines({ box: box(100, 200, 200, 70) })).height).toBe(70)
    })
  })
})
