import type { Box } from './geometry.ts'
import type { ImageNode } from './node.ts'

/** Where the whole picture lies on the page if the part of it that is shown fills the node's box. */
export function wholePictureBox({ box, crop }: Pick<ImageNode, 'box' | 'crop'>): Box {
  if (!crop) return box
  const width = box.width / crop.width
  const height = box.height / crop.height
  return { x: box.x - crop.x * width, y: box.y - crop.y * height, width, height }
}

/** The node's corner radius, at most half of the box's shorter side. */
export function cornerRadius({ box, radius = 0 }: Pick<ImageNode, 'box' | 'radius'>): number {
  return Math.max(0, Math.min(radius, box.width / 2, box.height / 2))
}
