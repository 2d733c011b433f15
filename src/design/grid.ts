import { type Box, inches, type Points } from '../scene/geometry.ts'

/** A box in inches, as specifications give it, in points. */
export function boxInInches(x: number, y: number, width: number, height: number): Box {
  return { x: inches(x), y: inches(y), width: inches(width), height: inches(height) }
}

/** Left edge of column 1 to 12; 13 would begin a gutter after the last, in the margin. */
export function columnEdge(column: number): Points {
  return inches(0.6 + (column - 1) * 1.0278)
}

/** Width of so many columns with the gutters between them. */
export function columnSpan(columns: number): Points {
  return inches(1.0278 * columns - 0.2)
}

/** The x of a box's right side. */
export function rightEdge(box: Box): Points {
  return box.x + box.width
}

/** The y of a box's lower side. */
export function bottomEdge(box: Box): Points {
  return box.y + box.height
}
