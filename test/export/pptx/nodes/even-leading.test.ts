import { expect, it } from 'vitest'
import { withEvenLeading } from '../../../../src/export/pptx/nodes/even-leading.ts'
import type { TextNode } from '../../../../src/scene/node.ts'
import { textTop } from '../../../../src/scene/text-position.ts'
import { bodyStyle, box, textNode } from '../../../support/scenes.ts'
import { contextOf, typography } from '../context.ts'

/** Text of 120 pt, really laid out, standing at the bottom of a box 150 pt high. */
function largeText(text: string, lineHeight: number, options: Partial<TextNode> = {}): TextNode {
  const runs = [{ text, style: { ...bodyStyle, size: 120 } }]
  const specification = { runs, align: 'start' as const, lineHeight, spaceBefore: 0 }
  const layout = typography.layoutText([specification], 300, { language: 'en' })
  return textNode(layout, { box: box(40, 30, 300, 150), anchor: 'bottom', ...options })
}

const baselineOf = (node: TextNode) =>
  textTop(node) + (node.layout.paragraphs[0]?.lines[0]?.baseline ?? 0)

it('re-sets a tight line with ordinary leading, its baseline where it was', () => {
  const tight = largeText('“', 72)
  const even = withEvenLeading(tight, contextOf())
  expect(even.layout.paragraphs[0]?.specification.lineHeight).toBe(144)
  const natural = largeText('“', 144, { anchor: 'top', box: even.box })
  expect(baselineOf(natural)).toBeCloseTo(baselineOf(tight), 3)
})

it('leaves ordinary leading, several lines and placeholders alone', () => {
  for (const node of [
    largeText('“', 132),
    largeText('two lines of text', 72),
    largeText('“', 72, { placeholder: 'title' }),
  ])
    expect(withEvenLeading(node, contextOf())).toBe(node)
})

it('keeps the words of a turned line where they were', () => {
  const even = withEvenLeading(largeText('“', 72, { rotation: 180 }), contextOf())
  const upright = withEvenLeading(largeText('“', 72), contextOf())
  // A half turn about the centre of the text's own box.
  const centre = { x: 40 + 150, y: 30 + 75 }
  expect(even.box.x + even.box.width / 2).toBeCloseTo(centre.x, 6)
  expect(even.box.y + even.box.height / 2 - centre.y).toBeCloseTo(
    centre.y - (upright.box.y + upright.box.height / 2),
    6,
  )
})
