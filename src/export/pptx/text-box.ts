import type { Box, Points } from '../../scene/geometry.ts'
import type { TextNode } from '../../scene/node.ts'
import type { LaidParagraph, TextLayout } from '../../scene/text.ts'
import { indentOf, scriptSpaces, slack } from '../../typography/slide-software.ts'

/**
 * The box of a text in slide software, in points: the node's own, and where its lines fill that to the edge, as much
 * wider as the software may measure them, so that it breaks them where we do. The side at which the text is aligned
 * stays where it is; centred text keeps its middle, and turned text its box, since a turn is about the box's centre.
 */
export function textBox({ box, layout, wrap, rotation }: TextNode): Box {
  if (!wrap || rotation) return box
  const extra = widestLine(layout) - box.width
  if (extra <= 0) return box
  const sides = new Set(layout.paragraphs.map(alignedSide))
  const side = sides.size === 1 ? [...sides][0] : 'center'
  const before = side === 'left' ? 0 : side === 'right' ? extra : extra / 2
  return { ...box, x: box.x - before, width: box.width + extra }
}

/** How wide slide software may set the widest line of a text, from the start of its box, in points. */
export function widestLine(layout: TextLayout): Points {
  return Math.max(0, ...layout.paragraphs.map(widestOf))
}

function widestOf(paragraph: LaidParagraph): Points {
  const indent = indentOf(paragraph.specification)
  const spaces = scriptSpaces(paragraph)
  return Math.max(
    0,
    ...paragraph.lines.map(
      (line, index) => line.width * (1 + slack) + indent + (spaces[index] ?? 0),
    ),
  )
}

function alignedSide({ specification, direction }: LaidParagraph): 'left' | 'center' | 'right' {
  const { align } = specification
  if (align === 'center') return 'center'
  return (align === 'start') === (direction === 'ltr') ? 'left' : 'right'
}
