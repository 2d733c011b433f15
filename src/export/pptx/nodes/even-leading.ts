import type { Box } from '../../../scene/geometry.ts'
import type { TextNode } from '../../../scene/node.ts'
import { textTop } from '../../../scene/text-position.ts'
import type { ExportContext } from '../export-context.ts'

/**
 * Under which line height, in em, a single line is re-set. Where the spacing is about that of the font, slide software
 * agrees on the baseline; an exact spacing far below it moves a line by up to half its height, differently in each.
 */
const tightLeading = 0.95
const evenLeading = 1.2

/**
 * A text of one tightly led line (a quotation mark, a large figure) as the same line with ordinary leading, in a box
 * that keeps its baseline where the scene has it. Other texts come back as they are: their leading is what holds their
 * lines together, and a placeholder's box is its layout's.
 */
export function withEvenLeading(node: TextNode, context: ExportContext): TextNode {
  const [paragraph] = node.layout.paragraphs
  const [line] = paragraph?.lines ?? []
  if (!paragraph || !line || node.placeholder || node.furniture) return node
  if (node.layout.paragraphs.length > 1 || paragraph.lines.length > 1) return node
  const sizes = paragraph.segments.map((segment) => segment.style.size)
  const size = Math.max(0, ...sizes)
  const { lineHeight } = paragraph.specification
  if (lineHeight >= size * tightLeading) return node
  const tallest = paragraph.segments[sizes.indexOf(size)]
  if (!tallest) return node
  const { ascent, descent } = context.face(tallest.style.font)
  const even = size * evenLeading
  // A line's ascent and descent stand in the middle of its height (see typography).
  const baseline = (even - (ascent + descent) * size) / 2 + ascent * size
  const specification = { ...paragraph.specification, lineHeight: even }
  const y = textTop(node) + line.baseline - baseline
  const box = keepTurned(node, { ...node.box, y, height: even })
  return {
    ...node,
    anchor: 'top',
    box,
    layout: { ...node.layout, height: even, paragraphs: [{ ...paragraph, specification }] },
  }
}

/** Moves the new box of a turned text so that its words stay: a box turns about its own centre, which is another now. */
function keepTurned({ box, rotation = 0 }: TextNode, changed: Box): Box {
  const radians = (rotation * Math.PI) / 180
  const shift = changed.y + changed.height / 2 - (box.y + box.height / 2)
  return {
    ...changed,
    x: changed.x - Math.sin(radians) * shift,
    y: changed.y + (Math.cos(radians) - 1) * shift,
  }
}
