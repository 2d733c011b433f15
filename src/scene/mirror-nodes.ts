import { type Box, type Points, pageWidth } from './geometry.ts'
import type { Geometry, PathCommand, SceneNode, TableNode } from './node.ts'
import type { Paint } from './paint.ts'

/**
 * The page as readers of right-to-left scripts expect it: boxes and ornament mirrored, tables with their first column
 * at the right. Text is not touched (its start is its own); charts with all that belongs to them move to the mirrored
 * place of their area but keep their direction.
 */
export function mirrorNodes(nodes: SceneNode[], rigidAreas: Map<SceneNode, Box>): SceneNode[] {
  return nodes.map((node) => {
    const area = rigidAreas.get(node)
    return area ? shiftNode(node, mirrorBox(area).x - area.x) : mirrorNode(node)
  })
}

function mirrorNode(node: SceneNode): SceneNode {
  const box = mirrorBox(node.box)
  switch (node.kind) {
    case 'text':
      return { ...node, box, ...(node.rotation ? { rotation: -node.rotation } : {}) }
    case 'image':
      return { ...node, box }
    case 'table':
      return mirrorTable(node, box)
    case 'chart':
      return shiftNode(node, box.x - node.box.x)
    case 'shape':
      return {
        ...node,
        box,
        geometry: mapGeometry(node.geometry, (x) => pageWidth - x),
        ...(node.fill ? { fill: mirrorPaint(node.fill) } : {}),
      }
  }
}

function mirrorBox(box: Box): Box {
  return { ...box, x: pageWidth - box.x - box.width }
}

function mirrorPaint(paint: Paint): Paint {
  if (paint.kind === 'solid') return paint
  return { ...paint, angle: (540 - paint.angle) % 360 }
}

function mapGeometry(geometry: Geometry, map: (x: Points) => Points): Geometry {
  switch (geometry.type) {
    case 'line':
      return {
        ...geometry,
        from: { ...geometry.from, x: map(geometry.from.x) },
        to: { ...geometry.to, x: map(geometry.to.x) },
      }
    case 'path':
      return { ...geometry, commands: geometry.commands.map((command) => mapCommand(command, map)) }
    default:
      return geometry
  }
}

function mapCommand(command: PathCommand, map: (x: Points) => Points): PathCommand {
  switch (command.type) {
    case 'Z':
      return command
    case 'C':
      return { ...command, x1: map(command.x1), x2: map(command.x2), x: map(command.x) }
    default:
      return { ...command, x: map(command.x) }
  }
}

function mirrorTable(node: TableNode, box: Box): TableNode {
  return {
    ...node,
    box,
    columnWidths: node.columnWidths.toReversed(),
    rows: node.rows.map((row) => ({
      ...row,
      cells: row.cells
        .map((cell) => ({
          ...cell,
          padding: { ...cell.padding, left: cell.padding.right, right: cell.padding.left },
        }))
        .toReversed(),
    })),
  }
}

function shiftNode(node: SceneNode, distance: Points): SceneNode {
  const shifted = (box: Box) => ({ ...box, x: box.x + distance })
  const box = shifted(node.box)
  switch (node.kind) {
    case 'shape':
      return { ...node, box, geometry: mapGeometry(node.geometry, (x) => x + distance) }
    case 'chart':
      return {
        ...node,
        box,
        plot: shifted(node.plot),
        drawing: node.drawing.map((one) => shiftNode(one, distance)),
      }
    default:
      return { ...node, box }
  }
}
