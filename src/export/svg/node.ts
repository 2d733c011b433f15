import type { SceneNode } from '../../scene/node.ts'
import { imageToSvg } from './image.ts'
import { shapeToSvg } from './shape.ts'
import type { SvgContext } from './svg-context.ts'
import { tableToSvg } from './table.ts'
import { textNodeToSvg } from './text.ts'

/** The markup of any node; a chart is its drawing. */
export function nodeToSvg(node: SceneNode, context: SvgContext): string {
  switch (node.kind) {
    case 'shape':
      return shapeToSvg(node, context)
    case 'text':
      return textNodeToSvg(node, context)
    case 'table':
      return tableToSvg(node, context)
    case 'image':
      return imageToSvg(node, context)
    case 'chart':
      return node.drawing.map((part) => nodeToSvg(part, context)).join('')
  }
}
