import type { SceneNode } from '../../../scene/node.ts'
import { drawingPropertiesXml, transformXml } from '../nodes/drawing-properties.ts'
import { itemOf } from './item-name.ts'
import { isNumber } from './placeholders.ts'
import { mayTouch } from './shared-shapes.ts'

/** Nodes that are drawn one after the other as one thing: of one node, it alone. */
interface NodeGroup {
  /** As nodes are named: `card-1`. */
  name: string
  members: SceneNode[]
}

/**
 * Nodes with what belongs together in groups, in an order that looks the same: the shapes and the number of one of
 * several things that have texts (`card-1`, `card-1-tile`), and other shapes that begin with the same word (`star-1`,
 * `star-2`). A group stands where its first shape does; what would come to lie under something else begins another.
 * Placeholders, charts, tables and pictures stay alone: slide software takes none of the first into a group.
 */
export function groupNodes(nodes: readonly SceneNode[]): NodeGroup[] {
  const items = new Set(
    nodes.flatMap(({ kind, name }) => (kind === 'text' ? (itemOf(name) ?? []) : [])),
  )
  const groups: NodeGroup[] = []
  const last = new Map<string, NodeGroup>()
  for (const node of nodes) {
    const belongs = node.kind === 'shape' || (node.kind === 'text' && isNumber(node))
    const item = itemOf(node.name) ?? ''
    const name = items.has(item) ? item : (node.name.split('-')[0] ?? '')
    const group = belongs ? last.get(name) : undefined
    const above = group ? groups.slice(groups.indexOf(group) + 1) : []
    if (group && !above.some(({ members }) => members.some((one) => mayTouch(one, node)))) {
      group.members.push(node)
      continue
    }
    const begun = { name: belongs ? name : node.name, members: [node] }
    groups.push(begun)
    if (belongs) last.set(name, begun)
  }
  return groups
}

/** A group of shapes that are written already, under a plain name. Without any it is nothing, and of one that one. */
export function groupXml(
  { name, members }: NodeGroup,
  shapes: readonly string[],
  nextId: () => number,
): string {
  const written = shapes.filter((shape) => shape !== '')
  if (written.length < 2) return written.join('')
  const left = Math.min(...members.map(({ box }) => box.x))
  const top = Math.min(...members.map(({ box }) => box.y))
  const box = {
    x: left,
    y: top,
    width: Math.max(...members.map(({ box }) => box.x + box.width)) - left,
    height: Math.max(...members.map(({ box }) => box.y + box.height)) - top,
  }
  const decorative = members.every((node) => node.kind === 'shape' && node.decorative)
  // The coordinates within are those of the page.
  const transform = transformXml(box).replace(
    /(<a:off (.*?)\/><a:ext (.*?)\/>)/,
    '$1<a:chOff $2/><a:chExt $3/>',
  )
  return (
    `<p:grpSp><p:nvGrpSpPr>${drawingPropertiesXml({ id: nextId(), name, decorative })}<p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>` +
    `<p:grpSpPr>${transform}</p:grpSpPr>${written.join('')}</p:grpSp>`
  )
}
