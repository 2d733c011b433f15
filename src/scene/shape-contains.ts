import type { Point } from './geometry.ts'
import type { PathCommand, ShapeNode } from './node.ts'

/** Whether a point lies on what a shape's outline encloses. */
export function shapeContains({ geometry, box }: ShapeNode, point: Point): boolean {
  const inBox =
    point.x >= box.x &&
    point.x <= box.x + box.width &&
    point.y >= box.y &&
    point.y <= box.y + box.height
  switch (geometry.type) {
    case 'rectangle':
      return inBox
    case 'ellipse':
      return (
        ((point.x - box.x) / box.width - 0.5) ** 2 + ((point.y - box.y) / box.height - 0.5) ** 2 <=
        0.25
      )
    case 'line':
      return false
    case 'path':
      return inBox && insidePath(geometry.commands, point)
  }
}

/** Even-odd rule; curves are taken as their chords through the middle. */
function insidePath(commands: PathCommand[], point: Point): boolean {
  let inside = false
  let start: Point = { x: 0, y: 0 }
  let here: Point = start
  const edge = (to: Point) => {
    if (here.y > point.y !== to.y > point.y)
      if (point.x < ((to.x - here.x) * (point.y - here.y)) / (to.y - here.y) + here.x)
        inside = !inside
    here = to
  }
  for (const command of commands) {
    if (command.type === 'M') {
      edge(start)
      start = { x: command.x, y: command.y }
      here = start
    } else if (command.type === 'Z') edge(start)
    else {
      if (command.type === 'C')
        edge({
          x: (here.x + 3 * command.x1 + 3 * command.x2 + command.x) / 8,
          y: (here.y + 3 * command.y1 + 3 * command.y2 + command.y) / 8,
        })
      edge({ x: command.x, y: command.y })
    }
  }
  edge(start)
  return inside
}
