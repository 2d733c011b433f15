import type { PathCommand, ShapeNode } from '../../scene/node.ts'
import { fillAttributes, strokeAttributes } from './paint.ts'
import type { SvgContext } from './svg-context.ts'
import { attributes, formatNumber } from './xml.ts'

function pathData(commands: PathCommand[]): string {
  const n = formatNumber
  return commands
    .map((command) => {
      switch (command.type) {
        case 'Z':
          return 'Z'
        case 'C':
          return `C${n(command.x1)} ${n(command.y1)} ${n(command.x2)} ${n(command.y2)} ${n(command.x)} ${n(command.y)}`
        default:
          return `${command.type}${n(command.x)} ${n(command.y)}`
      }
    })
    .join('')
}

/** A shape as one SVG element. */
export function shapeToSvg(node: ShapeNode, context: SvgContext): string {
  const { box, geometry } = node
  const dress = fillAttributes(node.fill, box, context) + strokeAttributes(node.stroke)
  switch (geometry.type) {
    case 'rectangle': {
      // SVG shortens the two radii separately; a scene's corner stays circular.
      const radius = Math.min(geometry.radius ?? 0, box.width / 2, box.height / 2)
      const place = attributes({ ...box, rx: radius > 0 ? radius : undefined })
      return `<rect${place}${dress}/>`
    }
    case 'ellipse': {
      const place = attributes({
        cx: box.x + box.width / 2,
        cy: box.y + box.height / 2,
        rx: box.width / 2,
        ry: box.height / 2,
      })
      return `<ellipse${place}${dress}/>`
    }
    case 'line': {
      const { from, to } = geometry
      const place = attributes({ x1: from.x, y1: from.y, x2: to.x, y2: to.y })
      return `<line${place}${strokeAttributes(node.stroke)}/>`
    }
    case 'path':
      return `<path d="${pathData(geometry.commands)}"${dress}/>`
  }
}
