import type { SceneNode, ShapeNode } from '../../../scene/node.ts'

/** What makes two shapes the same: all that is drawn of them, and their names. */
export type ShapeKey = string

const keys = new WeakMap<ShapeNode, ShapeKey>()

/** What makes a shape the same as others. */
export function shapeKey(shape: ShapeNode): ShapeKey {
  const known = keys.get(shape)
  if (known !== undefined) return known
  const key = JSON.stringify(shape)
  keys.set(shape, key)
  return key
}

/**
 * Whether two nodes may touch, so that the order in which they are drawn can be seen: their boxes with half of their
 * pens around.
 */
export function mayTouch(one: SceneNode, other: SceneNode): boolean {
  const pens = (penOf(one) + penOf(other)) / 2
  const [a, b] = [one.box, other.box]
  return (
    a.x < b.x + b.width + pens &&
    b.x < a.x + a.width + pens &&
    a.y < b.y + b.height + pens &&
    b.y < a.y + a.height + pens
  )
}

function penOf(node: SceneNode): number {
  return node.kind === 'shape' ? (node.stroke?.width ?? 0) : 0
}

/**
 * The shapes that can be drawn once under several lists of nodes instead of in each: those that `mayShare` of the first
 * list which every other has too, in the same order, and that lie over nothing which stays in a list. In the first
 * list's order.
 */
export function sharedShapes(
  lists: readonly (readonly SceneNode[])[],
  mayShare: (shape: ShapeNode) => boolean,
): ShapeNode[] {
  const [first = [], ...others] = lists
  const possible = first.filter(isShape).filter(mayShare)
  if (possible.length === 0) return []
  const known = others.map((nodes) => new Set(nodes.filter(isShape).map(shapeKey)))
  const shared = new Map(
    possible
      .filter((shape) => known.every((one) => one.has(shapeKey(shape))))
      .map((shape) => [shapeKey(shape), shape] as const),
  )
  // What one list keeps may lie under more, in that list and then in others.
  for (let before = -1; before !== shared.size; ) {
    before = shared.size
    for (const nodes of lists) removeMisplaced(shared, nodes)
  }
  return [...shared.values()]
}

/** Takes out of the shared shapes those that a list has in another order, or over something that it keeps. */
function removeMisplaced(shared: Map<ShapeKey, ShapeNode>, nodes: readonly SceneNode[]): void {
  const order = [...shared.keys()]
  const staying: SceneNode[] = []
  let next = 0
  for (const node of nodes) {
    const key = node.kind === 'shape' ? shapeKey(node) : ''
    while (next < order.length && !shared.has(order[next] as ShapeKey)) next += 1
    const inOrder = order[next] === key
    if (inOrder && !staying.some((one) => mayTouch(one, node))) next += 1
    else {
      shared.delete(key)
      staying.push(node)
    }
  }
}

/** Whether a node is a shape. */
export function isShape(node: SceneNode): node is ShapeNode {
  return node.kind === 'shape'
}
